var data=[
    {
      "A": [
        {
          "text": "安徽省",
          "value": "dc4dadbbea5d11e4966efa163e799362",
          "children": [
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "安庆市",
              "value": "dc4e11d2ea5d11e4966efa163e799362",
              "zm": "A"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "蚌埠市",
              "value": "dc4dd164ea5d11e4966efa163e799362",
              "zm": "B"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "亳州市",
              "value": "dc4e7109ea5d11e4966efa163e799362",
              "zm": "B"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "池州市",
              "value": "dc4e84d7ea5d11e4966efa163e799362",
              "zm": "C"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "滁州市",
              "value": "dc4e34c9ea5d11e4966efa163e799362",
              "zm": "C"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "阜阳市",
              "value": "dc4e4318ea5d11e4966efa163e799362",
              "zm": "F"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "合肥市",
              "value": "dc4daeeeea5d11e4966efa163e799362",
              "zm": "H"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "淮北市",
              "value": "dc4dfadcea5d11e4966efa163e799362",
              "zm": "H"
            },
            {
              "pId": "dc4dadbbea5d11e4966efa163e799362",
              "text": "宣城市",
              "value": "dc4e8b45ea5d11e4966efa163e799362",
              "zm": "X"
            }
          ]
        }
      ]
    },
    {
      "B": [
        {
          "pId": "",
          "text": "北京",
          "value": "dc3bf0e95a5d11e4166efa163e799363",
          "children": [
            {
              "pId": "dc3bf0e95a5d11e4166efa163e799363",
              "text": "北京市",
              "value": "dc3bf0e9ea5d11e4966efa163e799362",
              "zm": "B"
            }
          ]
        }
      ]
    },
    {
      "C": [ ]
    },
    {
      "D": [ ]
    },
    {
      "E": [ ]
    },
    {
      "F": [
        {
          "text": "福建省",
          "value": "dc4e94f3ea5d11e4966efa163e799362",
          "children": [
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "福州市",
              "value": "dc4e9626ea5d11e4966efa163e799362",
              "zm": "F"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "龙岩市",
              "value": "dc4f1bc1ea5d11e4966efa163e799362",
              "zm": "L"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "南平市",
              "value": "dc4f0673ea5d11e4966efa163e799362",
              "zm": "N"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "宁德市",
              "value": "dc4f2a6eea5d11e4966efa163e799362",
              "zm": "N"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "莆田市",
              "value": "dc4eba9cea5d11e4966efa163e799362",
              "zm": "P"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "泉州市",
              "value": "dc4eddc2ea5d11e4966efa163e799362",
              "zm": "Q"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "三明市",
              "value": "dc4ec8b2ea5d11e4966efa163e799362",
              "zm": "S"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "厦门市",
              "value": "dc4eb234ea5d11e4966efa163e799362",
              "zm": "S"
            },
            {
              "pId": "dc4e94f3ea5d11e4966efa163e799362",
              "text": "漳州市",
              "value": "dc4ef068ea5d11e4966efa163e799362",
              "zm": "Z"
            }
          ]
        }
      ]
    },
    {
      "G": [
        {
          "pId": "",
          "text": "甘肃省",
          "value": "10648cb13f7c48ca972dc32578e4a93b",
          "children": [
            {
              "pId": "10648cb13f7c48ca972dc32578e4a93b",
              "text": "白银市",
              "value": "2175ef36542c46e8ae4270d775f83a74",
              "zm": "B"
            },
            {
              "pId": "10648cb13f7c48ca972dc32578e4a93b",
              "text": "定西市",
              "value": "108f3c498609477ea9b787a6e6e2b5a4",
              "zm": "D"
            },
            {
              "pId": "10648cb13f7c48ca972dc32578e4a93b",
              "text": "甘南藏族自治州",
              "value": "978ab89e2c834d60ba6b28a60f1e5304",
              "zm": "G"
            },
            {
              "pId": "10648cb13f7c48ca972dc32578e4a93b",
              "text": "嘉峪关市",
              "value": "a5c11b8194124021a5349bd74fd5f10f",
              "zm": "J"
            },
            {
              "pId": "10648cb13f7c48ca972dc32578e4a93b",
              "text": "兰州市",
              "value": "12c2fbe7ccf743d2aae19d307d50e8a9",
              "zm": "L"
            }
          ]
        },
        {
          "text": "广东省",
          "value": "dc689edfea5d11e4966efa163e799362",
          "children": [
            {
              "pId": "dc689edfea5d11e4966efa163e799362",
              "text": "潮州市",
              "value": "dc69a8cbea5d11e4966efa163e799362",
              "zm": "C"
            },
            {
              "pId": "dc689edfea5d11e4966efa163e799362",
              "text": "东莞市",
              "value": "dc69a40cea5d11e4966efa163e799362",
              "zm": "D"
            },
            {
              "pId": "dc689edfea5d11e4966efa163e799362",
              "text": "佛山市",
              "value": "dc68f141ea5d11e4966efa163e799362",
              "zm": "F"
            },
            {
              "pId": "dc689edfea5d11e4966efa163e799362",
              "text": "广州市",
              "value": "dc68a023ea5d11e4966efa163e799362",
              "zm": "G"
            },
            {
              "pId": "dc689edfea5d11e4966efa163e799362",
              "text": "深圳市",
              "value": "dc68ca64ea5d11e4966efa163e799362",
              "zm": "S"
            }
          ]
        }
      ]
    }
]
