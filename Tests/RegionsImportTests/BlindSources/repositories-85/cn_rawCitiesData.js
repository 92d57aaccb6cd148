$.smConfig.rawCitiesData = [{
            "id" : "CN-11",
            "name" : "北京",
            "sub" : [{
                    "id" : "CN-11-BJ-CP",
                    "name" : "昌平区",
                    "sub" : [{
                            "id" : "CN-11-BJ-CP-BF",
                            "name" : "白浮"
                        }, {
                            "id" : "CN-11-BJ-CP-CPDG",
                            "name" : "昌平东关"
                        }, {
                            "id" : "CN-11-BJ-CP-CPXG",
                            "name" : "昌平西关"
                        }, {
                            "id" : "CN-11-BJ-CP-LHW",
                            "name" : "六环外（其他）"
                        }, {
                            "id" : "CN-11-BJ-CP-NHZ",
                            "name" : "南郝庄"
                        }, {
                            "id" : "CN-11-BJ-CP-NS",
                            "name" : "南邵"
                        }, {
                            "id" : "CN-11-BJ-CP-SY",
                            "name" : "松园"
                        }, {
                            "id" : "CN-11-BJ-CP-WHWLHN",
                            "name" : "五环外,六环内"
                        }
                    ]
                }, {
                    "id" : "CN-11-BJ-CY",
                    "name" : "朝阳区",
                    "sub" : [{
                            "id" : "CN-11-BJ-CY-LHW",
                            "name" : "六环外"
                        }, {
                            "id" : "CN-11-BJ-CY-WHN",
                            "name" : "五环内"
                        }, {
                            "id" : "CN-11-BJ-CY-WHWLHN",
                            "name" : "五环外,六环内"
                        }
                    ]
                }, {
                    "id" : "CN-11-BJ-DC",
                    "name" : "东城区",
                    "sub" : [{
                            "id" : "CN-11-BJ-DC-QQ",
                            "name" : "全区"
                        }
                    ]
                }, {
                    "id" : "CN-11-BJ-HT",
                    "name" : "海淀区",
                    "sub" : [{
                            "id" : "CN-11-BJ-HT-DBW",
                            "name" : "东北旺乡"
                        }, {
                            "id" : "CN-11-BJ-HT-LHW",
                            "name" : "六环外"
                        }, {
                            "id" : "CN-11-BJ-HT-SD",
                            "name" : "上地"
                        }, {
                            "id" : "CN-11-BJ-HT-WHN",
                            "name" : "五环内"
                        }, {
                            "id" : "CN-11-BJ-HT-WHW",
                            "name" : "五环外（上地 西三旗除外）"
                        }, {
                            "id" : "CN-11-BJ-HT-XEQ",
                            "name" : "西二旗"
                        }, {
                            "id" : "CN-11-BJ-HT-XSQ",
                            "name" : "西三旗"
                        }
                    ]
                }, {
                    "id" : "CN-11-BJ-MTG",
                    "name" : "门头沟区",
                    "sub" : [{
                            "id" : "CN-11-BJ-MTG-JZ",
                            "name" : "军庄镇"
                        }, {
                            "id" : "CN-11-BJ-MTG-LQ",
                            "name" : "龙泉镇"
                        }, {
                            "id" : "CN-11-BJ-MTG-MFS",
                            "name" : "妙峰山镇"
                        }, {
                            "id" : "CN-11-BJ-MTG-MTG",
                            "name" : "门头沟（其他）"
                        }, {
                            "id" : "CN-11-BJ-MTG-MTGCQ",
                            "name" : "门头沟城区"
                        }, {
                            "id" : "CN-11-BJ-MTG-YD",
                            "name" : "永定镇"
                        }
                    ]
                }, {
                    "id" : "CN-11-BJ-XW",
                    "name" : "宣武区",
                    "sub" : []
                }
            ]
        }, {
            "id" : "CN-12",
            "name" : "天津",
            "sub" : [{
                    "id" : "CN-12-TJ",
                    "name" : "天津",
                    "sub" : [{
                            "id" : "CN-12-TJ-BC",
                            "name" : "北辰区"
                        }, {
                            "id" : "CN-12-TJ-BD",
                            "name" : "宝坻区"
                        }, {
                            "id" : "CN-12-TJ-DG",
                            "name" : "大港区"
                        }, {
                            "id" : "CN-12-TJ-DL",
                            "name" : "东丽区"
                        }, {
                            "id" : "CN-12-TJ-HB",
                            "name" : "河北区"
                        }, {
                            "id" : "CN-12-TJ-HD",
                            "name" : "河东区"
                        }, {
                            "id" : "CN-12-TJ-HG",
                            "name" : "汉沽区"
                        }, {
                            "id" : "CN-12-TJ-HP",
                            "name" : "和平区"
                        }, {
                            "id" : "CN-12-TJ-HQ",
                            "name" : "红桥区"
                        }, {
                            "id" : "CN-12-TJ-HX",
                            "name" : "河西区"
                        }, {
                            "id" : "CN-12-TJ-JH",
                            "name" : "静海县"
                        }, {
                            "id" : "CN-12-TJ-JJKF",
                            "name" : "滨海新区"
                        }, {
                            "id" : "CN-12-TJ-JN",
                            "name" : "津南区"
                        }, {
                            "id" : "CN-12-TJ-JX",
                            "name" : "蓟县"
                        }, {
                            "id" : "CN-12-TJ-NH",
                            "name" : "宁河县"
                        }, {
                            "id" : "CN-12-TJ-NK",
                            "name" : "南开区"
                        }, {
                            "id" : "CN-12-TJ-TG",
                            "name" : "塘沽区"
                        }, {
                            "id" : "CN-12-TJ-WQ",
                            "name" : "武清区"
                        }, {
                            "id" : "CN-12-TJ-XQ",
                            "name" : "西青区"
                        }
                    ]
                }
            ]
        }, {
            "id" : "CN-13",
            "name" : "河北",
            "sub" : [{
                    "id" : "CN-13-CD",
                    "name" : "承德",
                    "sub" : [{
                            "id" : "CN-13-CD-CDE",
                            "name" : "承德县"
                        }, {
                            "id" : "CN-13-CD-FN",
                            "name" : "丰宁"
                        }, {
                            "id" : "CN-13-CD-KC",
                            "name" : "宽城"
                        }, {
                            "id" : "CN-13-CD-LH",
                            "name" : "隆化县"
                        }, {
                            "id" : "CN-13-CD-LP",
                            "name" : "滦平县"
                        }, {
                            "id" : "CN-13-CD-PQ",
                            "name" : "平泉县"
                        }, {
                            "id" : "CN-13-CD-SL",
                            "name" : "双滦区"
                        }, {
                            "id" : "CN-13-CD-SQ",
                            "name" : "双桥区"
                        }, {
                            "id" : "CN-13-CD-WC",
                            "name" : "围场"
                        }
                    ]
                }
            ]
        }
];
