/// A query prepared for matching against runs of pinyin syllables.
///
/// A syllable may be spelled out, or stand as its first letter (or zh, ch, sh); the last one of a word
/// may end early. So chaoyang, chaoy, cyang and cy all read 朝阳. The pattern is an automaton whose
/// state is the set of letters of the query up to which the syllables so far can be read, one bit each;
/// a syllable moves all of them at once.
struct SyllablePattern {
  /// Per syllable, the letters of the query at which it stands spelled out.
  private(set) var spelled: [UInt64]
  /// Per syllable, the letters from which the rest of the word is its beginning, but not all of it.
  private(set) var cut: [UInt64]
  /// Per syllable, the letters that equal its first letter, and those where zh, ch or sh stands.
  private(set) var initial: [UInt64]
  private(set) var digraph: [UInt64]
  private(set) var lengths: [UInt8]

  init(_ query: SearchQuery, _ table: SyllableTable) {
    let letters = query.letters
    let count = table.syllables.count
    spelled = [UInt64](repeating: 0, count: count)
    (cut, initial, digraph) = (spelled, spelled, spelled)
    lengths = [UInt8](repeating: 0, count: count)
    for (number, syllable) in table.syllables.enumerated() where !syllable.isEmpty {
      lengths[number] = UInt8(truncatingIfNeeded: syllable.count)
      for start in letters.indices where letters[start] == UInt16(syllable[0]) {
        let bit: UInt64 = 1 << UInt64(start)
        let end = query.wordEnd(after: start)
        initial[number] |= bit
        var length = 1
        while length < syllable.count, start + length < end,
          SyllablePattern.reads(letters[start + length], syllable[length])
        {
          length += 1
        }
        if length == syllable.count {
          spelled[number] |= bit
        } else if start + length == end {
          cut[number] |= bit
        }
        if length >= 2, syllable[1] == 0x68, [0x7A, 0x63, 0x73].contains(syllable[0]) {
          digraph[number] |= bit
        }
      }
    }
  }

  /// Whether a letter that was typed stands for a letter of a syllable: ü, written v, is typed as v,
  /// u or ü.
  static func reads(_ typed: UInt16, _ letter: UInt8) -> Bool {
    typed == UInt16(letter) || letter == 0x76 && typed == 0x75
  }
}
