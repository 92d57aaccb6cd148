var cityList = {
    "result": "success",
    "code": 200,
    "city": {
    "AA": {
        "直辖市": [
            {
                "spell": "beijingshi",
                "code": 110100,
                "name": "北京"
            },
            {
                "spell": "tianjinshi",
                "code": 120100,
                "name": "天津"
            },
            {
                "spell": "shanghaishi",
                "code": 310100,
                "name": "上海"
            },
            {
                "spell": "chongqingshi",
                "code": 500100,
                "name": "重庆"
            }
        ]
    },
    "A": {
        "安徽": [
            {
                "spell": "hefeishi",
                "code": 340100,
                "name": "合肥"
            },
            {
                "spell": "wuhushi",
                "code": 340200,
                "name": "芜湖"
            },
            {
                "spell": "bangbushi",
                "code": 340300,
                "name": "蚌埠"
            },
            {
                "spell": "huainanshi",
                "code": 340400,
                "name": "淮南"
            },
            {
                "spell": "maanshanshi",
                "code": 340500,
                "name": "马鞍山"
            },
            {
                "spell": "huaibeishi",
                "code": 340600,
                "name": "淮北"
            },
            {
                "spell": "tonglingshi",
                "code": 340700,
                "name": "铜陵"
            },
            {
                "spell": "anqingshi",
                "code": 340800,
                "name": "安庆"
            },
            {
                "spell": "huangshanshi",
                "code": 341000,
                "name": "黄山"
            }
        ]
    }
    }
};
