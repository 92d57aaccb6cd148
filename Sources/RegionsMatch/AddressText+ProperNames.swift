import RegionsNames

/// What stands behind a name and makes it part of another one: of a road, a school, a building.
extension AddressText {
  /// Whether what stands before `index` is the name of a road: 路, 东路, 中山一路's 一路, 大道, 3街.
  func isRoad(at index: Int) -> Bool {
    if index > 0, AddressText.isLatin(units[index - 1]) { return isLatinRoad(at: index) }
    var index = index
    let limit = min(units.count, index + 4)
    while index < limit {
      let unit = units[index]
      if AddressText.roadEnds.contains(unit) { return true }
      if unit == 0x80E1 { return index + 1 < units.count && units[index + 1] == 0x540C }  // 胡同
      let isNumber = unit >= 0x30 && unit <= 0x39
      guard isNumber || AddressText.roadQualifiers.contains(unit) else { return false }
      index += 1
    }
    return false
  }

  /// The same in English and in pinyin: Nanjing Road, Nanjing West Road, Beijing Hotel.
  private func isLatinRoad(at index: Int) -> Bool {
    var index = index
    for _ in 0..<3 {
      while index < units.count, units[index] == 0x20 { index += 1 }
      var end = index
      while end < units.count, !AddressText.isSeparator(units[end]) { end += 1 }
      guard end > index else { return false }
      let word = units[index..<end]
      if AddressText.latinRoadEnds.contains(where: { $0[...] == word }) { return true }
      guard AddressText.latinQualifiers.contains(where: { $0[...] == word }) else { return false }
      index = end
    }
    return false
  }

  private static let latinRoadEnds = NameFolding.words(
    """
    road rd street st avenue ave lane boulevard blvd highway alley hutong lu jie dajie dadao bridge square \
    hotel building tower mansion plaza university bank station
    """)
  private static let latinQualifiers = NameFolding.words(
    "east west south north middle central e w s n dong xi nan bei zhong 1st 2nd 3rd first second third"
  )

  // MARK: Endings that are none

  /// Whether what looks like an ending belongs to the next word: the 市 of 市场, the 办 of 街道办公楼; or
  /// is a street: 建设街, of towns that are called 建设街道.
  func isNoEnding(_ range: Range<Int>) -> Bool {
    let last = units[range.upperBound - 1]
    let next = range.upperBound < units.count ? units[range.upperBound] : 0
    switch last {
    case 0x5E02: return next == 0x573A  // 市场
    case 0x529E: return AddressText.officeWords.contains(next)
    case 0x8857: return range.count == 1  // 街
    default: return false
    }
  }

  /// Whether the 市 at an index begins 市中区, 市北区 or 市南区: 济南市中区.
  func isCityDistrict(at index: Int) -> Bool {
    guard index + 2 < units.count, units[index] == 0x5E02, units[index + 2] == 0x533A else {
      return false
    }
    return [0x4E2D, 0x5317, 0x5357].contains(units[index + 1])
  }

  /// Whether an ending is that of the office of a town: 街道办事处, 街道办.
  func isOffice(_ range: Range<Int>) -> Bool {
    range.count > 2 && [0x529E, 0x5904].contains(units[range.upperBound - 1])
  }

  /// What 办 begins: 办公, 办理, 办学.
  private static let officeWords = NameFolding.folded("公理学")

  // MARK: Proper names

  /// Whether a name that ends at `index` ends there for certain: with the text or before a separator.
  @inline(__always)
  func isWordEnd(_ index: Int) -> Bool {
    index >= units.count || solid[index + 1] == solid[index]
  }

  /// Whether the last unit before `index` is what roads end in: 学院路, of 学院路街道.
  func endsLikeRoad(at index: Int) -> Bool {
    index > 0 && AddressText.roadEnds.contains(units[index - 1])
  }

  /// Whether what stands before `index` begins the name of a school, a hospital, a firm or a building:
  /// 大学, 师范大学, 第一人民医院, 三中, 工业园.
  func isProperName(at index: Int) -> Bool {
    var index = index
    for _ in 0..<6 {
      guard index < units.count else { return false }
      if isNumberedSchool(at: index) { return true }
      guard let words = AddressText.properWords[units[index]],
        let word = words.first(where: { holds($0.units, at: index) })
      else { return false }
      if word.isEnd { return true }
      index += word.units.count
    }
    return false
  }

  /// 三中, 十一中, 101中: a school by its number.
  private func isNumberedSchool(at index: Int) -> Bool {
    var end = index
    while end < units.count, end < index + 4,
      units[end] >= 0x30 && units[end] <= 0x39 || AddressText.numerals.contains(units[end])
    {
      end += 1
    }
    return end > index && end < units.count && units[end] == 0x4E2D && !isRoad(at: end)
  }

  private static let numerals = NameFolding.folded("一二三四五六七八九十")

  /// The words such names are made of, by their first unit, the longest first; those that end one, and
  /// those that stand before.
  private static let properWords: [UInt16: [(units: [UInt16], isEnd: Bool)]] = {
    let ends = """
      大学 学院 学校 中学 小学 高中 初中 党校 幼儿园 医院 卫生院 卫生所 疾控 银行 法院 检察院 公安 政府 海关 监狱       大厦 大楼 大酒店 酒店 宾馆 饭店 旅馆 广场 公园 花园 家园 花苑 家苑 佳苑 公寓 别墅 小区 新村 新城 商场 市场       商城 商厦 超市 百货 工业园 工业区 科技园 产业园 创业园 软件园 物流园 园区 机场 火车站       高铁站 汽车站 客运站 车站 东站 西站 南站 北站 体育场 体育馆 体育中心 图书馆 博物馆 会展中心 美术馆 影院 剧院       码头 大桥 立交 公司 集团 工厂 研究院 研究所 设计院 电视台 报社 商会 协会 会馆 驿站 名城 名苑 华府 国际城
      """
    let before = """
      第 大 省 市 县 区 东 西 南 北 中 师范 理工 科技 工业 农业 林业 医科 医药 中医 中医药 中西医 财经 政法 交通 海事       海洋 航空 航天 邮电 电子 信息 外语 外国语 民族 体育 音乐 美术 艺术 职业 技术 工程 建筑 传媒 经贸 商务 商业 国际       人民 中心 妇幼 保健 妇女 儿童 妇产 肿瘤 口腔 附属 实验 高级 中级 联合 城市 警官 警察 广播 开放 经济 高新 世纪 时代       有限 股份 送变电 建设 投资 发展 贸易 一 二 三 四 五 六 七 八 九 十
      """
    var table: [UInt16: [(units: [UInt16], isEnd: Bool)]] = [:]
    for (list, isEnd) in [(ends, true), (before, false)] {
      for word in NameFolding.words(list) { table[word[0], default: []].append((word, isEnd)) }
    }
    return table.mapValues { $0.sorted { $0.units.count > $1.units.count } }
  }()

  private static let roadEnds = NameFolding.folded("路街巷弄道")
  private static let roadQualifiers = NameFolding.folded("东南西北中上下前后内外新老大小支环横一二三四五六七八九十第")
}
