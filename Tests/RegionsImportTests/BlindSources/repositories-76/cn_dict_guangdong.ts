export const guangdong = {
    "广州": {
        "越秀": true,
        "天河": true,
        "白云": true,
        "海珠": true,
        "荔湾": true,
        "番禺": true,
        "花都": true,
        "南沙": true,
        "从化": true,
        "增城": true
    },
    "珠海": {
        "香洲": true,
        "斗门": true,
        "金湾": true
    },
    "韶关": {
        "武江": true,
        "浈江": true,
        "曲江": true,
        "始兴县": true,
        "仁化县": true,
        "翁源县": true,
        "乳源县": true,
        "新丰县": true,
        "乐昌市": true,
        "南雄市": true
    },
    "茂名": {
        "茂南": true,
        "茂港": true,
        "电白": true,
        "高州市": true,
        "化州市": true,
        "信宜市": true
    }
}
