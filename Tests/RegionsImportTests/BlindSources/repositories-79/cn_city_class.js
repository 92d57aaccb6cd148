class _city {
    address = [
      {
        label: "北京市",
        list: [
          {
            label: "市辖区",
            list: [
              { cityid: "110100", label: "东城区", value: "110101" },
              { cityid: "110100", label: "西城区", value: "110102" },
              { cityid: "110100", label: "崇文区", value: "110103" },
              { cityid: "110100", label: "宣武区", value: "110104" },
              { cityid: "110100", label: "朝阳区", value: "110105" },
              { cityid: "110100", label: "丰台区", value: "110106" },
              { cityid: "110100", label: "石景山区", value: "110107" },
              { cityid: "110100", label: "海淀区", value: "110108" },
              { cityid: "110100", label: "门头沟区", value: "110109" },
              { cityid: "110100", label: "房山区", value: "110111" },
              { cityid: "110100", label: "通州区", value: "110112" },
              { cityid: "110100", label: "顺义区", value: "110113" },
              { cityid: "110100", label: "昌平区", value: "110114" },
              { cityid: "110100", label: "大兴区", value: "110115" },
              { cityid: "110100", label: "怀柔区", value: "110116" },
              { cityid: "110100", label: "平谷区", value: "110117" }
            ],
            provinceid: "110000",
            value: "110100"
          },
          {
            label: "县",
            list: [
              { cityid: "110200", label: "密云县", value: "110228" },
              { cityid: "110200", label: "延庆县", value: "110229" }
            ],
            provinceid: "110000",
            value: "110200"
          }
        ],
        value: "110000"
      }
    ]
}
