import Regions
import RegionsNames

/// The folded names of all regions, one after the other in UTF-16 units, by region number.
///
/// Two bytes a character and nine a region: 0.8 MB for 41,934 regions. A query reads it from one end
/// to the other, which costs less than an index would cost to build and keep.
struct NameTable: Sendable {
  private(set) var units: [UInt16] = []
  /// Where each name starts in `units`, then the number of units.
  private(set) var starts: [Int] = []
  /// The number of units of each name without its administrative suffix, at most 255.
  private(set) var stemLengths: [UInt8] = []
  /// Whether a name holds a space, so that words may match it together.
  private(set) var hasSpaces = false
  /// Whether a name holds a Latin letter or a digit; if none does, no word of these is looked for.
  private(set) var hasLatin = false

  /// Reads all names.
  ///
  /// - Complexity: O(bytes of the names).
  init(_ storage: TreeStorage) {
    let count = storage.nodeCount
    units.reserveCapacity(count * 6)
    starts.reserveCapacity(count + 1)
    stemLengths.reserveCapacity(count)
    storage.forEachName { bytes in
      let start = units.count
      starts.append(start)
      NameFolding.append(bytes, to: &units)
      let stem = AdministrativeSuffix.stemEnd(units, start..<units.count) - start
      stemLengths.append(UInt8(clamping: stem))
    }
    starts.append(units.count)
    hasSpaces = units.contains(0x20)
    hasLatin = units.contains { $0 < 0x80 }
  }

  func range(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  /// The name without its suffix; all of a name whose stem is too long to be counted.
  func stem(of node: Int) -> Range<Int> {
    let range = range(of: node)
    let length = Int(stemLengths[node])
    return length == 255 ? range : range.lowerBound..<range.lowerBound + length
  }
}

extension NameTable {
  /// Lowers the ranks of the regions whose names hold `word`.
  ///
  /// - Complexity: O(units of the names in `domain`).
  func match(_ word: [UInt16], in domain: [Range<Int>], into ranks: inout [MatchRank]) {
    guard let first = word.first else { return }
    for nodes in domain where !nodes.isEmpty {
      var node = nodes.lowerBound
      let end = starts[nodes.upperBound]
      var position = starts[node]
      while position < end {
        if units[position] == first, holds(word, at: position) {
          while starts[node + 1] <= position { node += 1 }
          let rank = self.rank(of: position..<position + word.count, in: node)
          if rank < ranks[node] { ranks[node] = rank }
        }
        position += 1
      }
    }
  }

  /// The best place of `word` in one name, if it is there.
  func bestPlace(of word: [UInt16], in node: Int) -> (rank: MatchRank, units: Range<Int>)? {
    var best: (rank: MatchRank, units: Range<Int>)?
    for position in range(of: node) where holds(word, at: position) {
      let match = position..<position + word.count
      let rank = self.rank(of: match, in: node)
      if rank != .none, rank < best?.rank ?? .none { best = (rank, match) }
    }
    return best
  }

  private func holds(_ word: [UInt16], at position: Int) -> Bool {
    guard position + word.count <= units.count else { return false }
    for index in 0..<word.count where units[position + index] != word[index] { return false }
    return true
  }

  private func rank(of match: Range<Int>, in node: Int) -> MatchRank {
    let name = range(of: node)
    let stem = stem(of: node)
    guard match.upperBound <= name.upperBound else { return .none }
    if match == name { return MatchRank(.wholeName, .name) }
    if match == stem { return MatchRank(.shortName, .name) }
    let endsWord = match.upperBound == stem.upperBound || isBoundary(match.upperBound, in: name)
    if match.lowerBound == name.lowerBound {
      return MatchRank(endsWord ? .wordsAtStart : .start, .name)
    }
    let startsWord = match.lowerBound == stem.upperBound || isBoundary(match.lowerBound, in: name)
    return MatchRank(startsWord && endsWord ? .wordsInside : .inside, .name)
  }

  /// Whether a word of the name ends or begins at `position`.
  private func isBoundary(_ position: Int, in name: Range<Int>) -> Bool {
    position == name.lowerBound || position == name.upperBound
      || NameTable.isSeparator(units[position]) || NameTable.isSeparator(units[position - 1])
  }

  /// Space, hyphen, parentheses, comma, slash, middle dot.
  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x28, 0x29, 0x2C, 0x2D, 0x2F, 0xB7: true
    default: false
    }
  }
}
