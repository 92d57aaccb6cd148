const LAreaData = [
    {
        "child": [
            {
                "value": 110101,
                "label": "東城區"
            },
            {
                "value": 110102,
                "label": "西城區"
            },
            {
                "value": 110103,
                "label": "崇文區"
            },
            {
                "value": 110104,
                "label": "宣武區"
            },
            {
                "value": 110105,
                "label": "朝陽區"
            },
            {
                "value": 110106,
                "label": "豐臺區"
            },
            {
                "value": 110107,
                "label": "石景山區"
            },
            {
                "value": 110108,
                "label": "海澱區"
            },
            {

                "value": 110109,
                "label": "門頭溝區"
            },
            {

                "value": 110111,
                "label": "房山區"
            },
            {

                "value": 110112,
                "label": "通州區"
            },
            {

                "value": 110113,
                "label": "順義區"
            },
            {

                "value": 110114,
                "label": "昌平區"
            },
            {

                "value": 110115,
                "label": "大興區"
            },
            {

                "value": 110116,
                "label": "懷柔區"
            },
            {

                "value": 110117,
                "label": "平谷區"
            },
            {

                "value": 110228,
                "label": "密雲縣"
            },
            {

                "value": 110229,
                "label": "延慶縣"
            }
        ],
        "value": 110100,
        "label": "北京市"
    }
]
