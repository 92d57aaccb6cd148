let cityList = {
    "data": [
		{
			"count": 319,
			"id": 292,
			"name": "上海",
			"pinyinFull": "Shanghai",
			"pinyinShort": "sh"
		},
		{
			"count": 250,
			"id": 366,
			"name": "深圳",
			"pinyinFull": "Shenzhen",
			"pinyinShort": "sz"
		},
		{
			"count": 229,
			"id": 291,
			"name": "重庆",
			"pinyinFull": "Chongqing",
			"pinyinShort": "cq"
		},
		{
			"count": 201,
			"id": 290,
			"name": "北京",
			"pinyinFull": "Beijing",
			"pinyinShort": "bj"
		},
		{
			"count": 169,
			"id": 880,
			"name": "成都",
			"pinyinFull": "Chengdu",
			"pinyinShort": "cd"
		},
		{
			"count": 161,
			"id": 365,
			"name": "广州",
			"pinyinFull": "Guangzhou",
			"pinyinShort": "gz"
		},
		{
			"count": 158,
			"id": 974,
			"name": "杭州",
			"pinyinFull": "Hangzhou",
			"pinyinShort": "hz"
		},
		{
			"count": 123,
			"id": 371,
			"name": "东莞",
			"pinyinFull": "Dongguan",
			"pinyinShort": "dg"
		},
		{
			"count": 123,
			"id": 561,
			"name": "武汉",
			"pinyinFull": "Wuhan",
			"pinyinShort": "wh"
		},
		{
			"count": 113,
			"id": 373,
			"name": "佛山",
			"pinyinFull": "Foshan",
			"pinyinShort": "fs"
		},
		{
			"count": 110,
			"id": 791,
			"name": "西安",
			"pinyinFull": "Xian",
			"pinyinShort": "xa"
		},
		{
			"count": 101,
			"id": 489,
			"name": "郑州",
			"pinyinFull": "Zhengzhou",
			"pinyinShort": "zz"
		},
		{
			"count": 100,
			"id": 628,
			"name": "南京",
			"pinyinFull": "Nanjing",
			"pinyinShort": "nj"
		},
		{
			"count": 94,
			"id": 598,
			"name": "长沙",
			"pinyinFull": "Changsha",
			"pinyinShort": "cs"
		},
		{
			"count": 94,
			"id": 293,
			"name": "天津",
			"pinyinFull": "Tianjin",
			"pinyinShort": "tj"
		},
		{
			"count": 83,
			"id": 295,
			"name": "合肥",
			"pinyinFull": "Hefei",
			"pinyinShort": "hf"
		},
		{
			"count": 83,
			"id": 1001,
			"name": "温州",
			"pinyinFull": "Wenzhou",
			"pinyinShort": "wz"
		}
    ]
}
