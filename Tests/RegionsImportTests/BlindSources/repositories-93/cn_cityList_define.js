define({
    "110000": {code: "110000", name: "北京市", value: "beijing", prefix: "B"},
    "120000": {code: "120000", name: "天津市", value: "tianjin", prefix: "T"},
    "310000": {code: "310000", name: "上海市", value: "shanghai", prefix: "S"},
    "420100": {code: "420100", name: "武汉市", value: "wuhan", prefix: "W"},
    "420200": {code: "420200", name: "黄石市", value: "huangshi", prefix: "H"},
    "440300": {code: "440300", name: "深圳市", value: "shenzhen", prefix: "S"},
});
