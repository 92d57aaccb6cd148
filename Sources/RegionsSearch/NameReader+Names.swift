import RegionsNames

/// A name that is compared with a query.
struct ComparedName {
  /// Holds the folded name.
  let units: [UInt16]
  /// Where it does; not empty.
  let range: Range<Int>
  let source: NameParse.Source

  /// What a part of the query that agrees up to a unit covers of the region's own name.
  func covered(to end: Int) -> Range<Int> { source == .name ? range.lowerBound..<end : 0..<0 }
}

extension NameReader {
  /// Reads a name at every letter where it may begin.
  ///
  /// - Parameter starts: these letters, as bits.
  mutating func read(_ name: ComparedName, from starts: UInt64) {
    let letters = query.letters
    let units = name.units
    let first = units[name.range.lowerBound]
    let isLatin = first < 0x2E80
    for start in letters.indices
    where letters[start] == first && (isLatin ? query.wordStarts : starts) >> UInt64(start) & 1 != 0
    {
      // How many letters agree, and the unit behind the last of them.
      var end = start + 1
      var index = name.range.lowerBound + 1
      while index < name.range.upperBound {
        if SearchQuery.isSeparator(units[index]) {
          index += 1
        } else if end < letters.count, units[index] == letters[end] {
          index += 1
          end += 1
        } else {
          break
        }
      }
      let isWhole = index == name.range.upperBound
      if isWhole, !isLatin || query.isWordEnd(end) {
        parses.add(
          NameParse(
            start: start, end: end, fit: .whole, source: name.source,
            units: name.covered(to: name.range.upperBound)))
      }
      if end - start >= 2, name.source != .alias { readStem(of: name, at: start..<end) }
      guard name.source == .name || name.source == .alias && isLatin else { continue }
      readBeginnings(of: name, at: start..<end, isWhole: isWhole)
    }
  }

  /// The name without its ending, and with the one people use for an autonomous division.
  ///
  /// - Parameter letters: those that agree with the name's beginning.
  private mutating func readStem(of name: ComparedName, at letters: Range<Int>) {
    let stemEnd = AdministrativeSuffix.stemEnd(name.units, name.range)
    let length = stemEnd - name.range.lowerBound
    guard stemEnd < name.range.upperBound, letters.count >= length else { return }
    let end = letters.lowerBound + length
    var parse = NameParse(
      start: letters.lowerBound, end: end, fit: .whole,
      source: name.source == .name ? .shortName : name.source, units: name.covered(to: stemEnd))
    parses.add(parse)
    // 大理州 is 大理白族自治州; 酉阳县 is 酉阳土家族苗族自治县.
    let last = name.units[name.range.upperBound - 1]
    if name.range.upperBound - stemEnd > 1, end < query.letters.count, query.letters[end] == last,
      last == 0x5DDE || last == 0x53BF || last == 0x65D7
    {
      parse.end = end + 1
      parses.add(parse)
    }
  }

  /// The beginnings of a name that end where a word of the query does.
  ///
  /// - Parameters:
  ///   - letters: those that agree with the name's beginning.
  ///   - isWhole: whether they are all of it.
  private mutating func readBeginnings(
    of name: ComparedName, at letters: Range<Int>, isWhole: Bool
  ) {
    let (start, end) = (letters.lowerBound, letters.upperBound)
    var ends = query.wordEnds & ((1 << UInt64(end)) << 1 &- 1) & ~((1 << UInt64(start)) << 1 &- 1)
    if isWhole { ends &= ~(1 << UInt64(end)) }
    while ends != 0 {
      let stop = ends.trailingZeroBitCount
      ends &= ends - 1
      var index = name.range.lowerBound
      var left = stop - start
      while left > 0 {
        if !SearchQuery.isSeparator(name.units[index]) { left -= 1 }
        index += 1
      }
      let endsWord =
        index < name.range.upperBound && SearchQuery.isSeparator(name.units[index])
      parses.add(
        NameParse(
          start: start, end: stop, fit: endsWord ? .wordsAtStart : .start, source: name.source,
          units: name.covered(to: index)))
    }
  }

  /// Words of the query that stand in the middle of a region's own name.
  mutating func readInside(_ name: Range<Int>) {
    for word in query.words {
      let first = query.letters[word.lowerBound]
      for start in name.dropFirst() where names.units[start] == first {
        guard start + word.count <= name.upperBound,
          word.indices.allSatisfy({
            names.units[start + $0 - word.lowerBound] == query.letters[$0]
          })
        else { continue }
        let end = start + word.count
        let stem = AdministrativeSuffix.stemEnd(names.units, name)
        let startsWord = start == stem || SearchQuery.isSeparator(names.units[start - 1])
        let endsWord =
          end == stem || end == name.upperBound || SearchQuery.isSeparator(names.units[end])
        parses.add(
          NameParse(
            start: word.lowerBound, end: word.upperBound,
            fit: startsWord && endsWord ? .wordsInside : .inside, source: .name,
            units: start..<end))
        break
      }
    }
  }
}
