import RegionsSource

/// Reads a workbook of LibreOffice and others (ODF 1.3 part 3, 9): its sheets as tables.
struct OpenDocument {
  /// Where the sheets lie.
  static let part = "content.xml"

  /// A cell, its text as far as it has one.
  private struct Cell {
    var kind: SourceDocument.Kind
    var text: [UInt8]
    /// The number of rows below in which the cell stands as well.
    var rowsBelow = 0
  }

  private let part: Elements

  /// The bytes of the sheets; `nil` if an archive is no such workbook.
  static func content(of archive: Archive) throws(SourceProblem) -> [UInt8]? {
    guard let kind = archive.index(of: "mimetype"),
      let index = archive.index(of: part),
      try archive.bytes(of: kind).starts(
        with: "application/vnd.oasis.opendocument.spreadsheet".utf8)
    else { return nil }
    if let manifest = archive.index(of: "META-INF/manifest.xml") {
      let text = String(decoding: try archive.bytes(of: manifest), as: UTF8.self)
      guard !text.contains("encryption-data") else { throw .foreignFile(.encryptedWorkbook) }
    }
    return try archive.bytes(of: index)
  }

  init(_ part: Elements) {
    self.part = part
  }

  /// Appends a table for each sheet that is shown and has rows.
  func read(_ document: inout SourceDocument) throws(SourceProblem) {
    let limit = document.memoryLimit
    document.memoryLimit -= min(limit, part.document.memory)
    defer { document.memoryLimit = limit }
    let count = document.entries.count
    let hiddenStyles = hiddenStyles()
    var hidden: [String] = []
    guard let body = part.first("body", of: 0), let book = part.first("spreadsheet", of: body)
    else {
      throw .notAWorkbook
    }
    for sheet in part.elements(of: book) where part.name(sheet) == "table" {
      let name = part.attribute("name", of: sheet) ?? ""
      if let style = part.attribute("style-name", of: sheet), hiddenStyles.contains(style) {
        hidden.append(name)
      } else {
        try read(sheet, name, &document)
      }
    }
    guard document.entries.count > count else { throw .nothingIn(.workbook) }
    if !hidden.isEmpty {
      document.notes.append(
        SourceDiagnostic(DiagnosticLocation(document.name), .hiddenSheets(hidden)))
    }
  }

  private func hiddenStyles() -> Set<String> {
    guard let styles = part.first("automatic-styles", of: 0) else { return [] }
    return Set(
      part.elements(of: styles).filter { style in
        part.first("table-properties", of: style).flatMap {
          part.attribute("display", of: $0)
        } == "false"
      }.compactMap { part.attribute("name", of: $0) })
  }

  private func read(
    _ sheet: SourceDocument.Value, _ name: String, _ document: inout SourceDocument
  ) throws(SourceProblem) {
    let table = document.open(.table, key: document.key(name), line: 1, column: 1)
    var number = 0
    var above: [Int: Cell] = [:]
    for row in rows(of: sheet) {
      let count = repetitions("number-rows-repeated", of: row)
      let cells = try cells(of: row, name)
      let isEmpty = cells.allSatisfy { $0.text.isEmpty }
      // Rows that are as their neighbour stand once; the empty ones reach to the sheet's end.
      for _ in 0..<(isEmpty ? 1 : count) {
        number += 1
        append(filled(cells, &above), line: number, to: &document)
        if let excess = document.excess { throw excess }
      }
      if isEmpty { number += count - 1 }
    }
    if document.entries.count == table + 1 {
      document.removeLast(from: table)
    } else {
      document.close(table)
    }
  }

  /// The rows of a sheet, those of its groups and headings as well, in order.
  private func rows(of value: SourceDocument.Value) -> [SourceDocument.Value] {
    part.elements(of: value).flatMap { child -> [SourceDocument.Value] in
      switch part.name(child) {
      case "table-row": [child]
      case "table-rows", "table-header-rows", "table-row-group": rows(of: child)
      default: []
      }
    }
  }

  private func cells(
    of row: SourceDocument.Value, _ name: String
  ) throws(SourceProblem) -> [Cell] {
    var cells: [Cell] = []
    for value in part.elements(of: row) {
      guard ["table-cell", "covered-table-cell"].contains(part.name(value)) else { continue }
      let count = repetitions("number-columns-repeated", of: value)
      let cell = cell(value)
      guard cells.count + count <= Bound.columns || cell.text.isEmpty else {
        throw .sheet(name, .column(cells.count + count))
      }
      for _ in 0..<min(count, Bound.columns - cells.count) { cells.append(cell) }
    }
    while cells.last?.text.isEmpty == true, cells.last?.rowsBelow == 0 { cells.removeLast() }
    return cells
  }

  /// How often a row or a cell stands there: what is written, up to what a sheet could have.
  private func repetitions(_ name: String, of value: SourceDocument.Value) -> Int {
    let count = part.attribute(name, of: value).flatMap { Int($0) } ?? 1
    return min(max(count, 1), 1 << 24)
  }

  /// The cells of a row with those that reach into it from above. Cells over several columns are titles,
  /// which stand once.
  private func filled(_ cells: [Cell], _ above: inout [Int: Cell]) -> [Cell] {
    var cells = cells
    let isEmpty = cells.allSatisfy { $0.text.isEmpty }
    for column in above.keys.sorted() {
      guard var cell = above[column] else { continue }
      // A row that is empty but for such cells stays empty.
      if !isEmpty {
        while cells.count <= column { cells.append(Cell(kind: .null, text: [])) }
        if cells[column].text.isEmpty { cells[column] = cell }
      }
      cell.rowsBelow -= 1
      above[column] = cell.rowsBelow > 0 ? cell : nil
    }
    for (column, cell) in cells.enumerated() where cell.rowsBelow > 0 && above[column] == nil {
      if !cell.text.isEmpty { above[column] = cell }
    }
    return cells
  }

  private func append(_ cells: [Cell], line: Int, to document: inout SourceDocument) {
    guard cells.contains(where: { !$0.text.isEmpty }) else { return }
    let line = UInt32(clamping: line)
    let row = document.open(.row, line: line, column: 1)
    for (column, cell) in cells.enumerated() {
      document.append(
        cell.text.isEmpty ? .null : cell.kind, text: cell.text, line: line,
        column: UInt32(column + 1))
    }
    document.close(row)
  }

  // MARK: Cells

  private func cell(_ value: SourceDocument.Value) -> Cell {
    let shown = text(of: value)
    var cell = Cell(kind: .string, text: shown)
    switch part.attribute("value-type", of: value) {
    case "float":
      // Digits with zeros in front are as they were meant.
      let isCode = shown.count > 1 && shown.first == 0x30 && shown.allSatisfy { 0x30...0x39 ~= $0 }
      if !isCode, let number = part.attribute("value", of: value) {
        cell = Cell(kind: .number, text: CellFormats().text(of: Array(number.utf8)[...], style: 0))
      }
    case "date":
      if let date = part.attribute("date-value", of: value) { cell.text = Array(date.utf8) }
    case "boolean":
      if let truth = part.attribute("boolean-value", of: value) {
        cell = Cell(kind: .boolean, text: Array(truth.utf8))
      }
    case "string":
      if shown.isEmpty, let text = part.attribute("string-value", of: value) {
        cell.text = Array(text.utf8)
      }
    default: break
    }
    let rows = part.attribute("number-rows-spanned", of: value).flatMap { Int($0) } ?? 1
    let columns = part.attribute("number-columns-spanned", of: value).flatMap { Int($0) } ?? 1
    cell.rowsBelow = columns == 1 ? min(max(rows, 1), 1 << 20) - 1 : 0
    return cell
  }

  /// The text that a cell shows: its paragraphs, a line each.
  private func text(of cell: SourceDocument.Value) -> [UInt8] {
    var text: [UInt8] = []
    var count = 0
    for paragraph in part.elements(of: cell) where part.name(paragraph) == "p" {
      if count > 0 { text.append(0x0A) }
      count += 1
      append(paragraph, to: &text)
    }
    return text
  }

  private func append(_ value: SourceDocument.Value, to text: inout [UInt8]) {
    part.document.forEachChild(of: value) { child in
      switch part.document.entries[child].kind {
      case .string: text.append(contentsOf: part.document.bytes(of: child))
      case .element:
        switch part.name(child) {
        case "s":
          let count = part.attribute("c", of: child).flatMap { Int($0) } ?? 1
          text.append(contentsOf: repeatElement(0x20, count: min(max(count, 1), 1 << 10)))
        case "tab": text.append(0x09)
        case "line-break": text.append(0x0A)
        // Remarks stand in the cell and are not its text.
        case "annotation", "note", "ruby-text": break
        default: append(child, to: &text)
        }
      default: break
      }
    }
  }
}
