var locations = [
  {"id": "1", "province": "北京", "city": "北京", "district": "东城区"},
  {"id": "2", "province": "北京", "city": "北京", "district": "西城区"},
  {"id": "3", "province": "北京", "city": "北京", "district": "朝阳区"}
];
