var arrAll =
        [
           {
                name: "请选择国家",
                sub: [{name: "省份、州", sub: []},
                    {
                        name: "请选择省",
                        sub: [{name: "地级市、县"}, {name: "请选择市"}],
                        type: 0
                    }], type: 1
            },
            {
                name: "中国",
                sub: [
                    {name: "省份、州", sub: []},
                    {
                        name: "北京",
                        sub: [{name: "地级市、县"},{name: "北京"}],
                        type: 0
                    },
                    {
                        name: "广东",
                        sub: [{name: "地级市、县"},{name: "广州"}, {name: "深圳"}, {name: "珠海"}, {name: "汕头"}, {name: "韶关"}, {name: "佛山"}, {name: "江门"}, {name: "湛江"}, {name: "茂名"}, {name: "肇庆"}, {name: "惠州"}, {name: "梅州"}, {name: "汕尾"}, {name: "河源"},{name:"阳江"},{name:"清远"},{name:"东莞"},{name:"中山"},{name:"潮州"},{name:"揭阳"},{name:"云浮"}],
                        type: 0
                    },
                    {
                        name: "安徽",
                        sub: [{name: "地级市、县"},{name: "安庆"}, {name: "蚌埠"}, {name: "巢湖"}, {name: "池州"}, {name: "滁州"}, {name: "阜阳"}, {name: "合肥"}, {name: "淮北"}, {name: "淮南"}, {name: "黄山"}, {name: "六安"}, {name: "马鞍山"}, {name: "宿州"}, {name: "铜陵"},{name:"芜湖"},{name:"宣城"},{name:"亳州"}],
                        type: 0
                    },
                    {
                        name: "福建",
                        sub: [{name: "地级市、县"},{name: "福州"}, {name: "龙岩"}, {name: "南平"}, {name: "宁德"}, {name: "莆田"}, {name: "泉州"}, {name: "三明"}, {name: "厦门"}, {name: "漳州"}],
                        type: 0
                    }
                ], type: 1
            }
        ]
