const city = [
  {
    "province_id": 1,
    "name": "安徽",
    "cities": [
      {
        "province_id": 1,
        "city_id": 10001,
        "name": "合肥"
      },
      {
        "province_id": 1,
        "city_id": 10002,
        "name": "芜湖"
      },
      {
        "province_id": 1,
        "city_id": 10003,
        "name": "蚌埠"
      },
      {
        "province_id": 1,
        "city_id": 10004,
        "name": "淮南"
      },
      {
        "province_id": 1,
        "city_id": 10005,
        "name": "马鞍山"
      },
      {
        "province_id": 1,
        "city_id": 10006,
        "name": "淮北"
      },
      {
        "province_id": 1,
        "city_id": 10007,
        "name": "铜陵"
      },
      {
        "province_id": 1,
        "city_id": 10008,
        "name": "安庆"
      },
      {
        "province_id": 1,
        "city_id": 10009,
        "name": "黄山"
      },
      {
        "province_id": 1,
        "city_id": 10010,
        "name": "滁州"
      },
      {
        "province_id": 1,
        "city_id": 10011,
        "name": "阜阳"
      },
      {
        "province_id": 1,
        "city_id": 10012,
        "name": "宿州"
      },
      {
        "province_id": 1,
        "city_id": 10013,
        "name": "六安"
      },
      {
        "province_id": 1,
        "city_id": 10014,
        "name": "亳州"
      },
      {
        "province_id": 1,
        "city_id": 10015,
        "name": "池州"
      },
      {
        "province_id": 1,
        "city_id": 10016,
        "name": "宣城"
      }
    ]
  },
  {
    "province_id": 2,
    "name": "北京",
    "cities": [
      {
        "province_id": 2,
        "city_id": 10017,
        "name": "北京"
      }
    ]
  },
  {
    "province_id": 3,
    "name": "重庆",
    "cities": [
      {
        "province_id": 3,
        "city_id": 10018,
        "name": "重庆"
      }
    ]
  }
]
