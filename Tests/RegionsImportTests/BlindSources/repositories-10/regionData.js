var regionData = {
    "p": {
        "BJ": {
            "py": "BJ",
            "t": "北京",
            "s": ["DCQ", "XCQ", "CWQ", "XWQ", "CYQ", "FTQ", "SJSQ", "HDQ", "MTGQ", "FSQ", "TZQ", "SYQ", "YQX", "CPQ", "HRQ", "MYX", "PGQ", "DXQ"]
        },
        "TJ": {
            "py": "TJ",
            "t": "天津",
            "s": ["HPQ", "HDQ", "HXQ", "NKQ", "HBQ", "HQQ", "TGQ", "DGQ", "DLQ", "XQQ", "JNQ", "BCQ", "JX", "BDQ", "WQQ", "NHX", "JHX", "HGQ"]
        },
        "LN": {
            "py": "LN",
            "t": "辽宁",
            "s": ["SYS", "CYS", "FXS", "TLS", "FSS", "BXS", "LYS", "ASS", "DDS", "DLS", "YKS", "PJS", "JZS", "HLDS"]
        },
        "JL": {
            "py": "JL",
            "t": "吉林",
            "s": ["ZCS", "BCS", "SYS", "JLS", "SPS", "LYS", "THS", "BSS", "YBCXZZZZ"]
        },
        "SHS": {
            "py": "SHS",
            "t": "上海市",
            "s": ["HPQ", "LWQ", "XHQ", "ZNQ", "JAQ", "PTQ", "ZBQ", "HKQ", "YPQ", "MHQ", "BSQ", "JDQ", "PDXQ", "JSQ", "SJQ", "CMX", "QPQ", "NHQ", "FXQ"]
        },
        "HW": {
            "py": "HW",
            "t": "海外",
            "s": []
        }
    },
    "c": {
        "B:DCQ": {
            "py": "DCQ",
            "t": "东城区",
            "p": "BJ"
        },
        "B:XCQ": {
            "py": "XCQ",
            "t": "西城区",
            "p": "BJ"
        },
        "B:CWQ": {
            "py": "CWQ",
            "t": "崇文区 ",
            "p": "BJ"
        },
        "B:XWQ": {
            "py": "XWQ",
            "t": "宣武区",
            "p": "BJ"
        },
        "B:CYQ": {
            "py": "CYQ",
            "t": "朝阳区",
            "p": "BJ"
        },
        "B:FTQ": {
            "py": "FTQ",
            "t": "丰台区",
            "p": "BJ"
        },
        "B:SJSQ": {
            "py": "SJSQ",
            "t": "石景山区",
            "p": "BJ"
        },
        "B:HDQ": {
            "py": "HDQ",
            "t": "海淀区",
            "p": "BJ"
        },
        "B:MTGQ": {
            "py": "MTGQ",
            "t": "门头沟区",
            "p": "BJ"
        },
        "B:FSQ": {
            "py": "FSQ",
            "t": "房山区",
            "p": "BJ"
        },
        "B:TZQ": {
            "py": "TZQ",
            "t": "通州区",
            "p": "BJ"
        },
        "B:SYQ": {
            "py": "SYQ",
            "t": "顺义区",
            "p": "BJ"
        },
        "B:YQX": {
            "py": "YQX",
            "t": "延庆县",
            "p": "BJ"
        },
        "B:CPQ": {
            "py": "CPQ",
            "t": "昌平区",
            "p": "BJ"
        },
        "B:HRQ": {
            "py": "HRQ",
            "t": "怀柔区",
            "p": "BJ"
        },
        "B:MYX": {
            "py": "MYX",
            "t": "密云县 ",
            "p": "BJ"
        },
        "B:PGQ": {
            "py": "PGQ",
            "t": "平谷区",
            "p": "BJ"
        },
        "B:DXQ": {
            "py": "DXQ",
            "t": "大兴区",
            "p": "BJ"
        },
        "T:HPQ": {
            "py": "HPQ",
            "t": "和平区",
            "p": "TJ"
        },
        "T:HDQ": {
            "py": "HDQ",
            "t": "河东区",
            "p": "TJ"
        },
        "T:HXQ": {
            "py": "HXQ",
            "t": "河西区",
            "p": "TJ"
        },
        "T:NKQ": {
            "py": "NKQ",
            "t": "南开区",
            "p": "TJ"
        },
        "T:HBQ": {
            "py": "HBQ",
            "t": "河北区",
            "p": "TJ"
        },
        "T:HQQ": {
            "py": "HQQ",
            "t": "红桥区",
            "p": "TJ"
        },
        "T:TGQ": {
            "py": "TGQ",
            "t": "塘沽区",
            "p": "TJ"
        },
        "T:DGQ": {
            "py": "DGQ",
            "t": "大港区",
            "p": "TJ"
        },
        "T:DLQ": {
            "py": "DLQ",
            "t": "东丽区 ",
            "p": "TJ"
        },
        "T:XQQ": {
            "py": "XQQ",
            "t": "西青区",
            "p": "TJ"
        },
        "T:JNQ": {
            "py": "JNQ",
            "t": "津南区",
            "p": "TJ"
        },
        "T:BCQ": {
            "py": "BCQ",
            "t": "北辰区",
            "p": "TJ"
        },
        "T:JX": {
            "py": "JX",
            "t": "蓟县",
            "p": "TJ"
        },
        "T:BDQ": {
            "py": "BDQ",
            "t": "宝坻区",
            "p": "TJ"
        },
        "T:WQQ": {
            "py": "WQQ",
            "t": "武清区 ",
            "p": "TJ"
        },
        "T:NHX": {
            "py": "NHX",
            "t": "宁河县",
            "p": "TJ"
        },
        "T:JHX": {
            "py": "JHX",
            "t": "静海县",
            "p": "TJ"
        },
        "T:HGQ": {
            "py": "HGQ",
            "t": "汉沽区",
            "p": "TJ"
        },
        "L:SYS": {
            "py": "SYS",
            "t": "沈阳市",
            "p": "LN"
        },
        "L:CYS": {
            "py": "CYS",
            "t": "朝阳市",
            "p": "LN"
        },
        "L:FXS": {
            "py": "FXS",
            "t": "阜新市",
            "p": "LN"
        },
        "L:TLS": {
            "py": "TLS",
            "t": "铁岭市",
            "p": "LN"
        },
        "L:FSS": {
            "py": "FSS",
            "t": "抚顺市",
            "p": "LN"
        },
        "L:BXS": {
            "py": "BXS",
            "t": "本溪市",
            "p": "LN"
        },
        "L:LYS": {
            "py": "LYS",
            "t": "辽阳市",
            "p": "LN"
        },
        "L:ASS": {
            "py": "ASS",
            "t": "鞍山市 ",
            "p": "LN"
        },
        "L:DDS": {
            "py": "DDS",
            "t": "丹东市",
            "p": "LN"
        },
        "L:DLS": {
            "py": "DLS",
            "t": "大连市",
            "p": "LN"
        },
        "L:YKS": {
            "py": "YKS",
            "t": "营口市",
            "p": "LN"
        },
        "L:PJS": {
            "py": "PJS",
            "t": "盘锦市",
            "p": "LN"
        },
        "L:JZS": {
            "py": "JZS",
            "t": "锦州市",
            "p": "LN"
        },
        "L:HLDS": {
            "py": "HLDS",
            "t": "葫芦岛市 ",
            "p": "LN"
        },
        "J:ZCS": {
            "py": "ZCS",
            "t": "长春市",
            "p": "JL"
        },
        "J:BCS": {
            "py": "BCS",
            "t": "白城市",
            "p": "JL"
        },
        "J:SYS": {
            "py": "SYS",
            "t": "松原市",
            "p": "JL"
        },
        "J:JLS": {
            "py": "JLS",
            "t": "吉林市",
            "p": "JL"
        },
        "J:SPS": {
            "py": "SPS",
            "t": "四平市",
            "p": "JL"
        },
        "J:LYS": {
            "py": "LYS",
            "t": "辽源市",
            "p": "JL"
        },
        "J:THS": {
            "py": "THS",
            "t": "通化市",
            "p": "JL"
        },
        "J:BSS": {
            "py": "BSS",
            "t": "白山市",
            "p": "JL"
        },
        "J:YBCXZZZZ": {
            "py": "YBCXZZZZ",
            "t": "延边朝鲜族自治州",
            "p": "JL"
        },
        "S:HPQ": {
            "py": "HPQ",
            "t": "黄浦区",
            "p": "SHS"
        },
        "S:LWQ": {
            "py": "LWQ",
            "t": "卢湾区",
            "p": "SHS"
        },
        "S:XHQ": {
            "py": "XHQ",
            "t": "徐汇区",
            "p": "SHS"
        },
        "S:ZNQ": {
            "py": "ZNQ",
            "t": "长宁区",
            "p": "SHS"
        },
        "S:JAQ": {
            "py": "JAQ",
            "t": "静安区",
            "p": "SHS"
        },
        "S:PTQ": {
            "py": "PTQ",
            "t": "普陀区 ",
            "p": "SHS"
        },
        "S:ZBQ": {
            "py": "ZBQ",
            "t": "闸北区",
            "p": "SHS"
        },
        "S:HKQ": {
            "py": "HKQ",
            "t": "虹口区",
            "p": "SHS"
        },
        "S:YPQ": {
            "py": "YPQ",
            "t": "杨浦区",
            "p": "SHS"
        },
        "S:MHQ": {
            "py": "MHQ",
            "t": "闵行区",
            "p": "SHS"
        },
        "S:BSQ": {
            "py": "BSQ",
            "t": "宝山区",
            "p": "SHS"
        },
        "S:JDQ": {
            "py": "JDQ",
            "t": "嘉定区 ",
            "p": "SHS"
        },
        "S:PDXQ": {
            "py": "PDXQ",
            "t": "浦东新区",
            "p": "SHS"
        },
        "S:JSQ": {
            "py": "JSQ",
            "t": "金山区",
            "p": "SHS"
        },
        "S:SJQ": {
            "py": "SJQ",
            "t": "松江区",
            "p": "SHS"
        },
        "S:CMX": {
            "py": "CMX",
            "t": "崇明县",
            "p": "SHS"
        },
        "S:QPQ": {
            "py": "QPQ",
            "t": "青浦区",
            "p": "SHS"
        },
        "S:NHQ": {
            "py": "NHQ",
            "t": "南汇区",
            "p": "SHS"
        },
        "S:FXQ": {
            "py": "FXQ",
            "t": "奉贤区",
            "p": "SHS"
        }
    },
    "i": {
        "B": [
            {
                "py": "BJ",
                "t": "北京"
            }
        ],
        "T": [
            {
                "py": "TJ",
                "t": "天津"
            }
        ],
        "L": [
            {
                "py": "LN",
                "t": "辽宁"
            }
        ],
        "J": [
            {
                "py": "JL",
                "t": "吉林"
            }
        ],
        "S": [
            {
                "py": "SHS",
                "t": "上海市"
            }
        ],
        "H": [
            {
                "py": "HW",
                "t": "海外"
            }
        ]
    },
    "l": ["B", "H", "J", "L", "S", "T"]
};