const city = [
  {
    'cityId': 317,
    'cityIndex': 'L',
    'cityName': '拉萨市',
    'cityShortName': '拉萨',
    'citySort': 321,
    'latitude': 29.645554,
    'longitude': 91.140856,
    'provId': 31
  },
  {
    'cityId': 318,
    'cityIndex': 'R',
    'cityName': '日喀则地区',
    'cityShortName': '日喀则',
    'citySort': 322,
    'latitude': 29.266869,
    'longitude': 88.880583,
    'provId': 31
  },
  {
    'cityId': 323,
    'cityIndex': 'A',
    'cityName': '阿里地区',
    'cityShortName': '阿里',
    'citySort': 327,
    'latitude': 32.501111,
    'longitude': 80.105804,
    'provId': 31
  },
  {
    'cityId': 333,
    'cityIndex': 'K',
    'cityName': '克孜勒苏柯尔克孜自治州',
    'cityShortName': '克孜勒苏柯尔克孜',
    'citySort': 337,
    'latitude': 39.714526,
    'longitude': 76.167819,
    'provId': 24
  },
  {
    'cityId': 337,
    'cityIndex': 'S',
    'cityName': '石河子市',
    'cityShortName': '石河子',
    'citySort': 341,
    'latitude': 44.305428,
    'longitude': 86.080460,
    'provId': 24
  },
  {
    'cityId': 339,
    'cityIndex': 'W',
    'cityName': '五家渠市',
    'cityShortName': '五家渠',
    'citySort': 343,
    'latitude': 44.166756,
    'longitude': 87.543243,
    'provId': 24
  },
  {
    'cityId': 347,
    'cityIndex': 'H',
    'cityName': '呼伦贝尔市',
    'cityShortName': '呼伦贝尔',
    'citySort': 351,
    'latitude': 49.211574,
    'longitude': 119.765744,
    'provId': 5
  },
  {
    'cityId': 357,
    'cityIndex': 'X',
    'cityName': '兴安盟',
    'cityShortName': '兴安',
    'citySort': 361,
    'latitude': 46.077561,
    'longitude': 122.067042,
    'provId': 5
  },
  {
    'cityId': 359,
    'cityIndex': 'T',
    'cityName': '台北市',
    'cityShortName': '台北',
    'citySort': 363,
    'latitude': 25.044333,
    'longitude': 121.509064,
    'provId': 32
  },
  {
    'cityId': 360,
    'cityIndex': 'G',
    'cityName': '高雄市',
    'cityShortName': '高雄',
    'citySort': 364,
    'latitude': 25.044333,
    'longitude': 121.509064,
    'provId': 32
  },
  {
    'cityId': 366,
    'cityIndex': 'D',
    'cityName': '东城区',
    'cityShortName': '东城',
    'citySort': 370,
    'latitude': 39.928353,
    'longitude': 116.416357,
    'provId': 1
  },
  {
    'cityId': 367,
    'cityIndex': 'X',
    'cityName': '西城区',
    'cityShortName': '西城',
    'citySort': 371,
    'latitude': 39.912289,
    'longitude': 116.365868,
    'provId': 1
  },
  {
    'cityId': 381,
    'cityIndex': 'Y',
    'cityName': '延庆区',
    'cityShortName': '延庆',
    'citySort': 385,
    'latitude': 40.456951,
    'longitude': 115.974848,
    'provId': 1
  },
  {
    'cityId': 382,
    'cityIndex': 'H',
    'cityName': '黄浦区',
    'cityShortName': '黄浦',
    'citySort': 386,
    'latitude': 31.231763,
    'longitude': 121.484443,
    'provId': 9
  },
  {
    'cityId': 383,
    'cityIndex': 'X',
    'cityName': '徐汇区',
    'cityShortName': '徐汇',
    'citySort': 387,
    'latitude': 31.188523,
    'longitude': 121.436525,
    'provId': 9
  },
  {
    'cityId': 455,
    'cityIndex': 'C',
    'cityName': '重庆市',
    'cityShortName': '重庆',
    'citySort': 10003,
    'latitude': 29.563009,
    'longitude': 106.551556,
    'provId': 27
  }
]

const province = [
  {
    'provinceId': 1,
    'provinceIndex': 'B',
    'provinceName': '北京市',
    'provinceShortName': '北京',
    'provinceSort': 1,
    'remarks': '直辖市'
  },
  {
    'provinceId': 5,
    'provinceIndex': 'N',
    'provinceName': '内蒙古自治区',
    'provinceShortName': '内蒙古',
    'provinceSort': 32,
    'remarks': '自治区'
  },
  {
    'provinceId': 9,
    'provinceIndex': 'S',
    'provinceName': '上海市',
    'provinceShortName': '上海',
    'provinceSort': 3,
    'remarks': '直辖市'
  },
  {
    'provinceId': 24,
    'provinceIndex': 'X',
    'provinceName': '新疆维吾尔自治区',
    'provinceShortName': '新疆',
    'provinceSort': 31,
    'remarks': '自治区'
  },
  {
    'provinceId': 27,
    'provinceIndex': 'C',
    'provinceName': '重庆市',
    'provinceShortName': '重庆',
    'provinceSort': 4,
    'remarks': '直辖市'
  },
  {
    'provinceId': 31,
    'provinceIndex': 'X',
    'provinceName': '西藏自治区',
    'provinceShortName': '西藏',
    'provinceSort': 29,
    'remarks': '自治区'
  },
  {
    'provinceId': 32,
    'provinceIndex': 'T',
    'provinceName': '台湾省',
    'provinceShortName': '台湾',
    'provinceSort': 7,
    'remarks': '省份'
  },
  {
    'provinceId': 33,
    'provinceIndex': 'A',
    'provinceName': '澳门特别行政区',
    'provinceShortName': '澳门',
    'provinceSort': 33,
    'remarks': '特别行政区'
  },
  {
    'provinceId': 34,
    'provinceIndex': 'X',
    'provinceName': '香港特别行政区',
    'provinceShortName': '香港',
    'provinceSort': 34,
    'remarks': '特别行政区'
  }
]

export {city, province}
