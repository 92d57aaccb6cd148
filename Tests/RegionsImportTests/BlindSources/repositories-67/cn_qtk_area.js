module.exports = [
    {
        "name": "北京",
        "areaCode": "110000",
        "children": [
            {
                "name": "北京市",
                "areaCode": "110100",
                "phonePrefix": "010",
                "zipCode": "100000",
                "pinyin": "Beijing",
                "children": [
                    {
                        "name": "东城区",
                        "areaCode": "110101",
                        "phonePrefix": "010",
                        "zipCode": "100010",
                        "pinyin": "Dongcheng"
                    },
                    {
                        "name": "西城区",
                        "areaCode": "110102",
                        "phonePrefix": "010",
                        "zipCode": "100032",
                        "pinyin": "Xicheng"
                    },
                    {
                        "name": "朝阳区",
                        "areaCode": "110105",
                        "phonePrefix": "010",
                        "zipCode": "100020",
                        "pinyin": "Chaoyang"
                    },
                    {
                        "name": "丰台区",
                        "areaCode": "110106",
                        "phonePrefix": "010",
                        "zipCode": "100071",
                        "pinyin": "Fengtai"
                    },
                    {
                        "name": "石景山区",
                        "areaCode": "110107",
                        "phonePrefix": "010",
                        "zipCode": "100043",
                        "pinyin": "Shijingshan"
                    },
                    {
                        "name": "海淀区",
                        "areaCode": "110108",
                        "phonePrefix": "010",
                        "zipCode": "100089",
                        "pinyin": "Haidian"
                    },
                    {
                        "name": "门头沟区",
                        "areaCode": "110109",
                        "phonePrefix": "010",
                        "zipCode": "102300",
                        "pinyin": "Mentougou"
                    },
                    {
                        "name": "房山区",
                        "areaCode": "110111",
                        "phonePrefix": "010",
                        "zipCode": "102488",
                        "pinyin": "Fangshan"
                    },
                    {
                        "name": "通州区",
                        "areaCode": "110112",
                        "phonePrefix": "010",
                        "zipCode": "101149",
                        "pinyin": "Tongzhou"
                    },
                    {
                        "name": "顺义区",
                        "areaCode": "110113",
                        "phonePrefix": "010",
                        "zipCode": "101300",
                        "pinyin": "Shunyi"
                    },
                    {
                        "name": "昌平区",
                        "areaCode": "110114",
                        "phonePrefix": "010",
                        "zipCode": "102200",
                        "pinyin": "Changping"
                    },
                    {
                        "name": "大兴区",
                        "areaCode": "110115",
                        "phonePrefix": "010",
                        "zipCode": "102600",
                        "pinyin": "Daxing"
                    },
                    {
                        "name": "怀柔区",
                        "areaCode": "110116",
                        "phonePrefix": "010",
                        "zipCode": "101400",
                        "pinyin": "Huairou"
                    },
                    {
                        "name": "平谷区",
                        "areaCode": "110117",
                        "phonePrefix": "010",
                        "zipCode": "101200",
                        "pinyin": "Pinggu"
                    },
                    {
                        "name": "密云县",
                        "areaCode": "110228",
                        "phonePrefix": "010",
                        "zipCode": "101500",
                        "pinyin": "Miyun"
                    },
                    {
                        "name": "延庆县",
                        "areaCode": "110229",
                        "phonePrefix": "010",
                        "zipCode": "102100",
                        "pinyin": "Yanqing"
                    }
                ]
            }
        ]
    },
    {
        "name": "河北省",
        "areaCode": "130000",
        "children": [
            {
                "name": "石家庄市",
                "areaCode": "130100",
                "phonePrefix": "0311",
                "zipCode": "050011",
                "pinyin": "Shijiazhuang",
                "children": [
                    {
                        "name": "长安区",
                        "areaCode": "130102",
                        "phonePrefix": "0311",
                        "zipCode": "050011",
                        "pinyin": "Chang'an"
                    },
                    {
                        "name": "桥西区",
                        "areaCode": "130104",
                        "phonePrefix": "0311",
                        "zipCode": "050091",
                        "pinyin": "Qiaoxi"
                    },
                    {
                        "name": "新华区",
                        "areaCode": "130105",
                        "phonePrefix": "0311",
                        "zipCode": "050051",
                        "pinyin": "Xinhua"
                    },
                    {
                        "name": "井陉矿区",
                        "areaCode": "130107",
                        "phonePrefix": "0311",
                        "zipCode": "050100",
                        "pinyin": "Jingxingkuangqu"
                    },
                    {
                        "name": "裕华区",
                        "areaCode": "130108",
                        "phonePrefix": "0311",
                        "zipCode": "050031",
                        "pinyin": "Yuhua"
                    },
                    {
                        "name": "藁城区",
                        "areaCode": "130109",
                        "phonePrefix": "0311",
                        "zipCode": "052160",
                        "pinyin": "Gaocheng"
                    },
                    {
                        "name": "鹿泉区",
                        "areaCode": "130110",
                        "phonePrefix": "0311",
                        "zipCode": "050200",
                        "pinyin": "Luquan"
                    },
                    {
                        "name": "栾城区",
                        "areaCode": "130111",
                        "phonePrefix": "0311",
                        "zipCode": "051430",
                        "pinyin": "Luancheng"
                    },
                    {
                        "name": "井陉县",
                        "areaCode": "130121",
                        "phonePrefix": "0311",
                        "zipCode": "050300",
                        "pinyin": "Jingxing"
                    },
                    {
                        "name": "正定县",
                        "areaCode": "130123",
                        "phonePrefix": "0311",
                        "zipCode": "050800",
                        "pinyin": "Zhengding"
                    },
                    {
                        "name": "行唐县",
                        "areaCode": "130125",
                        "phonePrefix": "0311",
                        "zipCode": "050600",
                        "pinyin": "Xingtang"
                    },
                    {
                        "name": "灵寿县",
                        "areaCode": "130126",
                        "phonePrefix": "0311",
                        "zipCode": "050500",
                        "pinyin": "Lingshou"
                    }
                ]
            }
        ]
    }
]
