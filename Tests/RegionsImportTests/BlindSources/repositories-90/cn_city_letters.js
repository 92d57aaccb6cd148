let city={
    "A": [
        {
            "name": "阿坝藏族羌族自治州",
            "cityId": 594864
        },
        {
            "name": "安顺市",
            "cityId": 609309
        },
        {
            "name": "阿里地区",
            "cityId": 646392
        },
        {
            "name": "阿拉善盟",
            "cityId": 114940
        },
        {
            "name": "鞍山市",
            "cityId": 119789
        },
        {
            "name": "安康市",
            "cityId": 667681
        },
        {
            "name": "阿克苏地区",
            "cityId": 703119
        },
        {
            "name": "阿勒泰地区",
            "cityId": 712893
        },
        {
            "name": "澳门特别行政区",
            "cityId": 752169
        },
        {
            "name": "安庆市",
            "cityId": 231499
        },
        {
            "name": "安阳市",
            "cityId": 379245
        }
    ],
        "B": [
            {
                "name": "北海市",
                "cityId": 517933
            },
            {
                "name": "百色市",
                "cityId": 522786
            },
            {
                "name": "巴中市",
                "cityId": 589779
            },
            {
                "name": "北京市",
                "cityId": 2
            },
            {
                "name": "保定市",
                "cityId": 38160
            },
            {
                "name": "毕节市",
                "cityId": 610607
            },
            {
                "name": "保山市",
                "cityId": 628776
            },
            {
                "name": "包头市",
                "cityId": 100904
            },
            {
                "name": "巴彦淖尔市",
                "cityId": 109847
            }
        ]
}
