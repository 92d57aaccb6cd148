import Regions
import RegionsNames

/// Finds the parts of a query that stand for one region after the other.
struct NameReader {
  let query: SearchQuery
  let index: SearchIndex
  let names: NameTable
  let extras: ExtraNames
  /// Empty if nothing is known of readings.
  let table: SyllableTable
  let pattern: SyllablePattern
  let standing: Standing
  /// What was found for the region asked for last.
  private(set) var readings: [NameParse] = []

  /// By unit, what it may begin: see ``Flag``.
  let flags: [UInt8]
  let idHits: [UInt8]
  private var extra = 0
  private var exceptionCursor = 0
  private var syllables: [UInt16] = []
  /// By region, as bits: 1 if it has other names, 2 if it is read otherwise than its characters.
  let special: [UInt8]

  /// What the first unit of a name, or one in it, tells about whether the query may stand for it.
  enum Flag {
    /// It occurs in the query.
    static let occurs: UInt8 = 1
    /// A word of the query begins with it.
    static let beginsWord: UInt8 = 2
    /// A word of the query may begin with its syllable.
    static let soundsLikeWord: UInt8 = 4
    /// Letters of the query may begin with its syllable.
    static let sounds: UInt8 = 8
  }

  /// - Parameter readsAll: whether all letters of the query have to stand for something.
  init(_ query: SearchQuery, _ index: SearchIndex, readsAll: Bool) {
    self.query = query
    self.index = index
    names = index.names.value
    extras = index.extras.value
    standing = index.standing.value
    special = index.special.value
    var flags = [UInt8](repeating: 0, count: 1 << 16)
    for unit in query.letters { flags[Int(unit)] |= Flag.occurs }
    for word in query.words { flags[Int(query.letters[word.lowerBound])] |= Flag.beginsWord }
    table = index.syllables.value
    pattern = SyllablePattern(query, table, readsAll: readsAll)
    if !pattern.syllables.isEmpty {
      for unit in table.units {
        let starts = pattern.syllables[Int(table.numbers[Int(unit)])].starts
        if starts != 0 { flags[Int(unit)] |= Flag.sounds }
        if starts & query.wordStarts != 0 { flags[Int(unit)] |= Flag.soundsLikeWord }
      }
    }
    self.flags = flags
    idHits = NameReader.idHits(query, index)
    readings.reserveCapacity(16)
  }

  /// 1 by region whose ID begins with the one word that could be an ID, 2 where it is all of it.
  private static func idHits(_ query: SearchQuery, _ index: SearchIndex) -> [UInt8] {
    guard let word = query.idWord(index.storage.idKind) else { return [] }
    return index.ids.value.hits(Array(query.letters[word]))
  }

  // MARK: One region

  /// Finds the parts of the query that stand for a region.
  ///
  /// - Parameters:
  ///   - starts: the letters at which a name may begin inside a word, as bits.
  mutating func read(_ node: Int, from starts: UInt64) {
    readings.removeAll(keepingCapacity: true)
    let name = names.range(of: node)
    let isUpper = standing.isUpper(node)
    let starts = isUpper ? query.all : starts | query.wordStarts
    if !name.isEmpty {
      if flags[Int(names.units[name.lowerBound])] & Flag.occurs != 0 {
        readName(names.units, name, starts, .name, node)
      }
      for place in name.dropFirst() where flags[Int(names.units[place])] & Flag.beginsWord != 0 {
        readInside(name, node)
        break
      }
    }
    if !pattern.syllables.isEmpty { readSyllables(node, name, starts, isUpper) }
    if special[node] & 1 != 0 { readExtras(node, starts) }
    if !idHits.isEmpty, idHits[node] != 0, let word = query.idWord(index.storage.idKind) {
      add(word.lowerBound, word.upperBound, idHits[node] == 2 ? .whole : .start, .id)
    }
  }

  private mutating func add(
    _ start: Int, _ end: Int, _ place: NameParse.Place, _ source: NameParse.Source,
    _ units: Range<Int> = 0..<0
  ) {
    guard end > start, readings.count < 24 else { return }
    readings.append(
      NameParse(start: start, end: end, place: place, source: source, units: units))
  }

  mutating func addSlip(_ run: Range<Int>) {
    add(run.lowerBound, run.upperBound, .near, .name)
  }

  mutating func clear() { readings.removeAll(keepingCapacity: true) }

  // MARK: Names

  private mutating func readName(
    _ units: [UInt16], _ name: Range<Int>, _ starts: UInt64, _ source: NameParse.Source,
    _ node: Int
  ) {
    let letters = query.letters
    let first = units[name.lowerBound]
    let isLatin = first < 0x2E80
    for start in letters.indices
    where letters[start] == first && (isLatin ? query.wordStarts : starts) >> UInt64(start) & 1 != 0
    {
      // How many letters agree, and the unit behind the last of them.
      var end = start + 1
      var place = name.lowerBound + 1
      while place < name.upperBound {
        if SearchQuery.isSeparator(units[place]) {
          place += 1
        } else if end < letters.count, units[place] == letters[end] {
          place += 1
          end += 1
        } else {
          break
        }
      }
      let isWhole = place == name.upperBound
      func covered(_ end: Int) -> Range<Int> { source == .name ? name.lowerBound..<end : 0..<0 }
      if isWhole, !isLatin || query.isWordEnd(end) {
        add(start, end, .whole, source, covered(name.upperBound))
      }
      if end - start >= 2, source != .alias {
        readStem(units, name, start, end, source, node)
      }
      guard source == .name || source == .alias && isLatin else { continue }
      readBeginnings(units, name, start, end, isWhole, source)
    }
  }

  /// The name without its ending, and with the one people use for an autonomous division.
  private mutating func readStem(
    _ units: [UInt16], _ name: Range<Int>, _ start: Int, _ end: Int, _ source: NameParse.Source,
    _ node: Int
  ) {
    let stemEnd = AdministrativeSuffix.stemEnd(units, name)
    let length = stemEnd - name.lowerBound
    guard stemEnd < name.upperBound, end - start >= length else { return }
    let covered = source == .name ? name.lowerBound..<stemEnd : 0..<0
    add(start, start + length, .whole, source == .name ? .shortName : source, covered)
    // 大理州 is 大理白族自治州; 酉阳县 is 酉阳土家族苗族自治县.
    let last = units[name.upperBound - 1]
    if name.upperBound - stemEnd > 1, start + length < query.letters.count,
      query.letters[start + length] == last, last == 0x5DDE || last == 0x53BF || last == 0x65D7
    {
      add(start, start + length + 1, .whole, source == .name ? .shortName : source, covered)
    }
  }

  /// The beginnings of a name that end where a word of the query does.
  private mutating func readBeginnings(
    _ units: [UInt16], _ name: Range<Int>, _ start: Int, _ end: Int, _ isWhole: Bool,
    _ source: NameParse.Source
  ) {
    var ends = query.wordEnds & ((1 << UInt64(end)) << 1 &- 1) & ~((1 << UInt64(start)) << 1 &- 1)
    if isWhole { ends &= ~(1 << UInt64(end)) }
    while ends != 0 {
      let stop = ends.trailingZeroBitCount
      ends &= ends - 1
      var place = name.lowerBound
      var left = stop - start
      while left > 0 {
        if !SearchQuery.isSeparator(units[place]) { left -= 1 }
        place += 1
      }
      let endsWord = place < name.upperBound && SearchQuery.isSeparator(units[place])
      let covered = source == .name ? name.lowerBound..<place : 0..<0
      add(start, stop, endsWord ? .wordsAtStart : .start, source, covered)
    }
  }

  /// Words of the query that stand in the middle of a name.
  private mutating func readInside(_ name: Range<Int>, _ node: Int) {
    for word in query.words {
      let first = query.letters[word.lowerBound]
      for place in name.dropFirst() where names.units[place] == first {
        guard place + word.count <= name.upperBound,
          word.indices.allSatisfy({
            names.units[place + $0 - word.lowerBound] == query.letters[$0]
          })
        else { continue }
        let end = place + word.count
        let stem = AdministrativeSuffix.stemEnd(names.units, name)
        let startsWord = place == stem || SearchQuery.isSeparator(names.units[place - 1])
        let endsWord =
          end == stem || end == name.upperBound || SearchQuery.isSeparator(names.units[end])
        add(
          word.lowerBound, word.upperBound, startsWord && endsWord ? .wordsInside : .inside, .name,
          place..<end)
        break
      }
    }
  }

  private mutating func readExtras(_ node: Int, _ starts: UInt64) {
    if extra > 0, extra > extras.names.count || Int(extras.names[extra - 1].node) >= node {
      extra = extras.partition(before: node)
    }
    while extra < extras.names.count, Int(extras.names[extra].node) < node { extra += 1 }
    var index = extra
    while index < extras.names.count, Int(extras.names[index].node) == node {
      let name = extras.names[index]
      index += 1
      let units = Int(name.start)..<Int(name.end)
      guard !units.isEmpty, flags[Int(extras.units[units.lowerBound])] != 0 else { continue }
      // One character stands for a province where it is a word, or before a name that is written out.
      let starts =
        units.count > 1 ? starts : query.letters.count > 2 ? query.wordStarts | 1 : query.wordStarts
      if units.count == 1, query.letters.count == 2, !query.isSeparated, query.words.count == 1 {
        continue
      }
      readName(extras.units, units, starts, name.kind, node)
    }
  }

  // MARK: Pinyin

  private mutating func readSyllables(
    _ node: Int, _ name: Range<Int>, _ starts: UInt64, _ isUpper: Bool
  ) {
    let exception = special[node] & 2 != 0 ? table.exception(of: node, &exceptionCursor) : nil
    // Nearly all regions end here: no syllable begins as a word of the query does.
    if let exception {
      guard !exception.isEmpty else { return }
      syllables.removeAll(keepingCapacity: true)
      for index in exception { syllables.append(table.exceptionNumber(index)) }
    } else {
      var candidates = false
      for place in name {
        let number = Int(table.numbers[Int(names.units[place])])
        if pattern.syllables[number].starts
          & (place == name.lowerBound ? starts : query.wordStarts) != 0
        {
          candidates = true
          break
        }
      }
      guard candidates else { return }
      syllables.removeAll(keepingCapacity: true)
      for place in name {
        let number = table.numbers[Int(names.units[place])]
        if number != 0 { syllables.append(number) }
      }
    }
    for first in syllables.indices {
      var possible =
        pattern.syllables[Int(syllables[first])].starts & (first == 0 ? starts : query.wordStarts)
      while possible != 0 {
        let start = possible.trailingZeroBitCount
        possible &= possible - 1
        readSyllables(from: first, start, name, isUpper)
      }
    }
  }

  /// Reads the syllables of a name from one of them on, at a letter of the query.
  private mutating func readSyllables(
    from first: Int, _ start: Int, _ name: Range<Int>, _ isUpper: Bool
  ) {
    let bit: UInt64 = 1 << UInt64(start)
    let isWordStart = query.isWordStart(start)
    var (spelled, any, initials) = (bit, bit, bit)
    var stem: Int?
    var index = first
    while index < syllables.count, any | initials != 0 {
      let syllable = pattern.syllables[Int(syllables[index])]
      let isCut = (isWordStart ? any : spelled) & syllable.cut
      any =
        ((any & syllable.spelled) << syllable.length | (any & syllable.initial) << 1
          | (any & syllable.digraph) << 2) & pattern.goesOn
      spelled = (spelled & syllable.spelled) << syllable.length & pattern.goesOn
      initials = (initials & syllable.initial) << 1 & pattern.goesOn
      index += 1
      if isCut != 0 {
        let end = query.wordEnd(after: isCut.trailingZeroBitCount)
        add(start, end, first == 0 ? .start : .inside, .pinyin, units(first..<index, name))
      }
      let isWhole = first == 0 && index == syllables.count
      var isShort = false
      if first == 0, !isWhole, spelled | initials != 0 {
        let count = stem ?? stemCount(name)
        stem = count
        isShort = index == count
      }
      add(spelled, start, isWhole || isShort, first, index, name, .pinyin, anywhere: true)
      if index - first > 1 || isWordStart {
        add(initials, start, isWhole || isShort, first, index, name, .initials, anywhere: isUpper)
      }
      if isWordStart {
        let ends = any & ~spelled & ~initials & query.wordEnds
        if ends != 0 {
          let end = ends.trailingZeroBitCount
          add(start, end, first == 0 ? .start : .inside, .pinyin, units(first..<index, name))
        }
      }
    }
  }

  /// Adds what a set of ends stands for.
  private mutating func add(
    _ ends: UInt64, _ start: Int, _ isName: Bool, _ first: Int, _ last: Int, _ name: Range<Int>,
    _ source: NameParse.Source, anywhere: Bool
  ) {
    guard ends != 0 else { return }
    let isWordStart = query.isWordStart(start)
    var ends = isName && (anywhere || isWordStart) ? ends : ends & query.wordEnds
    if !isName, !isWordStart { return }
    if source == .initials, !isWordStart || !(anywhere && isName) {
      ends &= isWordStart ? query.wordEnds : ~0
    }
    while ends != 0 {
      let end = ends.trailingZeroBitCount
      ends &= ends - 1
      let place: NameParse.Place =
        if isName {
          .whole
        } else if source == .pinyin {
          first == 0 ? .wordsAtStart : .wordsInside
        } else {
          first == 0 ? .start : .inside
        }
      add(start, end, place, source, units(first..<last, name))
    }
  }

  /// How many syllables the name without its ending has.
  private func stemCount(_ name: Range<Int>) -> Int {
    let stemEnd = AdministrativeSuffix.stemEnd(names.units, name)
    // Of a name of Han characters only, which nearly all are.
    if name.count == syllables.count { return stemEnd - name.lowerBound }
    let tokens = SyllableTable.tokens(of: names.units[name])
    guard tokens.count == syllables.count else { return syllables.count }
    return tokens.prefix { $0.upperBound <= stemEnd }.count
  }

  /// Where syllables stand in the name.
  private func units(_ range: Range<Int>, _ name: Range<Int>) -> Range<Int> {
    // Of a name of Han characters only, which nearly all are.
    if name.count == syllables.count {
      return name.lowerBound + range.lowerBound..<name.lowerBound + range.upperBound
    }
    let tokens = SyllableTable.tokens(of: names.units[name])
    guard tokens.count == syllables.count else { return 0..<0 }
    return tokens[range.lowerBound].lowerBound..<tokens[range.upperBound - 1].upperBound
  }
}
