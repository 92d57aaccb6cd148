module.exports =  {
  "REGION_ID": 1,
  "REGION_CODE": "中国",
  "REGION_NAME": "中国",
  "PARENT_ID": 0,
  "REGION_LEVEL": 0,
  "REGION_ORDER": 0,
  "REGION_NAME_EN": "Zhong Guo",
  "REGION_SHORTNAME_EN": "2",
  "subAreas": [
    {
      "REGION_CODE": "110000",
      "subAreas": [
        {
          "REGION_CODE": "110100",
          "subAreas": [
            {
              "REGION_CODE": "110111",
              "REGION_NAME": "房山区"
            },
            {
              "REGION_CODE": "110112",
              "REGION_NAME": "通州区"
            },
            {
              "REGION_CODE": "110101",
              "REGION_NAME": "东城区"
            },
            {
              "REGION_CODE": "110102",
              "REGION_NAME": "西城区"
            },
            {
              "REGION_CODE": "110109",
              "REGION_NAME": "门头沟区"
            }
          ],
          "REGION_NAME": "市辖区"
        },
        {
          "REGION_CODE": "110200",
          "subAreas": [
            {
              "REGION_CODE": "110228",
              "REGION_NAME": "密云县"
            },
            {
              "REGION_CODE": "110229",
              "REGION_NAME": "延庆县"
            }
          ],
          "REGION_NAME": "县"
        }
      ],
      "REGION_NAME": "北京市"
    },
    {
      "REGION_CODE": "120000",
      "subAreas": [
        {
          "REGION_CODE": "120100",
          "subAreas": [
            {
              "REGION_CODE": "120110",
              "REGION_NAME": "东丽区"
            },
            {
              "REGION_CODE": "120116",
              "REGION_NAME": "滨海新区"
            },
            {
              "REGION_CODE": "120101",
              "REGION_NAME": "和平区"
            }
          ],
          "REGION_NAME": "市辖区"
        },
        {
          "REGION_CODE": "120200",
          "subAreas": [
            {
              "REGION_CODE": "120221",
              "REGION_NAME": "宁河县"
            },
            {
              "REGION_CODE": "120223",
              "REGION_NAME": "静海县"
            },
            {
              "REGION_CODE": "120225",
              "REGION_NAME": "蓟县"
            }
          ],
          "REGION_NAME": "县"
        }
      ],
      "REGION_NAME": "天津市"
    },
    {
      "REGION_CODE": "130000",
      "subAreas": [
        {
          "REGION_CODE": "131000",
          "subAreas": [
            {
              "REGION_CODE": "131022",
              "REGION_NAME": "固安县"
            },
            {
              "REGION_CODE": "131023",
              "REGION_NAME": "永清县"
            },
            {
              "REGION_CODE": "131028",
              "REGION_NAME": "大厂回族自治县"
            },
            {
              "REGION_CODE": "131081",
              "REGION_NAME": "霸州市"
            },
            {
              "REGION_CODE": "131001",
              "REGION_NAME": "市辖区"
            },
            {
              "REGION_CODE": "131002",
              "REGION_NAME": "安次区"
            }
          ],
          "REGION_NAME": "廊坊市"
        },
        {
          "REGION_CODE": "130300",
          "subAreas": [
            {
              "REGION_CODE": "130321",
              "REGION_NAME": "青龙满族自治县"
            },
            {
              "REGION_CODE": "130322",
              "REGION_NAME": "昌黎县"
            },
            {
              "REGION_CODE": "130301",
              "REGION_NAME": "市辖区"
            },
            {
              "REGION_CODE": "130302",
              "REGION_NAME": "海港区"
            },
            {
              "REGION_CODE": "130304",
              "REGION_NAME": "北戴河区"
            }
          ],
          "REGION_NAME": "秦皇岛市"
        }
      ],
      "REGION_NAME": "河北省"
    }
  ]
}
