/* eslint-disable */
var areaData = [
  [
    [{
        "label": "东城区",
        "value": "110101"
      },
      {
        "label": "西城区",
        "value": "110102"
      },
      {
        "label": "朝阳区",
        "value": "110103"
      },
      {
        "label": "丰台区",
        "value": "110104"
      },
      {
        "label": "石景山区",
        "value": "110105"
      },
      {
        "label": "海淀区",
        "value": "110106"
      },
      {
        "label": "门头沟区",
        "value": "110107"
      },
      {
        "label": "房山区",
        "value": "110108"
      },
      {
        "label": "通州区",
        "value": "110109"
      },
      {
        "label": "顺义区",
        "value": "110110"
      }
    ]
  ],
  [
    [{
        "label": "和平区",
        "value": "120101"
      },
      {
        "label": "河东区",
        "value": "120102"
      },
      {
        "label": "河西区",
        "value": "120103"
      },
      {
        "label": "南开区",
        "value": "120104"
      },
      {
        "label": "河北区",
        "value": "120105"
      },
      {
        "label": "红桥区",
        "value": "120106"
      },
      {
        "label": "东丽区",
        "value": "120107"
      }
    ]
  ],
  [
    [{
        "label": "长安区",
        "value": "130101"
      },
      {
        "label": "桥西区",
        "value": "130102"
      },
      {
        "label": "新华区",
        "value": "130103"
      },
      {
        "label": "井陉矿区",
        "value": "130104"
      },
      {
        "label": "裕华区",
        "value": "130105"
      },
      {
        "label": "藁城区",
        "value": "130106"
      }
    ],
    [{
        "label": "路南区",
        "value": "130201"
      },
      {
        "label": "路北区",
        "value": "130202"
      },
      {
        "label": "古冶区",
        "value": "130203"
      },
      {
        "label": "开平区",
        "value": "130204"
      }
    ],
    [{
        "label": "海港区",
        "value": "130301"
      },
      {
        "label": "山海关区",
        "value": "130302"
      },
      {
        "label": "北戴河区",
        "value": "130303"
      },
      {
        "label": "抚宁区",
        "value": "130304"
      }
    ]
  ],
  [
    [{
        "label": "小店区",
        "value": "140101"
      },
      {
        "label": "迎泽区",
        "value": "140102"
      },
      {
        "label": "杏花岭区",
        "value": "140103"
      },
      {
        "label": "尖草坪区",
        "value": "140104"
      }
    ],
    [{
        "label": "新荣区",
        "value": "140201"
      },
      {
        "label": "平城区",
        "value": "140202"
      },
      {
        "label": "云冈区",
        "value": "140203"
      }
    ]
  ],
  [
    [{
        "label": "新城区",
        "value": "150101"
      },
      {
        "label": "回民区",
        "value": "150102"
      },
      {
        "label": "玉泉区",
        "value": "150103"
      },
      {
        "label": "赛罕区",
        "value": "150104"
      }
    ],
    [{
        "label": "海勃湾区",
        "value": "150201"
      },
      {
        "label": "海南区",
        "value": "150202"
      },
      {
        "label": "乌达区",
        "value": "150203"
      }
    ]
  ]
]
export default areaData;
