var str = [
    {
      "code": "110000",
      "sheng": "11",
      "di": "00",
      "xian": "00",
      "name": "北京市",
      "level": 1
    },
    {
      "code": "110100",
      "sheng": "11",
      "di": "01",
      "xian": "00",
      "name": "市辖区",
      "level": 2
    },
    {
      "code": "110101",
      "sheng": "11",
      "di": "01",
      "xian": "01",
      "name": "东城区",
      "level": 3
    },
    {
      "code": "110102",
      "sheng": "11",
      "di": "01",
      "xian": "02",
      "name": "西城区",
      "level": 3
    },
    {
      "code": "110105",
      "sheng": "11",
      "di": "01",
      "xian": "05",
      "name": "朝阳区",
      "level": 3
    },
    {
      "code": "110200",
      "sheng": "11",
      "di": "02",
      "xian": "00",
      "name": "县",
      "level": 2
    },
    {
      "code": "110228",
      "sheng": "11",
      "di": "02",
      "xian": "28",
      "name": "密云县",
      "level": 3
    },
    {
      "code": "110229",
      "sheng": "11",
      "di": "02",
      "xian": "29",
      "name": "延庆县",
      "level": 3
    },
    {
      "code": "120000",
      "sheng": "12",
      "di": "00",
      "xian": "00",
      "name": "天津市",
      "level": 1
    },
    {
      "code": "120100",
      "sheng": "12",
      "di": "01",
      "xian": "00",
      "name": "市辖区",
      "level": 2
    },
    {
      "code": "120101",
      "sheng": "12",
      "di": "01",
      "xian": "01",
      "name": "和平区",
      "level": 3
    },
    {
      "code": "120102",
      "sheng": "12",
      "di": "01",
      "xian": "02",
      "name": "河东区",
      "level": 3
    },
    {
      "code": "120116",
      "sheng": "12",
      "di": "01",
      "xian": "16",
      "name": "滨海新区",
      "level": 3
    },
    {
      "code": "120200",
      "sheng": "12",
      "di": "02",
      "xian": "00",
      "name": "县",
      "level": 2
    },
    {
      "code": "120221",
      "sheng": "12",
      "di": "02",
      "xian": "21",
      "name": "宁河县",
      "level": 3
    },
    {
      "code": "120223",
      "sheng": "12",
      "di": "02",
      "xian": "23",
      "name": "静海县",
      "level": 3
    },
    {
      "code": "120225",
      "sheng": "12",
      "di": "02",
      "xian": "25",
      "name": "蓟县",
      "level": 3
    },
    {
      "code": "130000",
      "sheng": "13",
      "di": "00",
      "xian": "00",
      "name": "河北省",
      "level": 1
    },
    {
      "code": "130100",
      "sheng": "13",
      "di": "01",
      "xian": "00",
      "name": "石家庄市",
      "level": 2
    },
    {
      "code": "130101",
      "sheng": "13",
      "di": "01",
      "xian": "01",
      "name": "市辖区",
      "level": 3
    },
    {
      "code": "130102",
      "sheng": "13",
      "di": "01",
      "xian": "02",
      "name": "长安区",
      "level": 3
    },
    {
      "code": "130104",
      "sheng": "13",
      "di": "01",
      "xian": "04",
      "name": "桥西区",
      "level": 3
    },
    {
      "code": "130300",
      "sheng": "13",
      "di": "03",
      "xian": "00",
      "name": "秦皇岛市",
      "level": 2
    },
    {
      "code": "130301",
      "sheng": "13",
      "di": "03",
      "xian": "01",
      "name": "市辖区",
      "level": 3
    },
    {
      "code": "130302",
      "sheng": "13",
      "di": "03",
      "xian": "02",
      "name": "海港区",
      "level": 3
    },
    {
      "code": "130303",
      "sheng": "13",
      "di": "03",
      "xian": "03",
      "name": "山海关区",
      "level": 3
    },
    {
      "code": "130304",
      "sheng": "13",
      "di": "03",
      "xian": "04",
      "name": "北戴河区",
      "level": 3
    },
    {
      "code": "130321",
      "sheng": "13",
      "di": "03",
      "xian": "21",
      "name": "青龙满族自治县",
      "level": 3
    }
]
