var regionObj = [
    {
        "rl_serno": 1,
        "rl_zip": 100,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "中正區"
  },
    {
        "rl_serno": 2,
        "rl_zip": 103,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "大同區"
  },
    {
        "rl_serno": 3,
        "rl_zip": 104,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "中山區"
  },
    {
        "rl_serno": 4,
        "rl_zip": 105,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "松山區"
  },
    {
        "rl_serno": 5,
        "rl_zip": 106,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "大安區"
  },
    {
        "rl_serno": 6,
        "rl_zip": 108,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "萬華區"
  },
    {
        "rl_serno": 7,
        "rl_zip": 110,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "信義區"
  },
    {
        "rl_serno": 8,
        "rl_zip": 111,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "士林區"
  },
    {
        "rl_serno": 9,
        "rl_zip": 112,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "北投區"
  },
    {
        "rl_serno": 10,
        "rl_zip": 114,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "內湖區"
  },
    {
        "rl_serno": 11,
        "rl_zip": 115,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "南港區"
  },
    {
        "rl_serno": 12,
        "rl_zip": 116,
        "rl_city": "台北市",
        "rl_city_ename": "Taipei",
        "rl_district": "文山區"
  },
    {
        "rl_serno": 13,
        "rl_zip": 200,
        "rl_city": "基隆市",
        "rl_city_ename": "Keelung",
        "rl_district": "仁愛區"
  },
    {
        "rl_serno": 14,
        "rl_zip": 201,
        "rl_city": "基隆市",
        "rl_city_ename": "Keelung",
        "rl_district": "信義區"
  },
    {
        "rl_serno": 15,
        "rl_zip": 202,
        "rl_city": "基隆市",
        "rl_city_ename": "Keelung",
        "rl_district": "中正區"
  },
    {
        "rl_serno": 16,
        "rl_zip": 203,
        "rl_city": "基隆市",
        "rl_city_ename": "Keelung",
        "rl_district": "中山區"
  },
    {
        "rl_serno": 17,
        "rl_zip": 204,
        "rl_city": "基隆市",
        "rl_city_ename": "Keelung",
        "rl_district": "安樂區"
  },
    {
        "rl_serno": 18,
        "rl_zip": 205,
        "rl_city": "基隆市",
        "rl_city_ename": "Keelung",
        "rl_district": "暖暖區"
  },
    {
        "rl_serno": 19,
        "rl_zip": 206,
        "rl_city": "基隆市",
        "rl_city_ename": "Keelung",
        "rl_district": "七堵區"
  },
    {
        "rl_serno": 20,
        "rl_zip": 207,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "萬里區"
  },
    {
        "rl_serno": 21,
        "rl_zip": 208,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "金山區"
  },
    {
        "rl_serno": 22,
        "rl_zip": 220,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "板橋區"
  },
    {
        "rl_serno": 23,
        "rl_zip": 221,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "汐止區"
  },
    {
        "rl_serno": 24,
        "rl_zip": 222,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "深坑區"
  },
    {
        "rl_serno": 25,
        "rl_zip": 223,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "石碇區"
  },
    {
        "rl_serno": 26,
        "rl_zip": 224,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "瑞芳區"
  },
    {
        "rl_serno": 27,
        "rl_zip": 226,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "平溪區"
  },
    {
        "rl_serno": 28,
        "rl_zip": 227,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "雙溪區"
  },
    {
        "rl_serno": 29,
        "rl_zip": 228,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "貢寮區"
  },
    {
        "rl_serno": 30,
        "rl_zip": 231,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "新店區"
  },
    {
        "rl_serno": 31,
        "rl_zip": 232,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "坪林區"
  },
    {
        "rl_serno": 32,
        "rl_zip": 233,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "烏來區"
  },
    {
        "rl_serno": 33,
        "rl_zip": 234,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "永和區"
  },
    {
        "rl_serno": 34,
        "rl_zip": 235,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "中和區"
  },
    {
        "rl_serno": 35,
        "rl_zip": 236,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "土城區"
  },
    {
        "rl_serno": 36,
        "rl_zip": 237,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "三峽區"
  },
    {
        "rl_serno": 37,
        "rl_zip": 238,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "樹林區"
  },
    {
        "rl_serno": 38,
        "rl_zip": 239,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "鶯歌區"
  },
    {
        "rl_serno": 39,
        "rl_zip": 241,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "三重區"
  },
    {
        "rl_serno": 40,
        "rl_zip": 242,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "新莊區"
  },
    {
        "rl_serno": 41,
        "rl_zip": 243,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "泰山區"
  },
    {
        "rl_serno": 42,
        "rl_zip": 244,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "林口區"
  },
    {
        "rl_serno": 43,
        "rl_zip": 247,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "蘆洲區"
  },
    {
        "rl_serno": 44,
        "rl_zip": 248,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "五股區"
  },
    {
        "rl_serno": 45,
        "rl_zip": 249,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "八里區"
  },
    {
        "rl_serno": 46,
        "rl_zip": 251,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "淡水區"
  },
    {
        "rl_serno": 47,
        "rl_zip": 252,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "三芝區"
  },
    {
        "rl_serno": 48,
        "rl_zip": 253,
        "rl_city": "新北市",
        "rl_city_ename": "New Taipei",
        "rl_district": "石門區"
  },
    {
        "rl_serno": 49,
        "rl_zip": 260,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "宜蘭市"
  },
    {
        "rl_serno": 50,
        "rl_zip": 261,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "頭城鎮"
  },
    {
        "rl_serno": 51,
        "rl_zip": 262,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "礁溪鄉"
  },
    {
        "rl_serno": 52,
        "rl_zip": 263,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "壯圍鄉"
  },
    {
        "rl_serno": 53,
        "rl_zip": 264,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "員山鄉"
  },
    {
        "rl_serno": 54,
        "rl_zip": 265,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "羅東鎮"
  },
    {
        "rl_serno": 55,
        "rl_zip": 266,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "三星鄉"
  },
    {
        "rl_serno": 56,
        "rl_zip": 267,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "大同鄉"
  },
    {
        "rl_serno": 57,
        "rl_zip": 268,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "五結鄉"
  },
    {
        "rl_serno": 58,
        "rl_zip": 269,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "冬山鄉"
  },
    {
        "rl_serno": 59,
        "rl_zip": 270,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "蘇澳鎮"
  },
    {
        "rl_serno": 60,
        "rl_zip": 272,
        "rl_city": "宜蘭縣",
        "rl_city_ename": "Yilan",
        "rl_district": "南澳鄉"
  },
    {
        "rl_serno": 61,
        "rl_zip": 300,
        "rl_city": "新竹市",
        "rl_city_ename": "Hsinchu",
        "rl_district": "東區"
  },
    {
        "rl_serno": 62,
        "rl_zip": 300,
        "rl_city": "新竹市",
        "rl_city_ename": "Hsinchu",
        "rl_district": "北區"
  },
    {
        "rl_serno": 63,
        "rl_zip": 300,
        "rl_city": "新竹市",
        "rl_city_ename": "Hsinchu",
        "rl_district": "香山區"
  },
    {
        "rl_serno": 64,
        "rl_zip": 302,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "竹北市"
  },
    {
        "rl_serno": 65,
        "rl_zip": 303,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "湖口鄉"
  },
    {
        "rl_serno": 66,
        "rl_zip": 304,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "新豐鄉"
  },
    {
        "rl_serno": 67,
        "rl_zip": 305,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "新埔鎮"
  },
    {
        "rl_serno": 68,
        "rl_zip": 306,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "關西鎮"
  },
    {
        "rl_serno": 69,
        "rl_zip": 307,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "芎林鄉"
  },
    {
        "rl_serno": 70,
        "rl_zip": 308,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "寶山鄉"
  },
    {
        "rl_serno": 71,
        "rl_zip": 310,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "竹東鎮"
  },
    {
        "rl_serno": 72,
        "rl_zip": 311,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "五峰鄉"
  },
    {
        "rl_serno": 73,
        "rl_zip": 312,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "橫山鄉"
  },
    {
        "rl_serno": 74,
        "rl_zip": 313,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "尖石鄉"
  },
    {
        "rl_serno": 75,
        "rl_zip": 314,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "北埔鄉"
  },
    {
        "rl_serno": 76,
        "rl_zip": 315,
        "rl_city": "新竹縣",
        "rl_city_ename": "Hsinchu",
        "rl_district": "峨眉鄉"
  }
];
