var areaData = [
    {
        "id": 1,
        "parentId": 0,
        "level": 0,
        "name": "北京"
    },
    {
        "id": 2,
        "parentId": 1,
        "level": 1,
        "name": "北京"
    },
    {
        "id": 3,
        "parentId": 2,
        "level": 2,
        "name": "东城区"
    },
    {
        "id": 208,
        "parentId": 2,
        "level": 2,
        "name": "西城区"
    },
    {
        "id": 479,
        "parentId": 2,
        "level": 2,
        "name": "朝阳区"
    },
    {
        "id": 1093,
        "parentId": 2,
        "level": 2,
        "name": "丰台区"
    },
    {
        "id": 1485,
        "parentId": 2,
        "level": 2,
        "name": "石景山区"
    },
    {
        "id": 1648,
        "parentId": 2,
        "level": 2,
        "name": "海淀区"
    },
    {
        "id": 2331,
        "parentId": 2,
        "level": 2,
        "name": "门头沟区"
    },
    {
        "id": 2641,
        "parentId": 2,
        "level": 2,
        "name": "房山区"
    },
    {
        "id": 3261,
        "parentId": 2,
        "level": 2,
        "name": "通州区"
    },
    {
        "id": 3862,
        "parentId": 2,
        "level": 2,
        "name": "顺义区"
    },
    {
        "id": 4410,
        "parentId": 2,
        "level": 2,
        "name": "昌平区"
    },
    {
        "id": 4926,
        "parentId": 2,
        "level": 2,
        "name": "大兴区"
    },
    {
        "id": 5662,
        "parentId": 2,
        "level": 2,
        "name": "怀柔区"
    },
    {
        "id": 5997,
        "parentId": 2,
        "level": 2,
        "name": "平谷区"
    },
    {
        "id": 6320,
        "parentId": 2,
        "level": 2,
        "name": "密云县"
    },
    {
        "id": 6767,
        "parentId": 2,
        "level": 2,
        "name": "延庆县"
    }
]
