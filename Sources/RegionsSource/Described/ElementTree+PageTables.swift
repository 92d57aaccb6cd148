extension ElementTree {
  /// Tables of a page: a table for each that has rows of several cells, without those that only lay the page
  /// out; `false` if there is none.
  mutating func readPageTables() -> Bool {
    let tables = innermostTables(in: 0).map { descendants(of: $0, named: ["tr"]) }
      .filter { rows in rows.count(where: { cells(of: $0).count > 1 }) > 1 }
    guard !tables.isEmpty else { return false }
    setFormat("html")
    let all = open(.object, at: 0)
    for rows in tables {
      let list = open(.table, at: rows[0])
      var below: [Int: (text: [UInt8], rows: Int)] = [:]
      for row in rows where !isTooLarge { readRow(row, &below) }
      close(list)
    }
    close(all)
    if tables.count == 1 { unwrap() }
    return true
  }

  private func innermostTables(in value: Value) -> [Value] {
    descendants(of: value, named: ["table"]).flatMap { table in
      let inner = innermostTables(in: table)
      return inner.isEmpty ? [table] : inner
    }
  }

  private func cells(of row: Value) -> [Value] {
    elements(of: row).filter { name($0) == "td" || name($0) == "th" }
  }

  /// A row, with the cells that reach down to it from rows above.
  ///
  /// - Parameter below: By column: the text that reaches down, and to how many rows.
  private mutating func readRow(_ row: Value, _ below: inout [Int: (text: [UInt8], rows: Int)]) {
    let list = open(.row, at: row)
    var column = 0
    func reaching() -> [UInt8]? {
      guard let (text, rows) = below[column] else { return nil }
      below[column] = rows > 1 ? (text, rows - 1) : nil
      column += 1
      return text
    }
    for cell in cells(of: row) {
      while let text = reaching() { append(.string, text: text, at: row) }
      guard !isTooLarge else { break }
      let text = shownText(in: cell)
      for _ in 0..<span("colspan", of: cell, most: Bound.keys) {
        append(.string, text: text, at: cell)
        let rows = span("rowspan", of: cell, most: Bound.columns)
        if rows > 1 { below[column] = (text, rows - 1) }
        column += 1
      }
    }
    while let text = reaching() { append(.string, text: text, at: row) }
    close(list)
  }

  /// The columns or rows that a cell reaches over; one that says to reach over more is taken for one.
  private func span(_ name: String, of cell: Value, most: Int) -> Int {
    let count = attribute(name, of: cell).flatMap { Int($0) } ?? 1
    return 1...most ~= count ? count : 1
  }

  /// The text of a cell without notes and what is not shown.
  private func shownText(in value: Value) -> [UInt8] {
    let hidden = descendants(of: value, named: ["sup", "style", "script"])
    var text: [UInt8] = []
    var next = value
    let end = Int(source.entries[value].end)
    while next < end {
      if hidden.contains(next) {
        next = Int(source.entries[next].end)
        continue
      }
      if source.entries[next].kind == .string { text += source.bytes(of: next) }
      next += 1
    }
    return text
  }
}
