var areaObjList = [
    {
        "areaName": "淮安市",
        "areaCode": "1",
        "mcu": "1",
        "areaId": "051788018"
    },
    {
        "areaName": "淮安区",
        "areaCode": "101",
        "mcu": "18",
        "areaId": "051712012"
    },
    {
        "areaName": "建淮乡政府",
        "areaCode": "101001",
        "mcu": "18",
        "areaId": "051712015"
    },
    {
        "areaName": "建淮村",
        "areaCode": "101001001",
        "mcu": "18",
        "areaId": "051712016"
    },
    {
        "areaName": "邱家村",
        "areaCode": "101001002",
        "mcu": "18",
        "areaId": "051712017"
    },
    {
        "areaName": "十里村",
        "areaCode": "101001003",
        "mcu": "18",
        "areaId": "051712018"
    },
    {
        "areaName": "张兴村",
        "areaCode": "101001004",
        "mcu": "18",
        "areaId": "051712019"
    },
    {
        "areaName": "鹅前村",
        "areaCode": "101001005",
        "mcu": "18",
        "areaId": "051712020"
    },
    {
        "areaName": "渠南村",
        "areaCode": "101001006",
        "mcu": "18",
        "areaId": "051712021"
    },
    {
        "areaName": "彭阳村",
        "areaCode": "101001007",
        "mcu": "18",
        "areaId": "051712022"
    },
    {
        "areaName": "砖桥村",
        "areaCode": "101001008",
        "mcu": "18",
        "areaId": "051712023"
    },
    {
        "areaName": "陈华村",
        "areaCode": "101001009",
        "mcu": "18",
        "areaId": "051712024"
    },
    {
        "areaName": "盖桥村",
        "areaCode": "101001010",
        "mcu": "18",
        "areaId": "051712025"
    },
    {
        "areaName": "许王村",
        "areaCode": "101001011",
        "mcu": "18",
        "areaId": "051712026"
    },
    {
        "areaName": "车桥镇政府",
        "areaCode": "101002",
        "mcu": "18",
        "areaId": "051712027"
    }
]
