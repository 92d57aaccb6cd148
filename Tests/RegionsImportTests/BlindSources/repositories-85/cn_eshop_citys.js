const citys = [
  {
      "text": "北京市",
      "children": [
          {
              "text": "北京市",
              "children": [
                  {
                      "text": "东城区",
                      "city_id": 110101
                  },
                  {
                      "text": "西城区",
                      "city_id": 110102
                  },
                  {
                      "text": "朝阳区",
                      "city_id": 110105
                  },
                  {
                      "text": "丰台区",
                      "city_id": 110106
                  },
                  {
                      "text": "石景山区",
                      "city_id": 110107
                  },
                  {
                      "text": "海淀区",
                      "city_id": 110108
                  },
                  {
                      "text": "门头沟区",
                      "city_id": 110109
                  },
                  {
                      "text": "房山区",
                      "city_id": 110111
                  },
                  {
                      "text": "通州区",
                      "city_id": 110112
                  },
                  {
                      "text": "顺义区",
                      "city_id": 110113
                  },
                  {
                      "text": "昌平区",
                      "city_id": 110114
                  },
                  {
                      "text": "大兴区",
                      "city_id": 110115
                  },
                  {
                      "text": "怀柔区",
                      "city_id": 110116
                  },
                  {
                      "text": "平谷区",
                      "city_id": 110117
                  },
                  {
                      "text": "密云区",
                      "city_id": 110118
                  }
              ]
          }
      ]
  }
]
