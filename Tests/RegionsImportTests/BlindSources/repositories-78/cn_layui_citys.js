var aadata =
[
    {
        "regionId": "110000",
        "regionName": "北京市",
        "children": [
            {
                "regionId": "110100",
                "regionName": "北京市",
                "children": [

                    {
                        "regionId": "110101",
                        "regionName": "东城区"
                    },
                    {
                        "regionId": "110102",
                        "regionName": "西城区"
                    },
                    {
                        "regionId": "110105",
                        "regionName": "朝阳区"
                    },
                    {
                        "regionId": "110108",
                        "regionName": "海淀区"
                    },
                    {
                        "regionId": "110109",
                        "regionregionName": "门头沟区"
                    },
                    {
                        "regionId": "110111",
                        "regionName": "房山区"
                    },
                    {
                        "regionId": "110119",
                        "regionName": "延庆区"
                    }
                ]
            }
        ]
    },
    {
        "regionId": "120000",
        "regionName": "天津市",
        "children": [
            {
                "regionId": "120100",
                "regionName": "天津市",
                "children": [

                    {
                        "regionId": "120101",
                        "regionName": "和平区"
                    },
                    {
                        "regionId": "120102",
                        "regionName": "河东区"
                    },
                    {
                        "regionId": "120117",
                        "regionName": "宁河区"
                    },
                    {
                        "regionId": "120118",
                        "regionName": "静海区"
                    }
                ]
            },
            {
                "regionId": "120200",
                "regionName": "天津市县",
                "children": [

                    {
                        "regionId": "120225",
                        "regionName": "蓟县"
                    }
                ]
            }
        ]
    },
    {
        "regionId": "130000",
        "regionName": "河北省",
        "children": [
            {
                "regionId": "130300",
                "regionName": "秦皇岛市",
                "children": [

                    {
                        "regionId": "130302",
                        "regionName": "海港区"
                    },
                    {
                        "regionId": "130303",
                        "regionName": "山海关区"
                    },
                    {
                        "regionId": "130304",
                        "regionName": "北戴河区"
                    },
                    {
                        "regionId": "130306",
                        "regionName": "抚宁区"
                    },
                    {
                        "regionId": "130321",
                        "regionName": "青龙满族自治县"
                    },
                    {
                        "regionId": "130322",
                        "regionName": "昌黎县"
                    },
                    {
                        "regionId": "130324",
                        "regionName": "卢龙县"
                    }
                ]
            }
        ]
    }
]
