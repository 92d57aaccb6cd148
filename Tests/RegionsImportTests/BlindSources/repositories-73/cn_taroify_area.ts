export default [
  {
    label: "浙江省",
    value: "330000",
    children: [
      {
        label: "杭州市",
        value: "330100",
        children: [
          {
            label: "上城区",
            value: "330102",
          },
          {
            label: "下城区",
            value: "330103",
          },
          {
            label: "江干区",
            value: "330104",
          },
        ],
      },
      {
        label: "宁波市",
        value: "330200",
        children: [
          {
            label: "海曙区",
            value: "330203",
          },
          {
            label: "江北区",
            value: "330205",
          },
          {
            label: "北仑区",
            value: "330206",
          },
        ],
      },
      {
        label: "温州市",
        value: "330300",
        children: [
          {
            label: "鹿城区",
            value: "330302",
          },
          {
            label: "龙湾区",
            value: "330303",
          },
          {
            label: "瓯海区",
            value: "330304",
          },
        ],
      },
    ],
  },
  {
    label: "江苏省",
    value: "320000",
    children: [
      {
        label: "南京市",
        value: "320100",
        children: [
          {
            label: "玄武区",
            value: "320102",
          },
          {
            label: "秦淮区",
            value: "320104",
          },
          {
            label: "建邺区",
            value: "320105",
          },
        ],
      },
      {
        label: "无锡市",
        value: "320200",
        children: [
          {
            label: "锡山区",
            value: "320205",
          },
          {
            label: "惠山区",
            value: "320206",
          },
          {
            label: "滨湖区",
            value: "320211",
          },
        ],
      },
    ],
  },
]
