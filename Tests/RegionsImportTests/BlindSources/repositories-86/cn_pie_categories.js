var res = {
    "msg": "suceess",
    "code": 200,
    "success": true,
    "data": {
        "dineCategories": {
            "category": [
                {
                    "label": "亚洲",
                    "value": "asian"
                },
                {
                    "label": "酒吧及果汁店",
                    "value": "bars_juiceries"
                },
                {
                    "label": "中餐",
                    "value": "chinese"
                },
                {
                    "label": "美食荟萃",
                    "value": "foodhall"
                },
                {
                    "label": "国际",
                    "value": "international"
                },
                {
                    "label": "日式",
                    "value": "japanese"
                },
                {
                    "label": "饼店及咖啡店",
                    "value": "patisseries_cafes"
                },
                {
                    "label": "西式",
                    "value": "western"
                }
            ],
            "building": [
                {
                    "label": "WF Central",
                    "value": "wf_central"
                }
            ],
            "subCategory": [
                {
                    "label": "下午茶",
                    "value": "afternoontea"
                }
            ]
        },
        "shopCategories": {
            "building": [
                {
                    "label": "WF Central",
                    "value": "wf_central"
                }
            ],
            "category": [
                {
                    "label": "Banking & Services",
                    "value": "banking_services",
                    "subCategory": [
                        {
                            "label": "银行",
                            "value": "banking_services_banking"
                        }
                    ]
                }
            ]
        }
    }
}
