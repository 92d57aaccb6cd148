var cityArray = [
    {
        "name": "北京",
        "cities": [
            {
                "cityname": "北京",
                "cityid": "101010100"
            },
            {
                "cityname": "朝阳",
                "cityid": "101010300"
            },
            {
                "cityname": "顺义",
                "cityid": "101010400"
            },
            {
                "cityname": "怀柔",
                "cityid": "101010500"
            },
            {
                "cityname": "通州",
                "cityid": "101010600"
            },
            {
                "cityname": "昌平",
                "cityid": "101010700"
            },
            {
                "cityname": "延庆",
                "cityid": "101010800"
            },
            {
                "cityname": "丰台",
                "cityid": "101010900"
            },
            {
                "cityname": "石景山",
                "cityid": "101011000"
            },
            {
                "cityname": "大兴",
                "cityid": "101011100"
            },
            {
                "cityname": "房山",
                "cityid": "101011200"
            },
            {
                "cityname": "密云",
                "cityid": "101011300"
            },
            {
                "cityname": "门头沟",
                "cityid": "101011400"
            },
            {
                "cityname": "平谷",
                "cityid": "101011500"
            },
            {
                "cityname": "八达岭",
                "cityid": "101011600"
            },
            {
                "cityname": "佛爷顶",
                "cityid": "101011700"
            },
            {
                "cityname": "汤河口",
                "cityid": "101011800"
            }
        ]
    }
];
