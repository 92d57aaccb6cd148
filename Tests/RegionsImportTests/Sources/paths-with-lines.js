const LIST = [
  { areaCode: 1282374795, areaName: "江苏省_南京市" },
  { areaCode: 2092083367, areaName: "江苏省_扬州市" },
  { areaCode: 69767393551, areaName: "江苏省_扬州市_胥浦镇" },
  { areaCode: 70359473349, areaName: "安徽省_安庆市" },
  { areaCode: 61563709750, areaName: "安徽省_蚌埠市" }
]
