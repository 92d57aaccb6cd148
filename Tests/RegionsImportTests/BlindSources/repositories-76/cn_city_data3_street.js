var cityData3 = [{
	value: '110000',
	text: '街道园区',
	children: [{
		value: "110100",
		text: "东山街道",
		children: [{
			value: "110101",
			text: "章村"
		}, {
			value: "110102",
			text: "骆村"
		}, {
			value: "110103",
			text: "邵圣"
		}, {
			value: "110104",
			text: "东山"
		}, {
			value: "110105",
			text: "天云"
		}, {
			value: "110106",
			text: "高桥"
		}, {
			value: "110107",
			text: "中前"
		}, {
			value: "110108",
			text: "外港"
		}, {
			value: "110109",
			text: "晓里"
		}, {
			value: "110110",
			text: "大里"
		},{
			value:"110111",
			text:"岔里"
		},{
			value:"110112",
			text:"龙西"
		}]
	},{
		value:"112300",
		text:"秣陵街道",
		children:[{
			value: "112301",
			text: "殷巷"
		}, {
			value: "112302",
			text: "湖滨"
		}, {
			value: "112303",
			text: "秦淮"
		}, {
			value: "112304",
			text: "太平"
		}, {
			value: "112305",
			text: "胜太"
		}, {
			value: "112306",
			text: "长山"
		}, {
			value: "112307",
			text: "牛首"
		}, {
			value: "112308",
			text: "下虚"
		},{
			value:"112309",
			text:"东南"
		}]
	}]
}]
