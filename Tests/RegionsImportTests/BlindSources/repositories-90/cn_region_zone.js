var region = {
    "1": {
        "id": 1,
        "name": "北京",
        "zone_name": "华北",
        "letter": "beijing",
        "first_letter": "B",
        "children": [
            {
                "id": 1,
                "name": "北京",
                "letter": "beijing",
                "first_letter": "B"
            }
        ]
    },
    "2": {
        "id": 2,
        "name": "上海",
        "zone_name": "华东",
        "letter": "shanghai",
        "first_letter": "S",
        "children": [
            {
                "id": 2,
                "name": "上海",
                "letter": "shanghai",
                "first_letter": "S"
            }
        ]
    },
    "3": {
        "id": 3,
        "name": "天津",
        "zone_name": "华北",
        "letter": "tianjin",
        "first_letter": "T",
        "children": [
            {
                "id": 3,
                "name": "天津",
                "letter": "tianjin",
                "first_letter": "T"
            }
        ]
    },
    "4": {
        "id": 4,
        "name": "重庆",
        "zone_name": "西南",
        "letter": "chongqing",
        "first_letter": "C",
        "children": [
            {
                "id": 4,
                "name": "重庆",
                "letter": "chongqing",
                "first_letter": "C"
            }
        ]
    },
    "5": {
        "id": 5,
        "name": "河北",
        "zone_name": "华北",
        "letter": "hebei",
        "first_letter": "H",
        "children": [
            {
                "id": 5,
                "name": "石家庄",
                "letter": "shijiazhuang",
                "first_letter": "S"
            },
            {
                "id": 15,
                "name": "衡水",
                "letter": "hengshui",
                "first_letter": "H"
            },
            {
                "id": 14,
                "name": "廊坊",
                "letter": "langfang",
                "first_letter": "L"
            },
            {
                "id": 13,
                "name": "沧州",
                "letter": "cangzhou",
                "first_letter": "C"
            },
            {
                "id": 12,
                "name": "承德",
                "letter": "chengde",
                "first_letter": "C"
            },
            {
                "id": 11,
                "name": "张家口",
                "letter": "zhangjiakou",
                "first_letter": "Z"
            },
            {
                "id": 10,
                "name": "保定",
                "letter": "baoding",
                "first_letter": "B"
            },
            {
                "id": 9,
                "name": "邢台",
                "letter": "xingtai",
                "first_letter": "X"
            },
            {
                "id": 8,
                "name": "邯郸",
                "letter": "handan",
                "first_letter": "H"
            },
            {
                "id": 7,
                "name": "秦皇岛",
                "letter": "qinhuangdao",
                "first_letter": "Q"
            },
            {
                "id": 6,
                "name": "唐山",
                "letter": "tangshan",
                "first_letter": "T"
            },
            {
                "id": 394,
                "name": "黄骅",
                "letter": "huang",
                "first_letter": "H"
            }
        ]
    },
    "6": {
        "id": 6,
        "name": "山西",
        "zone_name": "华北",
        "letter": "shanxi",
        "first_letter": "S",
        "children": [
            {
                "id": 16,
                "name": "太原",
                "letter": "taiyuan",
                "first_letter": "T"
            },
            {
                "id": 25,
                "name": "临汾",
                "letter": "linfen",
                "first_letter": "L"
            },
            {
                "id": 24,
                "name": "忻州",
                "letter": "xinzhou",
                "first_letter": "X"
            },
            {
                "id": 23,
                "name": "运城",
                "letter": "yuncheng",
                "first_letter": "Y"
            },
            {
                "id": 22,
                "name": "晋中",
                "letter": "jinzhong",
                "first_letter": "J"
            },
            {
                "id": 21,
                "name": "朔州",
                "letter": "shuozhou",
                "first_letter": "S"
            },
            {
                "id": 20,
                "name": "晋城",
                "letter": "jincheng",
                "first_letter": "J"
            },
            {
                "id": 19,
                "name": "长治",
                "letter": "changzhi",
                "first_letter": "C"
            },
            {
                "id": 18,
                "name": "阳泉",
                "letter": "yangquan",
                "first_letter": "Y"
            },
            {
                "id": 17,
                "name": "大同",
                "letter": "datong",
                "first_letter": "D"
            },
            {
                "id": 26,
                "name": "吕梁",
                "letter": "lvliang",
                "first_letter": "L"
            }
        ]
    },
    "9": {
        "id": 9,
        "name": "吉林",
        "zone_name": "东北",
        "letter": "jilin",
        "first_letter": "J",
        "children": [
            {
                "id": 53,
                "name": "长春",
                "letter": "changchun",
                "first_letter": "C"
            },
            {
                "id": 54,
                "name": "吉林",
                "letter": "jilin",
                "first_letter": "J"
            },
            {
                "id": 55,
                "name": "四平",
                "letter": "siping",
                "first_letter": "S"
            },
            {
                "id": 56,
                "name": "辽源",
                "letter": "liaoyuan",
                "first_letter": "L"
            },
            {
                "id": 57,
                "name": "通化",
                "letter": "tonghua",
                "first_letter": "T"
            },
            {
                "id": 58,
                "name": "白山",
                "letter": "baishan",
                "first_letter": "B"
            },
            {
                "id": 59,
                "name": "松原",
                "letter": "songyuan",
                "first_letter": "S"
            },
            {
                "id": 60,
                "name": "白城",
                "letter": "baicheng",
                "first_letter": "B"
            },
            {
                "id": 61,
                "name": "延边朝鲜",
                "letter": "yanbianchaoxian",
                "first_letter": "Y"
            }
        ]
    }
}
