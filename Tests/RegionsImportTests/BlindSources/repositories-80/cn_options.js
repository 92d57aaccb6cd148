module.exports = {
  "content": [
    {
      "children": [
        {
          "value": "beijing",
          "label": "北京"
        },
        {
          "value": "110101",
          "label": "东城"
        },
        {
          "value": "110102",
          "label": "西城"
        },
        {
          "value": "110105",
          "label": "朝阳"
        },
        {
          "value": "110106",
          "label": "丰台"
        },
        {
          "value": "110107",
          "label": "石景山"
        },
        {
          "value": "110108",
          "label": "海淀"
        },
        {
          "value": "110109",
          "label": "门头沟"
        },
        {
          "value": "110111",
          "label": "房山"
        },
        {
          "value": "110112",
          "label": "通州"
        },
        {
          "value": "110113",
          "label": "顺义"
        },
        {
          "value": "110114",
          "label": "昌平"
        },
        {
          "value": "110115",
          "label": "大兴"
        },
        {
          "value": "110116",
          "label": "怀柔"
        },
        {
          "value": "110117",
          "label": "平谷"
        },
        {
          "value": "110118",
          "label": "密云"
        },
        {
          "value": "110119",
          "label": "延庆"
        }
      ],
      "label": "北京",
      "value": "110000"
    }
  ]
}
