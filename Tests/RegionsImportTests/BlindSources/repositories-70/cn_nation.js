var nationArr = [
  {
    "code": "1",
    "name": "汉族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "10",
    "name": "朝鲜族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "11",
    "name": "满族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "12",
    "name": "侗族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "13",
    "name": "瑶族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "14",
    "name": "白族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "15",
    "name": "土家族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "16",
    "name": "哈尼族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "17",
    "name": "哈萨克族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "18",
    "name": "傣族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "19",
    "name": "黎族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "2",
    "name": "蒙古族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "20",
    "name": "傈僳族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "21",
    "name": "佤族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "22",
    "name": "畲族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "23",
    "name": "高山族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "24",
    "name": "拉祜族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "25",
    "name": "水族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "26",
    "name": "东乡族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "27",
    "name": "纳西族",
    "shortName": null,
    "sort": null
  },
  {
    "code": "28",
    "name": "景颇族",
    "shortName": null,
    "sort": null
  }
]
