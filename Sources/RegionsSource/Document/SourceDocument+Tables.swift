extension SourceDocument {
  /// The tables that have names, in order.
  package var tableNames: [String] {
    topTables.compactMap { key(of: $0) }.filter { !$0.isEmpty }
  }

  private var topTables: [Value] {
    var tables: [Value] = []
    var value = 0
    while value < entries.count {
      if entries[value].kind == .table { tables.append(value) }
      value = max(value + 1, Int(entries[value].end))
    }
    return tables
  }

  /// Keeps the tables of some names alone, in the document's order; letters that differ in their case alone
  /// are no difference unless there are tables of both.
  ///
  /// - Throws: A name that no table has.
  mutating func keepTables(_ names: [String]) throws(SourceProblem) {
    let known = tableNames
    var kept: Set<String> = []
    for name in names {
      let exact = known.contains(name) ? name : nil
      let folded = known.filter { $0.lowercased() == name.lowercased() }
      guard let found = exact ?? (folded.count == 1 ? folded.first : nil) else {
        throw .noTable(name, known: known)
      }
      kept.insert(found)
    }
    for table in topTables.reversed() where !kept.contains(key(of: table) ?? "") {
      let range = table..<Int(entries[table].end)
      entries.removeSubrange(range)
      for value in table..<entries.count { entries[value].end -= Int32(range.count) }
    }
  }
}
