/// How well one word matches one name: the place of the match first, then what matched.
///
/// Smaller is better. The order is laid down in the article `Search.md` in Regions.docc.
struct MatchRank: Comparable {
  /// Bit 0: a short name, where the rest is the same; bits 1 and 2: the source; the place above.
  private let value: UInt8

  /// Which part of the name the match covers, best first.
  enum Place: UInt8 {
    case wholeName, shortName, wordsAtStart, start, wordsInside, inside
  }

  /// What the word was compared with, best first.
  enum Source: UInt8 {
    case name, id, pinyin, initials
  }

  init(_ place: Place, _ source: Source) {
    let isShort: UInt8 = place == .shortName ? 1 : 0
    // The whole and the short name are equally good places: 北京 is 北京市 before any 北京街道, and 重庆
    // goes before 城区 for cq.
    let step = place.rawValue - min(place.rawValue, 1)
    value = step << 3 | source.rawValue << 1 | isShort
  }

  private init(value: UInt8) {
    self.value = value
  }

  /// One slip of the hand away from the whole or the short name.
  static let typo = MatchRank(value: 5 << 3)

  /// No match.
  static let none = MatchRank(value: .max)

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.value < right.value }

  /// What a match of this rank costs, 0 for the best; ranks that differ only in whether the whole or
  /// the short name matched cost the same. Costs of several words are added, see ``WordCover``.
  var penalty: Int { Int(value >> 1) }

  /// What to tell people about a match of this rank.
  var kind: RegionMatch.Kind {
    if self >= .typo { return .typo }
    switch Source(rawValue: value >> 1 & 3) {
    case .id: return .id
    case .pinyin: return .pinyin
    case .initials: return .pinyinInitials
    default:
      if value >> 3 > 0 { return .part }
      return value & 1 == 0 ? .name : .shortName
    }
  }
}
