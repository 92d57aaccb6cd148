var nationArr = [
  {
    "code": "1",
    "text": "汉族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "10",
    "text": "朝鲜族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "11",
    "text": "满族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "12",
    "text": "侗族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "13",
    "text": "瑶族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "14",
    "text": "白族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "15",
    "text": "土家族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "16",
    "text": "哈尼族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "17",
    "text": "哈萨克族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "18",
    "text": "傣族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "19",
    "text": "黎族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "2",
    "text": "蒙古族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "20",
    "text": "傈僳族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "21",
    "text": "佤族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "22",
    "text": "畲族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "23",
    "text": "高山族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "24",
    "text": "拉祜族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "25",
    "text": "水族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "26",
    "text": "东乡族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "27",
    "text": "纳西族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "28",
    "text": "景颇族",
    "shortName": null,
    "sort": null
  }
]
