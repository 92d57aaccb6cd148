import RegionsNames
import TypedNumbers

/// Finds the parts of a query that stand for the pinyin of regions' names, or the beginnings of its syllables.
struct PinyinReader {
  private let query: SearchQuery
  private let names: NameTable
  private let table: SyllableTable
  private let pattern: SyllablePattern
  private var exceptionCursor = NodeCursor()
  /// Of the region at hand.
  private var syllables: [SyllableNumber] = []

  /// A region whose name is read.
  struct Region {
    let node: Int
    /// Where its name stands.
    let name: Range<Int>
    /// The letters at which it may begin, as bits.
    let starts: UInt64
    /// Whether people abbreviate regions of its rank.
    let isUpper: Bool
    /// Whether it is read otherwise than its characters.
    let isException: Bool
  }

  /// - Parameter pattern: not empty.
  init(
    _ query: SearchQuery, _ names: NameTable, _ table: SyllableTable, _ pattern: SyllablePattern
  ) {
    (self.query, self.names, self.table, self.pattern) = (query, names, table, pattern)
  }

  mutating func read(_ region: Region, into parses: inout NameParses) {
    guard findSyllables(of: region) else { return }
    for first in syllables.indices {
      var possible =
        pattern[syllables[first]].starts & (first == 0 ? region.starts : query.wordStarts)
      while possible != 0 {
        let start = possible.trailingZeroBitCount
        possible &= possible - 1
        read(from: first, at: start, of: region, into: &parses)
      }
    }
  }

  /// Finds the syllables of a region, unless none of them can begin as a word of the query does.
  @inline(__always)
  private mutating func findSyllables(of region: Region) -> Bool {
    let exception =
      region.isException ? table.exception(of: region.node, &exceptionCursor) : nil
    if let exception {
      guard !exception.isEmpty else { return false }
      syllables.removeAll(keepingCapacity: true)
      syllables.append(contentsOf: exception)
      return true
    }
    // Nearly all regions end here.
    var starts = region.starts
    var isCandidate = false
    for index in region.name {
      if pattern[table.numbers[names.units[index]]].starts & starts != 0 {
        isCandidate = true
        break
      }
      starts = query.wordStarts
    }
    guard isCandidate else { return false }
    syllables.removeAll(keepingCapacity: true)
    for index in region.name {
      let number = table.numbers[names.units[index]]
      if number != .none { syllables.append(number) }
    }
    return true
  }

  /// Reads the syllables of a name from one of them on, at a letter of the query.
  private func read(
    from first: Int, at start: Int, of region: Region, into parses: inout NameParses
  ) {
    let name = region.name
    let bit: UInt64 = 1 << UInt64(start)
    let isWordStart = query.isWordStart(start)
    var (spelled, any, initials) = (bit, bit, bit)
    var stem: Int?
    var index = first
    while index < syllables.count, any | initials != 0 {
      let syllable = pattern[syllables[index]]
      let isCut = (isWordStart ? any : spelled) & syllable.cut
      any =
        ((any & syllable.spelled) << syllable.length | (any & syllable.initial) << 1
          | (any & syllable.digraph) << 2) & pattern.goesOn
      spelled = (spelled & syllable.spelled) << syllable.length & pattern.goesOn
      initials = (initials & syllable.initial) << 1 & pattern.goesOn
      index += 1
      /// What the letters up to one stand for if the last syllables are beginnings only.
      func beginning(to end: Int) -> NameParse {
        NameParse(
          start: start, end: end, fit: first == 0 ? .start : .inside, source: .pinyin,
          units: units(first..<index, of: name))
      }
      if isCut != 0 {
        parses.add(beginning(to: query.wordEnd(after: isCut.trailingZeroBitCount)))
      }
      let isWhole = first == 0 && index == syllables.count
      var isShort = false
      if first == 0, !isWhole, spelled | initials != 0 {
        let count = stem ?? stemCount(of: name)
        stem = count
        isShort = index == count
      }
      let run = Run(syllables: first..<index, start: start, isName: isWhole || isShort)
      add(run, .pinyin, to: spelled, anywhere: true, of: name, into: &parses)
      if run.syllables.count > 1 || isWordStart {
        add(run, .initials, to: initials, anywhere: region.isUpper, of: name, into: &parses)
      }
      if isWordStart {
        let ends = any & ~spelled & ~initials & query.wordEnds
        if ends != 0 { parses.add(beginning(to: ends.trailingZeroBitCount)) }
      }
    }
  }

  /// Syllables of a name that letters of the query may stand for.
  private struct Run {
    let syllables: Range<Int>
    /// The first letter.
    let start: Int
    /// Whether they are the whole name, or the short one.
    let isName: Bool
  }

  /// Adds what letters up to some ends stand for.
  ///
  /// - Parameters:
  ///   - ends: as bits.
  ///   - anywhere: whether a whole name may begin and end inside a word.
  private func add(
    _ run: Run, _ source: NameParse.Source, to ends: UInt64, anywhere: Bool, of name: Range<Int>,
    into parses: inout NameParses
  ) {
    guard ends != 0 else { return }
    let isWordStart = query.isWordStart(run.start)
    if !run.isName, !isWordStart { return }
    var ends = run.isName && (anywhere || isWordStart) ? ends : ends & query.wordEnds
    if source == .initials, !isWordStart || !(anywhere && run.isName) {
      ends &= isWordStart ? query.wordEnds : ~0
    }
    let isAtStart = run.syllables.lowerBound == 0
    let fit: NameParse.Fit =
      if run.isName {
        .whole
      } else if source == .pinyin {
        isAtStart ? .wordsAtStart : .wordsInside
      } else {
        isAtStart ? .start : .inside
      }
    while ends != 0 {
      let end = ends.trailingZeroBitCount
      ends &= ends - 1
      parses.add(
        NameParse(
          start: run.start, end: end, fit: fit, source: source,
          units: units(run.syllables, of: name)))
    }
  }

  /// How many syllables the name without its ending has.
  private func stemCount(of name: Range<Int>) -> Int {
    let stemEnd = AdministrativeSuffix.stemEnd(names.units, name)
    // Of a name of Han characters only, which nearly all are.
    if name.count == syllables.count { return stemEnd - name.lowerBound }
    let tokens = SyllableTable.tokens(of: names.units[name])
    guard tokens.count == syllables.count else { return syllables.count }
    return tokens.prefix { $0.upperBound <= stemEnd }.count
  }

  /// Where syllables stand in the name.
  private func units(_ range: Range<Int>, of name: Range<Int>) -> Range<Int> {
    // Of a name of Han characters only, which nearly all are.
    if name.count == syllables.count {
      return name.lowerBound + range.lowerBound..<name.lowerBound + range.upperBound
    }
    let tokens = SyllableTable.tokens(of: names.units[name])
    guard tokens.count == syllables.count else { return 0..<0 }
    return tokens[range.lowerBound].lowerBound..<tokens[range.upperBound - 1].upperBound
  }
}
