export const treeData = [
    {
        "code": "S",
        "children": [
            {
                "code": "S94",
                "children": [
                    {
                        "code": "S941",
                        "children": [
                            {
                                "code": "S9411",
                                "id": 1412,
                                "value": "工会"
                            },
                            {
                                "code": "S9412",
                                "id": 1413,
                                "value": "妇联"
                            },
                            {
                                "code": "S9413",
                                "id": 1414,
                                "value": "共青团"
                            },
                            {
                                "code": "S9419",
                                "id": 1415,
                                "value": "其他群众团体"
                            }
                        ],
                        "id": 329,
                        "value": "群众团体"
                    },
                    {
                        "code": "S942",
                        "children": [
                            {
                                "code": "S9421",
                                "id": 1416,
                                "value": "专业性团体"
                            },
                            {
                                "code": "S9422",
                                "id": 1417,
                                "value": "行业性团体"
                            },
                            {
                                "code": "S9429",
                                "id": 1418,
                                "value": "其他社会团体"
                            }
                        ],
                        "id": 330,
                        "value": "社会团体"
                    },
                    {
                        "code": "S9430",
                        "id": 1419,
                        "value": "基金会"
                    },
                    {
                        "code": "S9440",
                        "id": 1420,
                        "value": "宗教组织"
                    }
                ],
                "id": 114,
                "value": "群众团体、社会团体和其他成员组织"
            },
            {
                "code": "S95",
                "children": [
                    {
                        "code": "S9510",
                        "id": 1421,
                        "value": "社区自治组织"
                    },
                    {
                        "code": "S9520",
                        "id": 1422,
                        "value": "村民自治组织"
                    }
                ],
                "id": 115,
                "value": "基层群众自治组织"
            }
        ],
        "id": 19,
        "value": "公共管理、社会保障和社会组织"
    },
    {
        "code": "T",
        "children": [
            {
                "code": "T96",
                "children": [
                    {
                        "code": "T9600",
                        "id": 1423,
                        "value": "国际组织"
                    }
                ],
                "id": 116,
                "value": "国际组织"
            }
        ],
        "id": 20,
        "value": "国际组织"
    }
]
