export const regionData=[
    {
        "children": [
            {
                "label": "市辖区",
                "value": "110100"
            }
        ],
        "label": "北京市",
        "value": "110000"
    },
    {
        "children": [
            {
                "label": "市辖区",
                "value": "120100"
            }
        ],
        "label": "天津市",
        "value": "120000"
    },
    {
        "children": [
            {
                "children": [
                    {
                        "label": "晋州市",
                        "value": "130183"
                    },
                    {
                        "label": "新乐市",
                        "value": "130184"
                    }
                ],
                "label": "石家庄市",
                "value": "130100"
            },
            {
                "children": [
                    {
                        "label": "遵化市",
                        "value": "130281"
                    },
                    {
                        "label": "迁安市",
                        "value": "130283"
                    }
                ],
                "label": "唐山市",
                "value": "130200"
            },
            {
                "label": "秦皇岛市",
                "value": "130300"
            },
            {
                "children": [
                    {
                        "label": "武安市",
                        "value": "130481"
                    }
                ],
                "label": "邯郸市",
                "value": "130400"
            },
            {
                "children": [
                    {
                        "label": "南宫市",
                        "value": "130581"
                    },
                    {
                        "label": "沙河市",
                        "value": "130582"
                    }
                ],
                "label": "邢台市",
                "value": "130500"
            },
            {
                "children": [
                    {
                        "label": "涿州市",
                        "value": "130681"
                    },
                    {
                        "label": "安国市",
                        "value": "130683"
                    },
                    {
                        "label": "高碑店市",
                        "value": "130684"
                    }
                ],
                "label": "保定市",
                "value": "130600"
            },
            {
                "label": "张家口市",
                "value": "130700"
            },
            {
                "label": "承德市",
                "value": "130800"
            },
            {
                "children": [
                    {
                        "label": "泊头市",
                        "value": "130981"
                    },
                    {
                        "label": "任丘市",
                        "value": "130982"
                    },
                    {
                        "label": "黄骅市",
                        "value": "130983"
                    },
                    {
                        "label": "河间市",
                        "value": "130984"
                    }
                ],
                "label": "沧州市",
                "value": "130900"
            },
            {
                "children": [
                    {
                        "label": "霸州市",
                        "value": "131081"
                    },
                    {
                        "label": "三河市",
                        "value": "131082"
                    }
                ],
                "label": "廊坊市",
                "value": "131000"
            },
            {
                "children": [
                    {
                        "label": "深州市",
                        "value": "131182"
                    }
                ],
                "label": "衡水市",
                "value": "131100"
            },
            {
                "label": "定州市",
                "value": "139001"
            },
            {
                "label": "辛集市",
                "value": "139002"
            }
        ],
        "label": "河北省",
        "value": "130000"
    }
]
