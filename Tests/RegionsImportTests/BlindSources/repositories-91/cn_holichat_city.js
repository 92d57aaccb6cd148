city_data = {
    "110100":{
        "name":"北京(市辖区)",
        "province_id":"110000",
        "pinyin":"bj",

    },
    "110200":{
        "name":"北京(县)",
        "province_id":"110000",
        "pinyin":"bj",

    },
    "120100":{
        "name":"天津(市辖区)",
        "province_id":"120000",
        "pinyin":"tj",

    },
    "120200":{
        "name":"天津(县)",
        "province_id":"120000",
        "pinyin":"tj",

    },
    "130100":{
        "name":"石家庄市",
        "province_id":"130000",
        "pinyin":"sjz",

    },
    "130200":{
        "name":"唐山市",
        "province_id":"130000",
        "pinyin":"ts",

    },
    "130300":{
        "name":"秦皇岛市",
        "province_id":"130000",
        "pinyin":"qhd",

    },
    "130400":{
        "name":"邯郸市",
        "province_id":"130000",
        "pinyin":"hd",

    },
    "130500":{
        "name":"邢台市",
        "province_id":"130000",
        "pinyin":"xt",

    },
    "130600":{
        "name":"保定市",
        "province_id":"130000",
        "pinyin":"bd",

    },
    "130700":{
        "name":"张家口市",
        "province_id":"130000",
        "pinyin":"zjk",

    },
    "130800":{
        "name":"承德市",
        "province_id":"130000",
        "pinyin":"cd",

    },
    "130900":{
        "name":"沧州市",
        "province_id":"130000",
        "pinyin":"cz",

    },
    "131000":{
        "name":"廊坊市",
        "province_id":"130000",
        "pinyin":"lf",

    },
    "131100":{
        "name":"衡水市",
        "province_id":"130000",
        "pinyin":"hs",

    },
    "140100":{
        "name":"太原市",
        "province_id":"140000",
        "pinyin":"ty",

    },
    "140200":{
        "name":"大同市",
        "province_id":"140000",
        "pinyin":"dt",

    },
    "140300":{
        "name":"阳泉市",
        "province_id":"140000",
        "pinyin":"yq",

    }
}
