import RegionsNames

/// The endings that stand in a text behind a name.
struct NameEndings {
  private let lexicon: NameLexicon
  private var found: [(number: EndingNumber, end: Int)] = []
  /// Where the office of a street ends, as which it is named: 民治街道办事处.
  private var officeEnd: Int?

  init(_ lexicon: NameLexicon) {
    self.lexicon = lexicon
    found.reserveCapacity(8)
  }

  var isEmpty: Bool { found.isEmpty }

  /// Finds those that begin at `start`.
  mutating func find(in text: AddressText, at start: Int) {
    found.removeAll(keepingCapacity: true)
    officeEnd = nil
    guard start < text.units.count, lexicon.mayBeginEnding(text.units[start]) else { return }
    var state = NameLexicon.endingRoot
    var end = start
    while end < text.units.count {
      state = lexicon.edges.target(of: state, over: text.units[end])
      guard state != .none else { return }
      end += 1
      if let number = lexicon.ending(at: state), !text.isNoEnding(start..<end),
        !text.isInsideWord(end)
      {
        found.append((number, end))
        if text.isOffice(start..<end) { officeEnd = end }
      }
    }
  }

  /// How well a text has an entry's name that ends at `end` but for its ending, and where it ends.
  func quality(of entry: NameEntry, end: Int) -> (quality: NameQuality, end: Int) {
    if entry.kind == .zone { return (.alias, end) }
    let whole: NameQuality = entry.kind == .alias ? .alias : .whole
    if entry.ending == .none, entry.kind != .alias { return (whole, end) }
    var variant: Int?
    for ending in found {
      if ending.number == entry.ending { return (whole, officeEnd ?? ending.end) }
      if lexicon.isUsual(ending.number, forRank: entry.rank) { variant = ending.end }
    }
    // Harbin City, 内蒙自治区: another name may have an ending, or none.
    return variant.map { (.variant, $0) } ?? (entry.ending == .none ? whole : .short, end)
  }
}
