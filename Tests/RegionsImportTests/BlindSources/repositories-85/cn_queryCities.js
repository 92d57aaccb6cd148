{
    "cities": [
        {
            "name": "深圳市",
            "id": "440300",
            "cityPinyin": "shenchoushi",
            "provinceId": "440000",
            "hotCity": true,
            "cityShortPY": "SZS"
        },
        {
            "name": "北京市",
            "id": "110100",
            "cityPinyin": "beijingshi",
            "provinceId": "110000",
            "hotCity": true,
            "cityShortPY": "BJS"
        },
        {
            "name": "天津市",
            "id": "120100",
            "cityPinyin": "tianjinshi",
            "provinceId": "120000",
            "hotCity": true,
            "cityShortPY": "TJS"
        },
        {
            "name": "石家庄市",
            "id": "130100",
            "cityPinyin": "shijiazhuangshi",
            "provinceId": "130000",
            "hotCity": false,
            "cityShortPY": "SJZS"
        },
        {
            "name": "唐山市",
            "id": "130200",
            "cityPinyin": "tangshanshi",
            "provinceId": "130000",
            "hotCity": false,
            "cityShortPY": "TSS"
        },
        {
            "name": "秦皇岛市",
            "id": "130300",
            "cityPinyin": "qinhuangdaoshi",
            "provinceId": "130000",
            "hotCity": false,
            "cityShortPY": "QHDS"
        },
        {
            "name": "邯郸市",
            "id": "130400",
            "cityPinyin": "handanshi",
            "provinceId": "130000",
            "hotCity": false,
            "cityShortPY": "HDS"
        },
        {
            "name": "太原市",
            "id": "140100",
            "cityPinyin": "taiyuanshi",
            "provinceId": "140000",
            "hotCity": false,
            "cityShortPY": "TYS"
        },
        {
            "name": "大同市",
            "id": "140200",
            "cityPinyin": "datongshi",
            "provinceId": "140000",
            "hotCity": false,
            "cityShortPY": "DTS"
        },
        {
            "name": "长治市",
            "id": "140400",
            "cityPinyin": "changzhishi",
            "provinceId": "140000",
            "hotCity": false,
            "cityShortPY": "ZZS"
        },
        {
            "name": "呼和浩特市",
            "id": "150100",
            "cityPinyin": "huhehaoteshi",
            "provinceId": "150000",
            "hotCity": false,
            "cityShortPY": "HHHTS"
        },
        {
            "name": "巴彦淖尔市",
            "id": "150800",
            "cityPinyin": "bayanneershi",
            "provinceId": "150000",
            "hotCity": false,
            "cityShortPY": "BYNES"
        },
        {
            "name": "兴安盟",
            "id": "152200",
            "cityPinyin": "xinganmeng",
            "provinceId": "150000",
            "hotCity": false,
            "cityShortPY": "XAM"
        },
        {
            "name": "沈阳市",
            "id": "210100",
            "cityPinyin": "shenyangshi",
            "provinceId": "210000",
            "hotCity": false,
            "cityShortPY": "SYS"
        },
        {
            "name": "大连市",
            "id": "210200",
            "cityPinyin": "dalianshi",
            "provinceId": "210000",
            "hotCity": false,
            "cityShortPY": "DLS"
        },
        {
            "name": "长春市",
            "id": "220100",
            "cityPinyin": "changchunshi",
            "provinceId": "220000",
            "hotCity": false,
            "cityShortPY": "ZCS"
        },
        {
            "name": "吉林市",
            "id": "220200",
            "cityPinyin": "jilinshi",
            "provinceId": "220000",
            "hotCity": false,
            "cityShortPY": "JLS"
        },
        {
            "name": "延边朝鲜族自治州",
            "id": "222400",
            "cityPinyin": "yanbianchaoxianzuzizhizhou",
            "provinceId": "220000",
            "hotCity": false,
            "cityShortPY": "YBCXZZZZ"
        },
        {
            "name": "哈尔滨市",
            "id": "230100",
            "cityPinyin": "haerbinshi",
            "provinceId": "230000",
            "hotCity": false,
            "cityShortPY": "HEBS"
        },
        {
            "name": "大兴安岭地区",
            "id": "232700",
            "cityPinyin": "daxinganlingdiqu",
            "provinceId": "230000",
            "hotCity": false,
            "cityShortPY": "DXALDQ"
        }
    ]
}
