var filterdata = {
  "sort": [{
      "id": '0',
      "title": "不限"
    },
    {
      "id": 1,
      "title": "A区",
      "subsort": [{
          "id": 11,
          "title": "北京市"
        },
        {
          "id": 12,
          "title": "天津市"
        },
        {
          "id": 13,
          "title": "河北省"
        },
        {
          "id": 14,
          "title": "山西省"
        },
        {
          "id": 21,
          "title": "辽宁省"
        },
        {
          "id": 22,
          "title": "吉林省"
        },
        {
          "id": 23,
          "title": "黑龙江省"
        },
        {
          "id": 31,
          "title": "上海市"
        },
        {
          "id": 32,
          "title": "江苏省"
        },
        {
          "id": 33,
          "title": "浙江省"
        },
        {
          "id": 34,
          "title": "安徽省"
        },
        {
          "id": 35,
          "title": "福建省"
        },
        {
          "id": 36,
          "title": "江西省"
        },
        {
          "id": 37,
          "title": "山东省"
        },
        {
          "id": 41,
          "title": "河南省"
        },
        {
          "id": 42,
          "title": "湖北省"
        },
        {
          "id": 43,
          "title": "湖南省"
        },
        {
          "id": 44,
          "title": "广东省"
        },
        {
          "id": 50,
          "title": "重庆市"
        },
        {
          "id": 51,
          "title": "四川省"
        },
        {
          "id": 61,
          "title": "陕西省"
        }

      ]
    },
    {
      "id": 2,
      "title": "B区",
      "subsort": [{
          "id": 15,
          "title": "内蒙古自治区"
        },
        {
          "id": 45,
          "title": "广西壮族自治区"
        }
      ]
    }
  ]
}
