import RegionsSource

/// Reads one sheet of a workbook as a table.
struct SheetReader {
  /// A cell, its text in ``arena``.
  private struct Cell {
    var column: Int
    var kind: SourceDocument.Kind
    var text: Range<Int>
  }

  /// Cells over several rows that show one value.
  private struct Merge {
    var column: Int
    var rows: ClosedRange<Int>
    var kind = SourceDocument.Kind.null
    var text: [UInt8] = []
  }

  private let part: Elements
  private let texts: SharedTexts
  private let formats: CellFormats
  private var arena: [UInt8] = []
  /// By their column, the ones that begin first last.
  private var merges: [Int: [Merge]] = [:]
  /// How many whole numbers of how many digits a column has.
  private var digits: [Int: [Int: Int]] = [:]
  private var cellCount = 0
  private var filledCount = 0

  init(_ part: Elements, texts: SharedTexts, formats: CellFormats) {
    self.part = part
    self.texts = texts
    self.formats = formats
  }

  /// Appends the sheet's table; nothing if no row has a text.
  mutating func read(_ name: String, _ document: inout SourceDocument) throws(SourceProblem) {
    guard part.name(0) == "worksheet", let data = part.first("sheetData", of: 0) else { return }
    readMerges()
    let table = document.open(.table, key: document.key(name), line: 1, column: 1)
    var number = 0
    for row in part.elements(of: data) where part.name(row) == "row" {
      number = part.attribute("r", of: row).flatMap { Int($0) } ?? number + 1
      guard 1...(1 << 24) ~= number else { throw .sheet(name, .row(number)) }
      let cells = try cells(of: row, number, name)
      guard let last = cells.last(where: { !$0.text.isEmpty }) else { continue }
      cellCount += cells.count
      filledCount += last.column
      // A sheet of nothing but far-off cells would fill the memory.
      guard filledCount <= 256 * cellCount + 1 << 20 else {
        throw .sheet(name, .hardlyFilled)
      }
      append(cells, upTo: last.column, line: UInt32(number), to: &document)
      countDigits(cells)
      if let excess = document.excess { throw excess }
    }
    if document.entries.count == table + 1 {
      document.removeLast(from: table)
    } else {
      document.close(table)
      noteLostZeros(name, &document)
    }
  }

  private mutating func countDigits(_ cells: [Cell]) {
    for cell in cells where cell.kind == .number {
      guard arena[cell.text].allSatisfy({ 0x30...0x39 ~= $0 }) else { continue }
      digits[cell.column, default: [:]][cell.text.count, default: 0] += 1
    }
  }

  /// Notes the columns whose numbers differ by one digit at most, as codes do that were typed as numbers: 11001,
  /// and 1001 for 01001. Numbers of inhabitants vary more.
  private func noteLostZeros(_ name: String, _ document: inout SourceDocument) {
    for (column, counts) in digits.sorted(by: { $0.key < $1.key }) {
      let widths = counts.keys.sorted()
      guard widths.count == 2, widths[1] == widths[0] + 1, widths[1] >= 5,
        counts.values.reduce(0, +) >= 5
      else { continue }
      document.notes.append(
        SourceDiagnostic(
          DiagnosticLocation(document.name),
          .lostZeros(column: Self.letters(column), sheet: name, digits: widths[0])))
    }
  }

  /// A column's letters: 28 is "AB".
  private static func letters(_ column: Int) -> String {
    var letters: [UInt8] = []
    var rest = column
    while rest > 0 {
      letters.insert(UInt8(0x41 + (rest - 1) % 26), at: 0)
      rest = (rest - 1) / 26
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private func append(
    _ cells: [Cell], upTo last: Int, line: UInt32, to document: inout SourceDocument
  ) {
    let row = document.open(.row, line: line, column: 1)
    var column = 1
    for cell in cells where cell.column <= last {
      while column < cell.column {
        document.append(.null, text: [], line: line, column: UInt32(column))
        column += 1
      }
      document.append(
        cell.text.isEmpty ? .null : cell.kind, text: arena[cell.text], line: line,
        column: UInt32(column))
      column += 1
    }
    document.close(row)
  }

  // MARK: Cells

  private mutating func cells(
    of row: SourceDocument.Value, _ number: Int, _ name: String
  ) throws(SourceProblem) -> [Cell] {
    arena.removeAll(keepingCapacity: true)
    var cells: [Cell] = []
    for value in part.elements(of: row) where part.name(value) == "c" {
      let column =
        part.attribute("r", of: value).map { Self.place($0)?.column ?? 0 }
        ?? (cells.last?.column ?? 0) + 1
      guard column > cells.last?.column ?? 0, column <= Bound.columns else {
        throw .sheet(name, .cellOutOfPlace(row: number))
      }
      let start = arena.count
      let kind = try readText(of: value, name)
      cells.append(Cell(column: column, kind: kind, text: start..<arena.count))
    }
    if !merges.isEmpty { fillMerged(&cells, number) }
    return cells
  }

  /// Appends a cell's text to the arena.
  private mutating func readText(
    of cell: SourceDocument.Value, _ name: String
  ) throws(SourceProblem) -> SourceDocument.Kind {
    let type = part.attribute("t", of: cell) ?? "n"
    if type == "inlineStr" {
      if let text = part.first("is", of: cell) { SharedTexts.append(text, part, to: &arena) }
      return .string
    }
    guard let value = part.first("v", of: cell) else { return .null }
    var text: [UInt8] = []
    part.document.forEachChild(of: value) { child in
      if part.document.entries[child].kind == .string {
        text.append(contentsOf: part.document.text(of: child).utf8)
      }
    }
    switch type {
    case "s":
      // Some programs write a cell without a text so.
      guard !text.isEmpty else { return .null }
      guard let number = Int(String(decoding: text, as: UTF8.self)), number >= 0,
        number < texts.count
      else { throw .sheet(name, .textNotThere) }
      arena.append(contentsOf: texts[number])
      return .string
    case "n":
      let style = part.attribute("s", of: cell).flatMap { Int($0) } ?? 0
      let shown = formats.text(of: text[...], style: style)
      arena.append(contentsOf: shown)
      // A date or digits with zeros in front are as they were meant.
      return formats[style] == .plain ? .number : .string
    case "b":
      arena.append(contentsOf: (text == [0x31] ? "true" : "false").utf8)
      return .boolean
    // What a formula made of an error.
    case "e": return .null
    default:
      arena.append(contentsOf: text)
      return .string
    }
  }

  // MARK: Merged cells

  /// Cells over several rows of one column: in each row it is as if the value stood there. Those over
  /// several columns are titles, whose value stands once.
  private mutating func readMerges() {
    guard let list = part.first("mergeCells", of: 0) else { return }
    for item in part.elements(of: list) {
      let ends = (part.attribute("ref", of: item) ?? "").split(separator: ":")
      guard ends.count == 2, let first = Self.place(ends[0]), let last = Self.place(ends[1]),
        first.column == last.column, first.row < last.row
      else { continue }
      merges[first.column, default: []].append(
        Merge(column: first.column, rows: first.row...last.row))
    }
    for column in merges.keys {
      merges[column]?.sort { $0.rows.lowerBound > $1.rows.lowerBound }
    }
  }

  private mutating func fillMerged(_ cells: inout [Cell], _ number: Int) {
    for column in merges.keys.sorted() {
      while let last = merges[column]?.last, last.rows.upperBound < number {
        merges[column]?.removeLast()
      }
      guard let merge = merges[column]?.last, merge.rows.contains(number) else { continue }
      let place = cells.firstIndex { $0.column >= column } ?? cells.count
      let isThere = place < cells.count && cells[place].column == column
      if number == merge.rows.lowerBound {
        guard isThere, let index = merges[column]?.indices.last else { continue }
        merges[column]?[index].kind = cells[place].kind
        merges[column]?[index].text = Array(arena[cells[place].text])
      } else if !merge.text.isEmpty {
        // A row that is empty but for merged cells stays empty.
        guard cells.contains(where: { !$0.text.isEmpty }) else { continue }
        let start = arena.count
        arena.append(contentsOf: merge.text)
        let cell = Cell(column: column, kind: merge.kind, text: start..<arena.count)
        if isThere { cells[place] = cell } else { cells.insert(cell, at: place) }
      }
    }
  }

  /// The column and row of "AB12", from 1.
  private static func place(_ text: some StringProtocol) -> (column: Int, row: Int)? {
    var column = 0
    var row = 0
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A where row == 0: column = column * 26 + Int(byte - 0x40)
      case 0x30...0x39 where column > 0: row = row * 10 + Int(byte - 0x30)
      case UInt8(ascii: "$"): continue
      default: return nil
      }
      guard column <= Bound.columns, row <= 1 << 24 else { return nil }
    }
    return column > 0 && row > 0 ? (column, row) : nil
  }
}
