import RegionsSource
import TypedNumbers

/// Tables: rows of cells below a heading, or without one.
extension Outline {
  mutating func addTable(_ table: SourceValue) {
    var rows = children(table)
    var names: [String]?
    var hasHeader = true
    // In locals, which nobody else can change while rows are gone through.
    let (entries, texts, number) = (document.entries, texts, number)
    // A cell has no descendants, so cells follow their row one by one.
    func width(_ row: SourceValue) -> Int { max(0, Int(entries[row.index].end) - row.index - 1) }
    func cell(_ row: SourceValue, _ place: Int) -> SourceValue {
      SourceValue(row.next.index + place)
    }
    func cells(_ row: SourceValue) -> [SourceValue] { (0..<width(row)).map { cell(row, $0) } }
    if let first = rows.first, kind(first) == .header {
      names = cells(first).map { texts.string(.text(of: $0), in: number) }
      rows.removeFirst()
    }
    var rules: Set<SourceValue> = []
    rows.removeAll { row in
      let cells = (0..<width(row)).lazy.map { cell(row, $0) }
      guard
        let first = cells.map({ texts.ref(.text(of: $0), in: number) })
          .first(where: { !$0.isEmpty })
      else { return true }
      guard Self.isOfRule(texts.bytes(first)) else { return false }
      if Self.isRule(cells.map { texts.bytes(texts.ref(.text(of: $0), in: number)) }) {
        rules.insert(row)
      }
      return false
    }
    if names == nil, let heading = takeRules(rules, from: &rows) {
      names = cells(heading).map { texts.string(.text(of: $0), in: number) }
    }
    if names == nil {
      let head = HeaderRow(
        rows.prefix(400).map { row in cells(row).map { texts.string(.text(of: $0), in: number) } })
      names = head.names
      hasHeader = head.names != nil
      rows.removeFirst(min(rows.count, head.rows))
    }
    takeNotes(from: &rows, isHeaded: hasHeader) { row in
      cells(row).map { texts.ref(.text(of: $0), in: number) }
    }
    guard !rows.isEmpty else { return }
    if let names, hasHeader, let last = names.last {
      let long = rows.filter { row in
        width(row) > names.count
          && (names.count..<width(row)).contains {
            !texts.ref(.text(of: cell(row, $0)), in: number).isEmpty
          }
      }
      if let first = long.first {
        let place = DiagnosticLocation(
          document.name, line: Int(document[first].line), column: Int(document[first].column))
        notes.append(Diagnostic(.warning, at: place, .longRows(long.count, lastColumn: last)))
      }
    }
    let widest = rows.reduce(names?.count ?? 0) { max($0, width($1)) }
    var list = RecordList(
      document: number, kind: .row, owner: -1, key: document.key(of: table) ?? "",
      values: rows, owners: [])
    list.hasHeader = hasHeader
    lists.append(list)
    var known: Set<String> = []
    for place in 0..<widest {
      guard takeCells(for: rows.count, of: lists.count - 1) else { break }
      let name = names.flatMap { place < $0.count ? $0[place] : nil } ?? ""
      let column = rows.map { row -> Cell in
        place < width(row) ? .text(of: cell(row, place)) : .none
      }
      if name.isEmpty && column.allSatisfy({ texts.ref($0, in: number).isEmpty }) { continue }
      lists[lists.count - 1].columns.append(
        .init(name: columnName(name, at: place, besides: &known), cells: column))
    }
  }

  /// What a column is called: its place where it has no heading, with that behind it where another has the same.
  private func columnName(
    _ name: String, at place: Int, besides known: inout Set<String>
  ) -> String {
    if name.isEmpty { return "\(place + 1)" }
    return known.insert(name).inserted ? name : "\(name) \(place + 1)"
  }

  /// As many rows below a table may be sums and notes.
  private static let mostBelow = 8

  /// Takes sums and notes below a table out of its rows, and tells of each.
  private mutating func takeNotes(
    from rows: inout [SourceValue], isHeaded: Bool, _ cells: (SourceValue) -> [TextRef]
  ) {
    var taken: [SourceValue] = []
    while rows.count > 2, taken.count < Self.mostBelow, let last = rows.last {
      let filled = cells(last).filter { !$0.isEmpty }
      guard let first = filled.first else { break }
      let text = texts.string(first)
      let isSum = isHeaded && RemarkWords.isSum(text)
      let isNote = filled.count == 1 && cells(last).first == first && RemarkWords.isNote(text)
      guard isSum && filled.count > 1 || (isSum || isNote) && isFuller(rows.dropLast(), cells)
      else { break }
      taken.append(last)
      rows.removeLast()
    }
    for row in taken.reversed() {
      notes.append(
        Diagnostic(
          .warning,
          at: DiagnosticLocation(
            document.name, line: Int(document[row].line), column: Int(document[row].column)),
          .remarkRow))
    }
  }

  /// Whether hardly any of the rows above a note has one text alone.
  private func isFuller(_ rows: ArraySlice<SourceValue>, _ cells: (SourceValue) -> [TextRef])
    -> Bool
  {
    let sample = rows.suffix(Self.sampleAbove)
    return sample.count { cells($0).count { !$0.isEmpty } > 1 }.isNearlyAll(of: sample.count)
  }

  /// As many rows above a note are looked at.
  private static let sampleAbove = 100

  /// Takes the lines that were drawn in a table out of its rows, and what stands above the one below its
  /// heading, as in Markdown and in what consoles print:
  ///
  ///     | code | name |
  ///     |------|------|
  ///     | 11   | Aro  |
  ///
  /// - Returns: the heading, if there is one.
  private func takeRules(_ rules: Set<SourceValue>, from rows: inout [SourceValue]) -> SourceValue?
  {
    guard !rules.isEmpty else { return nil }
    var heading: SourceValue?
    let first = rows.prefix { rules.contains($0) }.count
    if let below = rows.dropFirst(first).prefix(Self.mostAbove).firstIndex(where: rules.contains),
      below > first
    {
      heading = rows[below - 1]
      rows.removeFirst(below)
    }
    rows.removeAll { rules.contains($0) }
    return heading
  }

  /// A heading stands in one of so many lines, titles above it among them.
  private static let mostAbove = 12

  /// Whether a row is a line of dashes over several columns: all cells are, or empty.
  private static func isRule(_ cells: [ArraySlice<UInt8>]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    return filled.allSatisfy(isOfRule)
      && (filled.count > 1 || filled.contains { $0.contains(UInt8(ascii: "+")) })
      && filled.contains { $0.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") } >= 3 }
  }

  private static func isOfRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "|") || byte <= 0x20
    }
  }
}
