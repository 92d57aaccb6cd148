const CITYOPTIONS=[
    {
        "label": "佛堂镇",
        "value": 2,
        "children": [
            {
                "label": "赵朱",
                "value": 16
            },
            {
                "label": "石楼",
                "value": 17
            },
            {
                "label": "起鸣",
                "value": 18
            },
            {
                "label": "晓联",
                "value": 19
            },
            {
                "label": "稽亭",
                "value": 20
            },
            {
                "label": "和溪",
                "value": 21
            },
            {
                "label": "湖干",
                "value": 22
            },
            {
                "label": "方前",
                "value": 23
            },
            {
                "label": "桥西",
                "value": 24
            },
            {
                "label": "楼村",
                "value": 25
            },
            {
                "label": "前王",
                "value": 26
            },
            {
                "label": "东山",
                "value": 27
            },
            {
                "label": "田心村",
                "value": 28
            },
            {
                "label": "光明",
                "value": 29
            },
            {
                "label": "雅西",
                "value": 30
            },
            {
                "label": "鲁雅",
                "value": 31
            },
            {
                "label": "后塘",
                "value": 32
            },
            {
                "label": "新店",
                "value": 33
            },
            {
                "label": "毛陈",
                "value": 34
            },
            {
                "label": "后阳",
                "value": 35
            }
        ]
    }
]
