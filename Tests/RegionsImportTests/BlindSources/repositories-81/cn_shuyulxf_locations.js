//全国 1000
const locations = {
    "label": "全国",
    "value": "1000",
    "key"  : "1000",
    "children": [
        {
            "label": "安徽",
            "value": "3400",
            "key": "3400",
            "children": [
                {
                    "label": "合肥",
                    "value": "3401",
                    "key": "3401"
                },
                {
                    "label": "芜湖",
                    "value": "3402",
                    "key": "3402"
                },
                {
                    "label": "蚌埠",
                    "value": "3403",
                    "key": "3403"
                },
                {
                    "label": "淮南",
                    "value": "3404",
                    "key": "3404"
                },
                {
                    "label": "淮北",
                    "value": "3406",
                    "key": "3406"
                },
                {
                    "label": "铜陵",
                    "value": "3407",
                    "key": "3407"
                }
            ]
        },
        {
            "label": "北京",
            "value": "1100",
            "key": "1100",
            "children": []
        },
        {
            "label": "甘肃",
            "value": "6200",
            "key": "6200",
            "children": [
                {
                    "label": "兰州",
                    "value": "6201",
                    "key": "6201"
                },
                {
                    "label": "嘉峪关",
                    "value": "6202",
                    "key": "6202"
                },
                {
                    "label": "临夏",
                    "value": "6229",
                    "key": "6229"
                },
                {
                    "label": "甘南",
                    "value": "6230",
                    "key": "6230"
                }
            ]
        },
        {
            "label": "广东",
            "value": "4400",
            "key": "4400",
            "children": [
                {
                    "label": "广州",
                    "value": "4401",
                    "key": "4401"
                },
                {
                    "label": "韶关",
                    "value": "4402",
                    "key": "4402"
                },
                {
                    "label": "深圳",
                    "value": "4403",
                    "key": "4403"
                },
                {
                    "label": "英德",
                    "value": "4499",
                    "key": "4499"
                }
            ]
        },
        {
            "label": "贵州",
            "value": "5200",
            "key": "5200",
            "children": [
                {
                    "label": "贵阳",
                    "value": "5201",
                    "key": "5201"
                },
                {
                    "label": "铜仁",
                    "value": "5222",
                    "key": "5222"
                },
                {
                    "label": "毕节",
                    "value": "5224",
                    "key": "5224"
                },
                {
                    "label": "黔西南布依族苗族自治州",
                    "value": "5223",
                    "key": "5223",
                },
                {
                    "label": "黔南布依族苗族自治州",
                    "value": "5227",
                    "key": "5227",
                },
                {
                    "label": "黔东南苗族侗族自治州",
                    "value": "5226",
                    "key": "5226",
                }
            ]
        },
        {
            "label": "海南",
            "value": "4600",
            "key": "4600",
            "children": [
                {
                    "label": "海口",
                    "value": "4601",
                    "key": "4601"
                },
                {
                    "label": "三亚",
                    "value": "4602",
                    "key": "4602"
                },
                {
                    "label": "琼海",
                    "value": "4692",
                    "key": "4692"
                }
            ]
        }
    ]
}
