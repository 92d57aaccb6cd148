var cStore_config = {
    "success": true,
    "errCode": "0",
    "errMsg": null,
    "data": [
        {
            "id": "11000000",
            "name": "北京",
            "childerns": [
                {
                    "id": "11010000",
                    "name": "北京市",
                    "childerns": [
                        {
                            "id": "11010200",
                            "name": "朝阳区",
                            "childerns": null
                        },
                        {
                            "id": "11010300",
                            "name": "丰台区",
                            "childerns": null
                        },
                        {
                            "id": "11010500",
                            "name": "海淀区",
                            "childerns": null
                        },
                        {
                            "id": "11010700",
                            "name": "房山区",
                            "childerns": null
                        },
                        {
                            "id": "11010800",
                            "name": "通州区",
                            "childerns": null
                        },
                        {
                            "id": "11010900",
                            "name": "顺义区",
                            "childerns": null
                        },
                        {
                            "id": "11011000",
                            "name": "昌平区",
                            "childerns": null
                        },
                        {
                            "id": "11011100",
                            "name": "大兴区",
                            "childerns": null
                        },
                        {
                            "id": "11011300",
                            "name": "平谷区",
                            "childerns": null
                        },
                        {
                            "id": "11011400",
                            "name": "东城区",
                            "childerns": null
                        },
                        {
                            "id": "11011500",
                            "name": "西城区",
                            "childerns": null
                        },
                        {
                            "id": "11011700",
                            "name": "密云区",
                            "childerns": null
                        },
                        {
                            "id": "11011800",
                            "name": "延庆区",
                            "childerns": null
                        },
                        {
                            "id": "11011900",
                            "name": "石景山区(五环外)",
                            "childerns": null
                        },
                        {
                            "id": "11012200",
                            "name": "朝阳区(五环外)",
                            "childerns": null
                        }
                    ]
                }
            ]
        },
        {
            "id": "13000000",
            "name": "河北省",
            "childerns": [
                {
                    "id": "13040000",
                    "name": "邯郸市",
                    "childerns": [
                        {
                            "id": "13040100",
                            "name": "邯山区",
                            "childerns": null
                        },
                        {
                            "id": "13041900",
                            "name": "武安市",
                            "childerns": null
                        }
                    ]
                },
                {
                    "id": "13050000",
                    "name": "衡水市",
                    "childerns": [
                        {
                            "id": "13050100",
                            "name": "桃城区",
                            "childerns": null
                        }
                    ]
                },
                {
                    "id": "13080000",
                    "name": "石家庄市",
                    "childerns": [
                        {
                            "id": "13080100",
                            "name": "长安区",
                            "childerns": null
                        },
                        {
                            "id": "13080200",
                            "name": "桥东区",
                            "childerns": null
                        },
                        {
                            "id": "13080300",
                            "name": "桥西区",
                            "childerns": null
                        },
                        {
                            "id": "13080600",
                            "name": "裕华区",
                            "childerns": null
                        },
                        {
                            "id": "13081600",
                            "name": "平山县",
                            "childerns": null
                        }
                    ]
                },
                {
                    "id": "13100000",
                    "name": "邢台市",
                    "childerns": [
                        {
                            "id": "13100100",
                            "name": "桥东区",
                            "childerns": null
                        },
                        {
                            "id": "13100200",
                            "name": "桥西区",
                            "childerns": null
                        }
                    ]
                }
            ]
        },
        {
            "id": "14000000",
            "name": "山西省",
            "childerns": [
                {
                    "id": "14020000",
                    "name": "大同市",
                    "childerns": [
                        {
                            "id": "14020100",
                            "name": "矿区",
                            "childerns": null
                        },
                        {
                            "id": "14021100",
                            "name": "城区",
                            "childerns": null
                        },
                        {
                            "id": "14029900",
                            "name": "大同市其他区县",
                            "childerns": null
                        }
                    ]
                },
                {
                    "id": "14080000",
                    "name": "太原市",
                    "childerns": [
                        {
                            "id": "14080100",
                            "name": "小店区",
                            "childerns": null
                        },
                        {
                            "id": "14080200",
                            "name": "迎泽区",
                            "childerns": null
                        },
                        {
                            "id": "14080500",
                            "name": "万柏林区",
                            "childerns": null
                        }
                    ]
                }
            ]
        }
    ]
};
