# 中国行政区划数据

REGIONS = {
    "北京市": {
        "市辖区": {
            "东城区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "西城区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "朝阳区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "丰台区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "石景山区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "海淀区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "门头沟区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "房山区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "通州区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "顺义区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "昌平区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "大兴区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "怀柔区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "平谷区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "密云区": {
                "province": "北京市",
                "city": "市辖区"
            },
            "延庆区": {
                "province": "北京市",
                "city": "市辖区"
            }
        }
    }
}
