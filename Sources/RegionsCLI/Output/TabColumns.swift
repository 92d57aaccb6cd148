import RegionsTerminal

/// Lines of cells with tabs between them, as a terminal shows them: each cell begins where those above it do.
///
/// Answers come one by one, so a column is as wide as the widest cell so far.
struct TabColumns {
  private var widths: [Int] = []
  /// The beginning of a line whose end hasn't come.
  private var rest: [UInt8] = []

  private static let gap = 2
  /// One long name moves what stands behind it, not everybody's.
  private static let most = 32

  /// Whole lines with blanks for their tabs; what is left is kept until its line has ended.
  mutating func aligned(_ bytes: [UInt8]) -> [UInt8] {
    rest += bytes
    guard let end = rest.lastIndex(of: 10) else { return [] }
    let lines = rest[..<end].split(separator: 10, omittingEmptySubsequences: false).map { line in
      line.split(separator: 9, omittingEmptySubsequences: false).map {
        let cell = String(decoding: $0, as: UTF8.self)
        return (text: cell, width: TextWidth.columns(of: cell))
      }
    }
    rest.removeFirst(end + 1)
    for line in lines {
      for (column, cell) in line.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        if cell.width <= Self.most { widths[column] = max(widths[column], cell.width) }
      }
    }
    var text = ""
    for line in lines {
      for (column, cell) in line.enumerated() {
        text += cell.text
        guard column < line.count - 1 else { break }
        let blanks = max(widths[column] - cell.width, 0) + Self.gap
        text += String(repeating: " ", count: blanks)
      }
      // An answer without a name ends in its ID.
      while text.last == " " { text.removeLast() }
      text += "\n"
    }
    return Array(text.utf8)
  }
}
