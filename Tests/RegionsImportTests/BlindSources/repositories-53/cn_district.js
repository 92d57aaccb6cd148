module.exports = {
    "root": {
        "name": "中国",
        "province": [
            {
                "name": "北京市",
                "postcode": "110000",
                "city": [
                    {
                        "name": "东城区",
                        "postcode": "110101"
                    },
                    {
                        "name": "西城区",
                        "postcode": "110102"
                    },
                    {
                        "name": "崇文区",
                        "postcode": "110103"
                    },
                    {
                        "name": "宣武区",
                        "postcode": "110104"
                    },
                    {
                        "name": "朝阳区",
                        "postcode": "110105"
                    },
                    {
                        "name": "丰台区",
                        "postcode": "110106"
                    },
                    {
                        "name": "石景山区",
                        "postcode": "110107"
                    },
                    {
                        "name": "海淀区",
                        "postcode": "110108"
                    },
                    {
                        "name": "门头沟区",
                        "postcode": "110109"
                    },
                    {
                        "name": "房山区",
                        "postcode": "110111"
                    },
                    {
                        "name": "通州区",
                        "postcode": "110112"
                    },
                    {
                        "name": "顺义区",
                        "postcode": "110113"
                    },
                    {
                        "name": "昌平区",
                        "postcode": "110114"
                    },
                    {
                        "name": "大兴区",
                        "postcode": "110115"
                    },
                    {
                        "name": "怀柔区",
                        "postcode": "110116"
                    },
                    {
                        "name": "平谷区",
                        "postcode": "110117"
                    },
                    {
                        "name": "密云县",
                        "postcode": "110228"
                    },
                    {
                        "name": "延庆县",
                        "postcode": "110229"
                    }
                ]
            },
            {
                "name": "河北省",
                "postcode": "130000",
                "city": [
                    {
                        "name": "石家庄市",
                        "postcode": "130100"
                    },
                    {
                        "name": "唐山市",
                        "postcode": "130200"
                    },
                    {
                        "name": "秦皇岛市",
                        "postcode": "130300"
                    },
                    {
                        "name": "邯郸市",
                        "postcode": "130400"
                    },
                    {
                        "name": "邢台市",
                        "postcode": "130500"
                    },
                    {
                        "name": "保定市",
                        "postcode": "130600"
                    },
                    {
                        "name": "张家口市",
                        "postcode": "130700"
                    },
                    {
                        "name": "承德市",
                        "postcode": "130800"
                    },
                    {
                        "name": "沧州市",
                        "postcode": "130900"
                    },
                    {
                        "name": "廊坊市",
                        "postcode": "131000"
                    },
                    {
                        "name": "衡水市",
                        "postcode": "131100"
                    }
                ]
            },
            {
                "name": "内蒙古自治区",
                "postcode": "150000",
                "city": [
                    {
                        "name": "呼和浩特市",
                        "postcode": "150100"
                    },
                    {
                        "name": "包头市",
                        "postcode": "150200"
                    },
                    {
                        "name": "乌海市",
                        "postcode": "150300"
                    },
                    {
                        "name": "赤峰市",
                        "postcode": "150400"
                    },
                    {
                        "name": "通辽市",
                        "postcode": "150500"
                    },
                    {
                        "name": "鄂尔多斯市",
                        "postcode": "150600"
                    },
                    {
                        "name": "呼伦贝尔市",
                        "postcode": "150700"
                    },
                    {
                        "name": "巴彦淖尔市",
                        "postcode": "150800"
                    },
                    {
                        "name": "乌兰察布市",
                        "postcode": "150900"
                    },
                    {
                        "name": "兴安盟",
                        "postcode": "152200"
                    },
                    {
                        "name": "锡林郭勒盟",
                        "postcode": "152500"
                    },
                    {
                        "name": "阿拉善盟",
                        "postcode": "152900"
                    }
                ]
            },
            {
                "name": "吉林省",
                "postcode": "220000",
                "city": [
                    {
                        "name": "长春市",
                        "postcode": "220100"
                    },
                    {
                        "name": "吉林市",
                        "postcode": "220200"
                    },
                    {
                        "name": "四平市",
                        "postcode": "220300"
                    },
                    {
                        "name": "辽源市",
                        "postcode": "220400"
                    },
                    {
                        "name": "通化市",
                        "postcode": "220500"
                    },
                    {
                        "name": "白山市",
                        "postcode": "220600"
                    },
                    {
                        "name": "松原市",
                        "postcode": "220700"
                    },
                    {
                        "name": "白城市",
                        "postcode": "220800"
                    },
                    {
                        "name": "延边朝鲜族自治州",
                        "postcode": "222400"
                    }
                ]
            }
        ]
    }
}
