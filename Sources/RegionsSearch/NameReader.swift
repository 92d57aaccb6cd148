import Regions
import RegionsNames
import TypedNumbers

/// Finds the parts of a query that stand for one region after the other.
struct NameReader {
  let query: SearchQuery
  let index: SearchIndex
  let names: NameTable
  let extras: ExtraNames
  /// Empty if there is no pinyin.
  let table: SyllableTable
  let pattern: SyllablePattern
  let standing: Standing
  /// What was found for the region asked for last.
  var parses = NameParses()

  let flags: UnitTable<UnitFlags>
  let idHits: [UInt8]
  private var extraCursor = NodeCursor()
  private var pinyin: PinyinReader
  /// By region, as bits: 1 if it has other names, 2 if it is read otherwise than its characters.
  let special: [UInt8]

  /// - Parameter readsAll: whether all letters of the query have to stand for something.
  init(_ query: SearchQuery, _ index: SearchIndex, readsAll: Bool) {
    self.query = query
    self.index = index
    names = index.names.value
    extras = index.extras.value
    standing = index.standing.value
    special = index.special.value
    table = index.syllables.value
    pattern = SyllablePattern(query, table, readsAll: readsAll)
    flags = NameReader.flags(query, table, pattern)
    pinyin = PinyinReader(query, names, table, pattern)
    idHits = NameReader.idHits(query, index)
  }

  private static func flags(
    _ query: SearchQuery, _ table: SyllableTable, _ pattern: SyllablePattern
  ) -> UnitTable<UnitFlags> {
    var flags = UnitTable<UnitFlags>(repeating: [])
    for unit in query.letters { flags[unit].insert(.occurs) }
    for word in query.words { flags[query.letters[word.lowerBound]].insert(.beginsWord) }
    guard !pattern.isEmpty else { return flags }
    for unit in table.units {
      let starts = pattern[table.numbers[unit]].starts
      if starts != 0 { flags[unit].insert(.sounds) }
      if starts & query.wordStarts != 0 { flags[unit].insert(.soundsLikeWord) }
    }
    return flags
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
    parses.removeAll()
    let name = names.range(of: node)
    let isUpper = standing.isUpper(node)
    let starts = isUpper ? query.all : starts | query.wordStarts
    if !name.isEmpty {
      if flags[names.units[name.lowerBound]].contains(.occurs) {
        read(ComparedName(units: names.units, range: name, source: .name), from: starts)
      }
      for index in name.dropFirst() where flags[names.units[index]].contains(.beginsWord) {
        readInside(name)
        break
      }
    }
    if !pattern.isEmpty {
      pinyin.read(
        PinyinReader.Region(
          node: node, name: name, starts: starts, isUpper: isUpper,
          isException: special[node] & 2 != 0),
        into: &parses)
    }
    if special[node] & 1 != 0 { readExtras(node, starts) }
    if !idHits.isEmpty, idHits[node] != 0, let word = query.idWord(index.storage.idKind) {
      parses.add(
        NameParse(
          start: word.lowerBound, end: word.upperBound, fit: idHits[node] == 2 ? .whole : .start,
          source: .id))
    }
  }

  private mutating func readExtras(_ node: Int, _ starts: UInt64) {
    for name in extras.names(of: node, &extraCursor) {
      let units = name.units
      guard !units.isEmpty, !flags[extras.units[units.lowerBound]].isEmpty else { continue }
      // One character stands for a province where it is a word, or before a name that is written out.
      let starts =
        units.count > 1 ? starts : query.letters.count > 2 ? query.wordStarts | 1 : query.wordStarts
      if units.count == 1, query.letters.count == 2, !query.isSeparated, query.words.count == 1 {
        continue
      }
      read(ComparedName(units: extras.units, range: units, source: name.kind), from: starts)
    }
  }
}
