const city = [{
        name: "全部",
        value: ""
    },
    {
        value: 11,
        name: "北京",
        submenu: [{
            value: 1101,
            name: "北京市"
        }]
    }, {
        value: 12,
        name: "天津",
        submenu: [{
            value: 1201,
            name: "天津市"
        }]
    }, {
        value: 13,
        name: "河北",
        submenu: [{
                value: 1301,
                name: "石家庄市"
            },
            {
                value: 1302,
                name: "唐山市"
            },
            {
                value: 1303,
                name: "秦皇岛市"
            },
            {
                value: 1304,
                name: "邯郸市"
            },
            {
                value: 1305,
                name: "邢台市"
            },
            {
                value: 1306,
                name: "保定市"
            },
            {
                value: 1307,
                name: "张家口市"
            },
            {
                value: 1308,
                name: "承德市"
            },
            {
                value: 1309,
                name: "沧州市"
            },
            {
                value: 1310,
                name: "廊坊市"
            },
            {
                value: 1311,
                name: "衡水市"
            }
        ]
    }, {
        value: 42,
        name: "湖北",
        submenu: [{
                value: 4201,
                name: "武汉市"
            },
            {
                value: 4202,
                name: "黄石市"
            },
            {
                value: 4203,
                name: "十堰市"
            },
            {
                value: 4205,
                name: "宜昌市"
            },
            {
                value: 4206,
                name: "襄阳市"
            },
            {
                value: 4207,
                name: "鄂州市"
            },
            {
                value: 4208,
                name: "荆门市"
            },
            {
                value: 4209,
                name: "孝感市"
            },
            {
                value: 4210,
                name: "荆州市"
            },
            {
                value: 4211,
                name: "黄冈市"
            },
            {
                value: 4212,
                name: "咸宁市"
            },
            {
                value: 4213,
                name: "随州市"
            },
            {
                value: 4228,
                name: "恩施土家族苗族自治州"
            },
            {
                value: 4290,
                name: "仙桃市"
            },
            {
                value: 4291,
                name: "潜江市"
            },
            {
                value: 4292,
                name: "天门市"
            },
            {
                value: 4293,
                name: "神农架林区"
            }
        ]
    }, {
        value: 46,
        name: "海南",
        submenu: [{
                value: 4601,
                name: "海口市"
            },
            {
                value: 4602,
                name: "三亚市"
            },
            {
                value: 4603,
                name: "三沙市"
            },
            {
                value: 4690,
                name: "五指山市"
            },
            {
                value: 4680,
                name: "琼海市"
            },
            {
                value: 4681,
                name: "儋州市"
            },
            {
                value: 4682,
                name: "文昌市"
            },
            {
                value: 4683,
                name: "万宁市"
            },
            {
                value: 4684,
                name: "东方市"
            },
            {
                value: 4685,
                name: "定安县"
            },
            {
                value: 4691,
                name: "屯昌县"
            },
            {
                value: 4692,
                name: "澄迈县"
            },
            {
                value: 4693,
                name: "临高县"
            },
            {
                value: 4694,
                name: "白沙黎族自治县"
            },
            {
                value: 4695,
                name: "昌江黎族自治县"
            },
            {
                value: 4696,
                name: "乐东黎族自治县"
            },
            {
                value: 4697,
                name: "陵水黎族自治县"
            },
            {
                value: 4698,
                name: "保亭黎族苗族自治县"
            },
            {
                value: 4699,
                name: "琼中黎族苗族自治县"
            }
        ]
    }, {
        value: 50,
        name: "重庆",
        submenu: [{
            value: 5001,
            name: "重庆市"
        }]
    }, {
        value: 54,
        name: "西藏",
        submenu: [{
                value: 5401,
                name: "拉萨市"
            },
            {
                value: 5421,
                name: "昌都地区"
            },
            {
                value: 5422,
                name: "山南地区"
            },
            {
                value: 5423,
                name: "日喀则市"
            },
            {
                value: 5424,
                name: "那曲地区"
            },
            {
                value: 5425,
                name: "阿里地区"
            },
            {
                value: 5426,
                name: "林芝地区"
            }
        ]
    }
]
