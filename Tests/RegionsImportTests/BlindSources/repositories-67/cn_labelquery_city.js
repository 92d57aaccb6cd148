const city = [
  {
    name: "北京",
    areas: [
      {
        name: "北京市",
        key: "city",
        id: "110100",
        areas: [
          {
            name: "东城区",
            id: "110101",
            key: "county",
          },
          {
            name: "西城区",
            id: "110102",
            key: "county",
          },
          {
            name: "朝阳区",
            id: "110105",
            key: "county",
          },
          {
            name: "丰台区",
            id: "110106",
            key: "county",
          },
          {
            name: "石景山区",
            id: "110107",
            key: "county",
          },
          {
            name: "海淀区",
            id: "110108",
            key: "county",
          },
          {
            name: "门头沟区",
            id: "110109",
            key: "county",
          },
          {
            name: "房山区",
            id: "110111",
            key: "county",
          },
          {
            name: "通州区",
            id: "110112",
            key: "county",
          },
          {
            name: "顺义区",
            id: "110113",
            key: "county",
          },
          {
            name: "昌平区",
            id: "110114",
            key: "county",
          },
          {
            name: "大兴区",
            id: "110115",
            key: "county",
          },
          {
            name: "怀柔区",
            id: "110116",
            key: "county",
          },
          {
            name: "平谷区",
            id: "110117",
            key: "county",
          },
          {
            name: "密云区",
            id: "110118",
            key: "county",
          },
          {
            name: "延庆区",
            id: "110119",
            key: "county",
          },
        ],
      },
    ],
    id: "110100",
    key: "province",
  },
];
