const cities = [{
  "areaId": "00",
  "areaName": "全国",
  "cities": [{
    "areaId": "01",
    "areaName": "北京"
  }, {
    "areaId": "09",
    "areaName": "上海"
  }, {
    "areaId": "1901",
    "areaName": "广州"
  }, {
    "areaId": "1903",
    "areaName": "深圳"
  },
  {
    "areaId": "02",
    "areaName": "天津",
  },
  {
    "areaId": "1005",
    "areaName": "苏州"
  }, {
    "areaId": "22",
    "areaName": "重庆",
  }, {
    "areaId": "1001",
    "areaName": "南京"
  }]
}, {
  "areaId": "01",
  "areaName": "北京",
  "cities": [{
    "areaId": "01",
    "areaName": "北京",
    "counties": [{
      "areaId": "0101",
      "areaName": "东城区"
    }, {
      "areaId": "0102",
      "areaName": "西城区"
    }, {
      "areaId": "0105",
      "areaName": "朝阳区"
    }, {
      "areaId": "0106",
      "areaName": "丰台区"
    }, {
      "areaId": "0117",
      "areaName": "密云县"
    }, {
      "areaId": "0118",
      "areaName": "延庆县"
    }]
  }]
}, {
  "areaId": "09",
  "areaName": "上海",
  "cities": [{
    "areaId": "09",
    "areaName": "上海",
    "counties": [{
      "areaId": "0901",
      "areaName": "黄浦区"
    }, {
      "areaId": "0902",
      "areaName": "卢湾区"
    }, {
      "areaId": "0907",
      "areaName": "闸北区"
    }, {
      "areaId": "0918",
      "areaName": "崇明县"
    }]
  }]
}, {
  "areaId": "12",
  "areaName": "安徽",
  "cities": [{
    "areaId": "1201",
    "areaName": "合肥"
  }, {
    "areaId": "1202",
    "areaName": "芜湖"
  }, {
    "areaId": "1213",
    "areaName": "巢湖"
  }, {
    "areaId": "1217",
    "areaName": "宣城"
  }]
}, {
  "areaId": "16",
  "areaName": "河南",
  "cities": [{
    "areaId": "1601",
    "areaName": "郑州"
  }, {
    "areaId": "1602",
    "areaName": "开封"
  }, {
    "areaId": "16103",
    "areaName": "洛阳"
  }, {
    "areaId": "16070",
    "areaName": "新乡"
  }, {
    "areaId": "1618",
    "areaName": "河南省直辖县"
  }]
}, {
  "areaId": "17",
  "areaName": "湖北",
  "cities": [{
    "areaId": "1701",
    "areaName": "武汉"
  }, {
    "areaId": "1702",
    "areaName": "黄石"
  }, {
    "areaId": "1713",
    "areaName": "恩施州"
  }, {
    "areaId": "1714",
    "areaName": "湖北省直辖县"
  }]
}]
