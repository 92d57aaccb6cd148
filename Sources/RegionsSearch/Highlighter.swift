import Regions

/// Finds what to highlight in the name of a result.
struct Highlighter {
  let index: SearchIndex
  let words: [[UInt16]]

  /// The parts of a region's name that the words stand for, all of them together if they can, in
  /// ascending order without overlaps; offsets count Unicode scalars.
  func highlights(in node: Int) -> [Range<Int>] {
    if let whole = units(of: words[...], in: node) { return scalars([whole], in: node) }
    let ranges = words.indices.compactMap { units(of: words[$0...$0], in: node) }
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return scalars(merged, in: node)
  }

  /// Where the words stand in the name, as a range of the units of all names.
  private func units(of words: ArraySlice<[UInt16]>, in node: Int) -> Range<Int>? {
    let names = index.names.value
    let text = Array(words.joined(separator: [0x20]))
    if let match = names.bestPlace(of: text, in: node) { return match.units }
    guard let table = index.pinyin.value, let pattern = PinyinPattern(words, in: table),
      let match = pattern.bestPlace(in: node)
    else { return nil }
    let tokens = PinyinTable.tokens(of: names.units[names.range(of: node)])
    guard tokens.count == table.range(of: node).count, !match.syllables.isEmpty else { return nil }
    return tokens[match.syllables.lowerBound]
      .lowerBound..<tokens[match.syllables.upperBound - 1].upperBound
  }

  /// Offsets in scalars of a name for places in the units of all names.
  private func scalars(_ ranges: [Range<Int>], in node: Int) -> [Range<Int>] {
    let names = index.names.value
    let start = names.range(of: node).lowerBound
    func offset(_ place: Int) -> Int {
      names.units[start..<place].count { !UTF16.isTrailSurrogate($0) }
    }
    return ranges.map { offset($0.lowerBound)..<offset($0.upperBound) }
  }
}
