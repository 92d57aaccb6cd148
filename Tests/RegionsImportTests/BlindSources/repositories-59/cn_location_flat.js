var locationJS = [
  {
      "id": "1",
      "province": "北京",
      "city": "北京",
      "district": "东城区"
  },
  {
      "id": "2",
      "province": "北京",
      "city": "北京",
      "district": "西城区"
  },
  {
      "id": "3",
      "province": "北京",
      "city": "北京",
      "district": "崇文区"
  },
  {
      "id": "4",
      "province": "北京",
      "city": "北京",
      "district": "宣武区"
  },
  {
      "id": "5",
      "province": "北京",
      "city": "北京",
      "district": "朝阳区"
  },
  {
      "id": "6",
      "province": "北京",
      "city": "北京",
      "district": "丰台区"
  },
  {
      "id": "7",
      "province": "北京",
      "city": "北京",
      "district": "石景山区"
  },
  {
      "id": "8",
      "province": "北京",
      "city": "北京",
      "district": "海淀区"
  },
  {
      "id": "9",
      "province": "北京",
      "city": "北京",
      "district": "门头沟区"
  },
  {
      "id": "10",
      "province": "北京",
      "city": "北京",
      "district": "房山区"
  },
  {
      "id": "11",
      "province": "北京",
      "city": "北京",
      "district": "通州区"
  },
  {
      "id": "12",
      "province": "北京",
      "city": "北京",
      "district": "顺义区"
  },
  {
      "id": "13",
      "province": "北京",
      "city": "北京",
      "district": "昌平区"
  },
  {
      "id": "14",
      "province": "北京",
      "city": "北京",
      "district": "大兴区"
  },
  {
      "id": "15",
      "province": "北京",
      "city": "北京",
      "district": "平谷区"
  },
  {
      "id": "16",
      "province": "北京",
      "city": "北京",
      "district": "怀柔区"
  },
  {
      "id": "17",
      "province": "北京",
      "city": "北京",
      "district": "密云县"
  }
];
