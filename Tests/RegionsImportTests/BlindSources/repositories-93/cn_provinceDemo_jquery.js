var areaData=[
    {
        "id": "CNBJ",
        "name": "北京",
        "pyname": "BJ",
        "enname": "BeiJing",
        "children": [
            {
                "id": "CNBJBJ",
                "name": "北京",
                "pyname": "BJ",
                "enname": "BeiJing",
                "children": []
            },
            
        ]
    },
    {
        "id": "CNSH",
        "name": "上海",
        "pyname": "SH",
        "enname": "ShangHai",
        "children": [
            {
                "id": "CNSHSH",
                "name": "上海",
                "pyname": "SH",
                "enname": "ShangHai",
                "children": []
            },
            
        ]
    },
    {
        "id": "CNTJ",
        "name": "天津",
        "pyname": "TJ",
        "enname": "TianJin",
        "children": [
            {
                "id": "CNTJTJ",
                "name": "天津",
                "pyname": "TJ",
                "enname": "TianJin",
                "children": []
            },
            
        ]
    },
    {
        "id": "CNCQ",
        "name": "重庆",
        "pyname": "CQ",
        "enname": "ChongQing",
        "children": [
            {
                "id": "CNCQCQ",
                "name": "重庆",
                "pyname": "CQ",
                "enname": "ChongQing",
                "children": []
            },
            
        ]
    },
    {
        "id": "CNGD",
        "name": "广东",
        "pyname": "GD",
        "enname": "GuangDong",
        "children": [
            {
                "id": "CNGDZS",
                "name": "中山",
                "pyname": "ZS",
                "enname": "ZhongShan",
                "children": []
            },
            {
                "id": "CNGDSG",
                "name": "韶关",
                "pyname": "SG",
                "enname": "ShaoGuan",
                "children": []
            },
            
        ]
    }
]
