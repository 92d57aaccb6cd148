/// Tables whose last column holds a list in each cell, as in `北京,东城|西城`: a row for each name of the
/// list is made of them, with what stands before it.
struct CellLists {
  typealias Value = SourceDocument.Value

  /// As many columns as such a table has: a code, a name, another name, the list.
  private static let widest = 4
  /// Names in lists of one table are different names, as a rule: of this share of ten. Where they come
  /// back it is a path, or codes of neighbours.
  private static let different = 8

  private let source: SourceDocument
  private let rows: [[Value]]

  /// The document with a row for each name; `nil` if no cell holds a list.
  static func split(_ source: SourceDocument) -> SourceDocument? {
    guard source.entries.first?.kind == .table,
      source.arena.contains(where: ListTexts.isOfSeparator),
      let lists = CellLists(source), let separator = lists.separator
    else { return nil }
    return lists.expanded(by: separator)
  }

  private init?(_ source: SourceDocument) {
    self.source = source
    var rows: [[Value]] = []
    var isOne = true
    source.forEachChild(of: 0) { row in
      var cells: [Value] = []
      source.forEachChild(of: row) { cells.append($0) }
      if cells.count > Self.widest || cells.count < 2 { isOne = false }
      rows.append(cells)
    }
    guard isOne, rows.count > 2, Int(source.entries[0].end) == source.entries.count,
      rows.allSatisfy({ $0.count == rows[0].count })
    else { return nil }
    self.rows = rows
  }

  /// What cuts the last cells, where they are lists of names and each row is another region.
  private var separator: ListTexts.Separator? {
    let texts = rows.map { source.bytes(of: $0[$0.count - 1]) }.filter { !$0.isEmpty }
    guard texts.count * 10 >= rows.count * 6, let separator = ListTexts.Separator.find(texts) else {
      return nil
    }
    let owners = Set(rows.map { $0.dropLast().map { Array(source.bytes(of: $0)) } })
    guard owners.count == rows.count else { return nil }
    var names: Set<[UInt8]> = []
    var count = 0
    for part in texts.flatMap({ separator.parts($0) }) {
      guard part.contains(where: { $0 >= 0x41 }), part.count > 2, !part.contains(0x2F) else {
        return nil
      }
      names.insert(Array(part))
      count += 1
    }
    return names.count * 10 >= count * Self.different ? separator : nil
  }

  private func expanded(by separator: ListTexts.Separator) -> SourceDocument {
    var result = SourceDocument(
      name: source.name, format: source.format, encoding: source.encoding)
    result.notes = source.notes
    let table = result.open(.table, line: 1, column: 1)
    for cells in rows {
      let list = cells[cells.count - 1]
      for part in separator.parts(source.bytes(of: list)) {
        let place = source.entries[cells[0]]
        let row = result.open(.row, line: place.line, column: place.column)
        for cell in cells.dropLast() {
          let entry = source.entries[cell]
          result.append(
            entry.kind, text: source.bytes(of: cell), line: entry.line, column: entry.column)
        }
        let entry = source.entries[list]
        result.append(.string, text: part, line: entry.line, column: entry.column)
        result.close(row)
      }
    }
    result.close(table)
    return result
  }
}
