var address_province = {
	"RECORDS": [{
			"id": 8,
			"code": "230000",
			"name": "黑龙江省"
		},
		{
			"id": 28,
			"code": "620000",
			"name": "甘肃省"
		}
	]
}