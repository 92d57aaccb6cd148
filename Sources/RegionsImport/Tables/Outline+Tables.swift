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
    guard !rows.isEmpty else { return }
    let widest = rows.reduce(names?.count ?? 0) { max($0, width($1)) }
    var list = RecordList(
      document: number, kind: .row, owner: -1, key: document.key(of: table) ?? "",
      values: rows, owners: [])
    list.hasHeader = hasHeader
    lists.append(list)
    for place in 0..<widest {
      guard takeCells(for: rows.count, of: lists.count - 1) else { break }
      let name = names.flatMap { place < $0.count ? $0[place] : nil } ?? ""
      let column = rows.map { row -> Cell in
        place < width(row) ? .text(of: cell(row, place)) : .none
      }
      if name.isEmpty && column.allSatisfy({ texts.ref($0, in: number).isEmpty }) { continue }
      lists[lists.count - 1].columns.append(
        .init(name: name.isEmpty ? "\(place + 1)" : name, cells: column))
    }
  }

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
