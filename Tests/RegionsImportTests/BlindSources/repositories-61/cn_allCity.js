
var city = [
  {
    title: "热门城市",
    type: 'hot',
    item: [

      {
        "name": "北京",
        "key": "热门",
        "test": "testValue"
      },
      {
        "name": "上海",
        "key": "热门"
      },
      {
        "name": "广州",
        "key": "热门"
      },
      {
        "name": "深圳",
        "key": "热门"
      },
      {
        "name": "成都",
        "key": "热门"
      },

      {
        "name": "重庆",
        "key": "热门"
      },
      {
        "name": "天津",
        "key": "热门"
      },
      {
        "name": "杭州",
        "key": "热门"
      },
      {
        "name": "南京",
        "key": "热门"
      },
      {
        "name": "苏州",
        "key": "热门"
      },
      {
        "name": "武汉",
        "key": "热门"
      },

      {
        "name": "西安",
        "key": "热门"
      }

    ]
  }, {
    title: "A",
    item: [
      {
        "name": "阿坝",
        "key": "A"
      }
      ,
      {
        "name": "阿拉善",
        "key": "A"
      }
      ,
      {
        "name": "阿里",
        "key": "A"
      }
      ,
      {
        "name": "安康",
        "key": "A"
      }
      ,
      {
        "name": "安庆",
        "key": "A"
      }
      ,
      {
        "name": "鞍山",
        "key": "A"
      }
      ,
      {
        "name": "安顺",
        "key": "A"
      }
      ,
      {
        "name": "安阳",
        "key": "A"
      }
      ,
      {
        "name": "澳门",
        "key": "A"
      }
    ]
  }, {
    title: "B",
    item: [
      {
        "name": "北京",
        "key": "B"
      }
      ,
      {
        "name": "白银",
        "key": "B"
      }
      ,
      {
        "name": "保定",
        "key": "B"
      }
      ,
      {
        "name": "宝鸡",
        "key": "B"
      }
      ,
      {
        "name": "保山",
        "key": "B"
      }
      ,
      {
        "name": "包头",
        "key": "B"
      }
      ,
      {
        "name": "巴中",
        "key": "B"
      }
      ,
      {
        "name": "北海",
        "key": "B"
      }
      ,
      {
        "name": "蚌埠",
        "key": "B"
      }
      ,
      {
        "name": "本溪",
        "key": "B"
      }
      ,
      {
        "name": "毕节",
        "key": "B"
      }
      ,
      {
        "name": "滨州",
        "key": "B"
      }
      ,
      {
        "name": "百色",
        "key": "B"
      }
      ,
      {
        "name": "亳州",
        "key": "B"
      }
    ]
  }, {
    title: "C",
    item: [
      {
        "name": "重庆",
        "key": "C"
      }
      ,
      {
        "name": "成都",
        "key": "C"
      }
      ,
      {
        "name": "长沙",
        "key": "C"
      }
      ,
      {
        "name": "长春",
        "key": "C"
      }
      ,
      {
        "name": "沧州",
        "key": "C"
      }
      ,
      {
        "name": "常德",
        "key": "C"
      }
      ,
      {
        "name": "昌都",
        "key": "C"
      }
      ,
      {
        "name": "长治",
        "key": "C"
      }
      ,
      {
        "name": "常州",
        "key": "C"
      }
      ,
      {
        "name": "巢湖",
        "key": "C"
      }
      ,
      {
        "name": "潮州",
        "key": "C"
      }
    ]
  }, {
    title: "E",
    item: [
      {
        "name": "鄂尔多斯",
        "key": "E"
      }
      ,
      {
        "name": "恩施",
        "key": "E"
      }
      ,
      {
        "name": "鄂州",
        "key": "E"
      }
    ]
  }, {
    title: "R",
    item: [
      {
        "name": "日喀则",
        "key": "R"
      }
      ,
      {
        "name": "日照",
        "key": "R"
      }
    ]
  }
]
