const DATA_CITYS = [{
        "value": 110000,
        "level": "province",
        "label": "北京",
        "children": [{
                "citycode": "010",
                "value": 110100,
                "level": "city",
                "label": "北京",
                "fullname": "北京市",
                "pinyin": "beijing",
                "jianpin": "BJ"
            }],
        "pinyin": "beijing",
        "jianpin": "BJ"
    },
    {
        "value": 120000,
        "level": "province",
        "label": "天津",
        "children": [{
                "citycode": "022",
                "value": 120100,
                "level": "city",
                "label": "天津",
                "fullname": "天津市",
                "pinyin": "tianjin",
                "jianpin": "TJ"
            }],
        "pinyin": "tianjin",
        "jianpin": "TJ"
    },
    {
        "value": 650000,
        "level": "province",
        "label": "新疆",
        "fullname": "新疆维吾尔自治区",
        "children": [{
                "citycode": "0901",
                "value": 654200,
                "level": "city",
                "label": "塔城",
                "fullname": "塔城地区",
                "pinyin": "tacheng",
                "jianpin": "TC"
            },
            {
                "citycode": "0906",
                "value": 654300,
                "level": "city",
                "label": "阿勒泰",
                "fullname": "阿勒泰地区",
                "pinyin": "aletai",
                "jianpin": "ALT"
            },
            {
                "citycode": "0993",
                "value": 659001,
                "level": "city",
                "label": "石河子",
                "fullname": "石河子市",
                "pinyin": "shihezi",
                "jianpin": "SHZ"
            },
            {
                "citycode": "1997",
                "value": 659002,
                "level": "city",
                "label": "阿拉尔",
                "fullname": "阿拉尔市",
                "pinyin": "alaer",
                "jianpin": "ALE"
            },
            {
                "citycode": "1998",
                "value": 659003,
                "level": "city",
                "label": "图木舒克",
                "fullname": "图木舒克市",
                "pinyin": "tumushuke",
                "jianpin": "TMSK"
            },
            {
                "citycode": "1994",
                "value": 659004,
                "level": "city",
                "label": "五家渠",
                "fullname": "五家渠市",
                "pinyin": "wujiaqu",
                "jianpin": "WJQ"
            },
            {
                "citycode": "1906",
                "value": 659005,
                "level": "city",
                "label": "北屯",
                "fullname": "北屯市",
                "pinyin": "beitun",
                "jianpin": "BT"
            },
            {
                "citycode": "1996",
                "value": 659006,
                "level": "city",
                "label": "铁门关",
                "fullname": "铁门关市",
                "pinyin": "tiemenguan",
                "jianpin": "TMG"
            },
            {
                "citycode": "1909",
                "value": 659007,
                "level": "city",
                "label": "双河",
                "fullname": "双河市",
                "pinyin": "shuanghe",
                "jianpin": "SH"
            },
            {
                "citycode": "1999",
                "value": 659008,
                "level": "city",
                "label": "可克达拉",
                "fullname": "可克达拉市",
                "pinyin": "kekedala",
                "jianpin": "KKDL"
            },
            {
                "citycode": "1903",
                "value": 659009,
                "level": "city",
                "label": "昆玉",
                "fullname": "昆玉市",
                "pinyin": "kunyu",
                "jianpin": "KY"
            }],
        "pinyin": "xinjiang",
        "jianpin": "XJ"
    }];
export default DATA_CITYS;
