# 行政区划
REGIONS = {
    "北京市": {
        "市区": {
            "东城区": {"province": "北京市", "city": "市区"},
            "西城区": {"province": "北京市", "city": "市区"},
            "朝阳区": {"province": "北京市", "city": "市区"},
            "丰台区": {"province": "北京市", "city": "市区"}
        }
    }
}
