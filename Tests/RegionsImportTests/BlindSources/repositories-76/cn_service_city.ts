export const cityList = [
  {
    value: "34",
    children: [
      {
        value: "0556",
        label: "安庆市"
      },
      {
        value: "0552",
        label: "蚌埠市"
      },
      {
        value: "0558",
        label: "亳州市"
      },
      {
        value: "0566",
        label: "池州市"
      },
      {
        value: "0550",
        label: "滁州市"
      },
      {
        value: "1558",
        label: "阜阳市"
      },
      {
        value: "0551",
        label: "合肥市"
      },
      {
        value: "0561",
        label: "淮北市"
      },
      {
        value: "0554",
        label: "淮南市"
      },
      {
        value: "0559",
        label: "黄山市"
      },
      {
        value: "0564",
        label: "六安市"
      },
      {
        value: "0555",
        label: "马鞍山市"
      },
      {
        value: "0557",
        label: "宿州市"
      },
      {
        value: "0562",
        label: "铜陵市"
      },
      {
        value: "0553",
        label: "芜湖市"
      },
      {
        value: "0563",
        label: "宣城市"
      }
    ],
    label: "安徽省"
  },
  {
    value: "82",
    children: [
      {
        value: "1853",
        label: "澳门特别行政区"
      }
    ],
    label: "澳门特别行政区"
  },
  {
    value: "11",
    children: [
      {
        value: "010",
        label: "北京市"
      }
    ],
    label: "北京市"
  },
  {
    value: "50",
    children: [
      {
        value: "023",
        label: "重庆市"
      }
    ],
    label: "重庆市"
  }
]
