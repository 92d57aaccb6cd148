module.exports = [
  {
    "label": "北京市",
    "name": "北京市",
    "value": "Beijing",
    "children": [
      {
        "label": "东城区",
        "name": "东城区",
        "value": "Dongcheng"
      },
      {
        "label": "西城区",
        "name": "西城区",
        "value": "Xicheng"
      },
      {
        "label": "朝阳区",
        "name": "朝阳区",
        "value": "Chaoyang"
      },
      {
        "label": "丰台区",
        "name": "丰台区",
        "value": "Fengtai"
      },
      {
        "label": "石景山区",
        "name": "石景山区",
        "value": "Shijingshan"
      },
      {
        "label": "海淀区",
        "name": "海淀区",
        "value": "Haidian"
      },
      {
        "label": "门头沟区",
        "name": "门头沟区",
        "value": "Mentougou"
      },
      {
        "label": "房山区",
        "name": "房山区",
        "value": "Fangshan"
      },
      {
        "label": "通州区",
        "name": "通州区",
        "value": "Tongzhou"
      },
      {
        "label": "顺义区",
        "name": "顺义区",
        "value": "Shunyi"
      },
      {
        "label": "昌平区",
        "name": "昌平区",
        "value": "Changping"
      },
      {
        "label": "大兴区",
        "name": "大兴区",
        "value": "Daxing"
      },
      {
        "label": "怀柔区",
        "name": "怀柔区",
        "value": "Huairou"
      },
      {
        "label": "平谷区",
        "name": "平谷区",
        "value": "Pinggu"
      },
      {
        "label": "密云区",
        "name": "密云区",
        "value": "Miyun"
      },
      {
        "label": "延庆区",
        "name": "延庆区",
        "value": "Yanqing"
      }
    ]
  }
]
