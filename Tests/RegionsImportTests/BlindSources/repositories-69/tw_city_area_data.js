export default {
    data() {
        return {
            city: [{
                    id: 1,
                    name: "基隆市",
                    area: [{
                            id: 1,
                            name: "仁愛區"
                        },
                        {
                            id: 2,
                            name: "中正區"
                        },
                        {
                            id: 3,
                            name: "信義區"
                        },
                        {
                            id: 4,
                            name: "中山區"
                        },
                        {
                            id: 5,
                            name: "安樂區"
                        },
                        {
                            id: 6,
                            name: "暖暖區"
                        },
                        {
                            id: 7,
                            name: "七堵區"
                        },
                    ]
                },
                {
                    id: 2,
                    name: "臺北市",
                    area: [{
                            id: 1,
                            name: "中正區"
                        },
                        {
                            id: 2,
                            name: "大同區"
                        },
                        {
                            id: 3,
                            name: "中山區"
                        },
                        {
                            id: 4,
                            name: "松山區"
                        },
                        {
                            id: 5,
                            name: "大安區"
                        },
                        {
                            id: 6,
                            name: "萬華區"
                        },
                        {
                            id: 7,
                            name: "信義區"
                        },
                        {
                            id: 8,
                            name: "士林區"
                        },
                        {
                            id: 9,
                            name: "北投區"
                        },
                        {
                            id: 10,
                            name: "內湖區"
                        },
                        {
                            id: 11,
                            name: "南港區"
                        },
                        {
                            id: 12,
                            name: "文山區"
                        },
                    ]
                },
                {
                    id: 4,
                    name: "桃園市",
                    area: [{
                            id: 1,
                            name: "桃園區"
                        },
                        {
                            id: 2,
                            name: "中壢區"
                        },
                        {
                            id: 3,
                            name: "平鎮區"
                        },
                        {
                            id: 4,
                            name: "八德區"
                        },
                        {
                            id: 5,
                            name: "楊梅區"
                        },
                        {
                            id: 6,
                            name: "蘆竹區"
                        },
                        {
                            id: 7,
                            name: "大溪區"
                        },
                        {
                            id: 8,
                            name: "龍潭區"
                        },
                        {
                            id: 9,
                            name: "龜山區"
                        },
                        {
                            id: 10,
                            name: "大園區"
                        },
                        {
                            id: 11,
                            name: "觀音區"
                        },
                        {
                            id: 12,
                            name: "新屋區"
                        },
                        {
                            id: 13,
                            name: "復興區"
                        },
                    ]
                },

                {
                    id: 5,
                    name: "新竹市",
                    area: [{
                            id: 1,
                            name: "東區"
                        },
                        {
                            id: 2,
                            name: "北區"
                        },
                        {
                            id: 3,
                            name: "香山區"
                        },
                    ]
                },
                {
                    id: 6,
                    name: "新竹縣",
                    area: [{
                            id: 1,
                            name: "竹北市"
                        },
                        {
                            id: 2,
                            name: "竹東鎮"
                        },
                        {
                            id: 3,
                            name: "新埔鎮"
                        },
                        {
                            id: 4,
                            name: "關西鎮"
                        },
                        {
                            id: 5,
                            name: "湖口鄉"
                        },
                        {
                            id: 6,
                            name: "新豐鄉"
                        },
                        {
                            id: 7,
                            name: "峨眉鄉"
                        },
                        {
                            id: 8,
                            name: "寶山鄉"
                        },
                        {
                            id: 9,
                            name: "北埔鄉"
                        },
                        {
                            id: 10,
                            name: "芎林鄉"
                        },
                        {
                            id: 11,
                            name: "橫山鄉"
                        },
                        {
                            id: 12,
                            name: "尖石鄉"
                        },
                        {
                            id: 13,
                            name: "五峰鄉"
                        },
                    ]
                },
            ]
        }
    }
}
