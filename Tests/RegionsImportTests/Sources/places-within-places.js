var _cityArea = {
		"基隆市":new Array(),
		"台北市":new Array(),
		"連江縣":new Array()
};
_cityArea["基隆市"][0] = '仁愛區';
_cityArea["基隆市"][1] = '信義區';
_cityArea["台北市"][0] = '中正區';
_cityArea["台北市"][1] = '大同區';
_cityArea["台北市"][2] = '萬華區';
