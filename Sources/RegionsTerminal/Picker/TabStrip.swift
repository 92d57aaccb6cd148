/// The tabs of a picker laid out on one line: where each lies, and which fit.
///
/// If not all of them fit, those from the left are dropped until the one in front does, with `…` in
/// their place, and what is left over on the right ends in `…`.
struct TabStrip: Equatable {
  struct Tab: Equatable {
    var level: Int
    var text: String
    var isPlaceholder: Bool
  }

  private(set) var line = StyledLine()
  /// The columns each tab that is shown takes.
  private(set) var spans: [(level: Int, columns: Range<Int>)] = []

  /// - Parameters:
  ///   - front: the level whose tab is in front.
  ///   - columns: the width of the line.
  init(_ tabs: [Tab], front: Int, columns: Int) {
    // One tab may take the whole line but for the marks at both ends and its own blanks.
    let limit = max(columns - 6, 1)
    let texts = tabs.map { TextWidth.fitted(TextWidth.printable($0.text), to: limit) }
    let widths = texts.map { TextWidth.columns(of: $0) + 2 }
    let frontIndex = tabs.firstIndex { $0.level == front } ?? 0
    var first = 0
    while first < frontIndex, width(widths[first...frontIndex], marked: first > 0) > columns - 2 {
      first += 1
    }
    if first > 0 { line.append("… ", .dim, limit: columns) }
    for index in tabs.indices[first...] {
      let isLast = index == tabs.count - 1
      if line.width + widths[index] > columns - (isLast ? 0 : 2), index > frontIndex {
        line.append("…", .dim, limit: columns)
        break
      }
      let start = line.width
      line.append(
        " \(texts[index]) ", style(of: tabs[index], isFront: index == frontIndex), limit: columns)
      spans.append((tabs[index].level, start..<line.width))
      if !isLast { line.append("│", .dim, limit: columns) }
    }
  }

  /// The level whose tab lies at a column.
  func level(at column: Int) -> Int? {
    spans.first { $0.columns.contains(column) }?.level
  }

  private func width(_ widths: ArraySlice<Int>, marked: Bool) -> Int {
    widths.reduce(0, +) + widths.count - 1 + (marked ? 2 : 0)
  }

  private func style(of tab: Tab, isFront: Bool) -> TextStyle {
    if isFront { return [.reverse, .bold] }
    return tab.isPlaceholder ? .dim : []
  }

  static func == (left: TabStrip, right: TabStrip) -> Bool { left.line == right.line }
}
