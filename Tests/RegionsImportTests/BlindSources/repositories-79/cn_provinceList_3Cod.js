const provinceList = [
	{
		"id": 1,
		"name": "北京",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 2,
		"name": "上海",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 3,
		"name": "天津",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 4,
		"name": "重庆",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 5,
		"name": "河北",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 6,
		"name": "山西",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 7,
		"name": "河南",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 8,
		"name": "辽宁",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 9,
		"name": "吉林",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 10,
		"name": "黑龙江",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 11,
		"name": "内蒙古",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 12,
		"name": "江苏",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 13,
		"name": "山东",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 14,
		"name": "安徽",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 15,
		"name": "浙江",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 16,
		"name": "福建",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 17,
		"name": "湖北",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 18,
		"name": "湖南",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 19,
		"name": "广东",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 20,
		"name": "广西",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 21,
		"name": "江西",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 22,
		"name": "四川",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 23,
		"name": "海南",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 24,
		"name": "贵州",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 25,
		"name": "云南",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 26,
		"name": "西藏",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 27,
		"name": "陕西",
		"3Cod": false,
		"cod": true
	},
	{
		"id": 28,
		"name": "甘肃",
		"3Cod": false,
		"cod": true
	}
]
