/// The heading of a table whose format does not say whether it has one.
struct HeaderRow {
  /// The column names; `nil` if the first row is data.
  var names: [String]?
  /// How many rows stand before the first record: titles and the heading itself.
  var rows: Int

  /// - Parameter table: the first rows, as many as are worth looking at.
  init(_ table: [[String]]) {
    names = nil
    rows = 0
    let width = table.map { $0.filter { !$0.isEmpty }.count }.max() ?? 0
    // A title above the table fills one cell where the table has several.
    var first = 0
    if width >= 2 {
      while first < min(3, table.count - 2), HeaderRow.isTitle(table[first], of: width),
        table[first + 1].filter({ !$0.isEmpty }).count > 1,
        table[first + 1].allSatisfy({ !HeaderRow.hasDigit($0) })
          || HeaderRow.isHeading(table[first + 1], above: table[(first + 2)...])
      {
        first += 1
      }
    }
    // Comments above it, the heading the last of them.
    var comments = 0
    while comments < table.count, table[comments].first?.hasPrefix("#") == true { comments += 1 }
    if comments > 0, comments < table.count {
      rows = comments
      let last = table[comments - 1]
      if last.count > 1, last.count >= width - 1 {
        names = last.enumerated().map {
          $0.offset == 0 ? String($0.element.drop { "# ".contains($0) }) : $0.element
        }
      }
      return
    }
    guard first < table.count else { return }
    let head = table[first]
    let body = table[(first + 1)...]
    guard !body.isEmpty, HeaderRow.isHeading(head, above: body) else { return }
    names = head
    rows = first + 1
  }

  /// Whether a row fills one cell, or in a wide table a few where a comma is in the title.
  private static func isTitle(_ row: [String], of width: Int) -> Bool {
    let filled = row.filter { !$0.isEmpty }.count
    return filled == 1 || filled > 0 && filled * 5 <= width
  }

  private static func isHeading(_ head: [String], above body: ArraySlice<[String]>) -> Bool {
    let filled = head.filter { !$0.isEmpty }
    guard !filled.isEmpty, Set(filled).count == filled.count else { return false }
    // A number is never a heading, unless it is the level: "1", "2", "3".
    guard !filled.contains(where: isNumber) else { return false }
    var evidence = 0.0
    for (place, cell) in head.enumerated() where !cell.isEmpty {
      let below = body.compactMap { place < $0.count && !$0[place].isEmpty ? $0[place] : nil }
      let meaning = KeyMeaning(cell)
      if !meaning.isEmpty && cell.count <= 30 && below.first != cell {
        // "北京市" has 市 in it as well: a heading is a word that the column below does not have.
        let isWord = cell.utf8.allSatisfy { $0 < 0x80 } || cell.count <= 2 || meaning.contains(.id)
        evidence += isWord || meaning.contains(.plain) ? 1 : 0.3
      }
      guard !below.isEmpty else { continue }
      if below.allSatisfy(isNumber) { evidence += 1 }
      // Letters above codes.
      if !hasDigit(cell), below.count > 1, below.allSatisfy({ hasDigit($0) && !isNumber($0) }) {
        evidence += 0.7
      }
      if below.contains(cell) { evidence -= 2 }
      let isForeign = below.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }.count * 2 > below.count
      if isForeign && cell.utf8.allSatisfy({ $0 < 0x80 }) { evidence += 0.7 }
    }
    return evidence >= 0.7
  }

  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == 46 || $0 == 45 }
  }

  static func hasDigit(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 48 && $0 <= 57 }
  }
}
