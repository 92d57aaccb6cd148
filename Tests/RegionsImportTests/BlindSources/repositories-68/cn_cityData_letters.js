export default {
    "A"
:
    [{"cityName": "阿拉善盟", "cityId": "152900"}, {"cityName": "阿坝藏族羌族自治州", "cityId": "513200"}, {
        "cityName": "安庆市",
        "cityId": "340800"
    }, {"cityName": "阿克苏地区", "cityId": "652900"}, {"cityName": "阿勒泰地区", "cityId": "654300"}, {"cityName": "安阳市", "cityId": "410500"}, {"cityName": "阿里地区", "cityId": "542500"}, {"cityName": "安顺市", "cityId": "520400"}, {
        "cityName": "鞍山市",
        "cityId": "210300"
    }, {"cityName": "安康市", "cityId": "610900"}, {"areaId": "469021", "areaName": "定安县", "cityId": "469000"}],
        "B"
:
    [{"cityName": "保山市", "cityId": "530500"}, {"cityName": "包头市", "cityId": "150200"}, {
        "cityName": "巴彦淖尔市",
        "cityId": "150800"
    }, {"cityName": "北京市", "cityId": "110100"}, {"cityName": "白城市", "cityId": "220800"}, {"cityName": "白山市", "cityId": "220600"}, {"cityName": "巴中市", "cityId": "511900"}, {"cityName": "亳州市", "cityId": "341600"}, {
        "cityName": "蚌埠市",
        "cityId": "340300"
    }, {"cityName": "滨州市", "cityId": "371600"}, {"cityName": "北海市", "cityId": "450500"}, {"cityName": "百色市", "cityId": "451000"}, {"cityName": "博尔塔拉蒙古自治州", "cityId": "652700"}, {"cityName": "保定市", "cityId": "130600"}, {
        "cityName": "白银市",
        "cityId": "620400"
    }, {"cityName": "毕节市", "cityId": "520500"}, {"cityName": "本溪市", "cityId": "210500"}, {"cityName": "宝鸡市", "cityId": "610300"}, {
        "areaId": "469029",
        "areaName": "保亭黎族苗族自治县",
        "cityId": "469000"
    }]
}
