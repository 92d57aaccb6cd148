var country = [{
	"id":1,
	"parentId":0,
	"name": "中国",
	"type":0
}];
var p = [{
		"id":2,
		"parentId":1,
		"name": "北京",
		"type": 1
	},
	{
		"id": 3,
		"parentId":1,
		"name": "天津",
		"type": 1
	},
	{
		"id": 4,
		"parentId":1,
		"name": "河北",
		"type":1
	},
	{
		"id":5,
		"parentId":1,
		"name": "山西",
		"type": 1
	},
	{
		"id":6,
		"parentId":1,
		"name": "内蒙古",
		"type": 1
	},
	{
		"id":7,
		"parentId":1,
		"name": "辽宁",
		"type": 1
	},

];


var c = [{
		"id": 37,
		"parentId":2,
		"name": "北京市",
		"type": 2
	},
	{
		"id": 38,
		"parentId":3,
		"name": "天津市",
		"type": 2
	},
	{
		"id": 39,
		"parentId":4,
		"name": "石家庄市",
		"type": 2
	},
	{
		"id":40,
		"parentId": 4,
		"name": "唐山市",
		"type": 2
	},
	{
		"id":41,
		"parentId":4,
		"name": "秦皇岛市",
		"type": 2
	},
	{
		"id": 42,
		"parentId":4,
		"name": "邯郸市",
		"type": 2
	},
	{
		"id": 43,
		"parentId":4,
		"name": "邢台市",
		"type": 2
	},
	{
		"id": 44,
		"parentId":4,
		"name": "保定市",
		"type": 2
	},
	{
		"id":45,
		"parentId":4,
		"name": "张家口市",
		"type": 2
	},
	{
		"id":46,
		"parentId":4,
		"name": "承德市",
		"type": 2
	},
	{
		"id":47,
		"parentId":4,
		"name": "沧州市",
		"type": 2
	},
	{
		"id":48,
		"parentId":4,
		"name": "廊坊市",
		"type": 2
	},
	{
		"id":49,
		"parentId":4,
		"name": "衡水市",
		"type": 2
	},
	{
		"id":50,
		"parentId":5,
		"name": "太原市",
		"type": 2
	},
	{
		"id":51,
		"parentId":5,
		"name": "大同市",
		"type": 2
	},
	{
		"id":52,
		"parentId":5,
		"name": "阳泉市",
		"type": 2
	},
	{
		"id":53,
		"parentId":5,
		"name": "长治市",
		"type": 2
	},
	{
		"id":54,
		"parentId": 5,
		"name": "晋城市",
		"type": 2
	},
	{
		"id":55,
		"parentId":5,
		"name": "朔州市",
		"type": 2
	},
	{
		"id": 60,
		"parentId":6,
		"name": "呼和浩特市",
		"type": 2
	},
	{
		"id":61,
		"parentId":6,
		"name": "包头市",
		"type": 2
	},
	{
		"id":62,
		"parentId":6,
		"name": "乌海市",
		"type": 2
	},
	{
		"id": 63,
		"parentId":6,
		"name": "赤峰市",
		"type": 2
	},
	{
		"id":64,
		"parentId":6,
		"name": "呼伦贝尔市",
		"type": 2
	},
	{
		"id": 65,
		"parentId": 6,
		"name": "兴安盟",
		"type": 2
	},
	{
		"id":66,
		"parentId": 6,
		"name": "通辽市",
		"type": 2
	},
	{
		"id": 67,
		"parentId": 6,
		"name": "锡林郭勒盟",
		"type": 2
	},
	{
		"id": 68,
		"parentId":6,
		"name": "乌兰察布盟",
		"type": 2
	},
	{
		"id": 69,
		"parentId": 6,
		"name": "伊克昭盟(鄂尔多斯)",
		"type": 2
	},
	{
		"id": 70,
		"parentId": 6,
		"name": "巴彦淖尔盟",
		"type": 2
	},
	{
		"id": 71,
		"parentId":6,
		"name": "阿拉善盟",
		"type": 2
	},
	{
		"id": 72,
		"parentId": 7,
		"name": "沈阳市",
		"type": 2
	},
	{
		"id": 73,
		"parentId": 7,
		"name": "大连市",
		"type": 2
	},
	{
		"id": 74,
		"parentId": 7,
		"name": "鞍山市",
		"type": 2
	},
	{
		"id":75,
		"parentId": 7,
		"name": "抚顺市",
		"type": 2
	},
	{
		"id":76,
		"parentId": 7,
		"name": "本溪市",
		"type": 2
	},
	{
		"id":77,
		"parentId": 7,
		"name": "丹东市",
		"type": 2
	},
	{
		"id":78,
		"parentId": 7,
		"name": "锦州市",
		"type": 2
	},
	{
		"id":79,
		"parentId":7,
		"name": "营口市",
		"type": 2
	},
	{
		"id":80,
		"parentId": 7,
		"name": "阜新市",
		"type": 2
	},
	{
		"id":81,
		"parentId":7,
		"name": "辽阳市",
		"type": 2
	},
	{
		"id":82,
		"parentId": 7,
		"name": "盘锦市",
		"type": 2
	},
	{
		"id": 83,
		"parentId":7,
		"name": "铁岭市",
		"type": 2
	},
	{
		"id": 84,
		"parentId":7,
		"name": "朝阳市",
		"type": 2
	},
];
