import RegionsSource

/// The usual order of words for levels, for columns that have as many different values.
enum LevelRank {
  /// The rank of words for countries.
  static let country = 1

  /// 0 for a continent, more for what is below; 50 for words that say nothing.
  static func of(_ key: String) -> Int {
    // Of nested groups the innermost is the topmost region.
    let dots = key.filter { $0 == "." }.count
    if dots > 0 { return 40 - dots }
    let parts = KeyMeaning.words(of: key)
    if KeyMeaning(key).contains([.name, .plain]) { return 49 }
    return LevelWords.ranked.firstIndex { level in
      level.contains { word in
        parts.contains(word) || (word.utf8.contains { $0 >= 0x80 } && key.hasPrefix(word))
      }
    } ?? 50
  }
}
