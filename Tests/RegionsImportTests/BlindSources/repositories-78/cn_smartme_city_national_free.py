cities = \
    {"city_id": "CH", "name": "中国", "en": "China", "list": [
    {"city_id": "CH01", "name": "北京", "en": "", "list": [
    {"city_id": "CH010100", "name": "北京", "en": "Beijing"}]}, 
    {"city_id": "CH02", "name": "上海", "en": "", "list": [
    {"city_id": "CH020100", "name": "上海", "en": "Shanghai"}]}, 
    {"city_id": "CH05", "name": "黑龙江", "en": "", "list": [
    {"city_id": "CH0501", "name": "哈尔滨", "en": "", "list": [
    {"city_id": "CH050101", "name": "哈尔滨", "en": "Harbin"}]}, 
    {"city_id": "CH0502", "name": "齐齐哈尔", "en": "", "list": [
    {"city_id": "CH050201", "name": "齐齐哈尔", "en": "Qiqihar"}]}, 
    {"city_id": "CH0507", "name": "大兴安岭", "en": "", "list": [
    {"city_id": "CH050701", "name": "大兴安岭", "en": "daxinganling"}]}, 
    {"city_id": "CH0510", "name": "七台河", "en": "", "list": [
    {"city_id": "CH051002", "name": "七台河", "en": "qitaihe"}]}]}, 
    {"city_id": "CH06", "name": "吉林", "en": "", "list": [
    {"city_id": "CH0601", "name": "长春", "en": "", "list": [
    {"city_id": "CH060101", "name": "长春", "en": "Changchun"}]}, 
    {"city_id": "CH0602", "name": "吉林", "en": "", "list": [
    {"city_id": "CH060201", "name": "吉林", "en": "Jilin"}]}, 
    {"city_id": "CH0603", "name": "延边", "en": "", "list": [
    {"city_id": "CH060301", "name": "延吉", "en": "Yanji"}]}]}, 
    {"city_id": "CH08", "name": "内蒙古", "en": "", "list": [
    {"city_id": "CH0801", "name": "呼和浩特", "en": "", "list": [
    {"city_id": "CH080101", "name": "呼和浩特", "en": "Hohhot"}]}, 
    {"city_id": "CH0804", "name": "乌兰察布", "en": "", "list": [
    {"city_id": "CH080401", "name": "集宁", "en": "jining"}]}, 
    {"city_id": "CH0808", "name": "巴彦淖尔", "en": "", "list": [
    {"city_id": "CH080801", "name": "临河", "en": "linhe"}]}, 
    {"city_id": "CH0812", "name": "阿拉善盟", "en": "", "list": [
    {"city_id": "CH081201", "name": "阿左旗", "en": "azuoqi"}]}]}, 
    {"city_id": "CH13", "name": "新疆", "en": "", "list": [
    {"city_id": "CH1306", "name": "巴音郭楞", "en": "", "list": [
    {"city_id": "CH130601", "name": "库尔勒", "en": "korla"}]}, 
    {"city_id": "CH1310", "name": "伊犁", "en": "", "list": [
    {"city_id": "CH131001", "name": "伊宁", "en": "Yining"}]}, 
    {"city_id": "CH1315", "name": "克州", "en": "", "list": [
    {"city_id": "CH131501", "name": "阿图什", "en": "artux"}]}, 
    {"city_id": "CH1316", "name": "博尔塔拉", "en": "", "list": [
    {"city_id": "CH131601", "name": "博乐", "en": "bole"}]}]}]}
