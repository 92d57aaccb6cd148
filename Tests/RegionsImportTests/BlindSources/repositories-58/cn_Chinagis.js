var Chinagis = {
    "中国": {
        "北京": {
            "北京": null,
            "海淀": null,
            "朝阳": null,
            "顺义": null,
            "怀柔": null,
            "通州": null,
            "昌平": null,
            "延庆": null,
            "丰台": null,
            "石景山": null,
            "大兴": null,
            "房山": null,
            "密云": null,
            "门头沟": null,
            "平谷": null
        },
        "上海": {
            "上海": null,
            "闵行": null,
            "宝山": null,
            "嘉定": null,
            "浦东南汇": null,
            "金山": null,
            "青浦": null,
            "松江": null,
            "奉贤": null,
            "崇明": null,
            "徐家汇": null,
            "浦东": null
        },
        "天津": {
            "天津": null,
            "武清": null,
            "宝坻": null,
            "东丽": null,
            "西青": null,
            "北辰": null,
            "宁河": null,
            "汉沽": null,
            "静海": null,
            "津南": null,
            "塘沽": null,
            "大港": null,
            "蓟县": null
        }
    }
}
