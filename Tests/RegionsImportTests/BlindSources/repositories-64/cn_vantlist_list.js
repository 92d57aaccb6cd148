const LIST = [
  {
      "areaCode": 1282374795,
      "areaName": "江苏省_南京市"
  },
  {
      "areaCode": 2092083367,
      "areaName": "江苏省_常州市"
  },
  {
      "areaCode": 98552214837,
      "areaName": "江苏省_淮安市"
  },
  {
      "areaCode": 86284865717,
      "areaName": "江苏省_连云港市"
  },
  {
      "areaCode": 69267530087,
      "areaName": "江苏省_南通市"
  },
  {
      "areaCode": 77094169377,
      "areaName": "江苏省_苏州市"
  },
  {
      "areaCode": 13533059819,
      "areaName": "江苏省_宿迁市"
  },
  {
      "areaCode": 55643205790,
      "areaName": "江苏省_泰州市"
  },
  {
      "areaCode": 15726787066,
      "areaName": "江苏省_无锡市"
  },
  {
      "areaCode": 43156299382,
      "areaName": "江苏省_徐州市"
  },
  {
      "areaCode": 87551780330,
      "areaName": "江苏省_盐城市"
  },
  {
      "areaCode": 47888600303,
      "areaName": "江苏省_扬州市"
  },
  {
      "areaCode": 69767393551,
      "areaName": "江苏省_扬州市_胥浦市"
  },
  {
      "areaCode": 43161006575,
      "areaName": "江苏省_镇江市"
  },
  {
      "areaCode": 70359473349,
      "areaName": "安徽省_安庆市"
  },
  {
      "areaCode": 61563709750,
      "areaName": "安徽省_蚌埠市"
  },
  {
      "areaCode": 55474467927,
      "areaName": "安徽省_巢湖市"
  },
  {
      "areaCode": 99662159977,
      "areaName": "安徽省_池州市"
  },
  {
      "areaCode": 21201411235,
      "areaName": "安徽省_滁州市"
  },
  {
      "areaCode": 46810612022,
      "areaName": "安徽省_阜阳市"
  },
  {
      "areaCode": 91369612909,
      "areaName": "安徽省_合肥市"
  },
  {
      "areaCode": 39411055802,
      "areaName": "安徽省_淮北市"
  },
  {
      "areaCode": 71975472070,
      "areaName": "安徽省_淮南市"
  },
  {
      "areaCode": 52894620402,
      "areaName": "安徽省_黄山市"
  }
];
