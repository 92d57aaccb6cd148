let subjectData = [
    {
        "code": 1,
        "name": "学科门类：哲学",
        "children": [
            {
                "code": 2,
                "name": "哲学类",
                "children": [
                    {
                        "code": 3,
                        "name": "哲学"
                    },
                    {
                        "code": 4,
                        "name": "逻辑学"
                    },
                    {
                        "code": 5,
                        "name": "宗教学"
                    }
                ]
            }
        ]
    },
    {
        "code": 6,
        "name": "学科门类：经济学",
        "children": [
            {
                "code": 7,
                "name": "经济学类",
                "children": [
                    {
                        "code": 8,
                        "name": "经济学"
                    },
                    {
                        "code": 9,
                        "name": "经济统计学"
                    }
                ]
            },
            {
                "code": 10,
                "name": "财政学类",
                "children": [
                    {
                        "code": 11,
                        "name": "财政学"
                    },
                    {
                        "code": 12,
                        "name": "税收学"
                    }
                ]
            },
            {
                "code": 13,
                "name": "金融学类",
                "children": [
                    {
                        "code": 14,
                        "name": "金融学"
                    },
                    {
                        "code": 15,
                        "name": "金融工程"
                    },
                    {
                        "code": 16,
                        "name": "保险学"
                    }
                ]
            }
        ]
    }
]
