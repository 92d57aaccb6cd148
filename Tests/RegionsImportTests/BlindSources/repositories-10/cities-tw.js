module.exports = [
	{
		town: 'Zhongzheng',
		postcode: '100',
		longitude: 121.5198839,
		latitude: 25.03240487,
		city: 'Taipei'
	},
	{
		town: 'Datong ',
		postcode: '103',
		longitude: 121.5130417,
		latitude: 25.06342433,
		city: 'Taipei'
	},
	{
		town: 'Zhongshan',
		postcode: '104',
		longitude: 121.5381597,
		latitude: 25.06969917,
		city: 'Taipei'
	},
	{
		town: 'Songshan ',
		postcode: '105',
		longitude: 121.5575876,
		latitude: 25.05999101,
		city: 'Taipei'
	},
	{
		town: `Da'an`,
		postcode: '106',
		longitude: 121.5434446,
		latitude: 25.02677012,
		city: 'Taipei'
	},
	{
		town: 'Wanhua',
		postcode: '108',
		longitude: 121.4979858,
		latitude: 25.0285899,
		city: 'Taipei'
	},
	{
		town: 'Xinyi',
		postcode: '110',
		longitude: 121.5716697,
		latitude: 25.03062083,
		city: 'Taipei'
	},
	{
		town: 'Shilin',
		postcode: '111',
		longitude: 121.5508473,
		latitude: 25.12546704,
		city: 'Taipei'
	},
	{
		town: 'Beitou ',
		postcode: '112',
		longitude: 121.5177992,
		latitude: 25.1480682,
		city: 'Taipei'
	},
	{
		town: 'Neihu ',
		postcode: '114',
		longitude: 121.5923828,
		latitude: 25.08370623,
		city: 'Taipei'
	},
	{
		town: 'Nangang ',
		postcode: '115',
		longitude: 121.6097573,
		latitude: 25.03600934,
		city: 'Taipei'
	},
	{
		town: 'Wenshan ',
		postcode: '116',
		longitude: 121.5736082,
		latitude: 24.98857934,
		city: 'Taipei'
	},
	{
		town: `Ren'ai`,
		postcode: '200',
		longitude: 121.7434205,
		latitude: 25.11945421,
		city: 'Keelung'
	},
	{
		town: 'Xinyi ',
		postcode: '201',
		longitude: 121.772646,
		latitude: 25.12576579,
		city: 'Keelung'
	},
	{
		town: 'Zhongzheng',
		postcode: '202',
		longitude: 121.7783549,
		latitude: 25.14365754,
		city: 'Keelung'
	},
	{
		town: 'Zhongshan',
		postcode: '203',
		longitude: 121.7308913,
		latitude: 25.14986365,
		city: 'Keelung'
	},
	{
		town: 'Anle',
		postcode: '204',
		longitude: 121.7078325,
		latitude: 25.14139521,
		city: 'Keelung'
	},
	{
		town: 'Nuannuan',
		postcode: '205',
		longitude: 121.7447344,
		latitude: 25.08097003,
		city: 'Keelung'
	},
	{
		town: 'Qidu',
		postcode: '206',
		longitude: 121.683628,
		latitude: 25.10962028,
		city: 'Keelung'
	},
	{
		town: 'Wanli',
		postcode: '207',
		longitude: 121.6439307,
		latitude: 25.17572457,
		city: 'New Taipei'
	},
	{
		town: 'Jinshan',
		postcode: '208',
		longitude: 121.6052639,
		latitude: 25.21714594,
		city: 'New Taipei'
	},
	{
		town: 'Nangan',
		postcode: '209',
		longitude: 119.931128,
		latitude: 26.154321,
		city: 'Lienchiang'
	},
	{
		town: 'Beigan ',
		postcode: '210',
		longitude: 119.994251,
		latitude: 26.225637,
		city: 'Lienchiang'
	},
	{
		town: 'Juguang',
		postcode: '211',
		longitude: 119.938877,
		latitude: 25.97298,
		city: 'Lienchiang'
	},
	{
		town: 'Dongyin ',
		postcode: '212',
		longitude: 120.4903,
		latitude: 26.366101,
		city: 'Lienchiang'
	},
	{
		town: 'Banqiao',
		postcode: '220',
		longitude: 121.4579675,
		latitude: 25.01186453,
		city: 'New Taipei'
	},
	{
		town: 'Xizhi',
		postcode: '221',
		longitude: 121.6546992,
		latitude: 25.07331322,
		city: 'New Taipei'
	},
	{
		town: 'Shenkeng',
		postcode: '222',
		longitude: 121.6200624,
		latitude: 24.99767506,
		city: 'New Taipei'
	},
	{
		town: 'Shiding',
		postcode: '223',
		longitude: 121.6472277,
		latitude: 24.94714107,
		city: 'New Taipei'
	},
	{
		town: 'Ruifang',
		postcode: '224',
		longitude: 121.8232018,
		latitude: 25.0981293,
		city: 'New Taipei'
	},
	{
		town: 'Pingxi',
		postcode: '226',
		longitude: 121.7578817,
		latitude: 25.02607068,
		city: 'New Taipei'
	},
	{
		town: 'Shuangxi',
		_x0033_碼郵遞區號: '227',
		longitude: 121.8329822,
		latitude: 24.99698394,
		city: 'New Taipei'
	},
	{
		town: 'Gongliao',
		_x0033_碼郵遞區號: '228',
		longitude: 121.9182466,
		latitude: 25.02485641,
		city: 'New Taipei'
	},
	{
		town: 'Xindian',
		_x0033_碼郵遞區號: '231',
		longitude: 121.5316565,
		latitude: 24.93039008,
		city: 'New Taipei'
	},
	{
		town: 'Pinglin',
		_x0033_碼郵遞區號: '232',
		longitude: 121.724223,
		latitude: 24.91097073,
		city: 'New Taipei'
	},
	{
		town: 'Wulai',
		_x0033_碼郵遞區號: '233',
		longitude: 121.5414806,
		latitude: 24.78824295,
		city: 'New Taipei'
	},
	{
		town: 'Sanchong ',
		_x0033_碼郵遞區號: '241',
		longitude: 121.4870977,
		latitude: 25.06281651,
		city: 'New Taipei'
	},
	{
		town: 'Yilan',
		_x0033_碼郵遞區號: '260',
		longitude: 121.7569358,
		latitude: 24.75021184,
		city: 'Yilan'
	},
	{
		town: 'Toucheng',
		_x0033_碼郵遞區號: '261',
		longitude: 121.845797,
		latitude: 24.90075882,
		city: 'Yilan'
	},
	{
		town: 'Jiaoxi ',
		_x0033_碼郵遞區號: '262',
		longitude: 121.7346606,
		latitude: 24.81144192,
		city: 'Yilan'
	},
	{
		town: 'Zhuangwei',
		_x0033_碼郵遞區號: '263',
		longitude: 121.8017622,
		latitude: 24.75183042,
		city: 'Yilan'
	},
	{
		town: 'Yuanshan',
		_x0033_碼郵遞區號: '264',
		longitude: 121.6612282,
		latitude: 24.74199237,
		city: 'Yilan'
	},
	{
		town: 'Luodong',
		_x0033_碼郵遞區號: '265',
		longitude: 121.7701782,
		latitude: 24.67884824,
		city: 'Yilan'
	},
	{
		town: 'Sanxing',
		_x0033_碼郵遞區號: '266',
		longitude: 121.6642714,
		latitude: 24.66771972,
		city: 'Yilan'
	},
	{
		town: 'Datong',
		_x0033_碼郵遞區號: '267',
		longitude: 121.5040369,
		latitude: 24.55152082,
		city: 'Yilan'
	},
	{
		town: 'Wujie',
		_x0033_碼郵遞區號: '268',
		longitude: 121.8058342,
		latitude: 24.68887343,
		city: 'Yilan'
	},
	{
		town: 'Dongshan',
		_x0033_碼郵遞區號: '269',
		longitude: 121.760255,
		latitude: 24.64214986,
		city: 'Yilan'
	},
	{
		town: `Su'ao`,
		_x0033_碼郵遞區號: '270',
		longitude: 121.8346892,
		latitude: 24.55467058,
		city: 'Yilan'
	},
	{
		town: `Nan'ao`,
		_x0033_碼郵遞區號: '272',
		longitude: 121.6560593,
		latitude: 24.44864058,
		city: 'Yilan'
	},
	{
		town: 'Diaoyutai',
		_x0033_碼郵遞區號: '290',
		longitude: 123.475482,
		latitude: 25.746396
	},
	{
		town: 'East ',
		_x0033_碼郵遞區號: '300',
		longitude: 120.9491233,
		latitude: 24.82269542,
		city: 'Hsinchu'
	},
	{
		town: 'North',
		_x0033_碼郵遞區號: '300',
		longitude: 120.9927505,
		latitude: 24.79028174,
		city: 'Hsinchu'
	},
	{
		town: 'Xiangshan',
		_x0033_碼郵遞區號: '300',
		longitude: 120.9236727,
		latitude: 24.77104342,
		city: 'Hsinchu'
	},
	{
		town: 'Zhubei',
		_x0033_碼郵遞區號: '302',
		longitude: 120.9948704,
		latitude: 24.83816209,
		city: 'Hsinchu'
	},
	{
		town: 'Hukou',
		_x0033_碼郵遞區號: '303',
		longitude: 121.0517242,
		latitude: 24.88566341,
		city: 'Hsinchu'
	},
	{
		town: 'Xinfeng ',
		_x0033_碼郵遞區號: '304',
		longitude: 120.9956033,
		latitude: 24.90731298,
		city: 'Hsinchu'
	},
	{
		town: 'Zhongli',
		_x0033_碼郵遞區號: '320',
		longitude: 121.2147243,
		latitude: 24.97993803,
		city: 'Taoyuan'
	},
	{
		town: 'Taoyuan',
		_x0033_碼郵遞區號: '330',
		longitude: 121.2996612,
		latitude: 25.00040024,
		city: 'Taoyuan'
	},
	{
		town: 'Guishan',
		_x0033_碼郵遞區號: '333',
		longitude: 121.3569265,
		latitude: 25.02417472,
		city: 'Taoyuan'
	},
	{
		town: 'East',
		_x0033_碼郵遞區號: '401',
		longitude: 120.6970865,
		latitude: 24.13733209,
		city: 'Taichung'
	},
	{
		town: 'North',
		_x0033_碼郵遞區號: '404',
		longitude: 120.6809521,
		latitude: 24.15863985,
		city: 'Taichung'
	},
	{
		town: 'Wufeng',
		_x0033_碼郵遞區號: '413',
		longitude: 120.7202189,
		latitude: 24.04332785,
		city: 'Taichung'
	},
	{
		town: 'Fengyuan',
		_x0033_碼郵遞區號: '420',
		longitude: 120.7375715,
		latitude: 24.24990298,
		city: 'Taichung'
	}
];
