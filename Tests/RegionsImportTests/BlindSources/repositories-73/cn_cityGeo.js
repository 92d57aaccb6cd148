var cityGEO = [
  {
    "ID":"1",
    "province":" 北京市",
    "city":" 北京市",
    "distric":" 北京市",
    "longitude":"116.4",
    "latitude":"39.9"
  },
  {
    "ID":"2",
    "province":" 北京市",
    "city":" 北京市",
    "distric":" 天安门",
    "longitude":"116.38",
    "latitude":"39.9"
  },
  {
    "ID":"3",
    "province":" 北京市",
    "city":" 北京市",
    "distric":" 东城区",
    "longitude":"116.42",
    "latitude":"39.93"
  },
  {
    "ID":"5",
    "province":" 北京市",
    "city":" 北京市",
    "distric":" 崇文区",
    "longitude":"116.43",
    "latitude":"39.88"
  },
  {
    "ID":"6",
    "province":" 北京市",
    "city":" 北京市",
    "distric":" 宣武区",
    "longitude":"116.35",
    "latitude":"39.87"
  },
  {
    "ID":"70",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 唐山市",
    "longitude":"118.2",
    "latitude":"39.63"
  },
  {
    "ID":"71",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 路南区",
    "longitude":"118.17",
    "latitude":"39.63"
  },
  {
    "ID":"72",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 路北区",
    "longitude":"118.22",
    "latitude":"39.63"
  },
  {
    "ID":"73",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 古冶区",
    "longitude":"118.42",
    "latitude":"39.73"
  },
  {
    "ID":"74",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 开平区",
    "longitude":"118.27",
    "latitude":"39.68"
  },
  {
    "ID":"75",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 丰南区",
    "longitude":"118.1",
    "latitude":"39.57"
  },
  {
    "ID":"76",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 丰润区",
    "longitude":"118.17",
    "latitude":"39.83"
  },
  {
    "ID":"77",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 滦县",
    "longitude":"118.7",
    "latitude":"39.75"
  },
  {
    "ID":"78",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 滦南县",
    "longitude":"118.68",
    "latitude":"39.5"
  },
  {
    "ID":"79",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 乐亭县",
    "longitude":"118.9",
    "latitude":"39.42"
  },
  {
    "ID":"80",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 迁西县",
    "longitude":"118.32",
    "latitude":"40.15"
  },
  {
    "ID":"81",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 玉田县",
    "longitude":"117.73",
    "latitude":"39.88"
  },
  {
    "ID":"82",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 唐海县",
    "longitude":"118.45",
    "latitude":"39.27"
  },
  {
    "ID":"83",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 遵化市",
    "longitude":"117.95",
    "latitude":"40.18"
  },
  {
    "ID":"84",
    "province":" 河北省",
    "city":" 唐山市",
    "distric":" 迁安市",
    "longitude":"118.7",
    "latitude":"40.02"
  },
  {
    "ID":"85",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 秦皇岛市",
    "longitude":"119.6",
    "latitude":"39.93"
  },
  {
    "ID":"86",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 海港区",
    "longitude":"119.6",
    "latitude":"39.93"
  },
  {
    "ID":"87",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 山海关区",
    "longitude":"119.77",
    "latitude":"40"
  },
  {
    "ID":"88",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 北戴河区",
    "longitude":"119.48",
    "latitude":"39.83"
  },
  {
    "ID":"89",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 青龙满族自治县",
    "longitude":"118.95",
    "latitude":"40.4"
  },
  {
    "ID":"90",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 昌黎县",
    "longitude":"119.17",
    "latitude":"39.7"
  },
  {
    "ID":"91",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 抚宁县",
    "longitude":"119.23",
    "latitude":"39.88"
  },
  {
    "ID":"92",
    "province":" 河北省",
    "city":" 秦皇岛市",
    "distric":" 卢龙县",
    "longitude":"118.87",
    "latitude":"39.88"
  }
]
