var CityCounty_xy=[
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市中正區",
        "ZipCode": 100,
        "Longitude": 121.5198839,
        "Latitude": 25.03240487,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "中正區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市大同區",
        "ZipCode": 103,
        "Longitude": 121.5130417,
        "Latitude": 25.06342433,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "大同區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市中山區",
        "ZipCode": 104,
        "Longitude": 121.5381597,
        "Latitude": 25.06969917,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "中山區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市松山區",
        "ZipCode": 105,
        "Longitude": 121.5575876,
        "Latitude": 25.05999101,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "松山區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市大安區",
        "ZipCode": 106,
        "Longitude": 121.5434446,
        "Latitude": 25.02677012,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "大安區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市萬華區",
        "ZipCode": 108,
        "Longitude": 121.4979858,
        "Latitude": 25.0285899,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "萬華區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市信義區",
        "ZipCode": 110,
        "Longitude": 121.5716697,
        "Latitude": 25.03062083,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "信義區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市士林區",
        "ZipCode": 111,
        "Longitude": 121.5508473,
        "Latitude": 25.12546704,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "士林區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市北投區",
        "ZipCode": 112,
        "Longitude": 121.5177992,
        "Latitude": 25.1480682,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "北投區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市內湖區",
        "ZipCode": 114,
        "Longitude": 121.5923828,
        "Latitude": 25.08370623,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "內湖區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市南港區",
        "ZipCode": 115,
        "Longitude": 121.6097573,
        "Latitude": 25.03600934,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "南港區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "臺北市文山區",
        "ZipCode": 116,
        "Longitude": 121.5736082,
        "Latitude": 24.98857934,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "臺北市",
        "AreaName": "文山區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "基隆市仁愛區",
        "ZipCode": 200,
        "Longitude": 121.7434205,
        "Latitude": 25.11945421,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "基隆市",
        "AreaName": "仁愛區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "基隆市信義區",
        "ZipCode": 201,
        "Longitude": 121.772646,
        "Latitude": 25.12576579,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "基隆市",
        "AreaName": "信義區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "基隆市中正區",
        "ZipCode": 202,
        "Longitude": 121.7783549,
        "Latitude": 25.14365754,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "基隆市",
        "AreaName": "中正區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "基隆市中山區",
        "ZipCode": 203,
        "Longitude": 121.7308913,
        "Latitude": 25.14986365,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "基隆市",
        "AreaName": "中山區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "基隆市安樂區",
        "ZipCode": 204,
        "Longitude": 121.7078325,
        "Latitude": 25.14139521,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "基隆市",
        "AreaName": "安樂區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "基隆市暖暖區",
        "ZipCode": 205,
        "Longitude": 121.7447344,
        "Latitude": 25.08097003,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "基隆市",
        "AreaName": "暖暖區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "基隆市七堵區",
        "ZipCode": 206,
        "Longitude": 121.683628,
        "Latitude": 25.10962028,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "基隆市",
        "AreaName": "七堵區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市萬里區",
        "ZipCode": 207,
        "Longitude": 121.6439307,
        "Latitude": 25.17572457,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "萬里區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市金山區",
        "ZipCode": 208,
        "Longitude": 121.6052639,
        "Latitude": 25.21714594,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "金山區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "連江縣南竿鄉",
        "ZipCode": 209,
        "Longitude": 119.931128,
        "Latitude": 26.154321,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "連江縣",
        "AreaName": "南竿鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "連江縣北竿鄉",
        "ZipCode": 210,
        "Longitude": 119.994251,
        "Latitude": 26.225637,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "連江縣",
        "AreaName": "北竿鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "連江縣莒光鄉",
        "ZipCode": 211,
        "Longitude": 119.938877,
        "Latitude": 25.97298,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "連江縣",
        "AreaName": "莒光鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "連江縣東引鄉",
        "ZipCode": 212,
        "Longitude": 120.4903,
        "Latitude": 26.366101,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "連江縣",
        "AreaName": "東引鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市板橋區",
        "ZipCode": 220,
        "Longitude": 121.4579675,
        "Latitude": 25.01186453,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "板橋區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市汐止區",
        "ZipCode": 221,
        "Longitude": 121.6546992,
        "Latitude": 25.07331322,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "汐止區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市深坑區",
        "ZipCode": 222,
        "Longitude": 121.6200624,
        "Latitude": 24.99767506,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "深坑區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市石碇區",
        "ZipCode": 223,
        "Longitude": 121.6472277,
        "Latitude": 24.94714107,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "石碇區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市瑞芳區",
        "ZipCode": 224,
        "Longitude": 121.8232018,
        "Latitude": 25.0981293,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "瑞芳區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市平溪區",
        "ZipCode": 226,
        "Longitude": 121.7578817,
        "Latitude": 25.02607068,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "平溪區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市雙溪區",
        "ZipCode": 227,
        "Longitude": 121.8329822,
        "Latitude": 24.99698394,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "雙溪區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市貢寮區",
        "ZipCode": 228,
        "Longitude": 121.9182466,
        "Latitude": 25.02485641,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "貢寮區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市新店區",
        "ZipCode": 231,
        "Longitude": 121.5316565,
        "Latitude": 24.93039008,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "新店區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市坪林區",
        "ZipCode": 232,
        "Longitude": 121.724223,
        "Latitude": 24.91097073,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "坪林區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市烏來區",
        "ZipCode": 233,
        "Longitude": 121.5414806,
        "Latitude": 24.78824295,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "烏來區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市永和區",
        "ZipCode": 234,
        "Longitude": 121.516745,
        "Latitude": 25.00810199,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "永和區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市中和區",
        "ZipCode": 235,
        "Longitude": 121.4936744,
        "Latitude": 24.99088039,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "中和區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市土城區",
        "ZipCode": 236,
        "Longitude": 121.445737,
        "Latitude": 24.96425102,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "土城區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市三峽區",
        "ZipCode": 237,
        "Longitude": 121.4163094,
        "Latitude": 24.88209766,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "三峽區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市樹林區",
        "ZipCode": 238,
        "Longitude": 121.4011389,
        "Latitude": 24.97983333,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "樹林區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市鶯歌區",
        "ZipCode": 239,
        "Longitude": 121.3466306,
        "Latitude": 24.95676111,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "鶯歌區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市三重區",
        "ZipCode": 241,
        "Longitude": 121.4870806,
        "Latitude": 25.06259167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "三重區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市新莊區",
        "ZipCode": 242,
        "Longitude": 121.4364806,
        "Latitude": 25.03583333,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "新莊區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市泰山區",
        "ZipCode": 243,
        "Longitude": 121.4165194,
        "Latitude": 25.05553889,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "泰山區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市林口區",
        "ZipCode": 244,
        "Longitude": 121.3528583,
        "Latitude": 25.10011944,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "林口區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市蘆洲區",
        "ZipCode": 247,
        "Longitude": 121.4714806,
        "Latitude": 25.08923056,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "蘆洲區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市五股區",
        "ZipCode": 248,
        "Longitude": 121.4332389,
        "Latitude": 25.09620833,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "五股區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市八里區",
        "ZipCode": 249,
        "Longitude": 121.4129611,
        "Latitude": 25.13834167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "八里區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市淡水區",
        "ZipCode": 251,
        "Longitude": 121.4609306,
        "Latitude": 25.18386389,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "淡水區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市三芝區",
        "ZipCode": 252,
        "Longitude": 121.5154194,
        "Latitude": 25.23251944,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "三芝區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "新北市石門區",
        "ZipCode": 253,
        "Longitude": 121.5681889,
        "Latitude": 25.27124167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "新北市",
        "AreaName": "石門區"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣宜蘭市",
        "ZipCode": 260,
        "Longitude": 121.7539306,
        "Latitude": 24.74683056,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "宜蘭市"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣頭城鎮",
        "ZipCode": 261,
        "Longitude": 121.8232389,
        "Latitude": 24.86034167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "頭城鎮"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣礁溪鄉",
        "ZipCode": 262,
        "Longitude": 121.7432306,
        "Latitude": 24.81114167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "礁溪鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣壯圍鄉",
        "ZipCode": 263,
        "Longitude": 121.7974306,
        "Latitude": 24.75123056,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "壯圍鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣員山鄉",
        "ZipCode": 264,
        "Longitude": 121.6560389,
        "Latitude": 24.74134167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "員山鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣羅東鎮",
        "ZipCode": 265,
        "Longitude": 121.7709306,
        "Latitude": 24.67823056,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "羅東鎮"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣三星鄉",
        "ZipCode": 266,
        "Longitude": 121.6634389,
        "Latitude": 24.66784167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "三星鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣大同鄉",
        "ZipCode": 267,
        "Longitude": 121.5071306,
        "Latitude": 24.52643056,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "大同鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣五結鄉",
        "ZipCode": 268,
        "Longitude": 121.8032389,
        "Latitude": 24.68754167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "五結鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣冬山鄉",
        "ZipCode": 269,
        "Longitude": 121.7535306,
        "Latitude": 24.63643056,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "冬山鄉"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣蘇澳鎮",
        "ZipCode": 270,
        "Longitude": 121.8333389,
        "Latitude": 24.55544167,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "蘇澳鎮"
        },
        {
        "generated": "08\/12\/2016 12:06",
        "FullRegionName": "宜蘭縣南澳鄉",
        "ZipCode": 272,
        "Longitude": 121.6511306,
        "Latitude": 24.44383056,
        "TGOS_URL": "http:\/\/tgos.nat.gov.tw\/tgos\/Web\/MetaData\/TGOS_MetaData_View.aspx?MID=9C715A5CD330360D355AE105F908B29E&SHOW_BACK_BUTTON=false",
        "CityName": "宜蘭縣",
        "AreaName": "南澳鄉"
        }
];
