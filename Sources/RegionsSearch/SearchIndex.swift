import Regions

/// What a search reads, each part made when a query first needs it.
final class SearchIndex: Sendable {
  let storage: TreeStorage
  let names: Lazily<NameTable>
  /// `nil` inside if the data set has no pinyin.
  let pinyin: Lazily<PinyinTable?>
  let ids: Lazily<IDTable>
  /// The parent of each region, −1 for a root.
  let parents: Lazily<[Int32]>

  init(_ storage: TreeStorage) {
    let names = Lazily { NameTable(storage) }
    self.storage = storage
    self.names = names
    pinyin = Lazily { PinyinTable(storage, names: names.value) }
    ids = Lazily { IDTable(storage) }
    parents = Lazily {
      var parents = [Int32](repeating: -1, count: storage.nodeCount)
      for node in 0..<storage.nodeCount {
        for child in storage.children(of: node) { parents[child] = Int32(node) }
      }
      return parents
    }
  }

  /// The ranks that one word, or several typed as one name, give each region of `domain`.
  func ranks(of words: ArraySlice<[UInt16]>, in domain: [Range<Int>]) -> [MatchRank] {
    var ranks = [MatchRank](repeating: .none, count: storage.nodeCount)
    let names = names.value
    if canBeName(words) {
      names.match(Array(words.joined(separator: [0x20])), in: domain, into: &ranks)
    }
    if let word = words.first, words.count == 1, canBeID(word) {
      ids.value.match(word, in: domain, into: &ranks)
    }
    if isLatin(words), let table = pinyin.value, let pattern = PinyinPattern(words, in: table) {
      pattern.match(in: domain, into: &ranks)
    }
    return ranks
  }

  /// Whether the words could match anything in this data set.
  func canMatch(_ words: ArraySlice<[UInt16]>) -> Bool {
    canBeName(words) || isLatin(words) && (words.count == 1 || pinyin.value != nil)
  }

  /// Whether a name of this data set could hold the words, as far as their script tells.
  func canBeName(_ words: ArraySlice<[UInt16]>) -> Bool {
    let names = names.value
    return (words.count == 1 || names.hasSpaces) && (names.hasLatin || !isLatin(words))
  }

  private func isLatin(_ words: ArraySlice<[UInt16]>) -> Bool {
    words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
  }

  private func canBeID(_ word: [UInt16]) -> Bool {
    switch storage.idKind {
    case .numeric: word.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    case .text: word.allSatisfy { $0 < 0x80 }
    }
  }
}
