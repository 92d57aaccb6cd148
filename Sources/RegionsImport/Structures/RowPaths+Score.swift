import RegionsSource
import TypedNumbers

/// How well columns explain the rows as paths.
extension RowPaths {
  /// Whether the headings say that the columns are levels: by words for them, by a code and a name of
  /// each, the lowest by a plain word for names.
  var isTold: Bool {
    guard case .columns(let columns) = source, evidence.lists[list].hasHeader else { return false }
    return columns.allSatisfy { column in
      let meaning = evidence.profile(list, column).meaning
      return meaning.contains(.level) || evidence.hasCode(list, column)
        || RowPaths.isGroupName(evidence.lists[list].columns[column].name)
        || column == columns.last && meaning.contains([.name, .plain])
    }
  }

  /// The share of rows that tell of a region of their own, weighed by how much upper levels repeat;
  /// 0 if the columns are no levels.
  func explained() -> Double {
    guard case .columns(let columns) = source else { return 0 }
    let records = evidence.lists[list]
    let count = records.count
    let numbers = columns.map { evidence.textNumbers(list, $0) }
    // Upper levels come in runs, or with blanks below their first row.
    var runs = 0
    var blanks = 0
    for record in 1..<max(count, 1) {
      if numbers[0][record].isNone {
        blanks += 1
      } else if numbers[0][record] == numbers[0][record - 1] {
        runs += 1
      }
    }
    let firsts = evidence.distinctCount(list, columns[0])
    // Unless the headings say that they are levels.
    let isTold = isTold
    // A group of each row's own is another spelling of its name; one that most rows lack, the first
    // among them, is a class that some have, and no merged cell.
    let isGroup =
      evidence.profile(list, columns[0]).meaning.contains(.level)
      || RowPaths.isGroupName(records.columns[columns[0]].name)
    if records.hasHeader, !isGroup, blanks == 0, count > 1, firsts == count { return 0 }
    if !isTold, numbers[0].first?.isNone ?? false, blanks.isMost(of: count) { return 0 }
    // A key that many records have not is no cell that was merged either.
    if !isTold, !isGroup, records.kind == .object, !blanks.isSmallPart(of: count) { return 0 }
    // A table that is sorted by something else has hardly any upper level that repeats the row before.
    if !isTold, count > Count.some, (runs + blanks) * Evidence.groupOfRows < count,
      firsts * Evidence.groupOfRows > count
    {
      return 0
    }
    if !records.hasHeader && firsts.isMost(of: count) && blanks == 0 && count > 3 { return 0 }
    let isMerged = isMerged
    var seen: Set<[TextNumber.OrNone]> = []
    var last = [TextNumber.OrNone](repeating: .init(), count: columns.count)
    var rows = 0
    for record in 0..<count {
      var path = numbers.map { $0[record] }
      guard let first = path.firstIndex(where: { !$0.isNone }) else { continue }
      if isMerged {
        for level in 0..<first { path[level] = last[level] }
      }
      last = path
      rows += 1
      seen.insert(path)
    }
    // Neighbouring levels: a name below belongs to one name above, as a rule.
    for (upper, lower) in zip(columns, columns.dropFirst()) {
      let pairs = evidence.pairCount(upper, lower, in: list)
      let below = evidence.distinctCount(list, lower)
      let isWorded =
        records.hasHeader
        && (evidence.profile(list, upper).meaning.contains(.level)
          || RowPaths.isGroupName(records.columns[upper].name))
      if Double(pairs) > (isWorded ? 5 : 2) * Double(max(below, 1)) { return 0 }
    }
    return Double(seen.count) / Double(max(rows, 1))
  }
}
