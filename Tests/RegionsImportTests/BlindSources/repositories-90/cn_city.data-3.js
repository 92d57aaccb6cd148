var cityData3 = [
    {
        "value": "330000",
        "children": [
            {
                "value": "330100",
                "children": [
                    {
                        "value": "330102",
                        "children": null,
                        "text": "上城区"
                    },
                    {
                        "value": "330103",
                        "children": null,
                        "text": "下城区"
                    },
                    {
                        "value": "330104",
                        "children": null,
                        "text": "江干区"
                    },
                    {
                        "value": "330105",
                        "children": null,
                        "text": "拱墅区"
                    },
                    {
                        "value": "330106",
                        "children": null,
                        "text": "西湖区"
                    },
                    {
                        "value": "330108",
                        "children": null,
                        "text": "滨江区"
                    },
                    {
                        "value": "330109",
                        "children": null,
                        "text": "萧山区"
                    },
                    {
                        "value": "330110",
                        "children": null,
                        "text": "余杭区"
                    },
                    {
                        "value": "330122",
                        "children": null,
                        "text": "桐庐县"
                    },
                    {
                        "value": "330127",
                        "children": null,
                        "text": "淳安县"
                    },
                    {
                        "value": "330182",
                        "children": null,
                        "text": "建德市"
                    },
                    {
                        "value": "330183",
                        "children": null,
                        "text": "富阳区"
                    },
                    {
                        "value": "330185",
                        "children": null,
                        "text": "临安市"
                    }
                ],
                "text": "杭州市"
            },
            {
                "value": "330500",
                "children": [
                    {
                        "value": "330502",
                        "children": null,
                        "text": "吴兴区"
                    },
                    {
                        "value": "330503",
                        "children": null,
                        "text": "南浔区"
                    },
                    {
                        "value": "330521",
                        "children": null,
                        "text": "德清县"
                    },
                    {
                        "value": "330522",
                        "children": null,
                        "text": "长兴县"
                    },
                    {
                        "value": "330523",
                        "children": null,
                        "text": "安吉县"
                    }
                ],
                "text": "湖州市"
            },
            {
                "value": "330600",
                "children": [
                    {
                        "value": "330602",
                        "children": null,
                        "text": "越城区"
                    },
                    {
                        "value": "330603",
                        "children": null,
                        "text": "柯桥区"
                    },
                    {
                        "value": "330604",
                        "children": null,
                        "text": "上虞区"
                    },
                    {
                        "value": "330624",
                        "children": null,
                        "text": "新昌县"
                    },
                    {
                        "value": "330681",
                        "children": null,
                        "text": "诸暨市"
                    },
                    {
                        "value": "330683",
                        "children": null,
                        "text": "嵊州市"
                    }
                ],
                "text": "绍兴市"
            },
            {
                "value": "330900",
                "children": [
                    {
                        "value": "330902",
                        "children": null,
                        "text": "定海区"
                    },
                    {
                        "value": "330903",
                        "children": null,
                        "text": "普陀区"
                    },
                    {
                        "value": "330921",
                        "children": null,
                        "text": "岱山县"
                    },
                    {
                        "value": "330922",
                        "children": null,
                        "text": "嵊泗县"
                    }
                ],
                "text": "舟山市"
            }
        ],
        "text": "浙江省"
    }
]
