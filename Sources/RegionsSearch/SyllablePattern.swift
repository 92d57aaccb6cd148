/// A query prepared for matching against runs of pinyin syllables.
///
/// A syllable may be spelled out, or stand as its first letter (or zh, ch, sh); the last one of a word
/// may end early. So chaoyang, chaoy, cyang and cy all read 朝阳. The pattern is an automaton whose
/// state is the set of letters of the query up to which the syllables so far can be read, one bit each;
/// a syllable moves all of them at once.
struct SyllablePattern {
  /// What one syllable may stand for, as bits for letters of the query.
  struct Syllable {
    /// The letters at which it stands spelled out.
    var spelled: UInt64 = 0
    /// The letters from which the rest of the word is its beginning, but not all of it.
    var cut: UInt64 = 0
    /// The letters that equal its first letter, and those where zh, ch or sh stands.
    var initial: UInt64 = 0
    var digraph: UInt64 = 0
    /// The letters at which it may stand in any of these ways.
    var starts: UInt64 = 0
    var length: UInt64 = 0

    /// The letters at which it may stand so that what follows is one of `ends`.
    fileprivate func starts(before ends: UInt64) -> UInt64 {
      cut | spelled & ends >> length | initial & ends >> 1 | digraph & ends >> 2
    }
  }

  /// By syllable; empty if the query has no Latin letters or there is no pinyin.
  private(set) var syllables: [Syllable] = []
  /// The letters from which on the rest of a word may be syllables, and all ends of words.
  private(set) var goesOn: UInt64 = ~0

  var isEmpty: Bool { syllables.isEmpty }

  /// - Precondition: the pattern isn't empty, and the table it was made with has the number.
  subscript(number: SyllableNumber) -> Syllable { syllables[number.index] }

  /// - Parameters:
  ///   - table: empty, if there is no pinyin.
  ///   - readsAll: whether all letters of the query have to stand for syllables, so that one after
  ///     which the rest of its word could not be read needn't be looked at.
  init(_ query: SearchQuery, _ table: SyllableTable, readsAll: Bool) {
    guard query.hasLatin, !table.isEmpty else { return }
    syllables = table.syllables.map { SyllablePattern.syllable($0, in: query) }
    if readsAll { dropDeadEnds(query) }
  }

  private static func syllable(_ spelling: [UInt8], in query: SearchQuery) -> Syllable {
    var syllable = Syllable(length: UInt64(spelling.count))
    guard let first = spelling.first else { return syllable }
    let letters = query.letters
    for start in letters.indices where letters[start] == UInt16(first) {
      let bit: UInt64 = 1 << UInt64(start)
      let end = query.wordEnd(after: start)
      syllable.initial |= bit
      var length = 1
      while length < spelling.count, start + length < end,
        SyllablePattern.reads(letters[start + length], spelling[length])
      {
        length += 1
      }
      if length == spelling.count {
        syllable.spelled |= bit
      } else if start + length == end {
        syllable.cut |= bit
      }
      if length >= 2, spelling[1] == 0x68, first == 0x7A || first == 0x63 || first == 0x73 {
        syllable.digraph |= bit
      }
    }
    // Of 尔 within a name many write the last letter: hrb, qqhr.
    if spelling == [0x65, 0x72] {
      for start in letters.indices where letters[start] == 0x72 && !query.isWordStart(start) {
        syllable.initial |= 1 << UInt64(start)
      }
    }
    syllable.starts = syllable.initial
    return syllable
  }

  private mutating func dropDeadEnds(_ query: SearchQuery) {
    goesOn = query.wordEnds
    for start in query.letters.indices.reversed() {
      let bit: UInt64 = 1 << UInt64(start)
      if syllables.contains(where: { $0.initial & bit & $0.starts(before: goesOn) != 0 }) {
        goesOn |= bit
      }
    }
    for number in syllables.indices {
      syllables[number].starts = syllables[number].starts(before: goesOn)
    }
  }

  /// Whether a letter that was typed stands for a letter of a syllable: ü, written v, is typed as v,
  /// u or ü.
  static func reads(_ typed: UInt16, _ letter: UInt8) -> Bool {
    typed == UInt16(letter) || letter == 0x76 && typed == 0x75
  }
}
