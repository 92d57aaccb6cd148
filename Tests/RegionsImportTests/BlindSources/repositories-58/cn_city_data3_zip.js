var cityData3 = [
    {
        "text": "北京",
        "value": 1,
        "children": [{
            "text": "东城",
            "value": 36,
            "zip": "100010"
        }, 
        {"text": "西城", "value": 37, "zip": "100032"}, 
        {"text": "崇文", "value": 38, "zip": ""}, 
        {"text": "宣武", "value": 39, "zip": ""}, 
        {"text": "朝阳", "value": 40, "zip": "100020"}, 
        {"text": "丰台", "value": 41, "zip": "100071"}, 
        {"text": "石景山","value": 42, "zip": "100043"}, 
        {"text": "海淀", "value": 43, "zip": "100089"}, 
        {"text": "门头沟","value": 44,"zip": "102300"}, {
            "text": "房山",
            "value": 45,
            "zip": "102488"
        }, {"text": "通州", "value": 46, "zip": "101149"}, {"text": "顺义", "value": 47, "zip": "101300"}, {
            "text": "昌平",
            "value": 48,
            "zip": "102200"
        }, {"text": "大兴", "value": 49, "zip": "102600"}, {"text": "怀柔", "value": 50, "zip": "101400"}, {
            "text": "平谷",
            "value": 51,
            "zip": "101200"
        }, {"text": "密云", "value": 52, "zip": "101500"}, {"text": "延庆", "value": 53, "zip": "102100"}]
    },
    {
        "text": "天津",
        "value": 2,
        "children": [{"text": "和平", "value": 54, "zip": "300041"}, {
            "text": "河东",
            "value": 55,
            "zip": "300171"
        }, {"text": "河西", "value": 56, "zip": "300202"}, {"text": "南开", "value": 57, "zip": "300110"}, {
            "text": "河北",
            "value": 58,
            "zip": "300143"
        }, {"text": "红桥", "value": 59, "zip": "300131"}, {"text": "东丽", "value": 60, "zip": "300300"}, {
            "text": "西青",
            "value": 61,
            "zip": "300380"
        }, {"text": "津南", "value": 62, "zip": "300350"}, {"text": "北辰", "value": 63, "zip": "300400"}]
    }
]
