city.constant('cityJson',{
    "provincesList": [
        {

            "Id": 1,
            "Name": "广西壮族自治区"
        },
        {
            "Id": 2,
            "Name": "澳门特别行政区"
        },
        {
            "Id": 3,
            "Name": "海南省"
        },
        {
            "Id": 4,
            "Name": "宁夏回族自治区"
        },
        {
            "Id": 5,
            "Name": "青海省"
        },
        {
            "Id": 6,
            "Name": "浙江省"
        },
        {
            "Id": 7,
            "Name": "香港特别行政区"
        },
        {
            "Id": 8,
            "Name": "贵州省"
        }
    ],
    "Citys": [
        {
            "Id": 1,
            "Name": "钦州市",
            "ProvinceId": 1
        },
        {
            "Id": 2,
            "Name": "崇左市",
            "ProvinceId": 1
        },
        {
            "Id": 3,
            "Name": "河池市",
            "ProvinceId": 1
        },
        {
            "Id": 4,
            "Name": "北海市",
            "ProvinceId": 1
        },
        {
            "Id": 5,
            "Name": "梧州市",
            "ProvinceId": 1
        },
        {
            "Id": 6,
            "Name": "南宁市",
            "ProvinceId": 1
        },
        {
            "Id": 7,
            "Name": "百色市",
            "ProvinceId": 1
        },
        {
            "Id": 8,
            "Name": "桂林市",
            "ProvinceId": 1
        },
        {
            "Id": 9,
            "Name": "来宾市",
            "ProvinceId": 1
        },
        {
            "Id": 10,
            "Name": "贺州市",
            "ProvinceId": 1
        },
        {
            "Id": 11,
            "Name": "玉林市",
            "ProvinceId": 1
        },
        {
            "Id": 12,
            "Name": "柳州市",
            "ProvinceId": 1
        },
        {
            "Id": 13,
            "Name": "防城港市",
            "ProvinceId": 1
        },
        {
            "Id": 14,
            "Name": "贵港市",
            "ProvinceId": 1
        },
        {
            "Id": 15,
            "Name": "澳门特别行政区",
            "ProvinceId": 2
        },
        {
            "Id": 16,
            "Name": "省直辖县级行政单位",
            "ProvinceId": 3
        },
        {
            "Id": 17,
            "Name": "海口市",
            "ProvinceId": 3
        },
        {
            "Id": 18,
            "Name": "三亚市",
            "ProvinceId": 3
        },
        {
            "Id": 19,
            "Name": "银川市",
            "ProvinceId": 4
        },
        {
            "Id": 20,
            "Name": "吴忠市",
            "ProvinceId": 4
        },
        {
            "Id": 21,
            "Name": "固原市",
            "ProvinceId": 4
        },
        {
            "Id": 22,
            "Name": "石嘴山市",
            "ProvinceId": 4
        },
        {
            "Id": 23,
            "Name": "中卫市",
            "ProvinceId": 4
        },
        {
            "Id": 24,
            "Name": "海北藏族自治州",
            "ProvinceId": 5
        },
        {
            "Id": 25,
            "Name": "黄南藏族自治州",
            "ProvinceId": 5
        },
        {
            "Id": 26,
            "Name": "果洛藏族自治州",
            "ProvinceId": 5
        },
        {
            "Id": 27,
            "Name": "西宁市",
            "ProvinceId": 5
        },
        {
            "Id": 28,
            "Name": "玉树藏族自治州",
            "ProvinceId": 5
        },
        {
            "Id": 29,
            "Name": "海西蒙古族藏族自治州",
            "ProvinceId": 5
        },
        {
            "Id": 30,
            "Name": "海南藏族自治州",
            "ProvinceId": 5
        },
        {
            "Id": 31,
            "Name": "海东地区",
            "ProvinceId": 5
        },
        {
            "Id": 32,
            "Name": "舟山市",
            "ProvinceId": 6
        },
        {
            "Id": 33,
            "Name": "湖州市",
            "ProvinceId": 6
        },
        {
            "Id": 34,
            "Name": "嘉兴市",
            "ProvinceId": 6
        },
        {
            "Id": 35,
            "Name": "衢州市",
            "ProvinceId": 6
        },
        {
            "Id": 36,
            "Name": "金华市",
            "ProvinceId": 6
        },
        {
            "Id": 37,
            "Name": "台州市",
            "ProvinceId": 6
        },
        {
            "Id": 38,
            "Name": "宁波市",
            "ProvinceId": 6
        },
        {
            "Id": 39,
            "Name": "杭州市",
            "ProvinceId": 6
        },
        {
            "Id": 40,
            "Name": "丽水市",
            "ProvinceId": 6
        },
        {
            "Id": 41,
            "Name": "温州市",
            "ProvinceId": 6
        },
        {
            "Id": 42,
            "Name": "绍兴市",
            "ProvinceId": 6
        },
        {
            "Id": 43,
            "Name": "香港特别行政区",
            "ProvinceId": 7
        },
        {
            "Id": 44,
            "Name": "黔南布依族苗族自治州",
            "ProvinceId": 8
        },
        {
            "Id": 45,
            "Name": "铜仁地区",
            "ProvinceId": 8
        },
        {
            "Id": 46,
            "Name": "黔西南布依族苗族自治州",
            "ProvinceId": 8
        },
        {
            "Id": 47,
            "Name": "黔东南苗族侗族自治州",
            "ProvinceId": 8
        },
        {
            "Id": 48,
            "Name": "安顺市",
            "ProvinceId": 8
        },
        {
            "Id": 49,
            "Name": "贵阳市",
            "ProvinceId": 8
        },
        {
            "Id": 50,
            "Name": "毕节地区",
            "ProvinceId": 8
        },
        {
            "Id": 51,
            "Name": "遵义市",
            "ProvinceId": 8
        },
        {
            "Id": 52,
            "Name": "六盘水市",
            "ProvinceId": 8
        }
    ]
});
