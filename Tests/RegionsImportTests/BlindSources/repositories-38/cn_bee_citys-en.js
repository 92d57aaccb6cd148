"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
exports["default"] = [{
    "name": "Beijing",
    "city": [{
        "name": "Beijing",
        "area": ["Dongcheng District", "Xicheng District", "Chongwen District", "Xuanwu District", "Chaoyang District", "Fengtai District", "Shijingshan District", "Haidian District", "Mentougou District", "Fangshan District", "Tongzhou District", "Shunyi District", "Changping District", "Daxing District", "Pinggu District", "Huairou District", "Miyun County", "Yanqing County"]
    }]
}, {
    "name": "Tianjin",
    "city": [{
        "name": "Tianjin",
        "area": ["Heping District", "Hedong District", "Hexi District", "Nankai District", "Hebei District", "Hongqiao District", "Tanggu District", "Hangu District", "Dagang District", "Dongli District", "Xiqing District", "Jinnan District", "Beichen District", "Wuqing District", "Baodi District", "Ninghe County", "Jinghai County", "Ji County"]
    }]
}, {
    "name": "Hong Kong",
    "city": [{
        "name": "Hong Kong",
        "area": ["Central and Western District", "Wan Chai District", "Eastern District", "South area", "Sham Shui Po District", "Yau Tsim Mong District", "Kowloon City District", "Wong Tai Sin District", "Kwun Tong District", "North District", "Tai Po District", "Sha Tin District", "Sai Kung District", "Yuen Long District", "Tuen Mun District", "Liwan District", "Kwai Tsing District", "Islands District", "Other"]
    }]
}];
module.exports = exports["default"];