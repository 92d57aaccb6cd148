let provinceList = [
    {
        "id": 2,
        "region": [
            {
                "id": 52,
                "region": [
                    {
                        "id": 500,
                        "regionName": "东城区",
                    },
                    {
                        "id": 501,
                        "regionName": "西城区",
                    },
                    {
                        "id": 502,
                        "regionName": "海淀区",
                    },
                    {
                        "id": 503,
                        "regionName": "朝阳区",
                    },
                    {
                        "id": 506,
                        "regionName": "丰台区",
                    },
                    {
                        "id": 507,
                        "regionName": "石景山区",
                    },
                    {
                        "id": 508,
                        "regionName": "房山区",
                    },
                    {
                        "id": 509,
                        "regionName": "门头沟区",
                    },
                    {
                        "id": 510,
                        "regionName": "通州区",
                    },
                    {
                        "id": 511,
                        "regionName": "顺义区",
                    },
                    {
                        "id": 512,
                        "regionName": "昌平区",
                    },
                    {
                        "id": 513,
                        "regionName": "怀柔区",
                    },
                    {
                        "id": 514,
                        "regionName": "平谷区",
                    },
                    {
                        "id": 515,
                        "regionName": "大兴区",
                    },
                    {
                        "id": 516,
                        "regionName": "密云区",
                    },
                    {
                        "id": 517,
                        "regionName": "延庆区",
                    }
                ],
                "regionName": "北京市",
            }
        ],
        "regionName": "北京",
    },
    {
        "id": 3,

        "region": [
            {
                "id": 37,

                "region": [{
                    "id": 409,


                    "regionName": "市辖区",

                }, {
                    "id": 410,


                    "regionName": "淮上区",

                }, {
                    "id": 411,


                    "regionName": "禹会区",

                }, {
                    "id": 412,


                    "regionName": "蚌山区",

                }, {
                    "id": 413,


                    "regionName": "怀远县",

                }, {
                    "id": 414,


                    "regionName": "五河县",

                }, {
                    "id": 415,


                    "regionName": "固镇县",

                }, {
                    "id": 6000,


                    "regionName": "龙子湖区",

                }
                ],
                "regionName": "蚌埠市",

            },
            {
                "id": 38,

                "region": [{
                    "id": 416,


                    "regionName": "居巢区",

                }, {
                    "id": 417,


                    "regionName": "庐江县",

                }, {
                    "id": 419,


                    "regionName": "含山县",

                }, {
                    "id": 420,


                    "regionName": "和县",

                }
                ],
                "regionName": "巢湖市",

            },
            {
                "id": 41,

                "region": [{
                    "id": 437,


                    "regionName": "颍州区",

                }, {
                    "id": 438,


                    "regionName": "颍东区",

                }, {
                    "id": 439,


                    "regionName": "颍泉区",

                }, {
                    "id": 440,


                    "regionName": "界首市",

                }, {
                    "id": 441,


                    "regionName": "临泉县",

                }, {
                    "id": 442,


                    "regionName": "太和县",

                }, {
                    "id": 443,


                    "regionName": "阜南县",

                }, {
                    "id": 3431,


                    "regionName": "颍上县",

                }
                ],
                "regionName": "阜阳市",

            },
            {
                "id": 3401,

                "region": [{
                    "id": 3402,


                    "regionName": "庐阳区",

                }, {
                    "id": 3403,


                    "regionName": "瑶海区",

                }, {
                    "id": 3404,


                    "regionName": "蜀山区",

                }, {
                    "id": 3405,


                    "regionName": "包河区",

                }, {
                    "id": 3406,


                    "regionName": "长丰县",

                }, {
                    "id": 3407,


                    "regionName": "肥东县",

                }, {
                    "id": 3408,


                    "regionName": "肥西县",

                }
                ],
                "regionName": "合肥市",

            }
        ],
        "regionName": "安徽",

    }
]
