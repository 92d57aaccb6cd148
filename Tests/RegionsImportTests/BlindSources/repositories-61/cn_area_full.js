module.exports = [
    {
        "label": "北京市",
        "areaCode": "110000",
        "children": [
            {
                "label": "北京市",
                "areaCode": "110100",
                "phonePrefix": "010",
                "zipCode": "100000",
                "pinyin": "Beijing",
                "children": [
                    {
                        "label": "东城区",
                        "areaCode": "110101",
                        "phonePrefix": "010",
                        "zipCode": "100010",
                        "pinyin": "Dongcheng"
                    },
                    {
                        "label": "西城区",
                        "areaCode": "110102",
                        "phonePrefix": "010",
                        "zipCode": "100032",
                        "pinyin": "Xicheng"
                    },
                    {
                        "label": "朝阳区",
                        "areaCode": "110105",
                        "phonePrefix": "010",
                        "zipCode": "100020",
                        "pinyin": "Chaoyang"
                    },
                    {
                        "label": "丰台区",
                        "areaCode": "110106",
                        "phonePrefix": "010",
                        "zipCode": "100071",
                        "pinyin": "Fengtai"
                    },
                    {
                        "label": "石景山区",
                        "areaCode": "110107",
                        "phonePrefix": "010",
                        "zipCode": "100043",
                        "pinyin": "Shijingshan"
                    },
                    {
                        "label": "密云县",
                        "areaCode": "110228",
                        "phonePrefix": "010",
                        "zipCode": "101500",
                        "pinyin": "Miyun"
                    },
                    {
                        "label": "延庆县",
                        "areaCode": "110229",
                        "phonePrefix": "010",
                        "zipCode": "102100",
                        "pinyin": "Yanqing"
                    }
                ]
            }
        ]
    },
    {
        "label": "天津市",
        "areaCode": "120000",
        "children": [
            {
                "label": "天津市",
                "areaCode": "120100",
                "phonePrefix": "022",
                "zipCode": "300000",
                "pinyin": "Tianjin",
                "children": [
                    {
                        "label": "和平区",
                        "areaCode": "120101",
                        "phonePrefix": "022",
                        "zipCode": "300041",
                        "pinyin": "Heping"
                    },
                    {
                        "label": "河北区",
                        "areaCode": "120105",
                        "phonePrefix": "022",
                        "zipCode": "300143",
                        "pinyin": "Hebei"
                    },
                    {
                        "label": "滨海新区",
                        "areaCode": "120116",
                        "phonePrefix": "022",
                        "zipCode": "300451",
                        "pinyin": "Binhaixinqu"
                    },
                    {
                        "label": "宁河县",
                        "areaCode": "120221",
                        "phonePrefix": "022",
                        "zipCode": "301500",
                        "pinyin": "Ninghe"
                    },
                    {
                        "label": "蓟县",
                        "areaCode": "120225",
                        "phonePrefix": "022",
                        "zipCode": "301900",
                        "pinyin": "Jixian"
                    }
                ]
            }
        ]
    },
    {
        "label": "河北省",
        "areaCode": "130000",
        "children": [
            {
                "label": "石家庄市",
                "areaCode": "130100",
                "phonePrefix": "0311",
                "zipCode": "050011",
                "pinyin": "Shijiazhuang",
                "children": [
                    {
                        "label": "长安区",
                        "areaCode": "130102",
                        "phonePrefix": "0311",
                        "zipCode": "050011",
                        "pinyin": "Chang'an"
                    },
                    {
                        "label": "桥西区",
                        "areaCode": "130104",
                        "phonePrefix": "0311",
                        "zipCode": "050091",
                        "pinyin": "Qiaoxi"
                    },
                    {
                        "label": "井陉矿区",
                        "areaCode": "130107",
                        "phonePrefix": "0311",
                        "zipCode": "050100",
                        "pinyin": "Jingxingkuangqu"
                    },
                    {
                        "label": "藁城区",
                        "areaCode": "130109",
                        "phonePrefix": "0311",
                        "zipCode": "052160",
                        "pinyin": "Gaocheng"
                    },
                    {
                        "label": "井陉县",
                        "areaCode": "130121",
                        "phonePrefix": "0311",
                        "zipCode": "050300",
                        "pinyin": "Jingxing"
                    },
                    {
                        "label": "赵县",
                        "areaCode": "130133",
                        "phonePrefix": "0311",
                        "zipCode": "051530",
                        "pinyin": "Zhaoxian"
                    },
                    {
                        "label": "辛集市",
                        "areaCode": "130181",
                        "phonePrefix": "0311",
                        "zipCode": "052360",
                        "pinyin": "Xinji"
                    }
                ]
            }
        ]
    }
]
