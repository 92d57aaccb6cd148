const cityArr = [
  {
    "letter": "A",
    "data": [
      {
        "id": "v7",
        "cityName": "安徽"
      },
      {
        "id": 56,
        "spell": "aba",
        "cityName": "阿坝"
      },
      {
        "id": 57,
        "spell": "akesu",
        "cityName": "阿克苏"
      },
      {
        "id": 58,
        "spell": "alashanmeng",
        "cityName": "阿拉善盟"
      },
      {
        "id": 59,
        "spell": "aletai",
        "cityName": "阿勒泰"
      },
      {
        "id": 60,
        "spell": "ali",
        "cityName": "阿里"
      },
      {
        "id": 61,
        "spell": "ankang",
        "cityName": "安康"
      },
      {
        "id": 62,
        "spell": "anqing",
        "cityName": "安庆"
      },
      {
        "id": 63,
        "spell": "anshan",
        "cityName": "鞍山"
      },
      {
        "id": 64,
        "spell": "anshun",
        "cityName": "安顺"
      },
      {
        "id": 65,
        "spell": "anyang",
        "cityName": "安阳"
      },
      {
        "id": 338,
        "spell": "acheng",
        "cityName": "阿城"
      },
      {
        "id": 339,
        "spell": "anfu",
        "cityName": "安福"
      },
      {
        "id": 340,
        "spell": "anji",
        "cityName": "安吉"
      },
      {
        "id": 341,
        "spell": "anning",
        "cityName": "安宁"
      },
      {
        "id": 342,
        "spell": "anqiu",
        "cityName": "安丘"
      },
      {
        "id": 343,
        "spell": "anxi",
        "cityName": "安溪"
      },
      {
        "id": 344,
        "spell": "anyi",
        "cityName": "安义"
      },
      {
        "id": 345,
        "spell": "anyuan",
        "cityName": "安远"
      }
    ]
  }
]
