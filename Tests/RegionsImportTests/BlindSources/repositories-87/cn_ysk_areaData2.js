export default class  areaData {
  static allAreas = [
    {
      "children": [
        { "children": [], "label": "东城", "parentId": "11", "value": "110101" },
        { "children": [], "label": "西城", "parentId": "11", "value": "110102" },
        { "children": [], "label": "朝阳", "parentId": "11", "value": "110105" },
        { "children": [], "label": "丰台", "parentId": "11", "value": "110106" },
        { "children": [], "label": "石景山", "parentId": "11", "value": "110107" },
        { "children": [], "label": "海淀", "parentId": "11", "value": "110108" },
        { "children": [], "label": "门头沟", "parentId": "11", "value": "110109" },
        { "children": [], "label": "房山", "parentId": "11", "value": "110111" },
        { "children": [], "label": "通州", "parentId": "11", "value": "110112" },
        { "children": [], "label": "顺义", "parentId": "11", "value": "110113" },
        { "children": [], "label": "昌平", "parentId": "11", "value": "110114" },
        { "children": [], "label": "大兴", "parentId": "11", "value": "110115" },
        { "children": [], "label": "怀柔", "parentId": "11", "value": "110116" },
        { "children": [], "label": "平谷", "parentId": "11", "value": "110117" },
        { "children": [], "label": "密云", "parentId": "11", "value": "110228" },
        { "children": [], "label": "延庆", "parentId": "11", "value": "110229" }],
      "label": "北京",
      "parentId": "0",
      "value": "11"
    },
    {
      "children": [{ "children": [], "label": "和平", "parentId": "12", "value": "120101" }, {
        "children": [],
        "label": "河东",
        "parentId": "12",
        "value": "120102"
      }, { "children": [], "label": "河西", "parentId": "12", "value": "120103" }, {
        "children": [],
        "label": "南开",
        "parentId": "12",
        "value": "120104"
      }, { "children": [], "label": "河北", "parentId": "12", "value": "120105" }],
      "label": "天津",
      "parentId": "0",
      "value": "12"
    }
  ]
}
