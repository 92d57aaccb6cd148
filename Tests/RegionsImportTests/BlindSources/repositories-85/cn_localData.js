export default {
      "status": 200,
      "data": [
      {
      "regionId": 3,
      "regionName": "华东区",
      "child": [
      {
      "provinceId": 310000,
      "provinceName": "上海市",
      "child": [
      {
      "cityId": 310100,
      "cityName": "上海市"
      },
      {
      "cityId": 310200,
      "cityName": "上海县"
      }
      ]
      },
      {
      "provinceId": 320000,
      "provinceName": "江苏省",
      "child": [
      {
      "cityId": 320100,
      "cityName": "南京市"
      },
      {
      "cityId": 320200,
      "cityName": "无锡市"
      },
      {
      "cityId": 320300,
      "cityName": "徐州市"
      },
      {
      "cityId": 320400,
      "cityName": "常州市"
      },
      {
      "cityId": 320500,
      "cityName": "苏州市"
      },
      {
      "cityId": 320600,
      "cityName": "南通市"
      },
      {
      "cityId": 320700,
      "cityName": "连云港市"
      },
      {
      "cityId": 320800,
      "cityName": "淮安市"
      },
      {
      "cityId": 320900,
      "cityName": "盐城市"
      },
      {
      "cityId": 321000,
      "cityName": "扬州市"
      },
      {
      "cityId": 321100,
      "cityName": "镇江市"
      },
      {
      "cityId": 321200,
      "cityName": "泰州市"
      },
      {
      "cityId": 321300,
      "cityName": "宿迁市"
      }
      ]
      },
      {
      "provinceId": 330000,
      "provinceName": "浙江省",
      "child": [
      {
      "cityId": 330100,
      "cityName": "杭州市"
      },
      {
      "cityId": 330200,
      "cityName": "宁波市"
      },
      {
      "cityId": 330300,
      "cityName": "温州市"
      },
      {
      "cityId": 330400,
      "cityName": "嘉兴市"
      },
      {
      "cityId": 330500,
      "cityName": "湖州市"
      },
      {
      "cityId": 330600,
      "cityName": "绍兴市"
      },
      {
      "cityId": 330700,
      "cityName": "金华市"
      }
      ]
      }
      ]
      }
      ]
}
