const infoArray=[
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "虹口区",
        "xcode": "310109"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "杨浦区",
        "xcode": "310110"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "徐汇区",
        "xcode": "310104"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "长宁区",
        "xcode": "310105"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "黄浦区",
        "xcode": "310101"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "松江区",
        "xcode": "310117"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "金山区",
        "xcode": "310116"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "闵行区",
        "xcode": "310112"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "嘉定区",
        "xcode": "310114"
    },
    {
        "sname": "上海市",
        "scode": "310000",
        "siname": "上海市",
        "sicode": "310000",
        "xname": "青浦区",
        "xcode": "310118"
    }
]
