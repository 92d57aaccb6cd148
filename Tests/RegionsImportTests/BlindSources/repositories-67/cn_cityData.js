var cityData = {
    "A": {
        "title": "A",
        "list": [{
                "id": 36,
                "province_id": 5,
                "name": "阿拉善盟",
                "code": "152900",
                "baidu_code": "",
                "pinyin": "a la shan meng"
            },
            {
                "id": 39,
                "province_id": 6,
                "name": "鞍山市",
                "code": "210300",
                "baidu_code": "",
                "pinyin": "an shan shi"
            },
            {
                "id": 106,
                "province_id": 12,
                "name": "安庆市",
                "code": "340800",
                "baidu_code": "",
                "pinyin": "an qing shi"
            },
            {
                "id": 156,
                "province_id": 16,
                "name": "安阳市",
                "code": "410500",
                "baidu_code": "",
                "pinyin": "an yang shi"
            },
            {
                "id": 255,
                "province_id": 23,
                "name": "阿坝藏族羌族自治州",
                "code": "513200",
                "baidu_code": "",
                "pinyin": "a ba cang zu qiang zu zi zhi zhou"
            },
            {
                "id": 261,
                "province_id": 24,
                "name": "安顺市",
                "code": "520400",
                "baidu_code": "",
                "pinyin": "an shun shi"
            },
            {
                "id": 288,
                "province_id": 26,
                "name": "阿里地区",
                "code": "542500",
                "baidu_code": "",
                "pinyin": "a li di qu"
            },
            {
                "id": 298,
                "province_id": 27,
                "name": "安康市",
                "code": "610900",
                "baidu_code": "",
                "pinyin": "an kang shi"
            },
            {
                "id": 334,
                "province_id": 31,
                "name": "阿克苏地区",
                "code": "652900",
                "baidu_code": "",
                "pinyin": "a ke su di qu"
            },
            {
                "id": 340,
                "province_id": 31,
                "name": "阿勒泰地区",
                "code": "654300",
                "baidu_code": "",
                "pinyin": "a le tai di qu"
            },
            {
                "id": 344,
                "province_id": 34,
                "name": "澳门",
                "code": "820100",
                "baidu_code": "",
                "pinyin": "ao men"
            }
        ]
    },
    "C": {
        "title": "C",
        "list": [{
                "id": 10,
                "province_id": 3,
                "name": "承德市",
                "code": "130800",
                "baidu_code": "",
                "pinyin": "cheng de shi"
            },
            {
                "id": 11,
                "province_id": 3,
                "name": "沧州市",
                "code": "130900",
                "baidu_code": "",
                "pinyin": "cang zhou shi"
            },
            {
                "id": 17,
                "province_id": 4,
                "name": "长治市",
                "code": "140400",
                "baidu_code": "",
                "pinyin": "chang zhi shi"
            },
            {
                "id": 28,
                "province_id": 5,
                "name": "赤峰市",
                "code": "150400",
                "baidu_code": "",
                "pinyin": "chi feng shi"
            },
            {
                "id": 49,
                "province_id": 6,
                "name": "朝阳市",
                "code": "211300",
                "baidu_code": "",
                "pinyin": "chao yang shi"
            },
            {
                "id": 51,
                "province_id": 7,
                "name": "长春市",
                "code": "220100",
                "baidu_code": "",
                "pinyin": "chang chun shi"
            },
            {
                "id": 77,
                "province_id": 10,
                "name": "常州市",
                "code": "320400",
                "baidu_code": "",
                "pinyin": "chang zhou shi"
            },
            {
                "id": 99,
                "province_id": 12,
                "name": "巢湖市",
                "code": "340181",
                "baidu_code": "",
                "pinyin": "chao hu shi"
            },
            {
                "id": 108,
                "province_id": 12,
                "name": "滁州市",
                "code": "341100",
                "baidu_code": "",
                "pinyin": "chu zhou shi"
            },
            {
                "id": 113,
                "province_id": 12,
                "name": "池州市",
                "code": "341700",
                "baidu_code": "",
                "pinyin": "chi zhou shi"
            },
            {
                "id": 182,
                "province_id": 18,
                "name": "长沙市",
                "code": "430100",
                "baidu_code": "",
                "pinyin": "chang sha shi"
            },
            {
                "id": 188,
                "province_id": 18,
                "name": "常德市",
                "code": "430700",
                "baidu_code": "",
                "pinyin": "chang de shi"
            },
            {
                "id": 191,
                "province_id": 18,
                "name": "郴州市",
                "code": "431000",
                "baidu_code": "",
                "pinyin": "chen zhou shi"
            },
            {
                "id": 214,
                "province_id": 19,
                "name": "潮州市",
                "code": "445100",
                "baidu_code": "",
                "pinyin": "chao zhou shi"
            },
            {
                "id": 230,
                "province_id": 20,
                "name": "崇左市",
                "code": "451400",
                "baidu_code": "",
                "pinyin": "chong zuo shi"
            },
            {
                "id": 237,
                "province_id": 23,
                "name": "成都市",
                "code": "510100",
                "baidu_code": "",
                "pinyin": "cheng du shi"
            },
            {
                "id": 275,
                "province_id": 25,
                "name": "楚雄州",
                "code": "532300",
                "baidu_code": "",
                "pinyin": "chu xiong zhou"
            },
            {
                "id": 284,
                "province_id": 26,
                "name": "昌都地区",
                "code": "542100",
                "baidu_code": "",
                "pinyin": "chang du di qu"
            },
            {
                "id": 331,
                "province_id": 31,
                "name": "昌吉回族自治州",
                "code": "652300",
                "baidu_code": "",
                "pinyin": "chang ji hui zu zi zhi zhou"
            }
        ]
    },
    "E": {
        "title": "E",
        "list": [{
                "id": 30,
                "province_id": 5,
                "name": "鄂尔多斯市",
                "code": "150600",
                "baidu_code": "",
                "pinyin": "e er duo si shi"
            },
            {
                "id": 174,
                "province_id": 17,
                "name": "鄂州市",
                "code": "420700",
                "baidu_code": "",
                "pinyin": "e zhou shi"
            },
            {
                "id": 181,
                "province_id": 17,
                "name": "恩施州",
                "code": "422800",
                "baidu_code": "",
                "pinyin": "en shi zhou"
            }
        ]
    }
}
