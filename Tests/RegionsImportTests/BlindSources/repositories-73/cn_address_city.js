var address_city = {
	"RECORDS": [{
			"id": 33,
			"code": "620200",
			"name": "嘉峪关市",
			"provinceCode": "28",
			"pcode": "620000"
		},
		{
			"id": 34,
			"code": "620300",
			"name": "金昌市",
			"provinceCode": "28",
			"pcode": "620000"
		},
		{
			"id": 35,
			"code": "620400",
			"name": "白银市",
			"provinceCode": "28",
			"pcode": "620000"
		},
		{
			"id": 36,
			"code": "620100",
			"name": "兰州市",
			"provinceCode": "28",
			"pcode": "620000"
		},
		{
			"id": 37,
			"code": "620900",
			"name": "酒泉市",
			"provinceCode": "28",
			"pcode": "620000"
		},
		{
			"id": 38,
			"code": "232700",
			"name": "大兴安岭地区",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 39,
			"code": "231100",
			"name": "黑河市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 40,
			"code": "230700",
			"name": "伊春市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 41,
			"code": "230200",
			"name": "齐齐哈尔市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 42,
			"code": "230800",
			"name": "佳木斯市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 43,
			"code": "230400",
			"name": "鹤岗市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 44,
			"code": "231200",
			"name": "绥化市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 45,
			"code": "230500",
			"name": "双鸭山市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 46,
			"code": "230300",
			"name": "鸡西市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 47,
			"code": "230900",
			"name": "七台河市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 48,
			"code": "230100",
			"name": "哈尔滨市",
			"provinceCode": "8",
			"pcode": "230000"
		},
		{
			"id": 49,
			"code": "231000",
			"name": "牡丹江市",
			"provinceCode": "8",
			"pcode": "230000"
		}
	]
}