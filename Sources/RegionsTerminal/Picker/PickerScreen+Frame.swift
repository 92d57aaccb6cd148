import RegionPicker

extension PickerScreen {
  /// What the terminal shows now.
  ///
  /// - Complexity: O(rows of the terminal), however long the list is.
  var frame: Frame {
    var lines = [StyledLine](repeating: StyledLine(), count: size.rows)
    var caret: Frame.Caret?
    let layout = layout
    if let row = layout.tabs { lines[row] = tabStrip.line }
    if let row = layout.rule {
      lines[row] = StyledLine(String(repeating: "─", count: size.columns), .dim)
    }
    for (offset, row) in layout.list.enumerated() where top + offset < count {
      lines[row] = picker.search == nil ? optionLine(top + offset) : resultLine(top + offset)
    }
    if count == 0, let row = layout.list.first {
      lines[row] = StyledLine(emptyText, .dim, limit: size.columns)
    }
    if let row = layout.path ?? (typing == nil ? nil : layout.status) {
      lines[row] = typing == nil ? pathLine : typedLine
      if typing != nil { caret = Frame.Caret(row: row, column: lines[row].width) }
    }
    if let row = layout.status, caret?.row != row { lines[row] = statusLine }
    return Frame(lines: lines, caret: caret)
  }

  var tabStrip: TabStrip {
    let tabs = picker.titles.map { title in
      TabStrip.Tab(
        level: title.level, text: title.name ?? placeholder(of: title.level),
        isPlaceholder: title.isPlaceholder)
    }
    return TabStrip(tabs, front: picker.focusedLevel, columns: size.columns)
  }

  func placeholder(of level: Int) -> String {
    texts.placeholder(for: levelLabels.indices.contains(level) ? levelLabels[level] : nil)
  }

  // MARK: The list

  /// `›✓ 广州市        440100 ›`: cursor, mark of the chosen row, name and, where there is room, the
  /// ID and whether there is more to choose below.
  private func optionLine(_ place: Int) -> StyledLine {
    let row = picker.visibleRow(at: place)
    let option = picker.focusedColumn[row]
    let level = picker.focusedLevel
    let isChosen = picker.path.indices.contains(level) && picker.path[level] == row
    var style: TextStyle = isChosen ? [.bold, .chosen] : []
    if !option.isEnabled { style = .dim }
    let cursorStyle: TextStyle = place == cursor ? .reverse : []
    let limit = size.columns
    var line = StyledLine(place == cursor ? "›" : " ", cursorStyle, limit: limit)
    line.append(isChosen ? "✓ " : "  ", style.union(cursorStyle), limit: limit)
    append(
      option.name, matching: picker.filter?.matches[place].range, style.union(cursorStyle),
      to: &line)
    let id = TextWidth.printable(option.id)
    let idColumn = limit - TextWidth.columns(of: id) - 2
    if limit >= 32, line.width + 2 <= idColumn {
      line.pad(to: idColumn, cursorStyle)
      let opens = option.childCount != 0 && picker.configuration.maxDepth != level + 1
      line.append(id + (opens ? " ›" : ""), cursorStyle.union(.dim), limit: limit)
    }
    line.pad(to: limit, cursorStyle)
    return line
  }

  /// The names of a result from the first level down, the matched parts marked.
  private func resultLine(_ place: Int) -> StyledLine {
    guard let result = picker.search?.results[place] else { return StyledLine() }
    let style: TextStyle = place == cursor ? .reverse : []
    var line = StyledLine(place == cursor ? "›" : " ", style, limit: size.columns)
    line.append(" ", style, limit: size.columns)
    for (index, name) in result.names.enumerated() {
      if index > 0 { line.append(" › ", style.union(.dim), limit: size.columns) }
      let range = result.ranges.indices.contains(index) ? result.ranges[index] : nil
      append(name, matching: range, style, to: &line)
    }
    line.pad(to: size.columns, style)
    return line
  }

  /// Appends a name with a range of its characters marked.
  private func append(
    _ name: String, matching range: Range<Int>?, _ style: TextStyle, to line: inout StyledLine
  ) {
    let characters = Array(name)
    guard let range, range.upperBound <= characters.count else {
      return line.append(name, style, limit: size.columns)
    }
    // Cut first, so that a cut name ends in one `…`, whichever part it falls in.
    let fitted = Array(TextWidth.fitted(TextWidth.printable(name), to: size.columns - line.width))
    let marked = range.clamped(to: 0..<fitted.count)
    line.append(String(fitted[..<marked.lowerBound]), style)
    line.append(String(fitted[marked]), style.union([.underline, .bold, .accent]))
    line.append(String(fitted[marked.upperBound...]), style)
  }

  private var emptyText: String {
    if let failure = picker.failure { return "  \(failure.reason)" }
    return text.isEmpty ? "" : "  \(texts.noMatch)"
  }

  // MARK: The lines below

  private var pathLine: StyledLine {
    let names = namesAbove + picker.selected.map(\.name)
    guard !names.isEmpty else {
      return StyledLine(" \(texts.nothingChosen)", .dim, limit: size.columns)
    }
    // The end of a path says more than its beginning.
    var path = TextWidth.printable(names.joined(separator: " › "))
    if TextWidth.columns(of: path) > size.columns - 1 {
      let reversed = TextWidth.fitted(String(path.reversed()), to: size.columns - 1)
      path = String(reversed.reversed())
    }
    return StyledLine(" \(path)", limit: size.columns)
  }

  private var typedLine: StyledLine {
    var line = StyledLine(
      " \(typing == .search ? texts.search : texts.filter): ", .accent, limit: size.columns)
    // The caret needs a column, and the end of the text is what is being typed.
    var shown = Substring(TextWidth.printable(text))
    while line.width + TextWidth.columns(of: String(shown)) > size.columns - 1, !shown.isEmpty {
      shown = shown.dropFirst()
    }
    line.append(String(shown))
    return line
  }

  private var statusLine: StyledLine {
    if let message { return StyledLine(" \(message)", .warning, limit: size.columns) }
    var line = StyledLine(" \(countText)", limit: size.columns)
    var hints =
      switch typing {
      case nil: texts.hints
      case .filter: texts.filterHints
      case .search: texts.searchHints
      }
    if typing == nil, picker.configuration.allowsAnyLevel { hints.insert(texts.confirmHint, at: 2) }
    for hint in hints {
      let width = TextWidth.columns(of: hint.key) + TextWidth.columns(of: hint.meaning) + 3
      guard line.width + width <= size.columns else { break }
      line.append("  ")
      line.append(hint.key, .bold)
      line.append(" \(hint.meaning)", .dim)
    }
    return line
  }

  /// `3/21`, `1/2 of 21` with a filter, `1/50 of 213` where a search found more than it lists.
  private var countText: String {
    let place = count == 0 ? 0 : cursor + 1
    let total = picker.search?.total ?? picker.focusedColumn.count
    return total == count ? "\(place)/\(count)" : "\(place)/\(count) (\(total))"
  }
}
