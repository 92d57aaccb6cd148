const nationList = [
  {
    info: '请选择民族',
    key: 0
  },
  {
    key: 1,
    info: "汉族"
  },
  {
    key: 2,
    info: "回族"
  },
  {
    key: 3,
    info: "藏族"
  },
  {
    key: 4,
    info: "蒙古族"
  },
  {
    key: 5,
    info: "维吾尔族"
  },
  {
    key: 6,
    info: "苗族"
  },
  {
    key: 7,
    info: "彝族"
  },
  {
    key: 8,
    info: "壮族"
  },
  {
    key: 9,
    info: "布依族"
  },
  {
    key: 10,
    info: "朝鲜族"
  },
  {
    key: 11,
    info: "满族"
  },
  {
    key: 12,
    info: "侗族"
  },
  {
    key: 13,
    info: "瑶族"
  },
  {
    key: 14,
    info: "白族"
  },
  {
    key: 15,
    info: "土家族"
  },
  {
    key: 16,
    info: "哈尼族"
  },
  {
    key: 17,
    info: "哈萨克族"
  },
  {
    key: 18,
    info: "傣族"
  },
  {
    key: 19,
    info: "黎族"
  },
  {
    key: 20,
    info: "傈僳族"
  },
  {
    key: 21,
    info: "佤族"
  },
  {
    key: 22,
    info: "畲族"
  },
  {
    key: 23,
    info: "高山族"
  },
  {
    key: 24,
    info: "拉祜族"
  },
  {
    key: 25,
    info: "水族"
  },
  {
    key: 56,
    info: "基诺族"
  }
]

export default nationList
