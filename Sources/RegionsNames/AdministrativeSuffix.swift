/// What Chinese division names end in, and so what people leave out: 朝阳 for 朝阳区, 黔东南 for
/// 黔东南苗族侗族自治州.
///
/// Names that end in none of these, and names in other scripts, have no short form.
package enum AdministrativeSuffix {
  /// Where the name ends without its suffix and, where the suffix stands for an autonomous division,
  /// without the nationalities before it; the end of the name if there is no suffix.
  ///
  /// At least two characters stay: 单县 and 郊区 are called by their whole names.
  ///
  /// - Parameters:
  ///   - units: holds the folded name.
  ///   - name: where it does.
  package static func stemEnd(_ units: [UInt16], _ name: Range<Int>) -> Int {
    guard name.count > 2, let suffixes = byLastUnit[units[name.upperBound - 1]] else {
      return name.upperBound
    }
    for suffix in suffixes where ends(units, name, with: suffix.units) {
      let stem = name.lowerBound..<name.upperBound - suffix.units.count
      return suffix.followsNationality ? endWithoutNationalities(units, stem) : stem.upperBound
    }
    return name.upperBound
  }

  private static func endWithoutNationalities(_ units: [UInt16], _ name: Range<Int>) -> Int {
    var stem = name
    while let length = nationalities.first(where: { ends(units, stem, with: $0) })?.count {
      stem = stem.lowerBound..<stem.upperBound - length
    }
    // 鄂伦春 for 鄂伦春自治旗, 东乡 for 东乡族自治县: the nationality is the name.
    let isNationality = stem == name && name.count > 2 && units[name.upperBound - 1] == people
    return isNationality ? stem.upperBound - 1 : stem.upperBound
  }

  /// Whether a name ends in `end` and has two units more at least.
  private static func ends(_ units: [UInt16], _ name: Range<Int>, with end: [UInt16]) -> Bool {
    guard name.count >= end.count + 2 else { return false }
    var index = end.count - 1
    while index >= 0, units[name.upperBound - end.count + index] == end[index] { index -= 1 }
    return index < 0
  }

  private struct Suffix {
    let units: [UInt16]
    let followsNationality: Bool
  }

  /// 族, which ends the name of a nationality.
  private static let people = NameFolding.folded("族")[0]

  /// By their last character, the longest first.
  private static let byLastUnit: [UInt16: [Suffix]] = {
    let autonomous = "自治区 自治州 自治县 自治旗 区 民族乡 民族镇 民族苏木 乡 镇"
    let plain = """
      特别行政区 省 市 地区 盟 州 县 旗 林区 新区 特区 联合旗 \
      街道 街道办事处 地区办事处 办事处 苏木 \
      经济技术开发区 高新技术产业开发区 经济开发区 工业园区 开发区 管理区 \
      村 社区 村民委员会 居民委员会 村委会 居委会 社区居民委员会 社区居委会
      """
    var table: [UInt16: [Suffix]] = [:]
    for (list, followsNationality) in [(autonomous, true), (plain, false)] {
      for units in NameFolding.words(list) {
        table[units[units.count - 1], default: []]
          .append(Suffix(units: units, followsNationality: followsNationality))
      }
    }
    return table.mapValues { $0.sorted { $0.units.count > $1.units.count } }
  }()

  /// The nationalities in the forms that names use, the longest first.
  private static let nationalities: [[UInt16]] = {
    // Written without 族 in 新疆维吾尔自治区, 昌吉回族自治州, 塔什库尔干塔吉克自治县 …
    let bare = NameFolding.words("维吾尔 哈萨克 柯尔克孜 蒙古 塔吉克 锡伯 达斡尔 鄂温克 鄂伦春")
    // 各族: of all nationalities.
    let names = Nationality.words.filter(Nationality.isChinese) + NameFolding.words("各")
    return (names.map { $0 + [people] } + bare).sorted { $0.count > $1.count }
  }()
}
