var goodsData = [{
    "id": 1,
    "cargo_type": "泡货",
    "pid": 0,
    "children": [{
        "id": 2,
        "cargo_type": "泡货",
        "pid": 1
      },
      {
        "id": 3,
        "cargo_type": "棉花类",
        "pid": 1
      },
      {
        "id": 4,
        "cargo_type": "泡沫类",
        "pid": 1
      },
      {
        "id": 5,
        "cargo_type": "其他",
        "pid": 1
      }
    ]
  },
  {
    "id": 6,
    "cargo_type": "植物",
    "pid": 0,
    "children": [{
        "id": 7,
        "cargo_type": "植物",
        "pid": 6
      },
      {
        "id": 8,
        "cargo_type": "种子类",
        "pid": 6
      },
      {
        "id": 9,
        "cargo_type": "花草类",
        "pid": 6
      },
      {
        "id": 10,
        "cargo_type": "奇珍类",
        "pid": 6
      },
      {
        "id": 11,
        "cargo_type": "苗木类",
        "pid": 6
      },
      {
        "id": 12,
        "cargo_type": "其他",
        "pid": 6
      }
    ]
  },
  {
    "id": 13,
    "cargo_type": "动物",
    "pid": 0,
    "children": [{
        "id": 14,
        "cargo_type": "动物",
        "pid": 13
      },
      {
        "id": 16,
        "cargo_type": "宠物类",
        "pid": 13
      },
      {
        "id": 17,
        "cargo_type": "水生类",
        "pid": 13
      },
      {
        "id": 18,
        "cargo_type": "畜牧类",
        "pid": 13
      },
      {
        "id": 19,
        "cargo_type": "其他",
        "pid": 13
      }
    ]
  }
]
