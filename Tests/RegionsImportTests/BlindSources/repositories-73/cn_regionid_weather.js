const data = {
    "RECORDS": [
      {
        "id": "35",
        "code": "",
        "area_code": "54398",
        "province": "北京",
        "city": "顺义"
      },
      {
        "id": "36",
        "code": "",
        "area_code": "54511",
        "province": "北京",
        "city": "北京"
      },
      {
        "id": "37",
        "code": "",
        "area_code": "54594",
        "province": "北京",
        "city": "大兴"
      },
      {
        "id": "38",
        "code": "",
        "area_code": "54416",
        "province": "北京",
        "city": "密云"
      },
      {
        "id": "39",
        "code": "",
        "area_code": "54424",
        "province": "北京",
        "city": "平谷"
      },
      {
        "id": "40",
        "code": "",
        "area_code": "54406",
        "province": "北京",
        "city": "延庆"
      },
      {
        "id": "41",
        "code": "",
        "area_code": "54419",
        "province": "北京",
        "city": "怀柔"
      },
      {
        "id": "49",
        "code": "",
        "area_code": "54527",
        "province": "天津",
        "city": "西青"
      },
      {
        "id": "50",
        "code": "",
        "area_code": "54517",
        "province": "天津",
        "city": "天津"
      },
      {
        "id": "51",
        "code": "",
        "area_code": "54526",
        "province": "天津",
        "city": "东丽"
      },
      {
        "id": "52",
        "code": "",
        "area_code": "54528",
        "province": "天津",
        "city": "北辰"
      },
      {
        "id": "57",
        "code": "",
        "area_code": "54623",
        "province": "天津",
        "city": "滨海新区"
      },
      {
        "id": "58",
        "code": "",
        "area_code": "54428",
        "province": "天津",
        "city": "蓟县"
      },
      {
        "id": "60",
        "code": "",
        "area_code": "54645",
        "province": "天津",
        "city": "大港"
      },
      {
        "id": "61",
        "code": "",
        "area_code": "54530",
        "province": "天津",
        "city": "汉沽"
      },
      {
        "id": "62",
        "code": "",
        "area_code": "53698",
        "province": "河北",
        "city": "石家庄"
      },
      {
        "id": "63",
        "code": "",
        "area_code": "54401",
        "province": "河北",
        "city": "张家口"
      },
      {
        "id": "64",
        "code": "",
        "area_code": "54610",
        "province": "河北",
        "city": "任丘"
      },
      {
        "id": "65",
        "code": "",
        "area_code": "54602",
        "province": "河北",
        "city": "保定"
      },
      {
        "id": "66",
        "code": "",
        "area_code": "54534",
        "province": "河北",
        "city": "唐山"
      },
      {
        "id": "68",
        "code": "",
        "area_code": "54423",
        "province": "河北",
        "city": "承德"
      },
      {
        "id": "89",
        "code": "",
        "area_code": "53797",
        "province": "河北",
        "city": "内邱"
      },
      {
        "id": "127",
        "code": "",
        "area_code": "54430",
        "province": "河北",
        "city": "承德县"
      }
    ]
}
