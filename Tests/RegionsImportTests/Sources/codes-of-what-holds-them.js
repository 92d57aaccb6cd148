const citys = {
  "provinceList": [
    { "provinceId": 1, "provinceNo": "310000", "provinceName": "上川省", "cityList": [
      { "cityId": 1, "cityNo": "310100", "cityName": "东溪市", "cityProvinceNo": "310000", "areaList": [
        { "areaId": 1, "areaNo": "310101", "areaName": "溪口区", "areaCityNo": "310100" },
        { "areaId": 2, "areaNo": "310102", "areaName": "溪源区", "areaCityNo": "310100" } ] } ] },
    { "provinceId": 2, "provinceNo": "320000", "provinceName": "下川省", "cityList": [
      { "cityId": 3, "cityNo": "320100", "cityName": "甲山市", "cityProvinceNo": "320000", "areaList": [
        { "areaId": 5, "areaNo": "320101", "areaName": "山口区", "areaCityNo": "320100" },
        { "areaId": 6, "areaNo": "320102", "areaName": "山阴县", "areaCityNo": "320100" } ] } ] }
  ]
}
