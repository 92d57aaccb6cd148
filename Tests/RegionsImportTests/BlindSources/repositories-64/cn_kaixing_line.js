const LINETRAIN = [
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01001",
		"StationName" : "苹果园"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01002",
		"StationName" : "古城"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01003",
		"StationName" : "八角游乐园"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01004",
		"StationName" : "八宝山"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01005",
		"StationName" : "玉泉路"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01006",
		"StationName" : "五棵松"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01007",
		"StationName" : "万寿路"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01008",
		"StationName" : "公主坟"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01009",
		"StationName" : "军事博物馆"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01010",
		"StationName" : "木樨地"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01011",
		"StationName" : "南礼士路"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01012",
		"StationName" : "复兴门"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01013",
		"StationName" : "西单"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01014",
		"StationName" : "天安门西"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01015",
		"StationName" : "天安门东"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01016",
		"StationName" : "王府井"
	},
	{
		"LineID" : "L010",
		"LineName" : "1号线",
		"StationID" : "S01017",
		"StationName" : "东单"
	}
];
