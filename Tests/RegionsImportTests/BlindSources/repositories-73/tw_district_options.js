var district_options =
[
  {
    "id": "1",
    "city": "基隆市",
    "districts": [
      {
        "id": "200",
        "tw_district": "仁愛區",
        "ja_district": "仁愛區",
        "en_district": "Ren'ai District"
      },
      {
        "id": "201",
        "tw_district": "信義區",
        "ja_district": "信義區",
        "en_district": "Xinyi District"
      },
      {
        "id": "202",
        "tw_district": "中正區",
        "ja_district": "中正區",
        "en_district": "Zhongzheng District"
      },
      {
        "id": "203",
        "tw_district": "中山區",
        "ja_district": "中山區",
        "en_district": "Zhongshan District"
      },
      {
        "id": "204",
        "tw_district": "安樂區",
        "ja_district": "安樂區",
        "en_district": "Anle District"
      },
      {
        "id": "205",
        "tw_district": "暖暖區",
        "ja_district": "暖暖區",
        "en_district": "Nuannuan District"
      },
      {
        "id": "206",
        "tw_district": "七堵區",
        "ja_district": "七堵區",
        "en_district": "Qidu District"
      },
    ]
  },
  {
    "id": "4",
    "city": "宜蘭縣",
    "districts": [
      {
        "id": "260",
        "tw_district": '宜蘭市',
        "ja_district": '宜蘭市',
        "en_district": "Yilan City"
      },
      {
        "id": "261",
        "tw_district": '頭城鎮',
        "ja_district": '頭城鎮',
        "en_district": "Toucheng Township"
      },
      {
        "id": "262",
        "tw_district": '礁溪鄉',
        "ja_district": '礁溪鄉',
        "en_district": "Jiaoxi Township"
      },
      {
        "id": "263",
        "tw_district": '壯圍鄉',
        "ja_district": '壯圍鄉',
        "en_district": "Zhuangwei Township"
      },
      {
        "id": "264",
        "tw_district": '員山鄉',
        "ja_district": '員山鄉',
        "en_district": "Yuanshan Township"
      },
      {
        "id": "265",
        "tw_district": '羅東鎮',
        "ja_district": '羅東鎮',
        "en_district": "Luodong Township"
      },
      {
        "id": "266",
        "tw_district": '三星鄉',
        "ja_district": '三星鄉',
        "en_district": "Sanxing Township"
      },
      {
        "id": "267",
        "tw_district": '大同鄉',
        "ja_district": '大同鄉',
        "en_district": "Datong Township"
      },
      {
        "id": "268",
        "tw_district": '五結鄉',
        "ja_district": '五結鄉',
        "en_district": "Wujie Township"
      },
      {
        "id": "269",
        "tw_district": '冬山鄉',
        "ja_district": '冬山鄉',
        "en_district": "Dongshan Township"
      },
      {
        "id": "270",
        "tw_district": '蘇澳鎮',
        "ja_district": '蘇澳鎮',
        "en_district": "Su’ao Township"
      },
      {
        "id": "272",
        "tw_district": '南澳鄉',
        "ja_district": '南澳鄉',
        "en_district": "Nan’ao Township"
      },
      {
        "id": "290",
        "tw_district": '釣魚臺',
        "ja_district": '釣魚臺',
        "en_district": "Diaoyu Islands"
      },
    ]
  },
  {
    "id": "5",
    "city": "新竹市",
    "districts": [
      {
        "id": "300_1",
        "tw_district": "東區",
        "ja_district": "東區",
        "en_district": "East District"
      },
      {
        "id": "300_2",
        "tw_district": "北區",
        "ja_district": "北區",
        "en_district": "North District"
      },
      {
        "id": "300_3",
        "tw_district": "香山區",
        "ja_district": "香山區",
        "en_district": "Xiangshan District"
      },
    ]
  },
  {
    "id": "6",
    "city": "新竹縣",
    "districts": [
      {
        "id": "302",
        "tw_district": '竹北市',
        "ja_district": '竹北市',
        "en_district": "Zhubei City"
      },
      {
        "id": "303",
        "tw_district": '湖口鄉',
        "ja_district": '湖口鄉',
        "en_district": "Hukou Township"
      },
      {
        "id": "304",
        "tw_district": '新豐鄉',
        "ja_district": '新豐鄉',
        "en_district": "Xinfeng Township"
      },
      {
        "id": "305",
        "tw_district": '新埔鎮',
        "ja_district": '新埔鎮',
        "en_district": "Xinpu Township"
      },
      {
        "id": "306",
        "tw_district": '關西鎮',
        "ja_district": '關西鎮',
        "en_district": "Guanxi Township"
      },
    ]
  },
]
