export default {
	hotCity: [{
			cityName: '北京',
			pinYin: 'beijing',
			py: 'bj',
			code: 'PEK'
		},
		{
			cityName: '上海',
			pinYin: 'shanghai',
			py: 'sh',
			code: 'SHA'
		},
		{
			cityName: '天津',
			pinYin: 'tianjin',
			py: 'tj',
			code: 'TSN'
		},
		{
			cityName: '青岛',
			pinYin: 'qingdao',
			py: 'qd',
			code: 'TAO'
		},
		{
			cityName: '南京',
			pinYin: 'nanjing',
			py: 'nj',
			code: 'NKG'
		},
		{
			cityName: '杭州',
			pinYin: 'hangzhou',
			py: 'hz',
			code: 'HGH'
		},
		{
			cityName: '厦门',
			pinYin: 'xiamen',
			py: 'xm',
			code: 'XMN'
		},
		{
			cityName: '成都',
			pinYin: 'chengdu',
			py: 'cd',
			code: 'CTU'
		},
		{
			cityName: '深圳',
			pinYin: 'shenzhen',
			py: 'sz',
			code: 'SZX'
		},
		{
			cityName: '广州',
			pinYin: 'guangzhou',
			py: 'gz',
			code: 'CAN'
		},
		{
			cityName: '沈阳',
			pinYin: 'shenyang',
			py: 'sy',
			code: 'SHE'
		},
		{
			cityName: '武汉',
			pinYin: 'wuhan',
			py: 'wh',
			code: 'WUH'
		}
	],
	cities: [
		// 	{

		// 	"cityName": "阿尔山",
		// 	"pinyin": "aershan",
		// 	"py": "aes",
		// 	"code": "YIE"
		// },
		// {
		// 	"cityName": "阿克苏",
		// 	"pinyin": "akesu",
		// 	"py": "aks",
		// 	"code": "AKU"
		// }, {
		// 	"cityName": "阿勒泰",
		// 	"pinyin": "aletai",
		// 	"py": "alt",
		// 	"code": "AAT"
		// }, {
		// 	"cityName": "阿里",
		// 	"pinyin": "ali",
		// 	"py": "al",
		// 	"code": "NGQ"
		// }, {
		// 	"cityName": "安庆",
		// 	"pinyin": "anqing",
		// 	"py": "aq",
		// 	"code": "AQG"
		// }, {
		// 	"cityName": "鞍山",
		// 	"pinyin": "anshan",
		// 	"py": "as",
		// 	"code": "AOG"
		// }, {
		// 	"cityName": "安顺",
		// 	"pinyin": "anshun",
		// 	"py": "as",
		// 	"code": "AVA"
		// }
	]
}
