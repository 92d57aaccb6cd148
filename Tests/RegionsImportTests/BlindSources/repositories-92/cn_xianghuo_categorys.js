/**
 * 商品分类
 */
export const categorys = [
    {
        "label": "玩具/童车/益智/积木/模型",
        "value": "20025",
        "children": [
            {
                "label": "电动/遥控/惯性/发条玩具",
                "value": "20460",
                "children": [
                    {
                        "label": "惯性/回力/滑行玩具",
                        "value": "23955"
                    },
                    {
                        "label": "电动/遥控车",
                        "value": "23956"
                    },
                    {
                        "label": "发条玩具",
                        "value": "23965"
                    },
                    {
                        "label": "电动/遥控动物/人物",
                        "value": "23962"
                    },
                    {
                        "label": "电动/遥控轨道",
                        "value": "23958"
                    },
                    {
                        "label": "其它",
                        "value": "23953"
                    },
                    {
                        "label": "电动/遥控飞机",
                        "value": "23959"
                    },
                    {
                        "label": "电动/遥控机器人",
                        "value": "23963"
                    }
                ]
            },
            {
                "label": "游泳池/戏水玩具",
                "value": "20471",
                "children": [
                    {
                        "label": "戏水/玩沙玩具",
                        "value": "24047"
                    },
                    {
                        "label": "浴帽/洗发帽",
                        "value": "24046"
                    },
                    {
                        "label": "婴儿/儿童游泳圈",
                        "value": "24048"
                    }
                ]
            }
        ]
    }
]
