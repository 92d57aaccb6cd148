export default {
  "china": [
    {
      "areaName": "北京",
      "areaLevel": 2,
      "id": 10101,
      "childrenList": [{
        "areaName": "北京",
        "areaLevel": 3,
        "id": 1010101
      }]
    },
    {
      "areaName": "安徽",
      "areaLevel": 2,
      "id": 10102,
      "childrenList": [{
        "areaName": "安庆",
        "areaLevel": 3,
        "id": 1010201
      },
        {
          "areaName": "蚌埠",
          "areaLevel": 3,
          "id": 1010202
        },
        {
          "areaName": "巢湖",
          "areaLevel": 3,
          "id": 1010203
        },
        {
          "areaName": "池州",
          "areaLevel": 3,
          "id": 1010204
        },
        {
          "areaName": "滁州",
          "areaLevel": 3,
          "id": 1010205
        },
        {
          "areaName": "阜阳",
          "areaLevel": 3,
          "id": 1010206
        },
        {
          "areaName": "淮北",
          "areaLevel": 3,
          "id": 1010207
        },
        {
          "areaName": "淮南",
          "areaLevel": 3,
          "id": 1010208
        },
        {
          "areaName": "黄山",
          "areaLevel": 3,
          "id": 1010209
        },
        {
          "areaName": "六安",
          "areaLevel": 3,
          "id": 1010210
        },
        {
          "areaName": "马鞍山",
          "areaLevel": 3,
          "id": 1010211
        },
        {
          "areaName": "宿州",
          "areaLevel": 3,
          "id": 1010212
        },
        {
          "areaName": "铜陵",
          "areaLevel": 3,
          "id": 1010213
        },
        {
          "areaName": "芜湖",
          "areaLevel": 3,
          "id": 1010214
        },
        {
          "areaName": "宣城",
          "areaLevel": 3,
          "id": 1010215
        },
        {
          "areaName": "亳州",
          "areaLevel": 3,
          "id": 1010216
        }
      ]
    }
  ]
}
