const citys= {
  "provinceList": [
    {
      "provinceId": 1,
      "provinceNo": "110000",
      "provinceName": "北京市",
      "cityList": [
        {
          "cityId": 1,
          "cityNo": "110100",
          "cityName": "市辖区",
          "cityProvinceNo": "110000",
          "areaList": [
            {
              "areaId": 1,
              "areaNo": "110101",
              "areaName": "东城区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 2,
              "areaNo": "110102",
              "areaName": "西城区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 3,
              "areaNo": "110103",
              "areaName": "崇文区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 4,
              "areaNo": "110104",
              "areaName": "宣武区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 5,
              "areaNo": "110105",
              "areaName": "朝阳区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 6,
              "areaNo": "110106",
              "areaName": "丰台区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 7,
              "areaNo": "110107",
              "areaName": "石景山区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 8,
              "areaNo": "110108",
              "areaName": "海淀区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 9,
              "areaNo": "110109",
              "areaName": "门头沟区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 10,
              "areaNo": "110111",
              "areaName": "房山区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 11,
              "areaNo": "110112",
              "areaName": "通州区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 12,
              "areaNo": "110113",
              "areaName": "顺义区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 13,
              "areaNo": "110114",
              "areaName": "昌平区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 14,
              "areaNo": "110115",
              "areaName": "大兴区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 15,
              "areaNo": "110116",
              "areaName": "怀柔区",
              "areaCityNo": "110100"
            },
            {
              "areaId": 16,
              "areaNo": "110117",
              "areaName": "平谷区",
              "areaCityNo": "110100"
            }
          ]
        },
        {
          "cityId": 2,
          "cityNo": "110200",
          "cityName": "县",
          "cityProvinceNo": "110000",
          "areaList": [
            {
              "areaId": 17,
              "areaNo": "110228",
              "areaName": "密云县",
              "areaCityNo": "110200"
            },
            {
              "areaId": 18,
              "areaNo": "110229",
              "areaName": "延庆县",
              "areaCityNo": "110200"
            }
          ]
        }
      ]
    },
    {
      "provinceId": 2,
      "provinceNo": "120000",
      "provinceName": "天津市",
      "cityList": [
        {
          "cityId": 3,
          "cityNo": "120100",
          "cityName": "市辖区",
          "cityProvinceNo": "120000",
          "areaList": [
            {
              "areaId": 19,
              "areaNo": "120101",
              "areaName": "和平区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 20,
              "areaNo": "120102",
              "areaName": "河东区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 21,
              "areaNo": "120103",
              "areaName": "河西区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 22,
              "areaNo": "120104",
              "areaName": "南开区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 23,
              "areaNo": "120105",
              "areaName": "河北区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 24,
              "areaNo": "120106",
              "areaName": "红桥区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 25,
              "areaNo": "120107",
              "areaName": "塘沽区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 26,
              "areaNo": "120108",
              "areaName": "汉沽区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 27,
              "areaNo": "120109",
              "areaName": "大港区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 28,
              "areaNo": "120110",
              "areaName": "东丽区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 29,
              "areaNo": "120111",
              "areaName": "西青区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 30,
              "areaNo": "120112",
              "areaName": "津南区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 31,
              "areaNo": "120113",
              "areaName": "北辰区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 32,
              "areaNo": "120114",
              "areaName": "武清区",
              "areaCityNo": "120100"
            },
            {
              "areaId": 33,
              "areaNo": "120115",
              "areaName": "宝坻区",
              "areaCityNo": "120100"
            }
          ]
        },
        {
          "cityId": 4,
          "cityNo": "120200",
          "cityName": "县",
          "cityProvinceNo": "120000",
          "areaList": [
            {
              "areaId": 34,
              "areaNo": "120221",
              "areaName": "宁河县",
              "areaCityNo": "120200"
            },
            {
              "areaId": 35,
              "areaNo": "120223",
              "areaName": "静海县",
              "areaCityNo": "120200"
            },
            {
              "areaId": 36,
              "areaNo": "120225",
              "areaName": "蓟　县",
              "areaCityNo": "120200"
            }
          ]
        }
      ]
    },
    {
      "provinceId": 3,
      "provinceNo": "130000",
      "provinceName": "河北省",
      "cityList": [
        {
          "cityId": 7,
          "cityNo": "130300",
          "cityName": "秦皇岛市",
          "cityProvinceNo": "130000",
          "areaList": [
            {
              "areaId": 76,
              "areaNo": "130301",
              "areaName": "市辖区",
              "areaCityNo": "130300"
            },
            {
              "areaId": 77,
              "areaNo": "130302",
              "areaName": "海港区",
              "areaCityNo": "130300"
            },
            {
              "areaId": 78,
              "areaNo": "130303",
              "areaName": "山海关区",
              "areaCityNo": "130300"
            },
            {
              "areaId": 79,
              "areaNo": "130304",
              "areaName": "北戴河区",
              "areaCityNo": "130300"
            },
            {
              "areaId": 80,
              "areaNo": "130321",
              "areaName": "青龙满族自治县",
              "areaCityNo": "130300"
            },
            {
              "areaId": 81,
              "areaNo": "130322",
              "areaName": "昌黎县",
              "areaCityNo": "130300"
            },
            {
              "areaId": 82,
              "areaNo": "130323",
              "areaName": "抚宁县",
              "areaCityNo": "130300"
            },
            {
              "areaId": 83,
              "areaNo": "130324",
              "areaName": "卢龙县",
              "areaCityNo": "130300"
            }
          ]
        }
      ]
    }
  ]
}
