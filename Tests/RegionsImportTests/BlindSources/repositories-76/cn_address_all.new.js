  var  cnAreaData= [
        {
            "name": "北京",
            "id": "11",
            "child": [
                {
                    "name": "北京市辖",
                    "id": "1101",
                    "child": [
                        {
                            "zipcode": "",
                            "name": "东城区",
                            "id": "110101"
                        },
                        {
                            "zipcode": "",
                            "name": "西城区",
                            "id": "110102"
                        },
                        {
                            "zipcode": "",
                            "name": "朝阳区",
                            "id": "110105"
                        },
                        {
                            "zipcode": "",
                            "name": "密云区",
                            "id": "110118"
                        },
                        {
                            "zipcode": "",
                            "name": "延庆区",
                            "id": "110119"
                        }
                    ]
                }
            ]
        },
        {
            "name": "天津",
            "id": "12",
            "child": [
                {
                    "name": "天津市辖",
                    "id": "1201",
                    "child": [
                        {
                            "zipcode": "",
                            "name": "和平区",
                            "id": "120101"
                        },
                        {
                            "zipcode": "",
                            "name": "河东区",
                            "id": "120102"
                        },
                        {
                            "zipcode": "",
                            "name": "西青区",
                            "id": "120111"
                        },
                        {
                            "zipcode": "",
                            "name": "静海区",
                            "id": "120118"
                        }
                    ]
                },
                {
                    "name": "天津县辖",
                    "id": "1202",
                    "child": [
                        {
                            "zipcode": "",
                            "name": "蓟县",
                            "id": "120225"
                        }
                    ]
                }
            ]
        },
        {
            "name": "河北",
            "id": "13",
            "child": [
                {
                    "name": "石家庄市",
                    "id": "1301",
                    "child": [
                        {
                            "zipcode": "",
                            "name": "长安区",
                            "id": "130102"
                        },
                        {
                            "zipcode": "",
                            "name": "井陉矿区",
                            "id": "130107"
                        },
                        {
                            "zipcode": "",
                            "name": "赵县",
                            "id": "130133"
                        }
                    ]
                },
                {
                    "name": "秦皇岛市",
                    "id": "1303",
                    "child": [
                        {
                            "zipcode": "",
                            "name": "海港区",
                            "id": "130302"
                        },
                        {
                            "zipcode": "",
                            "name": "抚宁区",
                            "id": "130306"
                        },
                        {
                            "zipcode": "",
                            "name": "青龙满族自治县",
                            "id": "130321"
                        }
                    ]
                }
            ]
        }
    ]
