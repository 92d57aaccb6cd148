const options = [
  {
    label: "浙江",
    value: "500",
    children: [
      {
        label: "杭州",
        value: "5001",
        children: [
          {
            label: "西湖区",
            value: "50010",
          },
          {
            label: "上城区",
            value: "50011",
          },
          {
            label: "余杭区",
            value: "50012",
          },
        ],
      },
      {
        label: "温州",
        value: "5002",
        children: [
          {
            label: "鹿城区",
            value: "50020",
          },
          {
            label: "龙湾区",
            value: "50021",
          },
          {
            label: "瓯海区",
            value: "50022",
          },
        ],
      },
      {
        label: "宁波",
        value: "5003",
        children: [
          {
            label: "海曙区",
            value: "50030",
          },
          {
            label: "江北区",
            value: "50031",
          },
          {
            label: "镇海区",
            value: "50032",
          },
        ],
      },
    ],
  },
  {
    label: "安徽",
    value: "300",
    children: [
      {
        label: "合肥",
        value: "3001",
        children: [
          {
            label: "包河区",
            value: "30010",
          },
          {
            label: "蜀山区",
            value: "30011",
          },
          {
            label: "瑶海区",
            value: "30012",
          },
        ],
      },
      {
        label: "芜湖",
        value: "3002",
        children: [
          {
            label: "镜湖区",
            value: "30020",
          },
          {
            label: "弋江区",
            value: "30021",
          },
          {
            label: "湾沚区",
            value: "30022",
          },
        ],
      },
    ],
  },
];
