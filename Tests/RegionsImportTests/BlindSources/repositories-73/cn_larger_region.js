const a = {
    "timestamp": 1499740308414,
    "code": 200,
    "message": {},
    "data": [
        {
            "code": "11",
            "regionName": "华北地区",
            "regions": [
                {
                    "code": "110000",
                    "regionName": "北京",
                    "regionType": "2",
                    "regions": [
                        {
                            "code": "110100",
                            "regionName": "北京市",
                            "regionType": "3",
                            "regions": []
                        }
                    ]
                },
                {
                    "code": "120000",
                    "regionName": "天津",
                    "regionType": "2",
                    "regions": [
                        {
                            "code": "120100",
                            "regionName": "天津市",
                            "regionType": "3",
                            "regions": []
                        }
                    ]
                },
                {
                    "code": "130000",
                    "regionName": "河北省",
                    "regionType": "2",
                    "regions": [
                        {
                            "code": "130100",
                            "regionName": "石家庄市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "130200",
                            "regionName": "唐山市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "130300",
                            "regionName": "秦皇岛市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "130400",
                            "regionName": "邯郸市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "130500",
                            "regionName": "邢台市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "130600",
                            "regionName": "保定市",
                            "regionType": "3",
                            "regions": []
                        }
                    ]
                },
                {
                    "code": "150000",
                    "regionName": "内蒙古自治区",
                    "regionType": "2",
                    "regions": [
                        {
                            "code": "150100",
                            "regionName": "呼和浩特市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "150200",
                            "regionName": "包头市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "152200",
                            "regionName": "兴安盟",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "152500",
                            "regionName": "锡林郭勒盟",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "152900",
                            "regionName": "阿拉善盟",
                            "regionType": "3",
                            "regions": []
                        }
                    ]
                }
            ]
        },
        {
            "code": "21",
            "regionName": "东北地区",
            "regions": [
                {
                    "code": "210000",
                    "regionName": "辽宁省",
                    "regionType": "2",
                    "regions": [
                        {
                            "code": "210100",
                            "regionName": "沈阳市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "210200",
                            "regionName": "大连市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "210300",
                            "regionName": "鞍山市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "211400",
                            "regionName": "葫芦岛市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "211500",
                            "regionName": "金普新区",
                            "regionType": "3",
                            "regions": []
                        }
                    ]
                },
                {
                    "code": "220000",
                    "regionName": "吉林省",
                    "regionType": "2",
                    "regions": [
                        {
                            "code": "220100",
                            "regionName": "长春市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "220200",
                            "regionName": "吉林市",
                            "regionType": "3",
                            "regions": []
                        },
                        {
                            "code": "222400",
                            "regionName": "延边朝鲜族自治州",
                            "regionType": "3",
                            "regions": []
                        }
                    ]
                }
            ]
        }
    ]
}
