export default { 

  two:[
        {
            "pcode": "000000",
            "children": [
                {
                    "pcode": "110000",
                    "label": "北京市",
                    "value": "110100"
                }
            ],
            "label": "北京市",
            "value": "110000"
        },
        {
            "pcode": "000000",
            "children": [
                {
                    "pcode": "120000",
                    "label": "天津市",
                    "value": "120100"
                }
            ],
            "label": "天津市",
            "value": "120000"
        },
        {
            "pcode": "000000",
            "children": [
                {
                    "pcode": "130000",
                    "label": "石家庄市",
                    "value": "130100"
                },
                {
                    "pcode": "130000",
                    "label": "唐山市",
                    "value": "130200"
                },
                {
                    "pcode": "130000",
                    "label": "秦皇岛市",
                    "value": "130300"
                },
                {
                    "pcode": "130000",
                    "label": "邯郸市",
                    "value": "130400"
                },
                {
                    "pcode": "130000",
                    "label": "邢台市",
                    "value": "130500"
                },
                {
                    "pcode": "130000",
                    "label": "保定市",
                    "value": "130600"
                },
                {
                    "pcode": "130000",
                    "label": "张家口市",
                    "value": "130700"
                },
                {
                    "pcode": "130000",
                    "label": "承德市",
                    "value": "130800"
                },
                {
                    "pcode": "130000",
                    "label": "沧州市",
                    "value": "130900"
                },
                {
                    "pcode": "130000",
                    "label": "廊坊市",
                    "value": "131000"
                },
                {
                    "pcode": "130000",
                    "label": "衡水市",
                    "value": "131100"
                }
            ],
            "label": "河北省",
            "value": "130000"
        },
        {
            "pcode": "000000",
            "children": [
                {
                    "pcode": "220000",
                    "label": "长春市",
                    "value": "220100"
                },
                {
                    "pcode": "220000",
                    "label": "吉林市",
                    "value": "220200"
                },
                {
                    "pcode": "220000",
                    "label": "四平市",
                    "value": "220300"
                },
                {
                    "pcode": "220000",
                    "label": "辽源市",
                    "value": "220400"
                },
                {
                    "pcode": "220000",
                    "label": "通化市",
                    "value": "220500"
                },
                {
                    "pcode": "220000",
                    "label": "白山市",
                    "value": "220600"
                },
                {
                    "pcode": "220000",
                    "label": "松原市",
                    "value": "220700"
                },
                {
                    "pcode": "220000",
                    "label": "白城市",
                    "value": "220800"
                },
                {
                    "pcode": "220000",
                    "label": "延边朝鲜族自治州",
                    "value": "222400"
                }
            ],
            "label": "吉林省",
            "value": "220000"
        },
        {
            "pcode": "000000",
            "children": [
                {
                    "pcode": "310000",
                    "label": "上海市",
                    "value": "310100"
                }
            ],
            "label": "上海市",
            "value": "310000"
        }
    ]
}
