//省市区
var areaList = [
  {
    pid: "110000",
    province_name: "北京市",
  },
  {
    pid: "120000",
    province_name: "天津市",
  },
  {
    pid: "130000",
    province_name: "河北省",
  },
  {
    pid: "140000",
    province_name: "山西省",
  },
  {
    pid: "150000",
    province_name: "内蒙古自治区",
  },
  {
    pid: "210000",
    province_name: "辽宁省",
  },
  {
    pid: "220000",
    province_name: "吉林省",
  },
  {
    pid: "230000",
    province_name: "黑龙江省",
  },
  {
    pid: "310000",
    province_name: "上海市",
  },
  {
    pid: "320000",
    province_name: "江苏省",
  },
  {
    pid: "330000",
    province_name: "浙江省",
  },
  {
    pid: "340000",
    province_name: "安徽省",
  },
  {
    pid: "350000",
    province_name: "福建省",
  },
  {
    pid: "360000",
    province_name: "江西省",
  },
  {
    pid: "370000",
    province_name: "山东省",
  },
  {
    pid: "410000",
    province_name: "河南省",
  },
  {
    pid: "420000",
    province_name: "湖北省",
  },
  {
    pid: "430000",
    province_name: "湖南省",
  },
  {
    pid: "440000",
    province_name: "广东省",
  },
  {
    pid: "450000",
    province_name: "广西壮族自治区",
  },
  {
    pid: "460000",
    province_name: "海南省",
  },
  {
    pid: "500000",
    province_name: "重庆市",
  },
  {
    pid: "510000",
    province_name: "四川省",
  },
  {
    pid: "520000",
    province_name: "贵州省",
  },
  {
    pid: "530000",
    province_name: "云南省",
  },
  {
    pid: "540000",
    province_name: "西藏自治区",
  },
  {
    pid: "610000",
    province_name: "陕西省",
  },
  {
    pid: "620000",
    province_name: "甘肃省",
  },
  {
    pid: "630000",
    province_name: "青海省",
  },
  {
    pid: "640000",
    province_name: "宁夏回族自治区",
  },
  {
    pid: "650000",
    province_name: "新疆维吾尔自治区",
  },
  {
    pid: "710000",
    province_name: "台湾省",
  },
  {
    pid: "810000",
    province_name: "香港特别行政区",
  },
  {
    pid: "820000",
    province_name: "澳门特别行政区",
  },
];


module.exports = {
  areaList,
}