module.exports=[{
		id: "35",
		label: "北京市",
		value: "110000",
		children: [{
				id: "1022",
				label: "市辖区",
				value: "110100",
				children: [{
						id: "44",
						label: "东城区",
						value: "110101",
						children: []
					},
					{
						id: "45",
						label: "西城区",
						value: "110102",
						children: []
					},
					{
						id: "57",
						label: "平谷区",
						value: "110117",
						children: []
					}
				]
			},
			{
				id: "1023",
				label: "县",
				value: "110200",
				children: [{
						id: "58",
						label: "密云县",
						value: "110228",
						children: []
					},
					{
						id: "59",
						label: "延庆县",
						value: "110229",
						children: []
					}
				]
			}
		]
	},
	{
		id: "1",
		label: "上海市",
		value: "310000",
		children: [{
				id: "1096",
				label: "市辖区",
				value: "310100",
				children: [{
						id: "825",
						label: "黄浦区",
						value: "310101",
						children: []
					},
					{
						id: "826",
						label: "卢湾区",
						value: "310103",
						children: []
					},
					{
						id: "831",
						label: "闸北区",
						value: "310108",
						children: []
					}
				]
			},
			{
				id: "1097",
				label: "县",
				value: "310200",
				children: [{
						id: "842",
						label: "崇明县",
						value: "310230",
						children: []
					}
				]
			}
		]
	},
	{
		id: "4",
		label: "河北省",
		value: "130000",
		children: [{
				id: "1026",
				label: "石家庄市",
				value: "130100",
				children: [{
						id: "76",
						label: "市辖区",
						value: "130101",
						children: []
					},
					{
						id: "77",
						label: "长安区",
						value: "130102",
						children: []
					},
					{
						id: "78",
						label: "桥东区",
						value: "130103",
						children: []
					},
					{
						id: "96",
						label: "藁城市",
						value: "130182",
						children: []
					}
				]
			},
			{
				id: "1027",
				label: "唐山市",
				value: "130200",
				children: [{
						id: "100",
						label: "市辖区",
						value: "130201",
						children: []
					},
					{
						id: "101",
						label: "路南区",
						value: "130202",
						children: []
					},
					{
						id: "112",
						label: "唐海县",
						value: "130230",
						children: []
					}
				]
			}
		]
	}
]
