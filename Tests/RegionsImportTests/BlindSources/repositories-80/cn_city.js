const citys = {
  "A": [{"id": "15", "name": "安徽", "fullName": "安徽", "initialsName": "A"}],
  "B":[
    { "id": "7", "name": "北京", "fullName": "北京", "initialsName": "B" }],
  "C": [
    { "id": "27", "name": "重庆", "fullName": "重庆", "initialsName": "C" }],
  "F": [
    { "id": "16", "name": "福建", "fullName": "福建", "initialsName": "F" }],
  "G": [
    { "id": "17", "name": "广西", "fullName": "广西", "initialsName": "G" }, { "id": "18", "name": "广东", "fullName": "广东", "initialsName": "G" }, { "id": "22", "name": "甘肃", "fullName": "甘肃", "initialsName": "G" }, { "id": "29", "name": "贵州", "fullName": "贵州", "initialsName": "G" }],
  "H": [
    { "id": "1", "name": "湖北", "fullName": "湖北", "initialsName": "H" }, { "id": "2", "name": "湖南", "fullName": "湖南", "initialsName": "H" },{ "id": "3", "name": "黑龙江", "fullName": "黑龙江", "initialsName": "H" },{ "id": "6", "name": "河北", "fullName": "河北", "initialsName": "H" },{ "id": "10", "name": "河南", "fullName": "河南", "initialsName": "H" },{ "id": "19", "name": "海南", "fullName": "海南", "initialsName": "H" }],
  "J": [
    { "id": "4", "name": "吉林", "fullName": "吉林", "initialsName": "J" }, { "id": "13", "name": "江苏", "fullName": "江苏", "initialsName": "J" }],
  "L": [
    { "id": "5", "name": "辽宁", "fullName": "辽宁", "initialsName": "L" }],
  "N": [
    { "id": "11", "name": "内蒙古", "fullName": "内蒙古", "initialsName": "N" }, { "id": "23", "name": "宁夏", "fullName": "宁夏", "initialsName": "N" }],
  "Q": [
    { "id": "21", "name": "青海", "fullName": "青海", "initialsName": "Q" }],
  "S": [
    { "id": "8", "name": "山西", "fullName": "山西", "initialsName": "S" }, { "id": "9", "name": "山东", "fullName": "山东", "initialsName": "S" }, { "id": "12", "name": "上海", "fullName": "上海", "initialsName": "S" }]
}
