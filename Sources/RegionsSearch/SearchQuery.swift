import RegionsNames

/// What was typed, as folded words.
struct SearchQuery {
  /// In the order typed, at most ``maximumWordCount``; none is empty.
  let words: [[UInt16]]

  /// Further words are ignored: no path has more to say.
  static let maximumWordCount = 12

  init(_ text: String) {
    let units = NameFolding.folded(text)
    words = Array(
      units.split(whereSeparator: SearchQuery.isSeparator).prefix(SearchQuery.maximumWordCount)
        .map(Array.init))
  }

  /// White space; the slash between names in a path; the apostrophe in xi'an.
  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0xA0, 0x2F, 0x27, 0x2019: true
    default: false
    }
  }
}
