import RegionsSource

/// Tables: rows of cells below a heading, or without one.
extension Outline {
  mutating func addTable(_ table: Int32) {
    var rows = children(table)
    var names: [String]?
    var hasHeader = true
    // In locals, which nobody else can change while rows are gone through.
    let (entries, texts, number) = (document.entries, texts, number)
    func cells(_ row: Int32) -> [Int32] {
      // A cell has no descendants, so cells follow their row one by one.
      let end = entries[Int(row)].end
      return row + 1 < end ? Array(row + 1..<end) : []
    }
    if let first = rows.first, kind(first) == .header {
      names = cells(first).map { texts.string(.text(of: $0), in: number) }
      rows.removeFirst()
    }
    rows.removeAll { row in
      !(row + 1..<max(row + 1, entries[Int(row)].end)).contains { cell in
        !texts.ref(.text(of: cell), in: number).isEmpty
      }
    }
    if names == nil {
      let head = HeaderRow(
        rows.prefix(400).map { row in cells(row).map { texts.string(.text(of: $0), in: number) } })
      names = head.names
      hasHeader = head.names != nil
      rows.removeFirst(min(rows.count, head.rows))
    }
    guard !rows.isEmpty else { return }
    let width = rows.reduce(names?.count ?? 0) {
      max($0, Int(entries[Int($1)].end - $1 - 1))
    }
    var list = RecordList(
      document: number, kind: .row, owner: -1, key: document.key(of: Int(table)) ?? "",
      values: rows, owners: [])
    list.hasHeader = hasHeader
    lists.append(list)
    for place in 0..<width {
      guard takeCells(for: rows.count, of: lists.count - 1) else { break }
      let name = names.flatMap { place < $0.count ? $0[place] : nil } ?? ""
      let column = rows.map { row -> Cell in
        let cell = row + 1 + Int32(place)
        return cell < entries[Int(row)].end ? .text(of: cell) : .none
      }
      if name.isEmpty && column.allSatisfy({ texts.ref($0, in: number).isEmpty }) { continue }
      lists[lists.count - 1].columns.append(
        .init(name: name.isEmpty ? "\(place + 1)" : name, cells: column))
    }
  }
}
