items = {
  "items" : [ {
    "provinceCode" : "guangdong",
    "provinceName" : "广东",
    "lon" : 113.27282928993591,
    "lat" : 23.13855470341256,
    "citys" : [ {
      "cityCode" : "yf",
      "cityName" : "云浮",
      "lon" : 112.05115756519746,
      "lat" : 22.92086762877788,
      "dists" : [ {
        "distCode" : "XX",
        "distName" : "新兴县",
        "urbanId" : "2"
      }, {
        "distCode" : "LD",
        "distName" : "罗定市",
        "urbanId" : "2"
      }, {
        "distCode" : "YC",
        "distName" : "云城区",
        "urbanId" : "1"
      }, {
        "distCode" : "YA",
        "distName" : "云安区",
        "urbanId" : "1"
      }, {
        "distCode" : "YN",
        "distName" : "郁南县",
        "urbanId" : "2"
      } ]
    }, {
      "cityCode" : "huizhou",
      "cityName" : "惠州",
      "lon" : 114.42171679862355,
      "lat" : 23.11837068394663,
      "dists" : [ {
        "distCode" : "BL",
        "distName" : "博罗县",
        "urbanId" : "2"
      }, {
        "distCode" : "HD",
        "distName" : "惠东县",
        "urbanId" : "2"
      }, {
        "distCode" : "HY",
        "distName" : "惠阳区",
        "urbanId" : "1"
      }, {
        "distCode" : "HC",
        "distName" : "惠城区",
        "urbanId" : "1"
      }, {
        "distCode" : "LM",
        "distName" : "龙门县",
        "urbanId" : "2"
      } ]
    }, {
      "cityCode" : "zq",
      "cityName" : "肇庆",
      "lon" : 112.47129653005055,
      "lat" : 23.053122949130866,
      "dists" : [ {
        "distCode" : "DQ",
        "distName" : "德庆县",
        "urbanId" : "2"
      }, {
        "distCode" : "DZ",
        "distName" : "端州区",
        "urbanId" : "1"
      }, {
        "distCode" : "GY",
        "distName" : "高要区",
        "urbanId" : "1"
      }, {
        "distCode" : "SH",
        "distName" : "四会市",
        "urbanId" : "2"
      } ]
    } ]
  } ]
}
