export const cityList = [
  {
    name: "四川",
    value: 1,
    children: [
      {
        name: "泸州",
        value: 10,
        children: [
          {
            name: "泸县",
            value: 100,
          },
          {
            name: "叙永",
            value: 101,
          },
          {
            name: "古蔺",
            value: 102,
          },
          {
            name: "龙马潭",
            value: 103,
          },
          {
            name: "合江",
            value: 104,
          },
        ],
      },
      {
        name: "成都",
        value: 11,
        children: [
          {
            name: "金堂",
            value: 110,
          },
          {
            name: "蒲江",
            value: 111,
          },
          {
            name: "大邑",
            value: 112,
          },
        ],
      },
      {
        name: "攀枝花",
        value: 12,
        children: [
          {
            name: "米易",
            value: 120,
          },
          {
            name: "盐边",
            value: 121,
          },
        ],
      },
    ],
  },
  {
    name: "江西",
    value: 2,
    children: [
      {
        name: "南昌",
        value: 20,
        children: [
          {
            name: "东湖",
            value: 200,
          },
          {
            name: "西湖",
            value: 201,
          },
          {
            name: "新建",
            value: 202,
          },
          {
            name: "青云谱",
            value: 203,
          },
          {
            name: "青山湖",
            value: 204,
          },
        ],
      },
    ],
  },
];
