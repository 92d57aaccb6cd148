/* eslint-disable */
export let area = [
  {
    "children": [
      {
        "children": [
          {
            "children": null,
            "label": "东城",
            "value": 110101
          },
          {
            "children": null,
            "label": "西城",
            "value": 110102
          },
          {
            "children": null,
            "label": "朝阳",
            "value": 110105
          },
          {
            "children": null,
            "label": "丰台",
            "value": 110106
          },
          {
            "children": null,
            "label": "石景山",
            "value": 110107
          },
          {
            "children": null,
            "label": "海淀",
            "value": 110108
          },
          {
            "children": null,
            "label": "门头沟",
            "value": 110109
          },
          {
            "children": null,
            "label": "房山",
            "value": 110111
          },
          {
            "children": null,
            "label": "通州",
            "value": 110112
          },
          {
            "children": null,
            "label": "顺义",
            "value": 110113
          },
          {
            "children": null,
            "label": "昌平",
            "value": 110114
          },
          {
            "children": null,
            "label": "大兴",
            "value": 110115
          },
          {
            "children": null,
            "label": "怀柔",
            "value": 110116
          },
          {
            "children": null,
            "label": "平谷",
            "value": 110117
          },
          {
            "children": null,
            "label": "密云",
            "value": 110228
          },
          {
            "children": null,
            "label": "延庆",
            "value": 110229
          }
        ],
        "label": "北京市",
        "value": 110100
      }
    ],
    "label": "北京省",
    "value": 110000
  },
  {
    "children": [
      {
        "children": [
          {
            "children": null,
            "label": "和平",
            "value": 120101
          },
          {
            "children": null,
            "label": "河东",
            "value": 120102
          },
          {
            "children": null,
            "label": "河西",
            "value": 120103
          },
          {
            "children": null,
            "label": "南开",
            "value": 120104
          },
          {
            "children": null,
            "label": "河北",
            "value": 120105
          },
          {
            "children": null,
            "label": "红桥",
            "value": 120106
          },
          {
            "children": null,
            "label": "滨海",
            "value": 120116
          },
          {
            "children": null,
            "label": "蓟县",
            "value": 120225
          }
        ],
        "label": "天津市",
        "value": 120100
      }
    ],
    "label": "天津省",
    "value": 120000
  },
  {
    "children": [
      {
        "children": [
          {
            "children": null,
            "label": "海港",
            "value": 130302
          },
          {
            "children": null,
            "label": "山海关",
            "value": 130303
          },
          {
            "children": null,
            "label": "北戴河",
            "value": 130304
          },
          {
            "children": null,
            "label": "青龙",
            "value": 130321
          },
          {
            "children": null,
            "label": "昌黎",
            "value": 130322
          },
          {
            "children": null,
            "label": "抚宁",
            "value": 130323
          },
          {
            "children": null,
            "label": "卢龙",
            "value": 130324
          }
        ],
        "label": "秦皇岛市",
        "value": 130300
      },
      {
        "children": [
          {
            "children": null,
            "label": "桥东",
            "value": 130502
          },
          {
            "children": null,
            "label": "桥西",
            "value": 130503
          },
          {
            "children": null,
            "label": "邢台",
            "value": 130521
          },
          {
            "children": null,
            "label": "任县",
            "value": 130526
          },
          {
            "children": null,
            "label": "威县",
            "value": 130533
          },
          {
            "children": null,
            "label": "沙河",
            "value": 130582
          }
        ],
        "label": "邢台市",
        "value": 130500
      }
    ],
    "label": "河北省",
    "value": 130000
  }
]
