const arrAll = [
  {
    name: "北京",
    sub: [
      { name: "请选择", sub: [] },
      {
        name: "北京",
        sub: [
          { name: "请选择" },
          { name: "东城区" },
          { name: "西城区" },
          { name: "海淀区" },
          { name: "丰台区" },
          { name: "昌平区" },
          { name: "..." }
        ]
      }
    ]
  },
  {
    name: "天津",
    sub: [
      { name: "请选择", sub: [] },
      {
        name: "天津",
        sub: [
          { name: "请选择" },
          { name: "和平区" },
          { name: "河东区" },
          { name: "河西区" },
          { name: "南开区" },
          { name: "红桥区" },
          { name: "..." }
        ]
      }
    ]
  },
  {
    name: "山西",
    sub: [
      { name: "请选择", sub: [] },
      {
        name: "太原市",
        sub: [
          { name: "请选择" },
          { name: "朝阳区" },
          { name: "迎泽区" },
          { name: "尖草坪区" },
          { name: "..." }
        ]
      },
      {
        name: "晋中市",
        sub: [
          { name: "请选择" },
          { name: "榆社县" },
          { name: "平遥县" },
          { name: "昔阳县" },
          { name: "..." }
        ]
      },
      {
        name: "榆次地区",
        sub: [{ name: "请选择" }, { name: "..." }]
      },
      {
        name: "忻州市",
        sub: [{ name: "请选择" }, { name: "..." }]
      },
      {
        name: "朔州市",
        sub: [{ name: "请选择" }, { name: "..." }]
      },
      {
        name: "...",
        sub: [{ name: "请选择" }, { name: "..." }]
      }
    ]
  }
];

export { arrAll };
