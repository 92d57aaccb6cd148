export default {
  value: "重庆市",
  label: "重庆市",
  children: [
    {
      value: "重庆市",
      label: "重庆市",
      children: [
        {
          value: "渝中区",
          label: "渝中区",
        },
        {
          value: "沙坪坝区",
          label: "沙坪坝区",
        },
        {
          value: "江北区",
          label: "江北区",
        },
        {
          value: "南岸区",
          label: "南岸区",
        },
        {
          value: "大渡口区",
          label: "大渡口区",
        },
        {
          value: "九龙坡区",
          label: "九龙坡区",
        },
        {
          value: "渝北区",
          label: "渝北区",
        },
        {
          value: "巴南区",
          label: "巴南区",
        },
        {
          value: "北碚区",
          label: "北碚区",
        },
        {
          value: "万州区",
          label: "万州区",
        },
        {
          value: "涪陵区",
          label: "涪陵区",
        },
        {
          value: "长寿区",
          label: "长寿区",
        },
        {
          value: "合川区",
          label: "合川区",
        },

        {
          value: "南川区",
          label: "南川区",
        },
        {
          value: "永川区",
          label: "永川区",
        },
        {
          value: "江津区",
          label: "江津区",
        },
        {
          value: "大足区",
          label: "大足区",
        },
        {
          value: "綦江区",
          label: "綦江区",
        },
        {
          value: "璧山县",
          label: "璧山县",
        },
        {
          value: "潼南县",
          label: "潼南县",
        },
        {
          value: "荣昌县",
          label: "荣昌县",
        },
        {
          value: "铜梁县",
          label: "铜梁县",
        },
        {
          value: "垫江县",
          label: "垫江县",
        },
        {
          value: "梁平县",
          label: "梁平县",
        },
        {
          value: "奉节县",
          label: "奉节县",
        },
        {
          value: "巫山县",
          label: "巫山县",
        },
        {
          value: "巫溪县",
          label: "巫溪县",
        },
        {
          value: "石柱县",
          label: "石柱县",
        },
        {
          value: "武隆县",
          label: "武隆县",
        },
        {
          value: "彭水县",
          label: "彭水县",
        },
        {
          value: "酉阳县",
          label: "酉阳县",
        },
        {
          value: "秀山县",
          label: "秀山县",
        },
        {
          value: "忠 县",
          label: "忠 县",
        },
        {
          value: "丰都县",
          label: "丰都县",
        },
        {
          value: "云阳县",
          label: "云阳县",
        },
        {
          value: "城口县",
          label: "城口县",
        },
        {
          value: "黔江区",
          label: "黔江区",
        },
        {
          value: "万盛区",
          label: "万盛区",
        },
        {
          value: "双桥区",
          label: "双桥区",
        },
      ],
    },
  ],
};

