
export default {
    areaJson: [{
        "areaName": "中国",
        "areaCode": "0001",
        "children": [{
            "areaName": "安徽",
            "areaCode": "34",
            "children": [{
                "areaName": "安庆",
                "areaCode": "340800",
                "children": [{"areaName": "大观", "areaCode": "340803"}, {
                    "areaName": "怀宁",
                    "areaCode": "340822"
                }, {"areaName": "潜山", "areaCode": "340824"}, {
                    "areaName": "宿松",
                    "areaCode": "340826"
                }, {"areaName": "太湖", "areaCode": "340825"}, {
                    "areaName": "桐城",
                    "areaCode": "340881"
                }, {"areaName": "望江", "areaCode": "340827"}, {
                    "areaName": "宜秀",
                    "areaCode": "340811"
                }, {"areaName": "迎江", "areaCode": "340802"}, {
                    "areaName": "岳西",
                    "areaCode": "340828"
                }, {"areaName": "枞阳", "areaCode": "340823"}]
            }, {
                "areaName": "蚌埠",
                "areaCode": "340300",
                "children": [{"areaName": "蚌山", "areaCode": "340303"}, {
                    "areaName": "固镇",
                    "areaCode": "340323"
                }, {"areaName": "怀远", "areaCode": "340321"}, {
                    "areaName": "淮上",
                    "areaCode": "340311"
                }, {"areaName": "龙子湖", "areaCode": "340302"}, {
                    "areaName": "五河",
                    "areaCode": "340322"
                }, {"areaName": "禹会", "areaCode": "340304"}]
            }]
        }]
    }]
}
