{
    "status": 0,
    "data_version": "20231020",
    "result_size": 1,
    "districts": [
    {
        "code": "410000",
        "name": "河南省",
        "level": 1,
        "districts": [
            {
                "code": "410600",
                "name": "鹤壁市",
                "level": 2,
                "districts": [
                    {
                        "code": "410602",
                        "name": "鹤山区",
                        "level": 3,
                        "districts": [
                            {
                                "code": "410602003",
                                "name": "新华街街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410602004",
                                "name": "鹤山街街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410602001",
                                "name": "中山北路街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410602005",
                                "name": "九矿广场街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410602002",
                                "name": "中山路街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410602100",
                                "name": "鹤壁集镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410602201",
                                "name": "姬家山乡",
                                "level": 4,
                                "districts": []
                            }
                        ]
                    },
                    {
                        "code": "410603",
                        "name": "山城区",
                        "level": 3,
                        "districts": [
                            {
                                "code": "410603001",
                                "name": "红旗街街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410603004",
                                "name": "汤河桥街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410603002",
                                "name": "长风中路街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410603005",
                                "name": "鹿楼街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410603003",
                                "name": "山城路街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410603100",
                                "name": "石林镇",
                                "level": 4,
                                "districts": []
                            }
                        ]
                    },
                    {
                        "code": "410611",
                        "name": "淇滨区",
                        "level": 3,
                        "districts": [
                            {
                                "code": "410611565",
                                "name": "东杨办事处",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611004",
                                "name": "长江路街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611564",
                                "name": "渤海路办事处",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611201",
                                "name": "大河涧乡",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611200",
                                "name": "上峪乡",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611101",
                                "name": "钜桥镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611563",
                                "name": "海河路办事处",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611003",
                                "name": "黎阳路街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611002",
                                "name": "九州路街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611001",
                                "name": "金山街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410611100",
                                "name": "大赉店镇",
                                "level": 4,
                                "districts": []
                            }
                        ]
                    },
                    {
                        "code": "410622",
                        "name": "淇县",
                        "level": 3,
                        "districts": [
                            {
                                "code": "410622001",
                                "name": "朝歌街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410622103",
                                "name": "西岗镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410622102",
                                "name": "北阳镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410622104",
                                "name": "庙口镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410622101",
                                "name": "高村镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410622002",
                                "name": "桥盟街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "410622202",
                                "name": "黄洞乡",
                                "level": 4,
                                "districts": []
                            }
                        ]
                    }
                ]
            },
            {
                "code": "411100",
                "name": "漯河市",
                "level": 2,
                "districts": [
                    {
                        "code": "411104",
                        "name": "召陵区",
                        "level": 3,
                        "districts": [
                            {
                                "code": "411104100",
                                "name": "召陵镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104001",
                                "name": "天桥街街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104002",
                                "name": "翟庄街道",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104107",
                                "name": "后谢镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104102",
                                "name": "万金镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104110",
                                "name": "邓襄镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104101",
                                "name": "老窝镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104106",
                                "name": "青年镇",
                                "level": 4,
                                "districts": []
                            },
                            {
                                "code": "411104104",
                                "name": "姬石镇",
                                "level": 4,
                                "districts": []
                            }
                        ]
                    }
                ]
            }
        ]
    }
    ]
}
