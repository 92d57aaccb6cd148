export const provinceCityData = [
	{
		code: "ABJ",
		name: "北京市",
		children: [
			{
				code: "Wqsps",
				province: "北京市",
				city: "北京",
			},
			{
				code: "niStC",
				province: "北京市",
				city: "昌平",
			},
			{
				code: "MjXfi",
				province: "北京市",
				city: "朝阳",
			},
			{
				code: "iEilj",
				province: "北京市",
				city: "大兴",
			},
			{
				code: "sNifH",
				province: "北京市",
				city: "房山",
			},
			{
				code: "WgwUa",
				province: "北京市",
				city: "丰台",
			},
			{
				code: "fElIR",
				province: "北京市",
				city: "海淀",
			},
			{
				code: "zWIHa",
				province: "北京市",
				city: "怀柔",
			},
			{
				code: "MNFUM",
				province: "北京市",
				city: "门头沟",
			},
			{
				code: "SlmGF",
				province: "北京市",
				city: "密云",
			},
			{
				code: "WKTDr",
				province: "北京市",
				city: "平谷",
			},
			{
				code: "TKDWT",
				province: "北京市",
				city: "石景山",
			},
			{
				code: "MKoqG",
				province: "北京市",
				city: "顺义",
			},
			{
				code: "UXDVf",
				province: "北京市",
				city: "通州",
			},
			{
				code: "FzrMk",
				province: "北京市",
				city: "延庆",
			},
		],
	},
	{
		code: "ATJ",
		name: "天津市",
		children: [
			{
				code: "eAfAu",
				province: "天津市",
				city: "黑牛城",
			},
			{
				code: "gxHKu",
				province: "天津市",
				city: "宝坻",
			},
			{
				code: "FeuUa",
				province: "天津市",
				city: "北辰",
			},
			{
				code: "GiGuJ",
				province: "天津市",
				city: "东丽",
			},
			{
				code: "eiGrT",
				province: "天津市",
				city: "蓟州",
			},
			{
				code: "luSKF",
				province: "天津市",
				city: "津南",
			},
			{
				code: "RvNCI",
				province: "天津市",
				city: "静海",
			},
			{
				code: "mfQUa",
				province: "天津市",
				city: "宁河",
			},
		],
	},
];
