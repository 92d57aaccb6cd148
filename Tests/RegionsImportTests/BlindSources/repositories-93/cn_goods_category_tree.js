export const d = {
    "code": 2000,
    "msg": "操作成功",
    "data": [
        {
            "id": "3",
            "name": "手机数码",
            "level": 1,
            "sort": 10,
            "parentId": null,
            "status": 1,
            "itemCount": 6428520,
            "children": [
                {
                    "id": "604",
                    "name": "手机通讯",
                    "level": 2,
                    "sort": 100,
                    "parentId": "3",
                    "status": 1,
                    "itemCount": 551591,
                    "children": [
                        {
                            "id": "57",
                            "name": "手机",
                            "level": 3,
                            "sort": 3,
                            "parentId": "604",
                            "status": 1,
                            "itemCount": 414845
                        },
                        {
                            "id": "887",
                            "name": "对讲机",
                            "level": 3,
                            "sort": 3,
                            "parentId": "604",
                            "status": 1,
                            "itemCount": 39102
                        }
                    ]
                },
                {
                    "id": "605",
                    "name": "手机配件",
                    "level": 2,
                    "sort": 101,
                    "parentId": "3",
                    "status": 1,
                    "itemCount": 3915521,
                    "children": []
                }
            ]
        }
    ]
}
