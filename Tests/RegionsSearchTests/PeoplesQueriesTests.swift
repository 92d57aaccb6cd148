import Regions
import RegionsChina
import RegionsSearch
import RegionsTestSupport
import Testing

/// What people call regions, by kind, and which region has to come first. None of these was taken from a
/// list that the search is judged by.
struct PeoplesQueriesTests {
  static let search = RegionSearch(.china, former: .chinaFormer)

  @Test(arguments: [Example](kinds))
  func `a query finds its region first`(_ example: Example) throws {
    try expect(example.given, example.expected)
  }

  @Test(arguments: [
    ("江苏省苏州市吴中区东吴北路98号", "江苏省/苏州市/吴中区"), ("四川省成都市武侯区天府大道中段1388号", "四川省/成都市/武侯区"),
    ("陕西省西安市雁塔区小寨西路26号", "陕西省/西安市/雁塔区"), ("上海市静安区南京西路1266号恒隆广场", "上海市/静安区"),
    ("广州市天河区天河路208号", "广东省/广州市/天河区"), ("武汉市洪山区珞喻路1037号", "湖北省/武汉市/洪山区"),
    ("重庆市渝中区民族路188号环球金融中心", "重庆市/渝中区"), ("山东省青岛市市南区香港中路10号", "山东省/青岛市/市南区"),
    ("福建省厦门市思明区湖滨南路388号", "福建省/厦门市/思明区"), ("云南省昆明市五华区东风西路123号", "云南省/昆明市/五华区"),
    ("辽宁省大连市中山区人民路9号", "辽宁省/大连市/中山区"), ("湖南省长沙市岳麓区麓山南路932号", "湖南省/长沙市/岳麓区"),
  ])
  func `a whole address finds its region`(query: String, path: String) throws {
    let first = try #require(PeoplesQueriesTests.search.results(for: query, limit: 1).first)
    let names = first.region.path.map { $0.name }.joined(separator: "/")
    #expect(names.hasPrefix(path), "\(query): \(names)")
    #expect(!first.isNear)
  }

  @Test(arguments: [
    ("北京海店", "北京市/海淀区"), ("北京 朝洋区", "北京市/朝阳区"), ("广州天何", "广东省/广州市/天河区"),
    ("西安燕塔", "陕西省/西安市/雁塔区"), ("上海续汇", "上海市/徐汇区"), ("beijing chaoynag", "北京市/朝阳区"),
    ("guangdong shenzehn", "广东省/深圳市"), ("浙江杭洲", "浙江省/杭州市"), ("江苏素州", "江苏省/苏州市"),
    ("重庆鱼中区", "重庆市/渝中区"),
  ])
  func `a slip inside a path is marked as one`(query: String, path: String) throws {
    try expect(query, path, isNear: true)
  }

  @Test(arguments: [
    "天安门", "zzzzqqq", "hello world", "斯德哥尔摩", "🙂", "外滩源", "asdfghjkl",
    "London", "南锣鼓巷",
  ])
  func `what nothing is called finds nothing, or something that is marked as near`(query: String) {
    let results = PeoplesQueriesTests.search.results(for: query)
    #expect(results.allSatisfy { $0.isNear }, "\(query): \(results.first?.region.name ?? "")")
    #expect(PeoplesQueriesTests.search.results(for: query, exact: true).isEmpty)
  }

  @Test func `every part that matched is highlighted, in the names above too`() throws {
    let first = try #require(PeoplesQueriesTests.search.results(for: "广东sz南山").first)
    #expect(first.pathHighlights == [[0..<2], [0..<2], [0..<2]])
    let reversed = try #require(PeoplesQueriesTests.search.results(for: "西湖 zhejiang").first)
    #expect(reversed.pathHighlights == [[0..<2], [], [0..<2]])
    let alias = try #require(PeoplesQueriesTests.search.results(for: "沪").first)
    #expect(alias.pathHighlights == [[]])
  }

  @Test func `until keeps to a rank, and the rest of a longer query is passed over`() throws {
    let search = PeoplesQueriesTests.search
    let street = try #require(search.results(for: "北京市海淀区中关村街道", until: .county).first)
    #expect(street.region.id == "110108")
    #expect(
      search.results(for: "朝阳", limit: 500, until: .county).allSatisfy {
        ($0.region.rank ?? .village) <= .county
      })
    #expect(search.results(for: "东莞", until: .prefecture).first?.region.id == "441900")
  }

  private func expect(_ query: String, _ path: String, isNear: Bool = false) throws {
    let first = try #require(
      PeoplesQueriesTests.search.results(for: query, limit: 3).first, "\(query)")
    #expect(first.region.path.map { $0.name }.joined(separator: "/") == path, "\(query)")
    #expect(first.isNear == isNear, "\(query)")
  }

  static let kinds: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "traditional and variant characters": [
      "廣州": "广东省/广州市", "湖南長沙": "湖南省/长沙市", "遼寧": "辽宁省", "貴陽市": "贵州省/贵阳市", "蘇州": "江苏省/苏州市",
      "瀋陽": "辽宁省/沈阳市", "寧波": "浙江省/宁波市", "濟南市": "山东省/济南市", "烏魯木齊": "新疆维吾尔自治区/乌鲁木齐市",
      "齊齊哈爾": "黑龙江省/齐齐哈尔市", "浦東新區": "上海市/浦东新区", "雲南": "云南省", "陝西": "陕西省", "內蒙古": "内蒙古自治区",
      "高雄市": "台湾省/高雄市", "臺中市": "台湾省/台中市", "澳門": "澳门特别行政区", "廈門": "福建省/厦门市", "龍巖市": "福建省/龙岩市",
      "連雲港": "江苏省/连云港市",
    ],
    "one letter for a province": [
      "冀": "河北省", "晋": "山西省", "辽": "辽宁省", "吉": "吉林省", "黑": "黑龙江省", "申": "上海市", "浙": "浙江省",
      "皖": "安徽省", "闽": "福建省", "赣": "江西省", "鲁": "山东省", "豫": "河南省", "鄂": "湖北省", "湘": "湖南省",
      "桂": "广西壮族自治区", "琼": "海南省", "川": "四川省", "黔": "贵州省", "滇": "云南省", "藏": "西藏自治区", "陇": "甘肃省",
      "青": "青海省", "宁": "宁夏回族自治区", "新": "新疆维吾尔自治区", "港": "香港特别行政区", "滬": "上海市",
    ],
    "names in other languages": [
      "Canton": "广东省/广州市", "Shanghai": "上海市", "Xinjiang": "新疆维吾尔自治区", "Harbin": "黑龙江省/哈尔滨市",
      "Kashgar": "新疆维吾尔自治区/喀什地区", "Shaanxi": "陕西省", "Sichuan Province": "四川省",
      "Hangzhou City": "浙江省/杭州市", "Xihu District, Hangzhou": "浙江省/杭州市/西湖区",
      "Chaoyang District Beijing": "北京市/朝阳区", "Suzhou, Jiangsu": "江苏省/苏州市",
      "Zhejiang, China": "浙江省", "HONG KONG": "香港特别行政区", "Mukden": "辽宁省/沈阳市", "tsingtao": "山东省/青岛市",
      "Nanking": "江苏省/南京市",
      "Dalian City": "辽宁省/大连市", "Hohhot": "内蒙古自治区/呼和浩特市", "Shigatse": "西藏自治区/日喀则市",
    ],
    "what English writes behind a name": [
      "Pudong New Area": "上海市/浦东新区", "Pudong New District": "上海市/浦东新区", "Xuhui Dist.": "上海市/徐汇区",
      "Hong Kong SAR": "香港特别行政区", "Kunshan County-level City": "江苏省/苏州市/昆山市",
      "Shenzhen, PRC": "广东省/深圳市",
      "Hangzhou, P.R. China": "浙江省/杭州市", "New Taipei City": "台湾省/新北市",
      "Yanbian Korean Autonomous Prefecture": "吉林省/延边朝鲜族自治州",
      "Enshi Tujia and Miao Autonomous Prefecture": "湖北省/恩施土家族苗族自治州",
      "Ningxia Hui Autonomous Region": "宁夏回族自治区", "Xinjiang Uyghur Autonomous Region": "新疆维吾尔自治区",
      "Dali Bai Autonomous Prefecture": "云南省/大理白族自治州", "Bai": "广东省/广州市/白云区",
    ],
    "names of before": [
      "南汇区": "上海市/浦东新区", "萝岗区": "广东省/广州市/黄埔区", "江东区": "浙江省/宁波市/鄞州区", "下城区": "浙江省/杭州市/拱墅区",
      "即墨市": "山东省/青岛市/即墨区", "富阳市": "浙江省/杭州市/富阳区", "增城市": "广东省/广州市/增城区", "塘沽区": "天津市/滨海新区",
      "北塘区": "江苏省/无锡市/梁溪区", "上海南汇区": "上海市/浦东新区",
    ],
    "words that are said twice or say nothing": [
      "天津市市辖区和平区": "天津市/和平区", "北京北京朝阳": "北京市/朝阳区", "重庆市重庆市渝中区": "重庆市/渝中区", "中国广东省深圳市": "广东省/深圳市",
      "中国 浙江 杭州": "浙江省/杭州市", "中国大陆 广东 深圳": "广东省/深圳市", "湖北省直辖县级行政区划潜江": "湖北省/潜江市",
      "上海市 市辖区 徐汇区": "上海市/徐汇区", "广东省广东省广州市": "广东省/广州市", "中华人民共和国江苏省": "江苏省",
      "四川四川成都": "四川省/成都市", "天津天津市河西区": "天津市/河西区",
    ],
    "the smaller region first": [
      "西湖区杭州": "浙江省/杭州市/西湖区", "海淀北京": "北京市/海淀区", "武侯成都四川": "四川省/成都市/武侯区", "浦东上海": "上海市/浦东新区",
      "雁塔区西安市陕西省": "陕西省/西安市/雁塔区", "鼓楼福州": "福建省/福州市/鼓楼区", "朝阳长春": "吉林省/长春市/朝阳区", "渝中重庆": "重庆市/渝中区",
      "福田深圳": "广东省/深圳市/福田区", "江宁 南京": "江苏省/南京市/江宁区", "昆山江苏": "江苏省/苏州市/昆山市", "义乌浙江": "浙江省/金华市/义乌市",
    ],
    "whatever stands between the names": [
      "浙江,杭州,西湖": "浙江省/杭州市/西湖区", "浙江，杭州，西湖区": "浙江省/杭州市/西湖区", "四川-成都": "四川省/成都市",
      "四川>成都>武侯": "四川省/成都市/武侯区", "山东、青岛": "山东省/青岛市", "山东·青岛": "山东省/青岛市", "湖北 → 武汉": "湖北省/武汉市",
      "湖北|武汉|江夏": "湖北省/武汉市/江夏区", "陕西_西安": "陕西省/西安市", "福建；厦门": "福建省/厦门市", "（福建）厦门": "福建省/厦门市",
      "广西.南宁": "广西壮族自治区/南宁市", "「辽宁」大连": "辽宁省/大连市", "河北：保定": "河北省/保定市", "江西　南昌": "江西省/南昌市",
    ],
    "pinyin and initials among characters, and paths of them": [
      "浙江hz": "浙江省/杭州市", "zj杭州": "浙江省/杭州市", "上海pudong": "上海市/浦东新区", "四川chengdu": "四川省/成都市",
      "sc成都": "四川省/成都市", "重庆yz": "重庆市/渝中区", "zjhz": "浙江省/杭州市", "hbwh": "湖北省/武汉市", "jsnj": "江苏省/南京市",
      "cdwh": "四川省/成都市/武侯区", "shpd": "上海市/浦东新区", "gzth": "广东省/广州市/天河区",
      "hangzhouxihu": "浙江省/杭州市/西湖区", "hzxihu": "浙江省/杭州市/西湖区", "zhejiang杭州": "浙江省/杭州市",
      "bj朝阳": "北京市/朝阳区", "shanghaixuhui": "上海市/徐汇区", "guangzhou tianhe": "广东省/广州市/天河区",
      "sd qd": "山东省/青岛市", "nanjing gulou": "江苏省/南京市/鼓楼区",
    ],
    "autonomous divisions by what they are called": [
      "红河州": "云南省/红河哈尼族彝族自治州", "楚雄州": "云南省/楚雄彝族自治州", "凉山州": "四川省/凉山彝族自治州", "阿坝州": "四川省/阿坝藏族羌族自治州",
      "甘孜州": "四川省/甘孜藏族自治州", "黔南州": "贵州省/黔南布依族苗族自治州", "湘西州": "湖南省/湘西土家族苗族自治州", "延边州": "吉林省/延边朝鲜族自治州",
      "酉阳县": "重庆市/酉阳土家族苗族自治县", "长阳县": "湖北省/宜昌市/长阳土家族自治县", "鄂伦春旗": "内蒙古自治区/呼伦贝尔市/鄂伦春自治旗",
      "昌吉州": "新疆维吾尔自治区/昌吉回族自治州",
    ],
    "the best known of those who share a name": [
      "hz": "浙江省/杭州市", "nj": "江苏省/南京市", "cq": "重庆市", "xa": "陕西省/西安市", "qd": "山东省/青岛市",
      "xm": "福建省/厦门市", "朝阳区": "北京市/朝阳区", "西湖区": "浙江省/杭州市/西湖区", "宝山": "上海市/宝山区",
      "江北区": "浙江省/宁波市/江北区", "白云区": "广东省/广州市/白云区", "吉林": "吉林省", "通州": "北京市/通州区", "普陀区": "上海市/普陀区",
      "zz": "河南省/郑州市", "cs": "湖南省/长沙市",
    ],
    // Written and run once before anything was mended for them.
    "a mixture of all kinds": [
      "寶雞": "陕西省/宝鸡市", "瀋陽市": "辽宁省/沈阳市", "濟南歷下區": "山东省/济南市/历下区", "黃岡": "湖北省/黄冈市",
      "蘇州吳中": "江苏省/苏州市/吴中区", "臺中市": "台湾省/台中市", "冀": "河北省", "豫 洛阳": "河南省/洛阳市", "湘潭": "湖南省/湘潭市",
      "赣州": "江西省/赣州市", "甘": "甘肃省", "Canton": "广东省/广州市", "Lhasa": "西藏自治区/拉萨市", "Tsingtao": "山东省/青岛市",
      "Amoy": "福建省/厦门市", "Nanking": "江苏省/南京市", "Kashi Prefecture": "新疆维吾尔自治区/喀什地区",
      "Chaoyang District Beijing": "北京市/朝阳区", "Kowloon": "香港特别行政区", "宣武区": "北京市/西城区",
      "闸北区": "上海市/静安区", "静海县": "天津市/静海区", "通县": "北京市/通州区", "淮阴市": "江苏省/淮安市",
      "杭州市滨江区网商路699号": "浙江省/杭州市/滨江区", "广东深圳南山区粤海街道科技园": "广东省/深圳市/南山区/粤海街道",
      "成都市武侯区天府大道中段": "四川省/成都市/武侯区", "江苏省昆山市玉山镇前进中路": "江苏省/苏州市/昆山市/玉山镇", "浙江/宁波/鄞州": "浙江省/宁波市/鄞州区",
      "福建－厦门－思明": "福建省/厦门市/思明区", "四川,绵阳,涪城区": "四川省/绵阳市/涪城区", "湖北·武汉·洪山": "湖北省/武汉市/洪山区",
      "zj杭州": "浙江省/杭州市", "gz天河": "广东省/广州市/天河区", "js苏州吴江": "江苏省/苏州市/吴江区", "hunan长沙": "湖南省/长沙市",
      "cd": "四川省/成都市", "朝阳": "北京市/朝阳区", "xm": "福建省/厦门市", "sjz": "河北省/石家庄市", "鼓楼": "江苏省/南京市/鼓楼区",
      "黔南": "贵州省/黔南布依族苗族自治州", "甘孜州": "四川省/甘孜藏族自治州", "兴安盟": "内蒙古自治区/兴安盟", "海南三沙": "海南省/三沙市",
    ],
  ]
}
