var data = {
    "rt": 1,
    "error": "",
    "data": [
        {
            "region_id": "110000",
            "parent_id": "0",
            "region_name": "北京",
            "region_type": "1",
            "child_list": [
                {
                    "region_id": "110100",
                    "parent_id": "110000",
                    "region_name": "地级市",
                    "region_type": "2",
                    "child_list": []
                },
                {
                    "region_id": "110200",
                    "parent_id": "110000",
                    "region_name": "北京市",
                    "region_type": "2",
                    "child_list": []
                }
            ]
        },
        {
            "region_id": "120000",
            "parent_id": "0",
            "region_name": "天津",
            "region_type": "1",
            "child_list": [
                {
                    "region_id": "120100",
                    "parent_id": "120000",
                    "region_name": "地级市",
                    "region_type": "2",
                    "child_list": [
                        {
                            "region_id": "120101",
                            "parent_id": "120100",
                            "region_name": "和平区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "120102",
                            "parent_id": "120100",
                            "region_name": "河东区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "120103",
                            "parent_id": "120100",
                            "region_name": "河西区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "120104",
                            "parent_id": "120100",
                            "region_name": "南开区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "120116",
                            "parent_id": "120100",
                            "region_name": "滨海新区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "120121",
                            "parent_id": "120100",
                            "region_name": "宁河县",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "120123",
                            "parent_id": "120100",
                            "region_name": "静海县",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "120125",
                            "parent_id": "120100",
                            "region_name": "蓟县",
                            "region_type": "3",
                            "child_list": []
                        }
                    ]
                },
                {
                    "region_id": "120200",
                    "parent_id": "120000",
                    "region_name": "天津",
                    "region_type": "2",
                    "child_list": []
                }
            ]
        },
        {
            "region_id": "130000",
            "parent_id": "0",
            "region_name": "河北省",
            "region_type": "1",
            "child_list": [
                {
                    "region_id": "130100",
                    "parent_id": "130000",
                    "region_name": "石家庄市",
                    "region_type": "2",
                    "child_list": [
                        {
                            "region_id": "130102",
                            "parent_id": "130100",
                            "region_name": "长安区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130103",
                            "parent_id": "130100",
                            "region_name": "桥东区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130104",
                            "parent_id": "130100",
                            "region_name": "桥西区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130105",
                            "parent_id": "130100",
                            "region_name": "新华区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130107",
                            "parent_id": "130100",
                            "region_name": "井陉矿区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130108",
                            "parent_id": "130100",
                            "region_name": "裕华区",
                            "region_type": "3",
                            "child_list": []
                        }
                    ]
                },
                {
                    "region_id": "130200",
                    "parent_id": "130000",
                    "region_name": "唐山市",
                    "region_type": "2",
                    "child_list": [
                        {
                            "region_id": "130202",
                            "parent_id": "130200",
                            "region_name": "路南区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130203",
                            "parent_id": "130200",
                            "region_name": "路北区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130204",
                            "parent_id": "130200",
                            "region_name": "古冶区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130205",
                            "parent_id": "130200",
                            "region_name": "开平区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130207",
                            "parent_id": "130200",
                            "region_name": "丰南区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130208",
                            "parent_id": "130200",
                            "region_name": "丰润区",
                            "region_type": "3",
                            "child_list": []
                        },
                        {
                            "region_id": "130209",
                            "parent_id": "130200",
                            "region_name": "曹妃甸区",
                            "region_type": "3",
                            "child_list": []
                        }
                    ]
                }
            ]
        }
    ]
}
