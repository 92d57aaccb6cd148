PROVINCE_LIST = [
    {
        "id": 1,
        "name": "北京市",
        "province_id": "110000"
    },
    {
        "id": 2,
        "name": "天津市",
        "province_id": "120000"
    },
    {
        "id": 3,
        "name": "河北省",
        "province_id": "130000"
    },
    {
        "id": 4,
        "name": "山西省",
        "province_id": "140000"
    },
    {
        "id": 5,
        "name": "内蒙古自治区",
        "province_id": "150000"
    },
    {
        "id": 6,
        "name": "辽宁省",
        "province_id": "210000"
    },
    {
        "id": 7,
        "name": "吉林省",
        "province_id": "220000"
    },
    {
        "id": 8,
        "name": "黑龙江省",
        "province_id": "230000"
    },
    {
        "id": 9,
        "name": "上海市",
        "province_id": "310000"
    },
    {
        "id": 10,
        "name": "江苏省",
        "province_id": "320000"
    },
    {
        "id": 11,
        "name": "浙江省",
        "province_id": "330000"
    },
    {
        "id": 12,
        "name": "安徽省",
        "province_id": "340000"
    },
    {
        "id": 13,
        "name": "福建省",
        "province_id": "350000"
    },
    {
        "id": 14,
        "name": "江西省",
        "province_id": "360000"
    },
    {
        "id": 15,
        "name": "山东省",
        "province_id": "370000"
    },
    {
        "id": 16,
        "name": "河南省",
        "province_id": "410000"
    },
    {
        "id": 17,
        "name": "湖北省",
        "province_id": "420000"
    },
    {
        "id": 18,
        "name": "湖南省",
        "province_id": "430000"
    },
    {
        "id": 19,
        "name": "广东省",
        "province_id": "440000"
    },
    {
        "id": 20,
        "name": "广西壮族自治区",
        "province_id": "450000"
    },
    {
        "id": 21,
        "name": "海南省",
        "province_id": "460000"
    }
]
