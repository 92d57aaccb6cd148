var cities = {
    "indexNav": [
        "热",
        "A",
        "B",
        "C"
    ],
    "location": [
        [
            {
                "id": 135,
                "cityid": 360900,
                "city": "高安",
                "fatherid": 360000,
                "citypinyin": "yichunshi"
            },
            {
                "id": 145,
                "cityid": 370800,
                "city": "梁山",
                "fatherid": 370000,
                "citypinyin": "jiningshi"
            },
            {
                "id": 238,
                "cityid": 500100,
                "city": "重庆",
                "fatherid": 500000,
                "citypinyin": "chongqingshi"
            },
            {
                "id": 155,
                "cityid": 410100,
                "city": "郑州",
                "fatherid": 410000,
                "citypinyin": "zhengzhoushi"
            },
            {
                "id": 241,
                "cityid": 510100,
                "city": "成都",
                "fatherid": 510000,
                "citypinyin": "chengdushi"
            },
            {
                "id": 75,
                "cityid": 310100,
                "city": "上海",
                "fatherid": 310000,
                "citypinyin": "shanghaishi"
            },
            {
                "id": 5,
                "cityid": 130100,
                "city": "元氏",
                "fatherid": 130000,
                "citypinyin": "shijiazhuangshi"
            },
            {
                "id": 52,
                "cityid": 211400,
                "city": "绥中",
                "fatherid": 210000,
                "citypinyin": "huludaoshi"
            },
            {
                "id": 6,
                "cityid": 130200,
                "city": "唐山",
                "fatherid": 130000,
                "citypinyin": "tangshanshi"
            }
        ],
        [
            {
                "id": 41,
                "cityid": 210300,
                "city": "鞍山",
                "fatherid": 210000,
                "citypinyin": "anshanshi",
                "hot": "0",
                "shortPinyin": "as"
            },
            {
                "id": 108,
                "cityid": 340800,
                "city": "安庆",
                "fatherid": 340000,
                "citypinyin": "anqingshi",
                "hot": "0",
                "shortPinyin": "aq"
            },
            {
                "id": 159,
                "cityid": 410500,
                "city": "安阳",
                "fatherid": 410000,
                "citypinyin": "anyangshi",
                "hot": "0",
                "shortPinyin": "ay"
            },
            {
                "id": 259,
                "cityid": 513200,
                "city": "阿坝",
                "fatherid": 510000,
                "citypinyin": "aba",
                "hot": "0",
                "shortPinyin": "ab"
            },
            {
                "id": 265,
                "cityid": 520400,
                "city": "安顺",
                "fatherid": 520000,
                "citypinyin": "anshunshi",
                "hot": "0",
                "shortPinyin": "as"
            },
            {
                "id": 292,
                "cityid": 542500,
                "city": "阿里",
                "fatherid": 540000,
                "citypinyin": "ali",
                "hot": "0",
                "shortPinyin": "al"
            },
            {
                "id": 302,
                "cityid": 610900,
                "city": "安康",
                "fatherid": 610000,
                "citypinyin": "ankangshi",
                "hot": "0",
                "shortPinyin": "ak"
            },
            {
                "id": 348,
                "cityid": 810001,
                "city": "澳门",
                "fatherid": 820000,
                "citypinyin": "aomen",
                "hot": "0",
                "shortPinyin": "am"
            },
            {
                "id": 338,
                "cityid": 652900,
                "city": "阿克苏",
                "fatherid": 650000,
                "citypinyin": "akesu",
                "hot": "0",
                "shortPinyin": "aks"
            },
            {
                "id": 344,
                "cityid": 654300,
                "city": "阿勒泰",
                "fatherid": 650000,
                "citypinyin": "aletai",
                "hot": "0",
                "shortPinyin": "alt"
            }
        ],
        [
            {
                "id": 1,
                "cityid": 110100,
                "city": "北京",
                "fatherid": 110000,
                "citypinyin": "beijingshi",
                "hot": "0",
                "shortPinyin": "bj"
            },
            {
                "id": 10,
                "cityid": 130600,
                "city": "保定",
                "fatherid": 130000,
                "citypinyin": "baodingshi",
                "hot": "0",
                "shortPinyin": "bd"
            },
            {
                "id": 366,
                "cityid": 469030,
                "city": "白沙",
                "fatherid": 460000,
                "citypinyin": "baisha",
                "hot": "0",
                "shortPinyin": "bs"
            },
            {
                "id": 307,
                "cityid": 620400,
                "city": "白银",
                "fatherid": 620000,
                "citypinyin": "baiyinshi",
                "hot": "0",
                "shortPinyin": "by"
            },
            {
                "id": 115,
                "cityid": 341600,
                "city": "亳州",
                "fatherid": 340000,
                "citypinyin": "bozhoushi",
                "hot": "0",
                "shortPinyin": "z"
            },
            {
                "id": 103,
                "cityid": 340300,
                "city": "蚌埠",
                "fatherid": 340000,
                "citypinyin": "bangbushi",
                "hot": "0",
                "shortPinyin": "bb"
            }
        ],
        [
            {
                "id": 12,
                "cityid": 130800,
                "city": "承德",
                "fatherid": 130000,
                "citypinyin": "chengdeshi",
                "hot": "0",
                "shortPinyin": "cd"
            },
            {
                "id": 13,
                "cityid": 130900,
                "city": "沧州",
                "fatherid": 130000,
                "citypinyin": "cangzhoushi",
                "hot": "0",
                "shortPinyin": "cz"
            },
            {
                "id": 241,
                "cityid": 510100,
                "city": "成都",
                "fatherid": 510000,
                "citypinyin": "chengdushi",
                "hot": "1",
                "shortPinyin": "cd"
            },
            {
                "id": 238,
                "cityid": 500100,
                "city": "重庆",
                "fatherid": 500000,
                "citypinyin": "chongqingshi",
                "hot": "1",
                "shortPinyin": "zq"
            },
            {
                "id": 113,
                "cityid": 341400,
                "city": "巢湖",
                "fatherid": 340000,
                "citypinyin": "chaohushi",
                "hot": "0",
                "shortPinyin": "ch"
            }
        ]
    ]
};
