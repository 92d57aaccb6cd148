
var _cityArea = {
		"基隆市":new Array(),
		"台北市":new Array(),
		"新北市":new Array(),
		"桃園縣":new Array(),
		"新竹市":new Array(),
		"新竹縣":new Array(),
		"苗栗縣":new Array(),
		"台中市":new Array(),
		"彰化縣":new Array(),
		"南投縣":new Array(),
		"雲林縣":new Array(),
		"嘉義市":new Array(),
		"嘉義縣":new Array(),
		"台南市":new Array(),
		"高雄市":new Array(),
		"屏東縣":new Array(),
		"台東縣":new Array(),
		"花蓮縣":new Array(),
		"宜蘭縣":new Array(),
		"澎湖縣":new Array(),
		"金門縣":new Array(),
		"連江縣":new Array()
};



_cityArea["基隆市"][0] = '仁愛區';
_cityArea["基隆市"][1] = '信義區';
_cityArea["基隆市"][2] = '中正區';
_cityArea["基隆市"][3] = '中山區';
_cityArea["基隆市"][4] = '安樂區';
_cityArea["基隆市"][5] = '暖暖區';
_cityArea["基隆市"][6] = '七堵區';

_cityArea["台北市"][0] = '中正區';
_cityArea["台北市"][1] = '大同區';
_cityArea["台北市"][2] = '中山區';
_cityArea["台北市"][3] = '松山區';
_cityArea["台北市"][4] = '大安區';
_cityArea["台北市"][5] = '萬華區';
_cityArea["台北市"][6] = '信義區';
_cityArea["台北市"][7] = '士林區';
_cityArea["台北市"][8] = '北投區';
_cityArea["台北市"][9] = '內湖區';
_cityArea["台北市"][10] = '南港區';
_cityArea["台北市"][11] = '文山區';

_cityArea["新北市"][0] = '萬里區';
_cityArea["新北市"][1] = '金山區';
_cityArea["新北市"][2] = '板橋區';
_cityArea["新北市"][3] = '汐止區';
_cityArea["新北市"][4] = '深坑區';
_cityArea["新北市"][5] = '石碇區';
_cityArea["新北市"][6] = '瑞芳區';
_cityArea["新北市"][7] = '平溪區';
_cityArea["新北市"][8] = '雙溪區';
_cityArea["新北市"][9] = '貢寮區';
_cityArea["新北市"][10] = '新店區';
_cityArea["新北市"][11] = '坪林區';
_cityArea["新北市"][12] = '烏來區';
_cityArea["新北市"][13] = '永和區';
