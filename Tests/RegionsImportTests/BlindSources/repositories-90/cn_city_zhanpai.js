var st = [{
  "areaCode": "Beijing",
  "areaName": "北京",
  "areaParentId": 0,
  "id": 110000,
  "levels": 1,
  "list": [{
    "areaCode": "Beijing",
    "areaName": "北京市",
    "areaParentId": 110000,
    "id": 110100,
    "levels": 2,
    "list": [{
      "areaCode": "Dongcheng",
      "areaName": "东城区",
      "areaParentId": 110100,
      "id": 110101,
      "levels": 3,

    }, {
      "areaCode": "Xicheng",
      "areaName": "西城区",
      "areaParentId": 110100,
      "id": 110102,
      "levels": 3,

    }, {
      "areaCode": "Chaoyang",
      "areaName": "朝阳区",
      "areaParentId": 110100,
      "id": 110105,
      "levels": 3,

    }, {
      "areaCode": "Fengtai",
      "areaName": "丰台区",
      "areaParentId": 110100,
      "id": 110106,
      "levels": 3,

    }, {
      "areaCode": "Shijingshan",
      "areaName": "石景山区",
      "areaParentId": 110100,
      "id": 110107,
      "levels": 3,

    }, {
      "areaCode": "Haidian",
      "areaName": "海淀区",
      "areaParentId": 110100,
      "id": 110108,
      "levels": 3,

    }, {
      "areaCode": "Mentougou",
      "areaName": "门头沟区",
      "areaParentId": 110100,
      "id": 110109,
      "levels": 3,

    }, {
      "areaCode": "Fangshan",
      "areaName": "房山区",
      "areaParentId": 110100,
      "id": 110111,
      "levels": 3,

    }, {
      "areaCode": "Tongzhou",
      "areaName": "通州区",
      "areaParentId": 110100,
      "id": 110112,
      "levels": 3,

    }, {
      "areaCode": "Shunyi",
      "areaName": "顺义区",
      "areaParentId": 110100,
      "id": 110113,
      "levels": 3,

    }, {
      "areaCode": "Changping",
      "areaName": "昌平区",
      "areaParentId": 110100,
      "id": 110114,
      "levels": 3,

    }, {
      "areaCode": "Daxing",
      "areaName": "大兴区",
      "areaParentId": 110100,
      "id": 110115,
      "levels": 3,

    }, {
      "areaCode": "Huairou",
      "areaName": "怀柔区",
      "areaParentId": 110100,
      "id": 110116,
      "levels": 3,

    }, {
      "areaCode": "Pinggu",
      "areaName": "平谷区",
      "areaParentId": 110100,
      "id": 110117,
      "levels": 3,

    }, {
      "areaCode": "Miyun",
      "areaName": "密云县",
      "areaParentId": 110100,
      "id": 110228,
      "levels": 3,

    }, {
      "areaCode": "Yanqing",
      "areaName": "延庆县",
      "areaParentId": 110100,
      "id": 110229,
      "levels": 3,

    }]
  }]
}, {
  "areaCode": "Hebei",
  "areaName": "河北省",
  "areaParentId": 0,
  "id": 130000,
  "levels": 1,
  "list": [{
    "areaCode": "Shijiazhuang",
    "areaName": "石家庄市",
    "areaParentId": 130000,
    "id": 130100,
    "levels": 2,
    "list": [{
      "areaCode": "Chang'an",
      "areaName": "长安区",
      "areaParentId": 130100,
      "id": 130102,
      "levels": 3,

    }, {
      "areaCode": "Qiaoxi",
      "areaName": "桥西区",
      "areaParentId": 130100,
      "id": 130104,
      "levels": 3,

    }, {
      "areaCode": "Xinhua",
      "areaName": "新华区",
      "areaParentId": 130100,
      "id": 130105,
      "levels": 3,

    }, {
      "areaCode": "Jingxingkuangqu",
      "areaName": "井陉矿区",
      "areaParentId": 130100,
      "id": 130107,
      "levels": 3,

    }, {
      "areaCode": "Yuhua",
      "areaName": "裕华区",
      "areaParentId": 130100,
      "id": 130108,
      "levels": 3,

    }, {
      "areaCode": "Gaocheng",
      "areaName": "藁城区",
      "areaParentId": 130100,
      "id": 130109,
      "levels": 3,

    }]
  }, {
    "areaCode": "Tangshan",
    "areaName": "唐山市",
    "areaParentId": 130000,
    "id": 130200,
    "levels": 2,
    "list": [{
      "areaCode": "Lunan",
      "areaName": "路南区",
      "areaParentId": 130200,
      "id": 130202,
      "levels": 3,

    }, {
      "areaCode": "Lubei",
      "areaName": "路北区",
      "areaParentId": 130200,
      "id": 130203,
      "levels": 3,

    }, {
      "areaCode": "Guye",
      "areaName": "古冶区",
      "areaParentId": 130200,
      "id": 130204,
      "levels": 3,

    }, {
      "areaCode": "Kaiping",
      "areaName": "开平区",
      "areaParentId": 130200,
      "id": 130205,
      "levels": 3,

    }, {
      "areaCode": "Qian'an",
      "areaName": "迁安市",
      "areaParentId": 130200,
      "id": 130283,
      "levels": 3,

    }]
  }, {
    "areaCode": "Qinhuangdao",
    "areaName": "秦皇岛市",
    "areaParentId": 130000,
    "id": 130300,
    "levels": 2,
    "list": [{
      "areaCode": "Haigang",
      "areaName": "海港区",
      "areaParentId": 130300,
      "id": 130302,
      "levels": 3,

    }, {
      "areaCode": "Shanhaiguan",
      "areaName": "山海关区",
      "areaParentId": 130300,
      "id": 130303,
      "levels": 3,

    }, {
      "areaCode": "Beidaihe",
      "areaName": "北戴河区",
      "areaParentId": 130300,
      "id": 130304,
      "levels": 3,

    }, {
      "areaCode": "Qinglong",
      "areaName": "青龙满族自治县",
      "areaParentId": 130300,
      "id": 130321,
      "levels": 3,

    }, {
      "areaCode": "Changli",
      "areaName": "昌黎县",
      "areaParentId": 130300,
      "id": 130322,
      "levels": 3,

    }, {
      "areaCode": "Funing",
      "areaName": "抚宁县",
      "areaParentId": 130300,
      "id": 130323,
      "levels": 3,

    }, {
      "areaCode": "Lulong",
      "areaName": "卢龙县",
      "areaParentId": 130300,
      "id": 130324,
      "levels": 3,

    }]
  }]
}]
