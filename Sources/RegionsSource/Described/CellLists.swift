/// Tables whose last column holds a list in each cell, as in `北京,东城|西城`: a row for each name of the
/// list is made of them, with what stands before it.
struct CellLists {
  typealias Value = SourceDocument.Value

  /// The most columns of such a table: a code, a name, another name, the list.
  private static var widest: Int { Count.some }

  private let source: SourceDocument
  private let rows: [[Value]]

  /// The document with a row for each name; `nil` if no cell holds a list.
  static func split(_ source: SourceDocument) -> SourceDocument? {
    guard mayHoldLists(source), let lists = CellLists(source), let separator = lists.separator
    else {
      return nil
    }
    return lists.expanded(by: separator)
  }

  /// Whether a document is one table of rows of one width whose last cells may be lists: most tables end
  /// here, after the first rows, which show that too few cells have anything between names.
  ///
  /// - Complexity: O(rows), without a copy of any.
  private static func mayHoldLists(_ source: SourceDocument) -> Bool {
    guard let table = source.entries.first, table.kind == .table,
      Int(table.end) == source.entries.count, source.entries.count > 1
    else { return false }
    // A cell has no descendants, so rows of one width lie at even distances.
    let stride = Int(source.entries[1].end) - 1
    guard 2...widest ~= stride - 1 else { return false }
    let count = (source.entries.count - 1) / stride
    var without = 0
    for row in Swift.stride(from: 1, to: source.entries.count, by: stride) {
      guard Int(source.entries[row].end) == row + stride else { return false }
      let last = source.bytes(of: row + stride - 1)
      if !last.isEmpty, !ListTexts.hasSeparator(last) { without += 1 }
      if without.isHalf(of: count) { return false }
    }
    return true
  }

  /// - Parameter source: A table of rows of one width.
  private init?(_ source: SourceDocument) {
    self.source = source
    var rows: [[Value]] = []
    source.forEachChild(of: 0) { row in
      var cells: [Value] = []
      source.forEachChild(of: row) { cells.append($0) }
      rows.append(cells)
    }
    guard rows.count > 2 else { return nil }
    self.rows = rows
  }

  /// What cuts the last cells, where they are lists of names and each row is another region.
  private var separator: ListTexts.Separator? {
    let texts = rows.map { source.bytes(of: $0[$0.count - 1]) }.filter { !$0.isEmpty }
    guard texts.count.isMost(of: rows.count),
      let separator = ListTexts.Separator.find(texts)
    else {
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
    // Names that come back are a path, or codes of neighbours.
    return names.count.isLargePart(of: count) ? separator : nil
  }

  /// `nil` if the rows would take too much, for what stands before a list comes back with each of its names.
  private func expanded(by separator: ListTexts.Separator) -> SourceDocument? {
    var result = SourceDocument(describedBy: source)
    let table = result.open(.table, line: 1, column: 1)
    for cells in rows {
      let list = cells[cells.count - 1]
      for part in separator.parts(source.bytes(of: list)) {
        guard result.excess == nil else { return nil }
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
