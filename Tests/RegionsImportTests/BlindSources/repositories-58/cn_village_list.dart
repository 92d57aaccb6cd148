const Map<String, String> provincesData = {
  "430000": "麻城市",
};


const Map<String, dynamic> citiesData = {
  "430000": {
    "430100": {"name": "麻城市", "alpha": "m"}
  },
  "430100": {
    "430101": {"name": "东城区", "alpha": "d"},
    "430102": {"name": "西城区", "alpha": "x"},
    "430105": {"name": "朝阳区", "alpha": "c"},
    "430106": {"name": "丰台区", "alpha": "f"},
    "430107": {"name": "石景山区", "alpha": "s"},
    "430108": {"name": "海淀区", "alpha": "h"},
    "430109": {"name": "门头沟区", "alpha": "m"},
    "430111": {"name": "房山区", "alpha": "f"},
    "430112": {"name": "通州区", "alpha": "t"},
    "430113": {"name": "顺义区", "alpha": "s"},
    "430114": {"name": "昌平区", "alpha": "c"},
    "430115": {"name": "大兴区", "alpha": "d"},
    "430116": {"name": "怀柔区", "alpha": "h"},
    "430117": {"name": "平谷区", "alpha": "p"},
    "430118": {"name": "密云区", "alpha": "m"},
    "430119": {"name": "延庆区", "alpha": "y"}
  },



};
