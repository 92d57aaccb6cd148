let AMapCityWithPinyin = {
    "定位城市": [],
    "热门城市": [{
        "name": "西安", "cityCode": "029"
    }, {
        "name": "兰州", "cityCode": "0931"
    }, {
        "name": "北京",
        "cityCode": "010"
    }, {
        "name": "上海",
        "cityCode": "021"
    }, {"name": "广州", "cityCode": "020"}, {
        "name": "深圳",
        "cityCode": "0755"
    }],
    "A": [{"name": "阿坝", "cityCode": "0837", "pinyin": "aba"}, {
        "name": "阿克苏地",
        "cityCode": "0997",
        "pinyin": "akesudi"
    }, {"name": "阿里地", "cityCode": "0897", "pinyin": "alidi"}, {
        "name": "阿勒泰地",
        "cityCode": "0906",
        "pinyin": "aletaidi"
    }, {"name": "阿拉善盟", "cityCode": "0483", "pinyin": "alashanmeng"}, {
        "name": "安康",
        "cityCode": "0915",
        "pinyin": "ankang"
    }, {"name": "安庆", "cityCode": "0556", "pinyin": "anqing"}, {
        "name": "鞍山",
        "cityCode": "0412",
        "pinyin": "anshan"
    }, {"name": "安顺", "cityCode": "0853", "pinyin": "anshun"}, {
        "name": "安阳",
        "cityCode": "0372",
        "pinyin": "anyang"
    }],
    "B": [{"name": "白城", "cityCode": "0436", "pinyin": "baicheng"}, {
        "name": "白山",
        "cityCode": "0439",
        "pinyin": "baishan"
    }, {"name": "白银", "cityCode": "0943", "pinyin": "baiyin"}, {
        "name": "保定",
        "cityCode": "0312",
        "pinyin": "baoding"
    }, {"name": "宝鸡", "cityCode": "0917", "pinyin": "baoji"}, {
        "name": "保山",
        "cityCode": "0875",
        "pinyin": "baoshan"
    }, {"name": "包头", "cityCode": "0472", "pinyin": "baotou"}, {
        "name": "巴彦淖尔",
        "cityCode": "0478",
        "pinyin": "bayanneer"
    }, {"name": "巴音郭楞", "cityCode": "0996", "pinyin": "bayinguoleng"}]
};
