province_cities = [
        {
            "cities": [
                {
                    "city_name": "海口市"
                },
                {
                    "city_name": "三亚市"
                },
                {
                    "city_name": "三沙市"
                },
                {
                    "city_name": "儋州市"
                },
                {
                    "city_name": "文昌市"
                },
                {
                    "city_name": "琼海市"
                },
                {
                    "city_name": "万宁市"
                },
                {
                    "city_name": "东方市"
                },
                {
                    "city_name": "五指山市"
                }
            ],
            "province_name": "海南省"
        },
        {
            "cities": [
                {
                    "city_name": "贵阳市"
                },
                {
                    "city_name": "六盘水市"
                },
                {
                    "city_name": "遵义市"
                },
                {
                    "city_name": "安顺市"
                },
                {
                    "city_name": "毕节市"
                },
                {
                    "city_name": "铜仁市"
                },
                {
                    "city_name": "清镇市"
                },
                {
                    "city_name": "赤水市"
                },
                {
                    "city_name": "仁怀市"
                },
                {
                    "city_name": "凯里市"
                },
                {
                    "city_name": "都匀市"
                },
                {
                    "city_name": "兴义市"
                },
                {
                    "city_name": "福泉市"
                }
            ],
            "province_name": "贵州省"
        },
        {
            "cities": [
                {
                    "city_name": "南宁市"
                },
                {
                    "city_name": "桂林市"
                },
                {
                    "city_name": "柳州市"
                },
                {
                    "city_name": "梧州市"
                },
                {
                    "city_name": "贵港市"
                },
                {
                    "city_name": "玉林市"
                },
                {
                    "city_name": "钦州市"
                },
                {
                    "city_name": "北海市"
                },
                {
                    "city_name": "防城港市"
                },
                {
                    "city_name": "崇左市"
                },
                {
                    "city_name": "百色市"
                },
                {
                    "city_name": "河池市"
                },
                {
                    "city_name": "来宾市"
                },
                {
                    "city_name": "贺州市"
                },
                {
                    "city_name": "岑溪市"
                },
                {
                    "city_name": "桂平市"
                },
                {
                    "city_name": "北流市"
                },
                {
                    "city_name": "东兴市"
                },
                {
                    "city_name": "凭祥市"
                },
                {
                    "city_name": "宜州市"
                },
                {
                    "city_name": "合山市"
                },
                {
                    "city_name": "靖西市"
                }
            ],
            "province_name": "广西壮族自治区"
        }
    ]
