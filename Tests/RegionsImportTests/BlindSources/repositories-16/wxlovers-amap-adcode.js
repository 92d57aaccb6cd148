module.exports = [
    {
      "adname": "中华人民共和国",
      "adcode": "100000"
    },
    {
      "adname": "北京市",
      "adcode": "110000"
    },
    {
      "adname": "北京市市辖区",
      "adcode": "110100"
    },
    {
      "adname": "东城区",
      "adcode": "110101"
    },
    {
      "adname": "西城区",
      "adcode": "110102"
    },
    {
      "adname": "朝阳区",
      "adcode": "110105"
    },
    {
      "adname": "丰台区",
      "adcode": "110106"
    },
    {
      "adname": "石景山区",
      "adcode": "110107"
    },
    {
      "adname": "海淀区",
      "adcode": "110108"
    },
    {
      "adname": "门头沟区",
      "adcode": "110109"
    },
    {
      "adname": "房山区",
      "adcode": "110111"
    },
    {
      "adname": "通州区",
      "adcode": "110112"
    },
    {
      "adname": "顺义区",
      "adcode": "110113"
    },
    {
      "adname": "昌平区",
      "adcode": "110114"
    },
    {
      "adname": "大兴区",
      "adcode": "110115"
    },
    {
      "adname": "怀柔区",
      "adcode": "110116"
    },
    {
      "adname": "平谷区",
      "adcode": "110117"
    },
    {
      "adname": "密云区",
      "adcode": "110118"
    },
    {
      "adname": "延庆区",
      "adcode": "110119"
    },
    {
      "adname": "天津市",
      "adcode": "120000"
    },
    {
      "adname": "天津市市辖区",
      "adcode": "120100"
    },
    {
      "adname": "和平区",
      "adcode": "120101"
    },
    {
      "adname": "河东区",
      "adcode": "120102"
    },
    {
      "adname": "河西区",
      "adcode": "120103"
    },
    {
      "adname": "南开区",
      "adcode": "120104"
    },
    {
      "adname": "河北区",
      "adcode": "120105"
    },
    {
      "adname": "红桥区",
      "adcode": "120106"
    },
    {
      "adname": "东丽区",
      "adcode": "120110"
    },
    {
      "adname": "西青区",
      "adcode": "120111"
    },
    {
      "adname": "津南区",
      "adcode": "120112"
    },
    {
      "adname": "北辰区",
      "adcode": "120113"
    },
    {
      "adname": "武清区",
      "adcode": "120114"
    },
    {
      "adname": "宝坻区",
      "adcode": "120115"
    },
    {
      "adname": "滨海新区",
      "adcode": "120116"
    },
    {
      "adname": "宁河区",
      "adcode": "120117"
    },
    {
      "adname": "静海区",
      "adcode": "120118"
    },
    {
      "adname": "蓟州区",
      "adcode": "120119"
    },
    {
      "adname": "河北省",
      "adcode": "130000"
    },
    {
      "adname": "石家庄市",
      "adcode": "130100"
    },
    {
      "adname": "石家庄市市辖区",
      "adcode": "130101"
    },
    {
      "adname": "长安区",
      "adcode": "130102"
    },
    {
      "adname": "桥西区",
      "adcode": "130104"
    },
    {
      "adname": "新华区",
      "adcode": "130105"
    },
    {
      "adname": "井陉矿区",
      "adcode": "130107"
    },
    {
      "adname": "裕华区",
      "adcode": "130108"
    },
    {
      "adname": "藁城区",
      "adcode": "130109"
    },
    {
      "adname": "鹿泉区",
      "adcode": "130110"
    },
    {
      "adname": "栾城区",
      "adcode": "130111"
    },
    {
      "adname": "井陉县",
      "adcode": "130121"
    },
    {
      "adname": "正定县",
      "adcode": "130123"
    },
    {
      "adname": "行唐县",
      "adcode": "130125"
    },
    {
      "adname": "灵寿县",
      "adcode": "130126"
    },
    {
      "adname": "高邑县",
      "adcode": "130127"
    },
    {
      "adname": "深泽县",
      "adcode": "130128"
    },
    {
      "adname": "赞皇县",
      "adcode": "130129"
    },
    {
      "adname": "无极县",
      "adcode": "130130"
    },
    {
      "adname": "平山县",
      "adcode": "130131"
    },
    {
      "adname": "元氏县",
      "adcode": "130132"
    },
    {
      "adname": "赵县",
      "adcode": "130133"
    },
    {
      "adname": "辛集市",
      "adcode": "130181"
    },
    {
      "adname": "晋州市",
      "adcode": "130183"
    },
    {
      "adname": "新乐市",
      "adcode": "130184"
    },
    {
      "adname": "唐山市",
      "adcode": "130200"
    },
    {
      "adname": "唐山市市辖区",
      "adcode": "130201"
    },
    {
      "adname": "路南区",
      "adcode": "130202"
    },
    {
      "adname": "路北区",
      "adcode": "130203"
    },
    {
      "adname": "古冶区",
      "adcode": "130204"
    },
    {
      "adname": "开平区",
      "adcode": "130205"
    },
    {
      "adname": "丰南区",
      "adcode": "130207"
    },
    {
      "adname": "丰润区",
      "adcode": "130208"
    },
    {
      "adname": "曹妃甸区",
      "adcode": "130209"
    },
    {
      "adname": "滦州市",
      "adcode": "130284"
    },
    {
      "adname": "滦南县",
      "adcode": "130224"
    },
    {
      "adname": "乐亭县",
      "adcode": "130225"
    },
    {
      "adname": "迁西县",
      "adcode": "130227"
    },
    {
      "adname": "玉田县",
      "adcode": "130229"
    },
    {
      "adname": "遵化市",
      "adcode": "130281"
    },
    {
      "adname": "迁安市",
      "adcode": "130283"
    },
    {
      "adname": "秦皇岛市",
      "adcode": "130300"
    },
    {
      "adname": "秦皇岛市市辖区",
      "adcode": "130301"
    },
    {
      "adname": "海港区",
      "adcode": "130302"
    },
    {
      "adname": "山海关区",
      "adcode": "130303"
    },
    {
      "adname": "北戴河区",
      "adcode": "130304"
    },
    {
      "adname": "抚宁区",
      "adcode": "130306"
    },
    {
      "adname": "青龙满族自治县",
      "adcode": "130321"
    },
    {
      "adname": "昌黎县",
      "adcode": "130322"
    },
    {
      "adname": "卢龙县",
      "adcode": "130324"
    },
    {
      "adname": "山西省",
      "adcode": "140000"
    },
    {
      "adname": "太原市",
      "adcode": "140100"
    },
    {
      "adname": "太原市市辖区",
      "adcode": "140101"
    },
    {
      "adname": "小店区",
      "adcode": "140105"
    },
    {
      "adname": "迎泽区",
      "adcode": "140106"
    },
    {
      "adname": "杏花岭区",
      "adcode": "140107"
    },
    {
      "adname": "尖草坪区",
      "adcode": "140108"
    },
    {
      "adname": "万柏林区",
      "adcode": "140109"
    },
    {
      "adname": "晋源区",
      "adcode": "140110"
    },
    {
      "adname": "清徐县",
      "adcode": "140121"
    },
    {
      "adname": "阳曲县",
      "adcode": "140122"
    },
    {
      "adname": "娄烦县",
      "adcode": "140123"
    },
    {
      "adname": "古交市",
      "adcode": "140181"
    },
    {
      "adname": "大同市",
      "adcode": "140200"
    },
    {
      "adname": "大同市市辖区",
      "adcode": "140201"
    },
    {
      "adname": "平城区",
      "adcode": "140213"
    },
    {
      "adname": "云冈区",
      "adcode": "140214"
    },
    {
      "adname": "新荣区",
      "adcode": "140212"
    },
    {
      "adname": "阳高县",
      "adcode": "140221"
    },
    {
      "adname": "天镇县",
      "adcode": "140222"
    },
    {
      "adname": "广灵县",
      "adcode": "140223"
    },
    {
      "adname": "灵丘县",
      "adcode": "140224"
    },
    {
      "adname": "浑源县",
      "adcode": "140225"
    },
    {
      "adname": "左云县",
      "adcode": "140226"
    },
    {
      "adname": "云州区",
      "adcode": "140215"
    },
    {
      "adname": "阳泉市",
      "adcode": "140300"
    },
    {
      "adname": "阳泉市市辖区",
      "adcode": "140301"
    },
    {
      "adname": "城区",
      "adcode": "140302"
    },
    {
      "adname": "矿区",
      "adcode": "140303"
    },
    {
      "adname": "郊区",
      "adcode": "140311"
    },
    {
      "adname": "平定县",
      "adcode": "140321"
    },
    {
      "adname": "盂县",
      "adcode": "140322"
    }
  ]
