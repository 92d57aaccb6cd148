import Regions
import RegionsSearch
import RegionsTestSupport
import Testing

/// What people type, and what has to be found first, by the order that `Search.md` lays down.
struct RealQueriesTests {
  static let search = RegionSearch(SearchFixture.china)

  @Test(arguments: [Example](kinds))
  func `a query finds its region first, and says by what`(_ example: Example) throws {
    try expect(example)
  }

  @Test(.enabled(if: SearchFixture.hasPinyin), arguments: [Example](pinyin))
  func `a query in pinyin finds its region first, and says by what`(_ example: Example) throws {
    try expect(example)
  }

  static let kinds: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "names, parts of names and IDs": [
      "北京市": "北京市 name", "北京": "北京市 short-name", "上海": "上海市 short-name", "内蒙古": "内蒙古自治区 short-name",
      "内蒙": "内蒙古自治区 alias", "广西": "广西壮族自治区 short-name", "新疆": "新疆维吾尔自治区 short-name",
      "宁夏": "宁夏回族自治区 short-name", "香港": "香港特别行政区 short-name", "黔东南": "贵州省/黔东南苗族侗族自治州 short-name",
      "延边": "吉林省/延边朝鲜族自治州 short-name", "巴音郭楞": "新疆维吾尔自治区/巴音郭楞蒙古自治州 short-name",
      "阿坝": "四川省/阿坝藏族羌族自治州 short-name", "鄂伦春": "内蒙古自治区/呼伦贝尔市/鄂伦春自治旗 short-name",
      "浦东": "上海市/浦东新区 short-name", "神农架": "湖北省/神农架林区 short-name", "朝阳": "北京市/朝阳区 short-name",
      "朝阳区": "北京市/朝阳区 name", "朝阳市": "辽宁省/朝阳市 name", "海淀": "北京市/海淀区 short-name",
      "江宁": "江苏省/南京市/江宁区 short-name", "单县": "山东省/菏泽市/单县 name", "蔚": "河北省/张家口市/蔚县 part",
      "市中": "山东省/济南市/市中区 short-name", "西湖": "浙江省/杭州市/西湖区 short-name", "门头": "北京市/门头沟区 part",
      "侗族自治": "贵州省/黔东南苗族侗族自治州 part", "110105": "北京市/朝阳区 id", "440305": "广东省/深圳市/南山区 id",
      "4403": "广东省/深圳市 id", "44": "广东省 id", "4403 05": "广东省/深圳市/南山区 id",
      "440305000000": "广东省/深圳市/南山区 id", "📍北京": "北京市 short-name", "深圳🏠": "广东省/深圳市 short-name",
    ],
    "several words, in any order, and paths without spaces": [
      "北京 朝阳": "北京市/朝阳区 short-name", "朝阳 北京": "北京市/朝阳区 short-name", "北京/朝阳": "北京市/朝阳区 short-name",
      "江苏　鼓楼": "江苏省/南京市/鼓楼区 short-name", "吉林 吉林": "吉林省/吉林市 short-name",
      "辽宁 朝阳 朝阳": "辽宁省/朝阳市/朝阳县 short-name", "福建 鼓楼": "福建省/福州市/鼓楼区 short-name",
      "北京朝阳": "北京市/朝阳区 short-name", "北京市朝阳区": "北京市/朝阳区 name", "广东深圳南山": "广东省/深圳市/南山区 short-name",
    ],
    "one slip of the hand": [
      "哈尔宾": "黑龙江省/哈尔滨市 typo", "内蒙古区": "内蒙古自治区 typo", "呼和浩特是": "内蒙古自治区/呼和浩特市 typo",
      "乌鲁齐": "新疆维吾尔自治区/乌鲁木齐市 typo", "呼呼和浩特": "内蒙古自治区/呼和浩特市 typo", "呼浩和特": "内蒙古自治区/呼和浩特市 typo",
    ],
  ]

  static let pinyin: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "pinyin and initials": [
      "beijing": "北京市 pinyin", "BeiJing": "北京市 pinyin", "bei jing": "北京市 pinyin",
      "bj": "北京市 pinyin-initials", "bjs": "北京市 pinyin-initials", "cq": "重庆市 pinyin-initials",
      "hrb": "黑龙江省/哈尔滨市 pinyin-initials", "qqhr": "黑龙江省/齐齐哈尔市 pinyin-initials",
      "hlj": "黑龙江省 pinyin-initials", "nmg": "内蒙古自治区 pinyin-initials",
      "cyq": "北京市/朝阳区 pinyin-initials", "chaoyang": "北京市/朝阳区 pinyin", "chao yang": "北京市/朝阳区 pinyin",
      "chaoy": "北京市/朝阳区 pinyin", "chao y": "北京市/朝阳区 pinyin", "cyang": "北京市/朝阳区 pinyin",
      "chaoyangqu": "北京市/朝阳区 pinyin", "lvliang": "山西省/吕梁市 pinyin", "luliang": "山西省/吕梁市 pinyin",
      "lüliang": "山西省/吕梁市 pinyin", "lǚ liáng": "山西省/吕梁市 pinyin", "xian": "陕西省/西安市 pinyin",
      "xi an": "陕西省/西安市 pinyin", "xi'an": "陕西省/西安市 pinyin", "luan": "安徽省/六安市 pinyin",
      "panyu": "广东省/广州市/番禺区 pinyin", "yueqing": "浙江省/温州市/乐清市 pinyin", "chongqing": "重庆市 pinyin",
      "xiamen": "福建省/厦门市 pinyin", "neimenggu": "内蒙古自治区 pinyin", "haerbin": "黑龙江省/哈尔滨市 pinyin",
      "gd sz nanshan": "广东省/深圳市/南山区 pinyin", "nanshan gd": "广东省/深圳市/南山区 pinyin",
      "guang dong shen zhen": "广东省/深圳市 pinyin", "bei jing chao yang": "北京市/朝阳区 pinyin",
      "bj chaoyang": "北京市/朝阳区 pinyin", "江苏 gulou": "江苏省/南京市/鼓楼区 pinyin",
      "beijingchaoyang": "北京市/朝阳区 pinyin", "beijign": "北京市 typo", "beijjing": "北京市 typo",
      "bejing": "北京市 typo", "shenzen": "广东省/深圳市 typo", "gd shenzehn": "广东省/深圳市 typo",
    ]
  ]

  private func expect(_ example: Example) throws {
    let first = try #require(Self.search.results(for: example.given, limit: 3).first)
    let path = first.region.path.map(\.name).joined(separator: "/")
    #expect("\(path) \(first.kind.rawValue)" == example.expected)
  }
}
