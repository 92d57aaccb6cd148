import RegionsSource
import TypedNumbers

/// What the rows of paths are, where they are no region each or no region of the lowest level.
extension RowPaths {
  /// Whether rows observe the same regions again and again: each path has one row for each year of another column.
  var areObservations: Bool {
    let records = evidence.lists[list]
    guard records.hasHeader, !levels.isEmpty else { return false }
    let numbers = levels.map { evidence.textNumbers(list, $0) }
    let paths = (0..<records.count).map { record in numbers.map { $0[record] } }
    let different = Set(paths).count
    guard different < records.count, !different.isMost(of: records.count) else { return false }
    return records.columns.indices.contains { column in
      let distinct = evidence.distinctCount(list, column)
      guard distinct > 1, distinct * different <= records.count, !levels.contains(column),
        evidence.profile(list, column).meaning.contains(.measure)
      else { return false }
      let times = evidence.textNumbers(list, column)
      return Set(paths.indices.map { paths[$0] + [times[$0]] }).count.isMost(of: records.count)
    }
  }

  /// Whether codes that nearly all others begin with are of rows of the lowest level, whose columns put them
  /// elsewhere: 01000 "ALABAMA" in "NA" beside 01001 "Autauga County" in "AL".
  var areHeadsElsewhere: Bool {
    guard let top = levels.first, let lowest = levels.last, options.levelKeys == nil,
      let code = uniqueCode()
    else { return false }
    let numbers = evidence.textNumbers(list, code)
    var codes = TextTable()
    for number in numbers.lazy.compactMap({ $0.number }) {
      _ = codes.number(of: evidence.bytes(number))
    }
    // Row numbers begin with others as well.
    guard let found = PrefixScheme.find(codes, codes.numbers), found.share.isHalf,
      !PrefixChance(found.scheme, of: codes, codes.numbers).isSerial
    else { return false }
    var rows: [ArraySlice<UInt8>: Int] = [:]
    for (row, number) in numbers.enumerated() {
      if let number = number.number { rows[evidence.bytes(number)] = row }
    }
    let (names, groups) = (evidence.textNumbers(list, lowest), evidence.textNumbers(list, top))
    var heads: Set<Int> = []
    var below = 0
    for (row, number) in numbers.enumerated() {
      guard let number = number.number,
        let head = found.scheme.ancestors(of: evidence.bytes(number)).lazy
          .compactMap({ rows[$0[...]] }).first
      else { continue }
      guard !names[head].isNone, groups[head] != groups[row] else { return false }
      heads.insert(head)
      below += 1
    }
    return heads.count > 1 && (heads.count + below).isNearlyAll(of: numbers.count)
  }
}
