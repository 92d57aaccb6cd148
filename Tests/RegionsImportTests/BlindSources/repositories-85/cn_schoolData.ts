const SchoolData=[
    
    {
        "id": "1",
        "name": "北京大学",
        "code": "4111010001",
        "department": "教育部",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "2",
        "name": "中国人民大学",
        "code": "4111010002",
        "department": "教育部",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "3",
        "name": "清华大学",
        "code": "4111010003",
        "department": "教育部",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "4",
        "name": "北京交通大学",
        "code": "4111010004",
        "department": "教育部",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "5",
        "name": "北京工业大学",
        "code": "4111010005",
        "department": "北京市",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "6",
        "name": "北京航空航天大学",
        "code": "4111010006",
        "department": "工业和信息化部",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "7",
        "name": "北京理工大学",
        "code": "4111010007",
        "department": "工业和信息化部",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "8",
        "name": "北京科技大学",
        "code": "4111010008",
        "department": "教育部",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    },
    {
        "id": "9",
        "name": "北方工业大学",
        "code": "4111010009",
        "department": "北京市",
        "address": "北京市",
        "level": "本科",
        "remarks": ""
    }
]
