export let area = [
    {
        provinceCode: "110000",
        name: "北京市",
        children: [
            {
                cityCode: "110100",
                name: "市辖区",
                children: [
                    { districtCode: "110101", districtName: "东城区" },
                    { districtCode: "110102", districtName: "西城区" },
                    { districtCode: "110105", districtName: "朝阳区" },
                    { districtCode: "110106", districtName: "丰台区" },
                    { districtCode: "110107", districtName: "石景山区" },
                    { districtCode: "110108", districtName: "海淀区" },
                    { districtCode: "110109", districtName: "门头沟区" },
                    { districtCode: "110111", districtName: "房山区" },
                    { districtCode: "110112", districtName: "通州区" },
                    { districtCode: "110113", districtName: "顺义区" },
                    { districtCode: "110114", districtName: "昌平区" },
                    { districtCode: "110115", districtName: "大兴区" },
                    { districtCode: "110116", districtName: "怀柔区" },
                    { districtCode: "110117", districtName: "平谷区" }
                ]
            },
            {
                cityCode: "110200",
                name: "县",
                children: [
                    { districtCode: "110228", districtName: "密云县" },
                    { districtCode: "110229", districtName: "延庆县" }
                ]
            }
        ]
    },
    {
        provinceCode: "120000",
        name: "天津市",
        children: [
            {
                cityCode: "120100",
                name: "市辖区",
                children: [
                    { districtCode: "120101", districtName: "和平区" }
                ]
            }
        ]
    }
];
