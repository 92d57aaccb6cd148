/// The words that tell what kind of division a name is of, with the ranks they are used for: what people
/// put behind a name when they don't know the right one (宁乡县 for 宁乡市, 酉阳县 for 酉阳土家族苗族自治县).
package struct RankSuffix: Sendable {
  /// Folded.
  package let units: [UInt16]
  /// Bit `r` for each rank `r` (see ``RegionRank``) of the divisions that are called so.
  package let ranks: UInt8

  /// Whether divisions of a rank are called so; 0 is a division without a rank.
  package func fits(rank: Int) -> Bool { rank < 8 && ranks >> UInt8(rank) & 1 != 0 }

  package static let all: [RankSuffix] =
    list("省 自治区 特别行政区", 0b0000_0010)
    + list("市", 0b0000_1110)
    + list("地区 盟 州 自治州", 0b0000_0100)
    + list("县 区 旗 自治县 自治旗 新区 特区 林区", 0b0000_1000)
    + list("镇 乡 街道 街 街道办事处 街道办 办事处 区街道 区街道办事处 苏木 民族乡 地区办事处", 0b0001_0000)
    + list("村 社区 居委会 村委会 居民委员会 村民委员会 社区居委会 社区居民委员会", 0b0010_0000)

  /// What stands behind a name in Latin letters: in English, and the endings in pinyin.
  package static let latin: [RankSuffix] =
    latinList(
      "province|prov.|municipality|autonomous region|special administrative region|sar|s.a.r.|sheng",
      0b0000_0010)
    + latinList("city|shi", 0b0000_1110)
    + latinList(
      "prefecture|autonomous prefecture|league|prefecture-level city|zhou|diqu", 0b0000_0100)
    + latinList(
      """
      district|dist.|dist|new district|new area|county|autonomous county|banner|autonomous banner|\
      county-level city|qu|xian
      """, 0b0000_1000)

  /// How English writes the ending of a name, the most usual way first: “Prefecture”, “Tujia and Miao
  /// Autonomous Prefecture”. Empty for a name without.
  package static func latinEndings(for ending: ArraySlice<UInt16>) -> [[UInt16]] {
    guard !ending.isEmpty,
      let kind = english.first(where: { ending.suffix($0.ending.count) == $0.ending[...] })
    else { return [] }
    let nationalities = Nationality.list(in: ending.dropLast(kind.ending.count))
    return Nationality.latinLists(of: nationalities).map { $0 + kind.word }
  }

  /// The longer endings first.
  private static let english: [(ending: [UInt16], word: [UInt16])] = [
    ("自治区", "autonomous region"), ("特别行政区", "special administrative region"),
    ("自治州", "autonomous prefecture"), ("自治县", "autonomous county"), ("自治旗", "autonomous banner"),
    ("地区", "prefecture"), ("新区", "new area"), ("省", "province"), ("市", "city"), ("区", "district"),
    ("县", "county"), ("旗", "banner"), ("盟", "league"), ("州", "prefecture"),
  ].map { (NameFolding.folded($0.0), NameFolding.folded(" " + $0.1)) }

  /// - Parameter words: with a vertical bar between them.
  private static func latinList(_ words: String, _ ranks: UInt8) -> [RankSuffix] {
    NameFolding.folded(words).split(separator: 0x7C).map {
      RankSuffix(units: [0x20] + $0, ranks: ranks)
    }
  }

  private static func list(_ words: String, _ ranks: UInt8) -> [RankSuffix] {
    NameFolding.folded(words).split(separator: 0x20).map {
      RankSuffix(units: Array($0), ranks: ranks)
    }
  }
}
