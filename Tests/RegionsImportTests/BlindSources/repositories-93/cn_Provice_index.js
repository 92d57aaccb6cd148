const totalData = [{
  "label": "北京",
  "value": 0,
  "children": [{
    "label": "北京",
    "value": 0,
    "children": [{
        "label": "东城",
        "value": 0
      },
      {
        "label": "西城",
        "value": 1
      },
      {
        "label": "崇文",
        "value": 2
      },
      {
        "label": "宣武",
        "value": 3
      },
      {
        "label": "朝阳",
        "value": 4
      },
      {
        "label": "丰台",
        "value": 5
      },
      {
        "label": "石景山",
        "value": 6
      },
      {
        "label": "海淀",
        "value": 7
      },
      {
        "label": "门头沟",
        "value": 8
      },
      {
        "label": "房山",
        "value": 9
      },
      {
        "label": "通州",
        "value": 10
      },
      {
        "label": "顺义",
        "value": 11
      },
      {
        "label": "昌平",
        "value": 12
      },
      {
        "label": "大兴",
        "value": 13
      },
      {
        "label": "平谷",
        "value": 14
      },
      {
        "label": "怀柔",
        "value": 15
      },
      {
        "label": "密云县",
        "value": 16
      },
      {
        "label": "延庆县",
        "value": 17
      }
    ]
  }]
}, {
  "label": "天津",
  "value": 1,
  "children": [{
    "label": "天津",
    "value": 0,
    "children": [{
        "label": "和平",
        "value": 0
      },
      {
        "label": "河东",
        "value": 1
      },
      {
        "label": "河西",
        "value": 2
      },
      {
        "label": "南开",
        "value": 3
      },
      {
        "label": "河北",
        "value": 4
      },
      {
        "label": "红桥",
        "value": 5
      },
      {
        "label": "塘沽",
        "value": 6
      },
      {
        "label": "汉沽",
        "value": 7
      },
      {
        "label": "大港",
        "value": 8
      }
    ]
  }]
}]
