/**
 * Created by lsj on 2017/12/25.
 */
var otherCity =[
  {
    "code": "110000",
    "sheng": "11",
    "di": "00",
    "xian": "00",
    "name": "北京",
    "level": 1
  },
  {
    "code": "110100",
    "sheng": "11",
    "di": "01",
    "xian": "00",
    "name": "北京市",
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
    "code": "110106",
    "sheng": "11",
    "di": "01",
    "xian": "06",
    "name": "丰台区",
    "level": 3
  },
  {
    "code": "110107",
    "sheng": "11",
    "di": "01",
    "xian": "07",
    "name": "石景山区",
    "level": 3
  },
  {
    "code": "110108",
    "sheng": "11",
    "di": "01",
    "xian": "08",
    "name": "海淀区",
    "level": 3
  },
  {
    "code": "110109",
    "sheng": "11",
    "di": "01",
    "xian": "09",
    "name": "门头沟区",
    "level": 3
  },
  {
    "code": "110111",
    "sheng": "11",
    "di": "01",
    "xian": "11",
    "name": "房山区",
    "level": 3
  },
  {
    "code": "110112",
    "sheng": "11",
    "di": "01",
    "xian": "12",
    "name": "通州区",
    "level": 3
  },
  {
    "code": "110113",
    "sheng": "11",
    "di": "01",
    "xian": "13",
    "name": "顺义区",
    "level": 3
  },
  {
    "code": "110114",
    "sheng": "11",
    "di": "01",
    "xian": "14",
    "name": "昌平区",
    "level": 3
  },
  {
    "code": "110115",
    "sheng": "11",
    "di": "01",
    "xian": "15",
    "name": "大兴区",
    "level": 3
  },
  {
    "code": "110116",
    "sheng": "11",
    "di": "01",
    "xian": "16",
    "name": "怀柔区",
    "level": 3
  },
  {
    "code": "110117",
    "sheng": "11",
    "di": "01",
    "xian": "17",
    "name": "平谷区",
    "level": 3
  },
  {
    "code": "110118",
    "sheng": "11",
    "di": "01",
    "xian": "18",
    "name": "密云区",
    "level": 3
  },
  {
    "code": "110119",
    "sheng": "11",
    "di": "01",
    "xian": "19",
    "name": "延庆区",
    "level": 3
  },
  {
    "code": "120000",
    "sheng": "12",
    "di": "00",
    "xian": "00",
    "name": "天津",
    "level": 1
  },
  {
    "code": "120100",
    "sheng": "12",
    "di": "01",
    "xian": "00",
    "name": "天津市",
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
    "code": "120103",
    "sheng": "12",
    "di": "01",
    "xian": "03",
    "name": "河西区",
    "level": 3
  },
  {
    "code": "120104",
    "sheng": "12",
    "di": "01",
    "xian": "04",
    "name": "南开区",
    "level": 3
  },
  {
    "code": "120105",
    "sheng": "12",
    "di": "01",
    "xian": "05",
    "name": "河北区",
    "level": 3
  },
  {
    "code": "120106",
    "sheng": "12",
    "di": "01",
    "xian": "06",
    "name": "红桥区",
    "level": 3
  },
  {
    "code": "120110",
    "sheng": "12",
    "di": "01",
    "xian": "10",
    "name": "东丽区",
    "level": 3
  },
  {
    "code": "120111",
    "sheng": "12",
    "di": "01",
    "xian": "11",
    "name": "西青区",
    "level": 3
  },
  {
    "code": "120112",
    "sheng": "12",
    "di": "01",
    "xian": "12",
    "name": "津南区",
    "level": 3
  },
  {
    "code": "120113",
    "sheng": "12",
    "di": "01",
    "xian": "13",
    "name": "北辰区",
    "level": 3
  },
  {
    "code": "120114",
    "sheng": "12",
    "di": "01",
    "xian": "14",
    "name": "武清区",
    "level": 3
  },
  {
    "code": "120115",
    "sheng": "12",
    "di": "01",
    "xian": "15",
    "name": "宝坻区",
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
    "code": "120117",
    "sheng": "12",
    "di": "01",
    "xian": "17",
    "name": "宁河区",
    "level": 3
  },
  {
    "code": "120118",
    "sheng": "12",
    "di": "01",
    "xian": "18",
    "name": "静海区",
    "level": 3
  },
  {
    "code": "120119",
    "sheng": "12",
    "di": "01",
    "xian": "19",
    "name": "蓟州区",
    "level": 3
  },
  {
    "code": "130000",
    "sheng": "13",
    "di": "00",
    "xian": "00",
    "name": "河北",
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
    "code": "130105",
    "sheng": "13",
    "di": "01",
    "xian": "05",
    "name": "新华区",
    "level": 3
  },
  {
    "code": "130107",
    "sheng": "13",
    "di": "01",
    "xian": "07",
    "name": "井陉矿区",
    "level": 3
  },
  {
    "code": "130108",
    "sheng": "13",
    "di": "01",
    "xian": "08",
    "name": "裕华区",
    "level": 3
  },
  {
    "code": "130109",
    "sheng": "13",
    "di": "01",
    "xian": "09",
    "name": "藁城区",
    "level": 3
  },
  {
    "code": "130110",
    "sheng": "13",
    "di": "01",
    "xian": "10",
    "name": "鹿泉区",
    "level": 3
  },
  {
    "code": "130111",
    "sheng": "13",
    "di": "01",
    "xian": "11",
    "name": "栾城区",
    "level": 3
  },
  {
    "code": "130121",
    "sheng": "13",
    "di": "01",
    "xian": "21",
    "name": "井陉县",
    "level": 3
  },
  {
    "code": "130123",
    "sheng": "13",
    "di": "01",
    "xian": "23",
    "name": "正定县",
    "level": 3
  },
  {
    "code": "130125",
    "sheng": "13",
    "di": "01",
    "xian": "25",
    "name": "行唐县",
    "level": 3
  },
  {
    "code": "130126",
    "sheng": "13",
    "di": "01",
    "xian": "26",
    "name": "灵寿县",
    "level": 3
  },
  {
    "code": "130127",
    "sheng": "13",
    "di": "01",
    "xian": "27",
    "name": "高邑县",
    "level": 3
  },
  {
    "code": "130128",
    "sheng": "13",
    "di": "01",
    "xian": "28",
    "name": "深泽县",
    "level": 3
  },
  {
    "code": "130129",
    "sheng": "13",
    "di": "01",
    "xian": "29",
    "name": "赞皇县",
    "level": 3
  },
  {
    "code": "130130",
    "sheng": "13",
    "di": "01",
    "xian": "30",
    "name": "无极县",
    "level": 3
  },
  {
    "code": "130131",
    "sheng": "13",
    "di": "01",
    "xian": "31",
    "name": "平山县",
    "level": 3
  },
  {
    "code": "130132",
    "sheng": "13",
    "di": "01",
    "xian": "32",
    "name": "元氏县",
    "level": 3
  },
  {
    "code": "130133",
    "sheng": "13",
    "di": "01",
    "xian": "33",
    "name": "赵县",
    "level": 3
  },
  {
    "code": "130183",
    "sheng": "13",
    "di": "01",
    "xian": "83",
    "name": "晋州市",
    "level": 3
  },
  {
    "code": "130184",
    "sheng": "13",
    "di": "01",
    "xian": "84",
    "name": "新乐市",
    "level": 3
  },
  {
    "code": "130200",
    "sheng": "13",
    "di": "02",
    "xian": "00",
    "name": "唐山市",
    "level": 2
  },
  {
    "code": "130202",
    "sheng": "13",
    "di": "02",
    "xian": "02",
    "name": "路南区",
    "level": 3
  },
  {
    "code": "130203",
    "sheng": "13",
    "di": "02",
    "xian": "03",
    "name": "路北区",
    "level": 3
  },
  {
    "code": "130204",
    "sheng": "13",
    "di": "02",
    "xian": "04",
    "name": "古冶区",
    "level": 3
  },
  {
    "code": "130205",
    "sheng": "13",
    "di": "02",
    "xian": "05",
    "name": "开平区",
    "level": 3
  },
  {
    "code": "130207",
    "sheng": "13",
    "di": "02",
    "xian": "07",
    "name": "丰南区",
    "level": 3
  },
  {
    "code": "130208",
    "sheng": "13",
    "di": "02",
    "xian": "08",
    "name": "丰润区",
    "level": 3
  },
  {
    "code": "130209",
    "sheng": "13",
    "di": "02",
    "xian": "09",
    "name": "曹妃甸区",
    "level": 3
  },
  {
    "code": "130223",
    "sheng": "13",
    "di": "02",
    "xian": "23",
    "name": "滦县",
    "level": 3
  },
  {
    "code": "130224",
    "sheng": "13",
    "di": "02",
    "xian": "24",
    "name": "滦南县",
    "level": 3
  },
  {
    "code": "130225",
    "sheng": "13",
    "di": "02",
    "xian": "25",
    "name": "乐亭县",
    "level": 3
  },
  {
    "code": "130227",
    "sheng": "13",
    "di": "02",
    "xian": "27",
    "name": "迁西县",
    "level": 3
  },
  {
    "code": "130229",
    "sheng": "13",
    "di": "02",
    "xian": "29",
    "name": "玉田县",
    "level": 3
  },
  {
    "code": "130281",
    "sheng": "13",
    "di": "02",
    "xian": "81",
    "name": "遵化市",
    "level": 3
  },
  {
    "code": "130283",
    "sheng": "13",
    "di": "02",
    "xian": "83",
    "name": "迁安市",
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
    "code": "130306",
    "sheng": "13",
    "di": "03",
    "xian": "06",
    "name": "抚宁区",
    "level": 3
  },
  {
    "code": "130321",
    "sheng": "13",
    "di": "03",
    "xian": "21",
    "name": "青龙满族自治县",
    "level": 3
  },
  {
    "code": "130322",
    "sheng": "13",
    "di": "03",
    "xian": "22",
    "name": "昌黎县",
    "level": 3
  },
  {
    "code": "130324",
    "sheng": "13",
    "di": "03",
    "xian": "24",
    "name": "卢龙县",
    "level": 3
  }
];
