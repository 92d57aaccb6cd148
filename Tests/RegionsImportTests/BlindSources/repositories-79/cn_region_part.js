export default [
    {
        "index": 0,
        "part": "东北",
        "provinces": [
            {
                "cities": [
                    {
                        "counties": [],
                        "name": "沈阳市",
                        "regionId": 210100
                    },
                    {
                        "counties": [],
                        "name": "大连市",
                        "regionId": 210200
                    },
                    {
                        "counties": [],
                        "name": "鞍山市",
                        "regionId": 210300
                    },
                    {
                        "counties": [],
                        "name": "抚顺市",
                        "regionId": 210400
                    },
                    {
                        "counties": [],
                        "name": "本溪市",
                        "regionId": 210500
                    },
                    {
                        "counties": [],
                        "name": "丹东市",
                        "regionId": 210600
                    },
                    {
                        "counties": [],
                        "name": "锦州市",
                        "regionId": 210700
                    },
                    {
                        "counties": [],
                        "name": "营口市",
                        "regionId": 210800
                    },
                    {
                        "counties": [],
                        "name": "阜新市",
                        "regionId": 210900
                    },
                    {
                        "counties": [],
                        "name": "辽阳市",
                        "regionId": 211000
                    },
                    {
                        "counties": [],
                        "name": "盘锦市",
                        "regionId": 211100
                    },
                    {
                        "counties": [],
                        "name": "铁岭市",
                        "regionId": 211200
                    },
                    {
                        "counties": [],
                        "name": "朝阳市",
                        "regionId": 211300
                    },
                    {
                        "counties": [],
                        "name": "葫芦岛市",
                        "regionId": 211400
                    }
                ],
                "name": "辽宁省",
                "regionId": 210000
            },
            {
                "cities": [
                    {
                        "counties": [],
                        "name": "长春市",
                        "regionId": 220100
                    },
                    {
                        "counties": [],
                        "name": "吉林市",
                        "regionId": 220200
                    },
                    {
                        "counties": [],
                        "name": "四平市",
                        "regionId": 220300
                    },
                    {
                        "counties": [],
                        "name": "辽源市",
                        "regionId": 220400
                    },
                    {
                        "counties": [],
                        "name": "通化市",
                        "regionId": 220500
                    },
                    {
                        "counties": [],
                        "name": "白山市",
                        "regionId": 220600
                    },
                    {
                        "counties": [],
                        "name": "松原市",
                        "regionId": 220700
                    },
                    {
                        "counties": [],
                        "name": "白城市",
                        "regionId": 220800
                    },
                    {
                        "counties": [],
                        "name": "延边朝鲜族自治州",
                        "regionId": 222400
                    }
                ],
                "name": "吉林省",
                "regionId": 220000
            }
        ]
    },
    {
        "index": 1,
        "part": "华东",
        "provinces": [
            {
                "cities": [],
                "name": "上海市",
                "regionId": 310000
            },
            {
                "cities": [
                    {
                        "counties": [],
                        "name": "南昌市",
                        "regionId": 360100
                    },
                    {
                        "counties": [],
                        "name": "景德镇市",
                        "regionId": 360200
                    },
                    {
                        "counties": [],
                        "name": "萍乡市",
                        "regionId": 360300
                    },
                    {
                        "counties": [],
                        "name": "九江市",
                        "regionId": 360400
                    },
                    {
                        "counties": [],
                        "name": "新余市",
                        "regionId": 360500
                    },
                    {
                        "counties": [],
                        "name": "鹰潭市",
                        "regionId": 360600
                    },
                    {
                        "counties": [],
                        "name": "赣州市",
                        "regionId": 360700
                    },
                    {
                        "counties": [],
                        "name": "吉安市",
                        "regionId": 360800
                    },
                    {
                        "counties": [],
                        "name": "宜春市",
                        "regionId": 360900
                    },
                    {
                        "counties": [],
                        "name": "抚州市",
                        "regionId": 361000
                    },
                    {
                        "counties": [],
                        "name": "上饶市",
                        "regionId": 361100
                    }
                ],
                "name": "江西省",
                "regionId": 360000
            }
        ]
    }
]
