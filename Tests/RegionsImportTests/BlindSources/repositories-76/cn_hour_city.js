module.exports = {
    ret: true,
        errcode: 0,
    msg: "",
    data: [
    {
        A: [
            {
                cityUrl: "aba",
                cityName: "阿坝"
            },
            {
                cityUrl: "anqing",
                cityName: "安庆"
            },
            {
                cityUrl: "alashan",
                cityName: "阿拉善盟"
            },
            {
                cityUrl: "anshun",
                cityName: "安顺"
            },
            {
                cityUrl: "akesu",
                cityName: "阿克苏"
            },
            {
                cityUrl: "ankang",
                cityName: "安康"
            },
            {
                cityUrl: "aletai",
                cityName: "阿勒泰"
            },
            {
                cityUrl: "anshan",
                cityName: "鞍山"
            },
            {
                cityUrl: "alaer",
                cityName: "阿拉尔"
            },
            {
                cityUrl: "anyang",
                cityName: "安阳"
            }
        ]
    },
    {
        B: [
            {
                cityUrl: "bangbu",
                cityName: "蚌埠"
            },
            {
                cityUrl: "baoting",
                cityName: "保亭"
            },
            {
                cityUrl: "boertala",
                cityName: "博尔塔拉"
            },
            {
                cityUrl: "bijie",
                cityName: "毕节"
            },
            {
                cityUrl: "beihai",
                cityName: "北海"
            },
            {
                cityUrl: "baiyin",
                cityName: "白银"
            },
            {
                cityUrl: "baoshan",
                cityName: "保山"
            },
            {
                cityUrl: "bayannaoer",
                cityName: "巴彦淖尔"
            }
        ]
    }
]
}
