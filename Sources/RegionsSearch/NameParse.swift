/// A part of the query that stands for one region: which letters, by which name, and how well.
struct NameParse {
  var start: Int
  var end: Int
  var place: Place
  var source: Source
  /// The units of the official name it covers; empty if another name matched.
  var units: Range<Int> = 0..<0

  var mask: UInt64 { (1 << UInt64(end)) - (1 << UInt64(start)) }

  /// Which part of the name is covered, best first.
  enum Place: Int, Comparable {
    case whole, wordsAtStart, start, wordsInside, inside, near

    static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the letters were compared with, best first: the name itself, one besides it, the ID, …
  enum Source: Int, Sendable {
    case name, shortName, alias, former, id, pinyin, initials
  }

  /// What it costs. The place counts first; the whole name and the short one are equally good: 北京 is
  /// 北京市 before any 北京街道, and 重庆 goes before 城区 for cq.
  var cost: Int {
    let bySource =
      switch source {
      case .name, .shortName, .alias: 0
      case .id, .former: 1
      case .pinyin: 2
      case .initials: 3
      }
    return place.rawValue * 4 + bySource
  }

  /// What to tell people about it.
  func kind(hasVariants: Bool) -> RegionMatch.Kind {
    if place == .near { return .typo }
    return switch source {
    case .name, .shortName:
      hasVariants
        ? .traditional : place != .whole ? .part : source == .name ? .name : .shortName
    case .alias: place == .whole ? .alias : .part
    case .former: .formerName
    case .id: .id
    case .pinyin: .pinyin
    case .initials: .pinyinInitials
    }
  }
}
