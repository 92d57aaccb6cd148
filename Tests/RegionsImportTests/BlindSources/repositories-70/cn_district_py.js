var District = [
    {
        "id": "00",
        "name": "全国",
        "PyStr": "QG"
    },
    {
        "id": "11",
        "name": "北京市",
        "PyStr": "BJS"
    },
    {
        "id": "1101",
        "name": "市辖区",
        "PyStr": "SXQ"
    },
    {
        "id": "110101",
        "name": "东城区",
        "PyStr": "DCQ"
    },
    {
        "id": "110102",
        "name": "西城区",
        "PyStr": "XCQ"
    },
    {
        "id": "110105",
        "name": "朝阳区",
        "PyStr": "CYQ"
    },
    {
        "id": "110106",
        "name": "丰台区",
        "PyStr": "FTQ"
    },
    {
        "id": "110107",
        "name": "石景山区",
        "PyStr": "SJSQ"
    },
    {
        "id": "110108",
        "name": "海淀区",
        "PyStr": "HDQ"
    },
    {
        "id": "110109",
        "name": "门头沟区",
        "PyStr": "MTGQ"
    },
    {
        "id": "110111",
        "name": "房山区",
        "PyStr": "FSQ"
    },
    {
        "id": "110112",
        "name": "通州区",
        "PyStr": "TZQ"
    },
    {
        "id": "110113",
        "name": "顺义区",
        "PyStr": "SYQ"
    },
    {
        "id": "110114",
        "name": "昌平区",
        "PyStr": "CPQ"
    },
    {
        "id": "110115",
        "name": "大兴区",
        "PyStr": "DXQ"
    },
    {
        "id": "110116",
        "name": "怀柔区",
        "PyStr": "HRQ"
    },
    {
        "id": "110117",
        "name": "平谷区",
        "PyStr": "PGQ"
    },
    {
        "id": "1102",
        "name": "北京县",
        "PyStr": "BJX"
    },
    {
        "id": "110228",
        "name": "密云县",
        "PyStr": "MYX"
    },
    {
        "id": "110229",
        "name": "延庆县",
        "PyStr": "YQX"
    },
    {
        "id": "12",
        "name": "天津市",
        "PyStr": "TJS"
    },
    {
        "id": "1201",
        "name": "市辖区",
        "PyStr": "SXQ"
    }
]
