extension ElementTree {
  /// Excel's XML Spreadsheet 2003: a table for each sheet that has rows; `false` if it isn't one.
  mutating func readWorkbook() throws(SourceError) -> Bool {
    let sheets = elements(of: 0).filter { name($0) == "Worksheet" }
    guard !sheets.isEmpty else { return false }
    var count = 0
    for sheet in sheets {
      for table in elements(of: sheet) where name(table) == "Table" {
        let rows = elements(of: table).filter { name($0) == "Row" }
        guard !rows.isEmpty else { continue }
        count += 1
        let list = open(.table, key: key(attribute("Name", of: sheet) ?? ""), at: table)
        for row in rows { try readRow(row) }
        close(list)
      }
    }
    guard count > 0 else { throw error(.nothingIn(.workbook), at: 0) }
    return true
  }

  /// A row; the cells that the file leaves out are null.
  private mutating func readRow(_ row: Value) throws(SourceError) {
    if let excess = result.excess { throw error(excess, at: row) }
    let list = open(.row, at: row)
    var next = 1
    var hasText = false
    for cell in elements(of: row) where name(cell) == "Cell" {
      if let index = attribute("Index", of: cell).flatMap({ Int($0) }) {
        guard index >= next, index <= Bound.columns else {
          throw error(.sheet("", .column(index)), at: cell)
        }
        while next < index {
          append(.null, text: [], at: cell)
          next += 1
        }
      }
      let data = elements(of: cell).first { name($0) == "Data" }
      let isNumber = data.flatMap { attribute("Type", of: $0) } == "Number"
      let text = data.map { self.text(in: $0) } ?? []
      hasText = hasText || !text.isEmpty
      append(text.isEmpty ? .null : isNumber ? .number : .string, text: text, at: cell)
      next += 1
      let merged = attribute("MergeAcross", of: cell).flatMap { Int($0) } ?? 0
      guard 0...Bound.columns ~= merged, next + merged <= Bound.columns + 1 else {
        throw error(.sheet("", .merged(columns: merged)), at: cell)
      }
      for _ in 0..<merged {
        append(.null, text: [], at: cell)
        next += 1
      }
    }
    if hasText { close(list) } else { dropLast(from: list) }
  }
}
