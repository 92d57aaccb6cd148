package import Regions

/// What people call the ranks of China's divisions: 省, 区县, 街道, city, district.
package enum RankWords {
  private static let words: [(rank: RegionRank, words: StaticString)] = [
    (.province, "省 省级 省份 自治区 直辖市 provinces state"),
    (.prefecture, "市 市级 地级 地级市 地市 地区 自治州 州 盟 city cities prefectures"),
    (.county, "区 县 区县 县区 市区 县级 区县级 县级市 旗 district districts counties area"),
    (
      .town,
      "街道 镇 乡 乡镇 镇街 乡级 乡镇级 乡镇街道 街道乡镇 street streets township townships towns subdistrict"
    ),
    (.village, "村 村级 社区 村居 村委会 居委会 villages community communities"),
  ]

  /// The rank a word stands for in a data set: its own name for it goes before what people say.
  package static func rank(_ text: String, in tree: RegionTree) -> RegionRank? {
    if let rank = tree.rank(text) { return rank }
    let wanted = text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    for (rank, words) in words where all(words).contains(where: { $0.elementsEqual(wanted) }) {
      return rank
    }
    return nil
  }

  /// Every word.
  package static var all: [String] {
    words.flatMap { all($0.words) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func all(_ words: StaticString) -> [ArraySlice<UInt8>] {
    words.withUTF8Buffer { unsafe Array($0) }.split(separator: 0x20)
  }
}
