/// One word typed in Latin letters, prepared for matching against runs of pinyin syllables.
///
/// A syllable may be spelled out, or stand as its first letter (or zh, ch, sh); the last one may end
/// early. So chaoyang, chaoy, cyang and cy all read 朝阳. The pattern is an automaton whose state is
/// the set of letters of the word up to which the syllables so far can be read, one bit each; a
/// syllable moves all of them at once.
struct PinyinPattern {
  /// Longer words match nothing: bit 63 is the end of a word of 63 letters.
  static let maximumLength = 63

  let table: PinyinTable
  let end: UInt64
  private let firstLetter: UInt8
  /// Per syllable, the letters of the word at which it stands spelled out.
  private(set) var spelled: [UInt64]
  /// Per syllable, the letters from which the rest of the word is its beginning, but not all of it.
  private(set) var cut: [UInt64]
  /// Per syllable, the letters that equal its first letter, and those where zh, ch or sh stands.
  private var initial: [UInt64]
  private var digraph: [UInt64]
  private(set) var lengths: [UInt8]

  /// Prepares words typed with spaces in between; each begins a new syllable.
  ///
  /// `nil` if a word holds anything but Latin letters and digits or they are too long.
  init?(_ words: ArraySlice<[UInt16]>, in table: PinyinTable) {
    var letters: [UInt8] = []
    var wordStarts: UInt64 = 0
    for word in words {
      guard letters.count + word.count <= PinyinPattern.maximumLength else { return nil }
      wordStarts |= 1 << UInt64(letters.count)
      for unit in word {
        guard unit >= 0x61 && unit <= 0x7A || unit >= 0x30 && unit <= 0x39 else { return nil }
        letters.append(UInt8(unit))
      }
    }
    guard let first = letters.first else { return nil }
    firstLetter = first
    end = 1 << UInt64(letters.count)
    self.table = table
    let count = table.syllables.count
    spelled = [UInt64](repeating: 0, count: count)
    (cut, initial, digraph) = (spelled, spelled, spelled)
    lengths = [UInt8](repeating: 0, count: count)
    for (number, syllable) in table.syllables.enumerated() {
      lengths[number] = UInt8(syllable.count)
      for start in letters.indices where letters[start] == syllable[0] {
        let bit: UInt64 = 1 << UInt64(start)
        initial[number] |= bit
        var length = 1
        while length < syllable.count, start + length < letters.count,
          wordStarts >> UInt64(start + length) & 1 == 0,
          PinyinPattern.reads(letters[start + length], syllable[length])
        {
          length += 1
        }
        if length == syllable.count {
          spelled[number] |= bit
        } else if start + length == letters.count {
          cut[number] |= bit
        }
        if length >= 2, syllable[1] == 0x68, "zcs".utf8.contains(syllable[0]) {
          digraph[number] |= bit
        }
      }
    }
  }

  /// Whether a letter that was typed stands for a letter of a syllable: ü, written v, is typed as v,
  /// u or ü.
  static func reads(_ typed: UInt8, _ letter: UInt8) -> Bool {
    typed == letter || letter == 0x76 && typed == 0x75
  }

  /// A letter with ü and u taken for the same.
  static func plain(_ unit: UInt16) -> UInt16 { unit == 0x76 ? 0x75 : unit }

  /// Lowers the ranks of the regions whose pinyin holds the word.
  ///
  /// - Complexity: O(syllables in `domain`).
  func match(in domain: [Range<Int>], into ranks: inout [MatchRank]) {
    let starts = initial.map { $0 & 1 != 0 }
    for nodes in domain where !nodes.isEmpty {
      var node = nodes.lowerBound
      var nodeEnd = table.starts[node + 1]
      for position in table.starts[node]..<table.starts[nodes.upperBound]
      where starts[Int(table.numbers[position])] {
        while nodeEnd <= position {
          node += 1
          nodeEnd = table.starts[node + 1]
        }
        if let match = match(at: position, in: node), match.rank < ranks[node] {
          ranks[node] = match.rank
        }
      }
    }
  }

  /// The best place of the word in one region's pinyin, as a range of its syllables.
  func bestPlace(in node: Int) -> (rank: MatchRank, syllables: Range<Int>)? {
    var best: (rank: MatchRank, syllables: Range<Int>)?
    let range = table.range(of: node)
    for position in range {
      if let match = match(at: position, in: node), match.rank < best?.rank ?? .none {
        let start = position - range.lowerBound
        best = (match.rank, start..<start + match.count)
      }
    }
    return best
  }

  /// The best reading of the word that begins with the syllable at `position`, and how many
  /// syllables it takes.
  private func match(at position: Int, in node: Int) -> (rank: MatchRank, count: Int)? {
    let name = table.range(of: node)
    let stem = table.stem(of: node)
    let isStart = position == name.lowerBound
    var best: (rank: MatchRank, count: Int)?
    var state: UInt64 = 1
    var initials: UInt64 = 1
    var index = position
    while index < name.upperBound, state != 0 {
      let number = Int(table.numbers[index])
      index += 1
      let complete = (state & spelled[number]) << UInt64(lengths[number])
      let byInitials = (initials & initial[number]) << 1
      let abbreviated = (state & initial[number]) << 1 | (state & digraph[number]) << 2
      let source: MatchRank.Source
      let isWhole: Bool
      if complete & end != 0 {
        (source, isWhole) = (.pinyin, true)
      } else if byInitials & end != 0 {
        (source, isWhole) = (.initials, true)
      } else if abbreviated & end != 0 || state & cut[number] != 0 {
        (source, isWhole) = (.pinyin, false)
      } else {
        state = complete | abbreviated
        initials = byInitials
        continue
      }
      let place: MatchRank.Place =
        if isStart && isWhole && index == name.upperBound {
          .wholeName
        } else if isStart && isWhole && index == stem.upperBound {
          .shortName
        } else if isStart {
          isWhole && source == .pinyin ? .wordsAtStart : .start
        } else {
          isWhole && source == .pinyin ? .wordsInside : .inside
        }
      let rank = MatchRank(place, source)
      if rank < best?.rank ?? .none { best = (rank, index - position) }
      state = (complete | abbreviated) & (end - 1)
      initials = byInitials & (end - 1)
    }
    return best
  }
}
