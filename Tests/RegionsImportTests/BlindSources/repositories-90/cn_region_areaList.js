export const  RegionData  =  [
    {
        "areaList": [
            {
                "areaList": [],
                "fullname": "东城区",
                "id": "110101",
                "level": "2",
                "pid": "110000",
                "shortname": "东城"
            },
            {
                "areaList": [],
                "fullname": "西城区",
                "id": "110102",
                "level": "2",
                "pid": "110000",
                "shortname": "西城"
            },
            {
                "areaList": [],
                "fullname": "朝阳区",
                "id": "110105",
                "level": "2",
                "pid": "110000",
                "shortname": "朝阳"
            },
            {
                "areaList": [],
                "fullname": "丰台区",
                "id": "110106",
                "level": "2",
                "pid": "110000",
                "shortname": "丰台"
            },
            {
                "areaList": [],
                "fullname": "石景山区",
                "id": "110107",
                "level": "2",
                "pid": "110000",
                "shortname": "石景山"
            },
            {
                "areaList": [],
                "fullname": "海淀区",
                "id": "110108",
                "level": "2",
                "pid": "110000",
                "shortname": "海淀"
            },
            {
                "areaList": [],
                "fullname": "门头沟区",
                "id": "110109",
                "level": "2",
                "pid": "110000",
                "shortname": "门头沟"
            },
            {
                "areaList": [],
                "fullname": "房山区",
                "id": "110111",
                "level": "2",
                "pid": "110000",
                "shortname": "房山"
            },
            {
                "areaList": [],
                "fullname": "通州区",
                "id": "110112",
                "level": "2",
                "pid": "110000",
                "shortname": "通州"
            },
            {
                "areaList": [],
                "fullname": "顺义区",
                "id": "110113",
                "level": "2",
                "pid": "110000",
                "shortname": "顺义"
            },
            {
                "areaList": [],
                "fullname": "昌平区",
                "id": "110114",
                "level": "2",
                "pid": "110000",
                "shortname": "昌平"
            },
            {
                "areaList": [],
                "fullname": "大兴区",
                "id": "110115",
                "level": "2",
                "pid": "110000",
                "shortname": "大兴"
            },
            {
                "areaList": [],
                "fullname": "怀柔区",
                "id": "110116",
                "level": "2",
                "pid": "110000",
                "shortname": "怀柔"
            },
            {
                "areaList": [],
                "fullname": "平谷区",
                "id": "110117",
                "level": "2",
                "pid": "110000",
                "shortname": "平谷"
            },
            {
                "areaList": [],
                "fullname": "密云区",
                "id": "110118",
                "level": "2",
                "pid": "110000",
                "shortname": "密云"
            },
            {
                "areaList": [],
                "fullname": "延庆区",
                "id": "110119",
                "level": "2",
                "pid": "110000",
                "shortname": "延庆"
            }
        ],
        "fullname": "北京市",
        "id": "110000",
        "level": "1",
        "pid": "0",
        "shortname": "北京"
    },
    {
        "areaList": [
            {
                "areaList": [],
                "fullname": "和平区",
                "id": "120101",
                "level": "2",
                "pid": "120000",
                "shortname": "和平"
            },
            {
                "areaList": [],
                "fullname": "河东区",
                "id": "120102",
                "level": "2",
                "pid": "120000",
                "shortname": "河东"
            },
            {
                "areaList": [],
                "fullname": "河西区",
                "id": "120103",
                "level": "2",
                "pid": "120000",
                "shortname": "河西"
            },
            {
                "areaList": [],
                "fullname": "南开区",
                "id": "120104",
                "level": "2",
                "pid": "120000",
                "shortname": "南开"
            },
            {
                "areaList": [],
                "fullname": "河北区",
                "id": "120105",
                "level": "2",
                "pid": "120000",
                "shortname": "河北"
            },
            {
                "areaList": [],
                "fullname": "红桥区",
                "id": "120106",
                "level": "2",
                "pid": "120000",
                "shortname": "红桥"
            },
            {
                "areaList": [],
                "fullname": "东丽区",
                "id": "120110",
                "level": "2",
                "pid": "120000",
                "shortname": "东丽"
            },
            {
                "areaList": [],
                "fullname": "西青区",
                "id": "120111",
                "level": "2",
                "pid": "120000",
                "shortname": "西青"
            },
            {
                "areaList": [],
                "fullname": "津南区",
                "id": "120112",
                "level": "2",
                "pid": "120000",
                "shortname": "津南"
            },
            {
                "areaList": [],
                "fullname": "北辰区",
                "id": "120113",
                "level": "2",
                "pid": "120000",
                "shortname": "北辰"
            },
            {
                "areaList": [],
                "fullname": "武清区",
                "id": "120114",
                "level": "2",
                "pid": "120000",
                "shortname": "武清"
            },
            {
                "areaList": [],
                "fullname": "宝坻区",
                "id": "120115",
                "level": "2",
                "pid": "120000",
                "shortname": "宝坻"
            },
            {
                "areaList": [],
                "fullname": "滨海新区",
                "id": "120116",
                "level": "2",
                "pid": "120000",
                "shortname": "滨海新"
            },
            {
                "areaList": [],
                "fullname": "宁河区",
                "id": "120117",
                "level": "2",
                "pid": "120000",
                "shortname": "宁河"
            },
            {
                "areaList": [],
                "fullname": "静海区",
                "id": "120118",
                "level": "2",
                "pid": "120000",
                "shortname": "静海"
            },
            {
                "areaList": [],
                "fullname": "蓟州区",
                "id": "120119",
                "level": "2",
                "pid": "120000",
                "shortname": "蓟县"
            }
        ],
        "fullname": "天津市",
        "id": "120000",
        "level": "1",
        "pid": "0",
        "shortname": "天津"
    }
]
