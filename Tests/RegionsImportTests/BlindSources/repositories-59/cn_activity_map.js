const data = [{
		"map_id": "1",
		"name": "中华人民共和国",
		"adcode": "100000",
		"citycode": "0"
	},
	{
		"map_id": "2",
		"name": "北京市",
		"adcode": "110000",
		"citycode": "10"
	},
	{
		"map_id": "3",
		"name": "北京市市辖区",
		"adcode": "110100",
		"citycode": "10"
	},
	{
		"map_id": "4",
		"name": "东城区",
		"adcode": "110101",
		"citycode": "10"
	},
	{
		"map_id": "5",
		"name": "西城区",
		"adcode": "110102",
		"citycode": "10"
	},
	{
		"map_id": "6",
		"name": "朝阳区",
		"adcode": "110105",
		"citycode": "10"
	},
	{
		"map_id": "7",
		"name": "丰台区",
		"adcode": "110106",
		"citycode": "10"
	},
	{
		"map_id": "8",
		"name": "石景山区",
		"adcode": "110107",
		"citycode": "10"
	},
	{
		"map_id": "9",
		"name": "海淀区",
		"adcode": "110108",
		"citycode": "10"
	},
	{
		"map_id": "10",
		"name": "门头沟区",
		"adcode": "110109",
		"citycode": "10"
	},
	{
		"map_id": "11",
		"name": "房山区",
		"adcode": "110111",
		"citycode": "10"
	},
	{
		"map_id": "12",
		"name": "通州区",
		"adcode": "110112",
		"citycode": "10"
	},
	{
		"map_id": "13",
		"name": "顺义区",
		"adcode": "110113",
		"citycode": "10"
	},
	{
		"map_id": "14",
		"name": "昌平区",
		"adcode": "110114",
		"citycode": "10"
	},
	{
		"map_id": "15",
		"name": "大兴区",
		"adcode": "110115",
		"citycode": "10"
	},
	{
		"map_id": "16",
		"name": "怀柔区",
		"adcode": "110116",
		"citycode": "10"
	},
	{
		"map_id": "17",
		"name": "平谷区",
		"adcode": "110117",
		"citycode": "10"
	},
	{
		"map_id": "18",
		"name": "密云区",
		"adcode": "110118",
		"citycode": "10"
	},
	{
		"map_id": "19",
		"name": "延庆区",
		"adcode": "110119",
		"citycode": "10"
	},
	{
		"map_id": "20",
		"name": "天津市",
		"adcode": "120000",
		"citycode": "22"
	}
]
