const adcodes =
    [
        {
            "id": "2", "parent_id": "1", "value": "110000", "label": "北京市", "children": [{
                "id": "36",
                "parent_id": "2",
                "value": "110100",
                "label": "北京城区",
                "children": [
                    {"id": "37", "parent_id": "36", "value": "110101", "label": "东城区"}, {
                        "id": "38",
                        "parent_id": "36",
                        "value": "110102",
                        "label": "西城区"
                    }, {"id": "39", "parent_id": "36", "value": "110105", "label": "朝阳区"}, {
                        "id": "40",
                        "parent_id": "36",
                        "value": "110106",
                        "label": "丰台区"
                    }, {"id": "41", "parent_id": "36", "value": "110107", "label": "石景山区"}, {
                        "id": "42",
                        "parent_id": "36",
                        "value": "110108",
                        "label": "海淀区"
                    }, {"id": "43", "parent_id": "36", "value": "110109", "label": "门头沟区"}, {
                        "id": "44",
                        "parent_id": "36",
                        "value": "110111",
                        "label": "房山区"
                    }, {"id": "45", "parent_id": "36", "value": "110112", "label": "通州区"}, {
                        "id": "46",
                        "parent_id": "36",
                        "value": "110113",
                        "label": "顺义区"
                    }, {"id": "47", "parent_id": "36", "value": "110114", "label": "昌平区"}, {
                        "id": "48",
                        "parent_id": "36",
                        "value": "110115",
                        "label": "大兴区"
                    }, {"id": "49", "parent_id": "36", "value": "110116", "label": "怀柔区"}
                ]
            }]
        }
    ];
