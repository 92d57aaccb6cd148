import RegionPicker

/// The lines of the list: options of the level in front, and what was found in the whole tree.
extension PickerScreen {
  func appendItem(_ position: Int, offset: Int, to line: inout StyledLine, limit: Int) {
    guard position < count else {
      if count == 0, offset == 0 {
        line.append("  \(emptyText)", .dim, limit: limit)
      }
      return
    }
    switch list[position] {
    case .heading(let heading):
      let near = list.matches == 0 ? texts.near : texts.alsoNear
      let text = heading == .near ? near : texts.everywhere
      line.append("  \(text)", [.dim, .underline], limit: limit)
    case .option(let option): appendOption(option, at: position, to: &line, limit: limit)
    case .result(let index):
      let style: TextStyle = position == cursor ? .reverse : []
      line.append(position == cursor ? "› " : "  ", style, limit: limit)
      appendResult(results[index], to: &line, style, limit: limit)
      if !size.isBelowText { line.pad(to: limit, style) }
    }
  }

  /// `崇文区 → 北京市 › 东城区`, or `北京市 › 东城区 dong cheng`: by what it was found, where that isn't
  /// its name, is dim, and left out where it doesn't fit beside the name.
  private func appendResult(
    _ result: Picker.Result, to line: inout StyledLine, _ style: TextStyle, limit: Int
  ) {
    let parts = result.names.indices.map { step in
      PathLine.Part(
        name: result.names[step],
        matches: result.highlights.indices.contains(step) ? result.highlights[step] : [])
    }
    let ellipsis = TextWidth.columns(of: PathLine.ellipsis + PathLine.separator)
    let name = TextWidth.columns(of: TextWidth.printable(result.names.last ?? "")) + ellipsis
    func fits(_ note: String) -> Bool {
      line.width + TextWidth.columns(of: note) + name <= limit
    }
    if let other = result.otherName.map({ TextWidth.printable($0) + " → " }), fits(other) {
      line.append(other, style.union(.dim))
    }
    guard let pinyin = result.pinyin.map({ " " + TextWidth.printable($0) }), fits(pinyin) else {
      return PathLine(parts).append(to: &line, style, limit: limit)
    }
    PathLine(parts).append(to: &line, style, limit: limit - TextWidth.columns(of: pinyin))
    line.append(pinyin, style.union(.dim))
  }

  /// `›✓ 广州市        440100 ›`: cursor, mark of the chosen row, name, whether there is more to choose
  /// below, and on a terminal that is not wide the ID. By what it was found, where that isn't its name,
  /// is shown as with results: `沪 → 上海市`, `上海市 shang hai shi`.
  private func appendOption(
    _ position: Int, at listPosition: Int, to line: inout StyledLine, limit: Int
  ) {
    let row = picker.visibleRow(at: position)
    let option = picker.focusedColumn[row]
    let level = picker.focusedLevel
    let isChosen = picker.isChosen(row, at: level)
    let isFront = listPosition == cursor
    var style: TextStyle = isChosen ? [.bold, .chosen] : []
    if !option.isEnabled { style = .dim }
    let cursorStyle: TextStyle = isFront ? .reverse : []
    line.append(isFront ? "›" : " ", cursorStyle, limit: limit)
    line.append(isChosen ? "✓ " : "  ", style.union(cursorStyle), limit: limit)
    let match = picker.filter?.matches[position]
    let range = match?.range
    let width = TextWidth.columns(of: TextWidth.printable(option.name))
    if let other = match?.otherName.map({ TextWidth.printable($0) + " → " }),
      line.width + TextWidth.columns(of: other) + width <= limit
    {
      line.append(other, style.union(cursorStyle).union(.dim), limit: limit)
    }
    PathLine.append(
      cut: PathLine.Part(name: option.name, matches: range.map { [$0] } ?? []), to: &line,
      style.union(cursorStyle), limit: limit)
    if let pinyin = match?.pinyin {
      line.append(" " + TextWidth.printable(pinyin), cursorStyle.union(.dim), limit: limit)
    } else if let match, range == nil, match.otherName == nil, let key = matchedKey(of: option) {
      appendKey(key, to: &line, cursorStyle, limit: limit)
    }
    let opens = option.childCount != 0 && picker.configuration.maxDepth != level + 1
    let id = size.columns < PickerColumns.least ? TextWidth.printable(option.id) : ""
    let end = id + (opens ? " ›" : "")
    var endColumn = limit - TextWidth.columns(of: id) - 2
    if size.isBelowText { endColumn = min(endColumn, max(line.width + 2, 26)) }
    if limit - columns.list.lowerBound >= 20, line.width + 2 <= endColumn {
      line.pad(to: endColumn, cursorStyle)
      line.append(end, cursorStyle.union(.dim), limit: limit)
    }
    if !size.isBelowText { line.pad(to: limit, cursorStyle) }
  }

  /// The spelling an option was found by, where it wasn't its name: a key, its ID.
  private func matchedKey(of option: Picker.Option) -> String? {
    let text = text.lowercased()
    return option.keys.first { $0.lowercased().hasPrefix(text) }
      ?? (option.id.hasPrefix(text) ? option.id : nil)
  }

  private func appendKey(
    _ key: String, to line: inout StyledLine, _ style: TextStyle, limit: Int
  ) {
    let matched = min(text.count, key.count)
    line.append(" ", style, limit: limit)
    PathLine.append(
      cut: PathLine.Part(name: key, matches: [0..<matched]), to: &line, style.union(.dim),
      limit: limit)
  }

  private var emptyText: String {
    if let failure = picker.failure { return failure.reason }
    return text.isEmpty ? "" : wantsSearch ? texts.searching : texts.noMatch
  }
}
