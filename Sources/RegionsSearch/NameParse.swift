/// A part of the query that stands for one region: which letters, by which name, and how well.
struct NameParse {
  var start: Int
  var end: Int
  var fit: Fit
  var source: Source
  /// The units of the official name it covers; empty if another name matched.
  var units: Range<Int> = 0..<0

  var mask: UInt64 { (1 << UInt64(end)) - (1 << UInt64(start)) }

  /// Which part of the name the letters are, best first.
  enum Fit: Int, Comparable {
    case whole, wordsAtStart, start, wordsInside, inside, near

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the letters were compared with, best first: the name itself, one besides it, the ID, …
  enum Source: Int, Sendable {
    case name, shortName, alias, former, zone, id, pinyin, initials
  }

  /// What it costs. The fit counts first; the whole name and the short one are equally good: 北京 is
  /// 北京市 before any 北京街道, and 重庆 goes before 城区 for cq.
  var cost: Int {
    let bySource =
      switch source {
      case .name, .shortName, .alias: 0
      case .id, .former, .zone: 1
      case .pinyin: 2
      case .initials: 3
      }
    return fit.rawValue * 4 + bySource
  }

  /// What to tell people about it.
  func kind(hasVariants: Bool) -> RegionMatch.Kind {
    if fit == .near { return .typo }
    return switch source {
    case .name, .shortName:
      hasVariants
        ? .traditional : fit != .whole ? .part : source == .name ? .name : .shortName
    case .alias: fit == .whole ? .alias : .part
    case .former: .formerName
    case .zone: .zone
    case .id: .id
    case .pinyin: .pinyin
    case .initials: .pinyinInitials
    }
  }
}

/// The parts of a query that stand for one region. Few queries have more than are kept.
struct NameParses {
  private(set) var all: [NameParse] = []

  private static let limit = 24

  init() { all.reserveCapacity(16) }

  mutating func removeAll() { all.removeAll(keepingCapacity: true) }

  /// Adds one, unless it stands for nothing.
  @inline(__always)
  mutating func add(_ parse: NameParse) {
    guard parse.end > parse.start, all.count < NameParses.limit else { return }
    all.append(parse)
  }
}
