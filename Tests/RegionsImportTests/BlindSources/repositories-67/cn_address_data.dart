const data = [
  {
    "key": 110000,
    "value": "北京市",
    "childList": [
      {
        "key": 110100,
        "value": "北京市",
        "childList": [
          {
            "key": 110101,
            "value": "东城区",
            "childList": null
          },
          {
            "key": 110102,
            "value": "西城区",
            "childList": null
          },
          {
            "key": 110105,
            "value": "朝阳区",
            "childList": null
          },
          {
            "key": 110106,
            "value": "丰台区",
            "childList": null
          },
          {
            "key": 110107,
            "value": "石景山区",
            "childList": null
          },
          {
            "key": 110108,
            "value": "海淀区",
            "childList": null
          },
          {
            "key": 110109,
            "value": "门头沟区",
            "childList": null
          },
          {
            "key": 110111,
            "value": "房山区",
            "childList": null
          },
          {
            "key": 110112,
            "value": "通州区",
            "childList": null
          },
          {
            "key": 110113,
            "value": "顺义区",
            "childList": null
          },
          {
            "key": 110114,
            "value": "昌平区",
            "childList": null
          },
          {
            "key": 110115,
            "value": "大兴区",
            "childList": null
          },
          {
            "key": 110116,
            "value": "怀柔区",
            "childList": null
          },
          {
            "key": 110117,
            "value": "平谷区",
            "childList": null
          },
          {
            "key": 110118,
            "value": "密云区",
            "childList": null
          },
          {
            "key": 110119,
            "value": "延庆区",
            "childList": null
          }
        ]
      }
    ]
  }
];
