district_data = [
	{
		"district": "港島",
		"anchors" : [
			{
				"anchor": "wanchai",
				"display_name": "灣仔",
				"order": 4,
				"lat": 22.278105,
				"lng": 114.171664,
				"zoom": 18,
				"mlat": 22.278105,
				"mlng": 114.171664,
				"mzoom": 18
			},
			{
				"anchor": "causewaybay",
				"display_name": "銅鑼灣",
				"order": 5,
				"lat": 22.279309,
				"lng": 114.180990,
				"zoom": 15,
				"mlat": 22.279309,
				"mlng": 114.180990,
				"mzoom": 15
			},
			{
				"anchor": "central",
				"display_name": "中環",
				"order": 6,
				"lat": 22.281449,
				"lng": 114.155466,
				"zoom": 17,
				"mlat": 22.281449,
				"mlng": 114.155466,
				"mzoom": 17
			},
			{
				"anchor": "sheungwan",
				"display_name": "上環",
				"order": 7,
				"lat": 22.286594,
				"lng": 114.147614,
				"zoom": 15,
				"mlat": 22.286594,
				"mlng": 114.147614,
				"mzoom": 15
   			},
            {
                "anchor": "northpoint",
                "display_name": "北角",
                "order": 14,
                "lat": 22.29074,
                "lng": 114.198421,
                "zoom": 15,
                "mlat": 22.29074,
                "mlng": 114.198421,
                "mzoom": 15
            }
		]
	},
	{
		"district": "九龍",
		"anchors" : [
			{
				"anchor": "mongkok",
				"display_name": "旺角",
				"order": 1,
				"lat": 22.3193,
				"lng": 114.169454,
				"zoom": 16,
				"mlat": 22.3193,
				"mlng": 114.169454,
				"mzoom": 16
			},
			{
				"anchor": "princeedward",
				"display_name": "太子",
				"order": 2,
				"lat": 22.324342,
				"lng": 114.16828,
				"zoom": "",
				"mlat": 22.324342,
				"mlng": 114.16828,
				"mzoom": 16
			},
			{
				"anchor": "tsimshatsui",
				"display_name": "尖沙咀",
				"order": 3,
				"lat": 22.299668,
				"lng": 114.174544,
				"zoom": "",
				"mlat": 22.299668,
				"mlng": 114.174544,
				"mzoom": 16
			},
			{
				"anchor": "kwuntong",
				"display_name": "觀塘",
				"order": 8,
				"lat": 22.313683,
				"lng": 114.221671,
				"zoom": 15,
				"mlat": 22.313683,
				"mlng": 114.221671,
				"mzoom": 15
			},
			{
				"anchor": "shamshuipo",
				"display_name": "深水埗",
				"order": 11,
				"lat": 22.329697,
				"lng": 114.163623,
				"zoom": 15,
				"mlat": 22.329697,
				"mlng": 114.163623,
				"mzoom": ""
			},
            {
                "anchor": "hunghum",
                "display_name": "紅磡",
                "order": 15,
                "lat": 22.3052,
                "lng": 114.188553,
                "zoom": 15,
                "mlat": 22.3052,
                "mlng": 114.188553,
                "mzoom": 15
            }
		]
	},
	{
		"district": "新界",
		"anchors" : [
			{
				"anchor": "tsuenwan",
				"display_name": "荃灣",
				"order": 9,
				"lat": 22.371299,
				"lng": 114.115029,
				"zoom": 15,
				"mlat": 22.371299,
				"mlng": 114.115029,
				"mzoom": 15
			},
			{
				"anchor": "tuenmun",
				"display_name": "屯門",
				"order": 10,
				"lat": 22.396884,
				"lng": 113.975914,
				"zoom": 14,
				"mlat": 22.396884,
				"mlng": 113.975914,
				"mzoom": 14
			},
			{
				"anchor": "taipo",
				"display_name": "大埔",
				"order": 12,
				"lat": 22.451605,
				"lng": 114.164757,
				"zoom": 15,
				"mlat": 22.451605,
				"mlng": 114.164757,
				"mzoom": 15
			},
			{
				"anchor": "shatin",
				"display_name": "沙田",
				"order": 13,
				"lat": 22.384838,
				"lng": 114.189542,
				"zoom": 14,
				"mlat": 22.384838,
				"mlng": 114.189542,
				"mzoom": 14
			},
            {
                "anchor": "yuenlong",
                "display_name": "元朗",
                "order": 16,
                "lat": 22.444596,
                "lng": 114.026879,
                "zoom": 15,
                "mlat": 22.444596,
                "mlng": 114.026879,
                "mzoom": 15
            },
            {
                "anchor": "saikung",
                "display_name": "西貢",
                "order": 17,
                "lat": 22.381184,
                "lng": 114.271674,
                "zoom": 16,
                "mlat": 22.381184,
                "mlng": 114.271674,
                "mzoom": 16
            },
            {
                "anchor": "tseungkwano",
                "display_name": "將軍澳",
                "order": 18,
                "lat": 22.317211,
                "lng": 114.256880,
                "zoom": 14,
                "mlat": 22.317211,
                "mlng": 114.256880,
                "mzoom": 14
            }
		]
	}
]