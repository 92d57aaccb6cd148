import Regions

/// Reads one word as several names of a path written without spaces: 北京朝阳, beijingchaoyang.
///
/// Going down the tree, each region has the set of places in the word up to which the regions above
/// it, in order, can be read as whole or short names; regions may be left out. The names of the
/// last region may be cut.
struct PathReading {
  private let word: [UInt16]
  private let index: SearchIndex
  private let pattern: PinyinPattern?

  init(_ word: [UInt16], _ index: SearchIndex) {
    self.word = word
    self.index = index
    pattern = index.pinyin.value.flatMap { PinyinPattern([word], in: $0) }
  }

  /// The ranks of the regions that the end of the word stands for, by how it matches their names.
  ///
  /// - Complexity: O(regions of the tree).
  func ranks(in domain: [Range<Int>]) -> [MatchRank] {
    let count = index.storage.nodeCount
    var ranks = [MatchRank](repeating: .none, count: count)
    guard word.count >= 2, word.count <= PinyinPattern.maximumLength else { return ranks }
    let names = index.names.value
    let parents = index.parents.value
    guard names.hasLatin || word[0] >= 0x80 || pattern != nil else { return ranks }
    var places = [UInt64](repeating: 1, count: count)
    var found = ranks
    for node in 0..<count {
      let above = parents[node] < 0 ? 1 : places[Int(parents[node])]
      places[node] = above
      // Nearly all regions end here: nothing above was read, and the name begins otherwise.
      let start = names.starts[node]
      let isFirst = start < names.units.count && names.units[start] == word[0]
      if above == 1, !isFirst, pattern?.canStart(node) != true { continue }
      var rank = MatchRank.none
      read(names, node, above, &places[node], &rank)
      pattern?.read(node, above, &places[node], &rank)
      found[node] = rank
    }
    for nodes in domain { for node in nodes { ranks[node] = found[node] } }
    return ranks
  }

  private func read(
    _ names: NameTable, _ node: Int, _ above: UInt64, _ places: inout UInt64,
    _ rank: inout MatchRank
  ) {
    let name = names.range(of: node)
    guard let first = names.units[name].first else { return }
    let stemLength = names.stem(of: node).count
    for start in word.indices where word[start] == first && above >> UInt64(start) & 1 != 0 {
      var length = 1
      while length < name.count, start + length < word.count,
        word[start + length] == names.units[name.lowerBound + length]
      {
        length += 1
      }
      if length >= stemLength { places |= 1 << UInt64(start + stemLength) }
      if length == name.count { places |= 1 << UInt64(start + length) }
      guard start + length == word.count else { continue }
      let place: MatchRank.Place =
        length == name.count ? .wholeName : length == stemLength ? .shortName : .start
      rank = min(rank, MatchRank(place, .name))
    }
  }
}

extension PinyinPattern {
  /// Whether the word can begin with one region's first syllable.
  func canStart(_ node: Int) -> Bool {
    guard let first = table.range(of: node).first else { return false }
    let number = Int(table.numbers[first])
    return (spelled[number] | cut[number]) & 1 != 0
  }

  /// Goes on reading a path with one region's pinyin.
  ///
  /// - Parameters:
  ///   - above: the places in the word up to which the regions above can be read.
  ///   - places: gains those up to which it can be read with this region.
  ///   - rank: is lowered if the word can end with this region.
  func read(
    _ node: Int, _ above: UInt64, _ places: inout UInt64, _ rank: inout MatchRank
  ) {
    let name = table.range(of: node)
    let stemEnd = table.stem(of: node).upperBound
    var state = above
    for position in name {
      let number = Int(table.numbers[position])
      if state & cut[number] != 0 { rank = min(rank, MatchRank(.start, .pinyin)) }
      // Spelled out only: beijjing is a slip of the hand rather than 北京 and something in jing.
      state = (state & spelled[number]) << UInt64(lengths[number])
      if state == 0 { return }
      let isName = position + 1 == name.upperBound
      if isName || position + 1 == stemEnd { places |= state }
      guard state & end != 0 else { continue }
      let place: MatchRank.Place =
        isName ? .wholeName : position + 1 == stemEnd ? .shortName : .start
      rank = min(rank, MatchRank(place, .pinyin))
    }
  }
}
