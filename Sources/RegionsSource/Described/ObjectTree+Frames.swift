/// Tables as programs for data write them to JSON: columns of values, or rows below a row of headings.
///
///     {"id": [1, 2], "name": ["East", "West"]}
///     {"id": {"0": 1, "1": 2}, "name": {"0": "East", "1": "West"}}
///     {"columns": ["id", "name"], "index": [0, 1], "data": [[1, "East"], [2, "West"]]}
///     {"fields": ["id", "name"], "rows": [[1, "East"], [2, "West"]]}
///     {"cols": [{"label": "id"}, {"label": "name"}], "rows": [{"c": [{"v": 1}, {"v": "East"}]}]}
///     [["id", "name"], [1, "East"], [2, "West"]]
extension ObjectTree {
  /// Rows by the names of the columns; `false` if it isn't one.
  mutating func readFrame() -> Bool {
    if kind(0) == .array { return readHeadedRows(children(of: 0), headings: nil) }
    if let columns = member("columns", of: 0), let data = member("data", of: 0),
      kind(columns) == .array, kind(data) == .array
    {
      return readHeadedRows(children(of: data), headings: children(of: columns))
    }
    return readColumns() || readParted(0)
  }

  /// Headings and rows under keys of their own, here or in an object one level below, whatever the keys are: each
  /// row has as many cells as there are headings, and there are not as many rows, as there would be of what lies
  /// below the headings.
  private mutating func readParted(_ object: Value, depth: Int = 0) -> Bool {
    guard kind(object) == .object else { return false }
    let members = children(of: object)
    // Of two tables beside each other none is below the headings.
    let tables = Array(members.lazy.compactMap(rowsOfOneWidth).prefix(2))
    if let (rows, cells) = tables.first, tables.count == 1 {
      let headings = members.flatMap { member in
        // `{"schema": {"fields": […]}}`.
        kind(member) == .object ? [member] + children(of: member) : [member]
      }
      for head in headings where kind(head) == .array && head != rows {
        let values = children(of: head)
        guard values.count == cells[0].count, values.count != cells.count else { continue }
        let names = values.compactMap(heading)
        guard names.count == values.count, Set(names).count == names.count,
          isBesideNames(cells) || kind(values[0]) == .object
        else { continue }
        let list = open(.array, at: rows)
        for (row, values) in zip(children(of: rows), cells) {
          appendObject(Array(zip(names, values)).map { (key: $0, value: $1) }, at: row)
        }
        close(list)
        return true
      }
    }
    guard depth < 1 else { return false }
    return members.contains { readParted($0, depth: depth + 1) }
  }

  /// The cells of a list's rows, where they have the same number of them, of which one is a name in every row.
  private func rowsOfOneWidth(_ list: Value) -> (rows: Value, cells: [[Value]])? {
    guard kind(list) == .array else { return nil }
    let rows = children(of: list)
    guard rows.count >= Self.fewestRows else { return nil }
    let width = cells(of: rows[0]).count
    guard width > 1 else { return nil }
    let cells = rows.map { self.cells(of: $0) }
    guard cells.allSatisfy({ $0.count == width }),
      (0..<width).contains(where: { place in cells.allSatisfy { kind($0[place]) == .string } })
    else { return nil }
    return (list, cells)
  }

  /// Whether rows have something else than names: numbers, or lists.
  private func isBesideNames(_ cells: [[Value]]) -> Bool {
    cells[0].indices.contains { place in cells.allSatisfy { !isText($0[place]) } }
      || cells[0].contains { kind($0) == .array }
  }

  private func isText(_ value: Value) -> Bool { kind(value) == .string && !isCode(value) }

  /// The text of a heading, or of the object that tells of it.
  private func heading(_ value: Value) -> String? {
    if kind(value) == .string, !isCode(value), !source.bytes(of: value).isEmpty {
      return source.text(of: value)
    }
    for key in ["label", "name", "title", "id"] {
      if let text = text(key, of: value), !text.isEmpty { return text }
    }
    return nil
  }

  /// The cells of a row: the items of an array, or of the only array in an object; of an object for a cell the
  /// value in it.
  private func cells(of row: Value) -> [Value] {
    switch kind(row) {
    case .array: return children(of: row)
    case .object:
      let arrays = children(of: row).filter { kind($0) == .array }
      guard let only = arrays.first, arrays.count == 1 else { return [] }
      let cells = children(of: only)
      let values = cells.compactMap { member("v", of: $0) }
      return values.count == cells.count ? values : []
    default: return []
    }
  }

  /// Fewer rows may be anything.
  private static var fewestRows: Int { Count.several }

  private func isScalar(_ value: Value) -> Bool {
    switch kind(value) {
    case .string, .number, .boolean, .null: true
    default: false
    }
  }

  /// Whether a value is a whole number, written as one or in digits.
  private func isCode(_ value: Value) -> Bool {
    let bytes = source.bytes(of: value)
    return !bytes.isEmpty && bytes.allSatisfy { 48...57 ~= $0 }
  }

  /// Whether values are numbers, some of them missing: what a name of a column, or of a region, is not.
  private func areCodes(_ values: [Value]) -> Bool {
    values.contains(where: isCode) && values.allSatisfy { kind($0) == .null || isCode($0) }
  }

  /// Whether values are texts, of which none is a number.
  private func areTexts(_ values: [Value]) -> Bool {
    values.allSatisfy { kind($0) == .string && !isCode($0) && !source.bytes(of: $0).isEmpty }
  }

  /// Lists of one length under the names of columns, one of them of numbers and one of texts, as lists of what is
  /// below are not.
  private mutating func readColumns() -> Bool {
    let columns = children(of: 0)
    guard columns.count > 1, let first = columns.first else { return false }
    let cells = columns.map { children(of: $0) }
    let count = cells[0].count
    guard count >= Self.fewestRows,
      columns.allSatisfy({ kind($0) == kind(first) && source.key(of: $0) != nil }),
      cells.allSatisfy({ $0.count == count && $0.allSatisfy(isScalar) }),
      cells.contains(where: areCodes), cells.contains(where: areTexts)
    else { return false }
    if kind(first) == .object {
      let keys = cells[0].map { source.key(of: $0) }
      guard keys == (0..<count).map({ String($0) }),
        cells.allSatisfy({ $0.map { source.key(of: $0) } == keys })
      else { return false }
    } else if kind(first) != .array {
      return false
    }
    let list = open(.array, at: 0)
    for row in 0..<count {
      appendObject(
        zip(columns, cells).map { (source.key(of: $0) ?? "", $1[row]) }, at: cells[0][row])
    }
    close(list)
    return true
  }

  /// Rows of one width below one of texts that all differ, of which a column goes on with numbers.
  private mutating func readHeadedRows(_ all: [Value], headings: [Value]?) -> Bool {
    guard let first = all.first, kind(first) == .array else { return false }
    let head = headings ?? children(of: first)
    let rows = headings == nil ? Array(all.dropFirst()) : all
    let names = head.map { source.text(of: $0) }
    guard rows.count >= Self.fewestRows, head.count > 1, areTexts(head),
      Set(names).count == names.count
    else { return false }
    let cells = rows.map { kind($0) == .array ? children(of: $0) : [] }
    guard cells.allSatisfy({ $0.count == head.count && $0.allSatisfy(isScalar) }),
      headings != nil
        || head.indices.contains(where: { column in
          areCodes(cells.map { $0[column] })
        })
    else { return false }
    let list = open(.array, at: 0)
    for (row, values) in zip(rows, cells) {
      appendObject(zip(names, values).map { ($0, $1) }, at: row)
    }
    close(list)
    return true
  }
}
