export const meta = {
    "isTree": true,
    "dataType": [
        {
            "name": "GeoJSON",
            "suffix": ".json"
        },
        {
            "name": "TopoJSON",
            "suffix": ".topo.json"
        }
    ],
    "files": [
        {
            "name": "中华人民共和国",
            "filename": "100000",
            "children": [
                {
                    "name": "北京市",
                    "filename": "110000"
                },
                {
                    "name": "天津市",
                    "filename": "120000"
                },
                {
                    "name": "河北省",
                    "filename": "130000",
                    "children": [
                        {
                            "name": "石家庄市",
                            "filename": "130000/130100"
                        },
                        {
                            "name": "唐山市",
                            "filename": "130000/130200"
                        },
                        {
                            "name": "秦皇岛市",
                            "filename": "130000/130300"
                        },
                        {
                            "name": "邯郸市",
                            "filename": "130000/130400"
                        },
                        {
                            "name": "邢台市",
                            "filename": "130000/130500"
                        },
                        {
                            "name": "保定市",
                            "filename": "130000/130600"
                        },
                        {
                            "name": "张家口市",
                            "filename": "130000/130700"
                        },
                        {
                            "name": "承德市",
                            "filename": "130000/130800"
                        }
                    ]
                },
                {
                    "name": "西藏自治区",
                    "filename": "540000",
                    "children": [
                        {
                            "name": "拉萨市",
                            "filename": "540000/540100"
                        },
                        {
                            "name": "日喀则市",
                            "filename": "540000/540200"
                        },
                        {
                            "name": "昌都市",
                            "filename": "540000/540300"
                        },
                        {
                            "name": "林芝市",
                            "filename": "540000/540400"
                        },
                        {
                            "name": "山南市",
                            "filename": "540000/540500"
                        },
                        {
                            "name": "那曲市",
                            "filename": "540000/540600"
                        },
                        {
                            "name": "阿里地区",
                            "filename": "540000/542500"
                        }
                    ]
                },
                {
                    "name": "宁夏回族自治区",
                    "filename": "640000",
                    "children": [
                        {
                            "name": "银川市",
                            "filename": "640000/640100"
                        },
                        {
                            "name": "石嘴山市",
                            "filename": "640000/640200"
                        },
                        {
                            "name": "吴忠市",
                            "filename": "640000/640300"
                        },
                        {
                            "name": "固原市",
                            "filename": "640000/640400"
                        },
                        {
                            "name": "中卫市",
                            "filename": "640000/640500"
                        }
                    ]
                },
                {
                    "name": "香港特别行政区",
                    "filename": "810000"
                },
                {
                    "name": "澳门特别行政区",
                    "filename": "820000"
                }
            ]
        }
    ]
}
