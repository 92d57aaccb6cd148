const cityData = [
  {
    id: "35",
    label: "\u5317\u4EAC\u5E02",
    value: "110000",
    children: [
      {
        id: "1022",
        label: "\u5E02\u8F96\u533A",
        value: "110100",
        children: [
          {
            id: "44",
            label: "\u4E1C\u57CE\u533A",
            value: "110101",
            children: []
          },
          {
            id: "45",
            label: "\u897F\u57CE\u533A",
            value: "110102",
            children: []
          },
          {
            id: "46",
            label: "\u671D\u9633\u533A",
            value: "110105",
            children: []
          },
          {
            id: "47",
            label: "\u4E30\u53F0\u533A",
            value: "110106",
            children: []
          },
          {
            id: "57",
            label: "\u5E73\u8C37\u533A",
            value: "110117",
            children: []
          }
        ]
      },
      {
        id: "1023",
        label: "\u53BF",
        value: "110200",
        children: [
          {
            id: "58",
            label: "\u5BC6\u4E91\u53BF",
            value: "110228",
            children: []
          },
          {
            id: "59",
            label: "\u5EF6\u5E86\u53BF",
            value: "110229",
            children: []
          }
        ]
      }
    ]
  },
  {
    id: "2",
    label: "\u5929\u6D25\u5E02",
    value: "120000",
    children: [
      {
        id: "1024",
        label: "\u5E02\u8F96\u533A",
        value: "120100",
        children: [
          {
            id: "60",
            label: "\u548C\u5E73\u533A",
            value: "120101",
            children: []
          },
          {
            id: "61",
            label: "\u6CB3\u4E1C\u533A",
            value: "120102",
            children: []
          },
          {
            id: "71",
            label: "\u5B9D\u577B\u533A",
            value: "120115",
            children: []
          },
          {
            id: "72",
            label: "\u6EE8\u6D77\u65B0\u533A",
            value: "120116",
            children: []
          }
        ]
      },
      {
        id: "1025",
        label: "\u53BF",
        value: "120200",
        children: [
          {
            id: "73",
            label: "\u5B81\u6CB3\u53BF",
            value: "120221",
            children: []
          },
          {
            id: "74",
            label: "\u9759\u6D77\u53BF",
            value: "120223",
            children: []
          },
          {
            id: "75",
            label: "\u84DF\u53BF",
            value: "120225",
            children: []
          }
        ]
      }
    ]
  },
  {
    id: "4",
    label: "\u6CB3\u5317\u7701",
    value: "130000",
    children: [
      {
        id: "1026",
        label: "\u77F3\u5BB6\u5E84\u5E02",
        value: "130100",
        children: [
          {
            id: "76",
            label: "\u5E02\u8F96\u533A",
            value: "130101",
            children: []
          },
          {
            id: "77",
            label: "\u957F\u5B89\u533A",
            value: "130102",
            children: []
          },
          {
            id: "78",
            label: "\u6865\u4E1C\u533A",
            value: "130103",
            children: []
          },
          {
            id: "79",
            label: "\u6865\u897F\u533A",
            value: "130104",
            children: []
          }
        ]
      }
    ]
  }
];
