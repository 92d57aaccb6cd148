/// How well one word matches one name: the place of the match first, then what matched.
///
/// Smaller is better. Ranks of several words are added, see ``WordCover``; the order is laid down in
/// the article <doc:Search>.
struct MatchRank: Comparable {
  let value: UInt8

  /// Which part of the name the match covers, best first.
  enum Place: UInt8 {
    case wholeName, shortName, wordsAtStart, start, wordsInside, inside
  }

  /// What the word was compared with, best first.
  enum Source: UInt8 {
    case name, id, pinyin, initials
  }

  init(_ place: Place, _ source: Source) {
    value = place.rawValue << 2 | source.rawValue
  }

  private init(value: UInt8) {
    self.value = value
  }

  /// One slip of the hand away from the whole or the short name.
  static let typo = MatchRank(value: 24)

  /// No match.
  static let none = MatchRank(value: .max)

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.value < right.value }

  /// What to tell people about a match of this rank.
  var kind: RegionMatch.Kind {
    if self >= .typo { return .typo }
    switch Source(rawValue: value & 3) {
    case .id: return .id
    case .pinyin: return .pinyin
    case .initials: return .pinyinInitials
    default:
      switch Place(rawValue: value >> 2) {
      case .wholeName: return .name
      case .shortName: return .shortName
      default: return .part
      }
    }
  }
}
