var city = [
  {
    sub: [
      { name: "东城区", cityid: 1 },
      { name: "西城区", cityid: 2 },
      { name: "崇文区", cityid: 3 },
      { name: "宣武区", cityid: 4 },
      { name: "朝阳区", cityid: 5 },
      { name: "丰台区", cityid: 6 },
      { name: "石景山区", cityid: 7 },
      { name: "海淀区", cityid: 8 },
      { name: "门头沟区", cityid: 9 },
      { name: "房山区", cityid: 10 },
      { name: "通州区", cityid: 11 },
      { name: "顺义区", cityid: 12 },
      { name: "昌平区", cityid: 13 },
      { name: "大兴区", cityid: 14 },
      { name: "怀柔区", cityid: 15 },
      { name: "平谷区", cityid: 16 },
      { name: "密云县", cityid: 17 },
      { name: "延庆县", cityid: 18 }
    ],
    name: "北京市",
    type: 0
  },
  {
    sub: [
      { name: "和平区", cityid: 19 },
      { name: "河东区", cityid: 20 },
      { name: "河西区", cityid: 21 },
      { name: "南开区", cityid: 22 },
      { name: "河北区", cityid: 23 },
      { name: "红桥区", cityid: 24 },
      { name: "塘沽区", cityid: 25 },
      { name: "汉沽区", cityid: 26 },
      { name: "大港区", cityid: 27 },
      { name: "东丽区", cityid: 28 },
      { name: "西青区", cityid: 29 },
      { name: "津南区", cityid: 30 },
      { name: "北辰区", cityid: 31 },
      { name: "武清区", cityid: 32 },
      { name: "宝坻区", cityid: 33 },
      { name: "宁河县", cityid: 34 },
      { name: "静海县", cityid: 35 },
      { name: "蓟县", cityid: 36 }
    ],
    name: "天津市",
    type: 0
  }
];
