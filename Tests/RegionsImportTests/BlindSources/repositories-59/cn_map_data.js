var data = [{
		"provinceName": "湖北省",
		"provinceShortName": "湖北",
		"cities": [{
				"cityName": "武汉",
			},
			{
				"cityName": "孝感",
			},
			{
				"cityName": "黄冈",
			},
			{
				"cityName": "荆州",
			},
			{
				"cityName": "鄂州",
			},
			{
				"cityName": "随州",
			},
			{
				"cityName": "襄阳",
			},
			{
				"cityName": "荆门",
			},
			{
				"cityName": "黄石",
			},
			{
				"cityName": "宜昌",
			},
			{
				"cityName": "咸宁",
			},
			{
				"cityName": "十堰",
			},
			{
				"cityName": "天门",
			},
			{
				"cityName": "仙桃",
			},
			{
				"cityName": "恩施州",
			},
			{
				"cityName": "潜江",
			},
			{
				"cityName": "神农架林区",
			},
			{
				"cityName": "待明确地区",
			}
		]
	},
	{
		"provinceName": "广东省",
		"provinceShortName": "广东",
		"cities": [{
				"cityName": "深圳",
			},
			{
				"cityName": "广州",
			},
			{
				"cityName": "东莞",
			},
			{
				"cityName": "珠海",
			},
			{
				"cityName": "佛山",
			},
			{
				"cityName": "中山",
			},
			{
				"cityName": "惠州",
			},
			{
				"cityName": "江门",
			},
			{
				"cityName": "湛江",
			},
			{
				"cityName": "肇庆",
			},
			{
				"cityName": "茂名",
			},
			{
				"cityName": "汕头",
			},
			{
				"cityName": "梅州",
			},
			{
				"cityName": "韶关",
			},
			{
				"cityName": "阳江",
			},
			{
				"cityName": "揭阳",
			},
			{
				"cityName": "清远",
			},
			{
				"cityName": "汕尾",
			},
			{
				"cityName": "河源",
			},
			{
				"cityName": "潮州",
			}
		]
	}
]
