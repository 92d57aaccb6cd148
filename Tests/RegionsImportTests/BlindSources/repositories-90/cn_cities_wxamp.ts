var json = {
  "provinces": [
    {
      "citys": [
        {
          "cityName": "北京市",
          "cityId": "101010100"
        }
      ],
      "provinceName": "北京市"
    },
    {
      "citys": [
        {
          "cityName": "天津市",
          "cityId": "101030100"
        }
      ],
      "provinceName": "天津市"
    },
    {
      "citys": [
        {
          "cityName": "上海市",
          "cityId": "101020100"
        }
      ],
      "provinceName": "上海市"
    },
    {
      "citys": [
        {
          "cityName": "重庆市",
          "cityId": "101040100"
        }
      ],
      "provinceName": "重庆市"
    },
    {
      "citys": [
        {
          "cityName": "香港特别行政区",
          "cityId": "101320101"
        }
      ],
      "provinceName": "香港"
    },
    {
      "citys": [
        {
          "cityName": "澳门特别行政区",
          "cityId": "101330101"
        }
      ],
      "provinceName": "澳门"
    },
    {
      "citys": [
        {
          "cityName": "石家庄市",
          "cityId": "101090101"
        },
        {
          "cityName": "唐山市",
          "cityId": "101090501"
        },
        {
          "cityName": "秦皇岛市",
          "cityId": "101091101"
        },
        {
          "cityName": "邯郸市",
          "cityId": "101091001"
        },
        {
          "cityName": "邢台市",
          "cityId": "101090901"
        },
        {
          "cityName": "保定市",
          "cityId": "101090201"
        },
        {
          "cityName": "张家口市",
          "cityId": "101090301"
        },
        {
          "cityName": "承德市",
          "cityId": "101090401"
        },
        {
          "cityName": "沧州市",
          "cityId": "101090701"
        },
        {
          "cityName": "廊坊市",
          "cityId": "101090601"
        },
        {
          "cityName": "衡水市",
          "cityId": "101090801"
        }
      ],
      "provinceName": "河北省"
    }
  ]
}
