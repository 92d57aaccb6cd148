var MAP_DATA = [
  {
    "number": 1,
    "county": "新北市",
    "town": "板橋區",
    "name": "新北市板橋區",
    "amount": 557.1,
    "map1": 112.8,
    "map2": 20.25
  },
  {
    "number": 2,
    "county": "新北市",
    "town": "三重區",
    "name": "新北市三重區",
    "amount": 385.3,
    "map1": 34.9,
    "map2": 9.05
  },
  {
    "number": 3,
    "county": "新北市",
    "town": "中和區",
    "name": "新北市中和區",
    "amount": 411.2,
    "map1": 91.9,
    "map2": 22.36
  },
  {
    "number": 4,
    "county": "新北市",
    "town": "永和區",
    "name": "新北市永和區",
    "amount": 219.4,
    "map1": 38.6,
    "map2": 17.59
  },
  {
    "number": 5,
    "county": "新北市",
    "town": "新莊區",
    "name": "新北市新莊區",
    "amount": 422.7,
    "map1": 84,
    "map2": 19.86
  },
  {
    "number": 6,
    "county": "新北市",
    "town": "新店區",
    "name": "新北市新店區",
    "amount": 303.5,
    "map1": 41.7,
    "map2": 13.74
  },
  {
    "number": 7,
    "county": "新北市",
    "town": "樹林區",
    "name": "新北市樹林區",
    "amount": 183.5,
    "map1": 34.5,
    "map2": 18.78
  },
  {
    "number": 8,
    "county": "新北市",
    "town": "鶯歌區",
    "name": "新北市鶯歌區",
    "amount": 87.7,
    "map1": 8.7,
    "map2": 9.95
  },
  {
    "number": 9,
    "county": "新北市",
    "town": "三峽區",
    "name": "新北市三峽區",
    "amount": 116.9,
    "map1": 17.1,
    "map2": 14.62
  },
  {
    "number": 10,
    "county": "新北市",
    "town": "淡水區",
    "name": "新北市淡水區",
    "amount": 183.3,
    "map1": 33.4,
    "map2": 18.25
  },
  {
    "number": 11,
    "county": "新北市",
    "town": "汐止區",
    "name": "新北市汐止區",
    "amount": 205.8,
    "map1": 22.7,
    "map2": 11.03
  }
]
