import Regions

/// One word that may hold one slip of the hand: a wrong, missing, doubled (or otherwise surplus) or
/// swapped character. Whole and short names and their pinyin are compared, not parts of them.
struct SlipOfTheHand {
  private let typed: [UInt16]
  private let isLatin: Bool

  /// `nil` if the word is so short that one change makes anything of it: one Han character, two
  /// letters, digits.
  init?(_ word: [UInt16]) {
    isLatin = word.allSatisfy { $0 < 0x80 }
    guard word.count >= (isLatin ? 3 : 2), word.contains(where: { $0 > 0x39 }) else { return nil }
    typed = word
  }

  /// Marks the regions whose names are one slip away from the word.
  ///
  /// - Complexity: O(regions in `domain`), plus the length of each name about as long as the word.
  func match(in domain: [Range<Int>], names: NameTable, into ranks: inout [MatchRank]) {
    for nodes in domain {
      for node in nodes {
        let name = names.range(of: node)
        let stem = names.stem(of: node)
        if isNear(name, names.units) || stem != name && isNear(stem, names.units) {
          ranks[node] = min(ranks[node], .typo)
        }
      }
    }
  }

  /// Marks the regions whose pinyin, without spaces, is one slip away from the word.
  func match(in domain: [Range<Int>], pinyin: PinyinTable, into ranks: inout [MatchRank]) {
    guard isLatin else { return }
    let plain = SlipOfTheHand(plainly: typed)
    let syllables = pinyin.syllables.map { $0.map { PinyinPattern.plain(UInt16($0)) } }
    var letters: [UInt16] = []
    for nodes in domain {
      for node in nodes {
        let range = pinyin.range(of: node)
        let stemEnd = pinyin.stem(of: node).upperBound
        var length = 0
        var stemLength = 0
        for position in range {
          if position == stemEnd { stemLength = length }
          length += syllables[Int(pinyin.numbers[position])].count
        }
        guard abs(length - typed.count) <= 1 || abs(stemLength - typed.count) <= 1 else { continue }
        letters.removeAll(keepingCapacity: true)
        for position in range { letters += syllables[Int(pinyin.numbers[position])] }
        if plain.isNear(0..<length, letters)
          || stemLength > 0 && plain.isNear(0..<stemLength, letters)
        {
          ranks[node] = min(ranks[node], .typo)
        }
      }
    }
  }

  private init(plainly word: [UInt16]) {
    typed = word.map(PinyinPattern.plain)
    isLatin = true
  }

  /// Whether the word is one slip away from, or equal to, a part of `units`.
  ///
  /// What they have in common at the start and at the end leaves at most the one place that differs.
  private func isNear(_ name: Range<Int>, _ units: [UInt16]) -> Bool {
    let shorter = min(typed.count, name.count)
    guard abs(typed.count - name.count) <= 1, shorter > 0 else { return false }
    var start = 0
    while start < shorter, typed[start] == units[name.lowerBound + start] { start += 1 }
    var end = 0
    while end < shorter - start, typed[typed.count - 1 - end] == units[name.upperBound - 1 - end] {
      end += 1
    }
    if typed.count != name.count { return start + end == shorter }
    if start + end + 1 >= shorter { return true }
    let place = name.lowerBound + start
    return start + end + 2 == shorter && typed[start] == units[place + 1]
      && typed[start + 1] == units[place]
  }
}
