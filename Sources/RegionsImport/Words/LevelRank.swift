import RegionsSource

/// The usual order of words for levels, for columns that have as many different values.
enum LevelRank {
  /// The rank of words that say nothing.
  static let unknown = 50
  /// The rank of words for names, which are of any level.
  static let named = 49
  /// The rank of words for countries.
  static let country = 1

  /// The level that divisions of a kind have: 0 of a country, 1 of a province, 省 or 省级; `nil` for words
  /// that say nothing.
  static func level(ofKind kind: String) -> Int? {
    var word = kind.lowercased()
    if word.count > 1, word.hasSuffix("级") { word.removeLast() }
    let rank =
      kinds.firstIndex { $0.contains(word) }
      ?? LevelWords.ranked.dropFirst(country).firstIndex { $0.contains(word) }
    return rank.map { $0 - country }
  }

  /// Words that put a level above its usual place: a federal district holds regions.
  private static let widening = Words.set(.widening)

  /// Whether headings name a region and a province of a country whose regions have provinces.
  static func isRegion(_ one: String, above other: String) -> Bool {
    !regions.isDisjoint(with: KeyMeaning.words(of: one))
      && !provinces.isDisjoint(with: KeyMeaning.words(of: other))
  }

  /// Whether two headings differ in a number alone and the first has the smaller one: "admin0Name" above "admin1Name".
  static func isNumbered(_ one: String, above other: String) -> Bool {
    let (upper, lower) = (number(in: one), number(in: other))
    guard upper.rest == lower.rest, let number = upper.number, let next = lower.number else {
      return false
    }
    return number < next
  }

  /// The digits of a heading as a number, and what else it says.
  static func number(in heading: String) -> (rest: String, number: Int?) {
    func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }
    return (heading.filter { !isDigit($0) }, Int(heading.filter(isDigit)))
  }

  private static let regions = Words.set(.region)
  private static let provinces = Words.set(.province)

  /// What divisions of a kind are called besides, from countries on.
  private static let kinds = Words.ranked(.kind).dropFirst(country)

  /// 0 for a continent, more for what is below; ``unknown`` for words that say nothing.
  static func of(_ key: String) -> Int {
    // Of nested groups the innermost is the topmost region.
    let dots = key.filter { $0 == "." }.count
    if dots > 0 { return 40 - dots }
    let parts = KeyMeaning.words(of: key)
    if parts.contains(where: widening.contains) { return unknown }
    if KeyMeaning(key).contains([.name, .plain]) { return named }
    let isASCII = key.utf8.allSatisfy { $0 < 0x80 }
    return LevelWords.ranked.firstIndex { level in
      !level.isDisjoint(with: parts)
        || !isASCII
          && level.contains { word in
            word.utf8.contains { $0 >= 0x80 } && key.hasPrefix(word)
          }
    } ?? unknown
  }
}
