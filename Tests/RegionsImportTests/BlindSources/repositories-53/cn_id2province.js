W.id2province = {
    "1": {
        "id2city": {
            "1": {
                "zip_code": "100000", 
                "province_id": 1, 
                "id": 1, 
                "name": "\u5317\u4eac\u5e02"
            }
        }, 
        "id": 1, 
        "name": "\u5317\u4eac\u5e02"
    }, 
    "2": {
        "id2city": {
            "2": {
                "zip_code": "100000", 
                "province_id": 2, 
                "id": 2, 
                "name": "\u5929\u6d25\u5e02"
            }
        }, 
        "id": 2, 
        "name": "\u5929\u6d25\u5e02"
    }, 
    "3": {
        "id2city": {
            "3": {
                "zip_code": "050000", 
                "province_id": 3, 
                "id": 3, 
                "name": "\u77f3\u5bb6\u5e84\u5e02"
            }, 
            "4": {
                "zip_code": "063000", 
                "province_id": 3, 
                "id": 4, 
                "name": "\u5510\u5c71\u5e02"
            }, 
            "5": {
                "zip_code": "066000", 
                "province_id": 3, 
                "id": 5, 
                "name": "\u79e6\u7687\u5c9b\u5e02"
            }, 
            "6": {
                "zip_code": "056000", 
                "province_id": 3, 
                "id": 6, 
                "name": "\u90af\u90f8\u5e02"
            }, 
            "7": {
                "zip_code": "054000", 
                "province_id": 3, 
                "id": 7, 
                "name": "\u90a2\u53f0\u5e02"
            }, 
            "8": {
                "zip_code": "071000", 
                "province_id": 3, 
                "id": 8, 
                "name": "\u4fdd\u5b9a\u5e02"
            }, 
            "9": {
                "zip_code": "075000", 
                "province_id": 3, 
                "id": 9, 
                "name": "\u5f20\u5bb6\u53e3\u5e02"
            }, 
            "10": {
                "zip_code": "067000", 
                "province_id": 3, 
                "id": 10, 
                "name": "\u627f\u5fb7\u5e02"
            }, 
            "11": {
                "zip_code": "061000", 
                "province_id": 3, 
                "id": 11, 
                "name": "\u6ca7\u5dde\u5e02"
            }, 
            "12": {
                "zip_code": "065000", 
                "province_id": 3, 
                "id": 12, 
                "name": "\u5eca\u574a\u5e02"
            }, 
            "13": {
                "zip_code": "053000", 
                "province_id": 3, 
                "id": 13, 
                "name": "\u8861\u6c34\u5e02"
            }
        }, 
        "id": 3, 
        "name": "\u6cb3\u5317\u7701"
    }, 
    "5": {
        "id2city": {
            "32": {
                "zip_code": "014400", 
                "province_id": 5, 
                "id": 32, 
                "name": "\u5df4\u5f66\u6dd6\u5c14\u5e02"
            }, 
            "33": {
                "zip_code": "011800", 
                "province_id": 5, 
                "id": 33, 
                "name": "\u4e4c\u5170\u5bdf\u5e03\u5e02"
            }, 
            "34": {
                "zip_code": "137500", 
                "province_id": 5, 
                "id": 34, 
                "name": "\u5174\u5b89\u76df"
            }, 
            "35": {
                "zip_code": "011100", 
                "province_id": 5, 
                "id": 35, 
                "name": "\u9521\u6797\u90ed\u52d2\u76df"
            }, 
            "36": {
                "zip_code": "016000", 
                "province_id": 5, 
                "id": 36, 
                "name": "\u963f\u62c9\u5584\u76df"
            }, 
            "25": {
                "zip_code": "010000", 
                "province_id": 5, 
                "id": 25, 
                "name": "\u547c\u548c\u6d69\u7279\u5e02"
            }, 
            "26": {
                "zip_code": "014000", 
                "province_id": 5, 
                "id": 26, 
                "name": "\u5305\u5934\u5e02"
            }, 
            "27": {
                "zip_code": "016000", 
                "province_id": 5, 
                "id": 27, 
                "name": "\u4e4c\u6d77\u5e02"
            }, 
            "28": {
                "zip_code": "024000", 
                "province_id": 5, 
                "id": 28, 
                "name": "\u8d64\u5cf0\u5e02"
            }, 
            "29": {
                "zip_code": "028000", 
                "province_id": 5, 
                "id": 29, 
                "name": "\u901a\u8fbd\u5e02"
            }, 
            "30": {
                "zip_code": "010300", 
                "province_id": 5, 
                "id": 30, 
                "name": "\u9102\u5c14\u591a\u65af\u5e02"
            }, 
            "31": {
                "zip_code": "021000", 
                "province_id": 5, 
                "id": 31, 
                "name": "\u547c\u4f26\u8d1d\u5c14\u5e02"
            }
        }, 
        "id": 5, 
        "name": "\u5185\u8499\u53e4\u81ea\u6cbb\u533a"
    }, 
    "7": {
        "id2city": {
            "51": {
                "zip_code": "130000", 
                "province_id": 7, 
                "id": 51, 
                "name": "\u957f\u6625\u5e02"
            }, 
            "52": {
                "zip_code": "132000", 
                "province_id": 7, 
                "id": 52, 
                "name": "\u5409\u6797\u5e02"
            }, 
            "53": {
                "zip_code": "136000", 
                "province_id": 7, 
                "id": 53, 
                "name": "\u56db\u5e73\u5e02"
            }, 
            "54": {
                "zip_code": "136200", 
                "province_id": 7, 
                "id": 54, 
                "name": "\u8fbd\u6e90\u5e02"
            }, 
            "55": {
                "zip_code": "134000", 
                "province_id": 7, 
                "id": 55, 
                "name": "\u901a\u5316\u5e02"
            }, 
            "56": {
                "zip_code": "134300", 
                "province_id": 7, 
                "id": 56, 
                "name": "\u767d\u5c71\u5e02"
            }, 
            "57": {
                "zip_code": "131100", 
                "province_id": 7, 
                "id": 57, 
                "name": "\u677e\u539f\u5e02"
            }, 
            "58": {
                "zip_code": "137000", 
                "province_id": 7, 
                "id": 58, 
                "name": "\u767d\u57ce\u5e02"
            }, 
            "59": {
                "zip_code": "133000", 
                "province_id": 7, 
                "id": 59, 
                "name": "\u5ef6\u8fb9\u671d\u9c9c\u65cf\u81ea\u6cbb\u5dde"
            }
        }, 
        "id": 7, 
        "name": "\u5409\u6797\u7701"
    }, 
    "9": {
        "id2city": {
            "73": {
                "zip_code": "200000", 
                "province_id": 9, 
                "id": 73, 
                "name": "\u4e0a\u6d77\u5e02"
            }
        }, 
        "id": 9, 
        "name": "\u4e0a\u6d77\u5e02"
    }
};
