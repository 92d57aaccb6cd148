import RegionPicker

extension PickerScreen {
  var columns: PickerColumns {
    PickerColumns(
      columns: size.columns, hasPrevious: picker.focusedLevel > 0, showsPaths: !text.isEmpty)
  }

  /// What the terminal shows now.
  ///
  /// - Complexity: O(rows of the terminal), however long the list is.
  var frame: Frame {
    if let keysOffset { return keysFrame(from: keysOffset) }
    var lines = [StyledLine](repeating: StyledLine(), count: size.rows)
    var caret: Frame.Caret?
    let layout = layout
    if let row = layout.title, let title = setting.title {
      lines[row] = StyledLine(" \(title)", .bold, limit: size.columns)
    }
    if let row = layout.tabs { lines[row] = tabStrip.line }
    if let row = layout.input {
      let input = inputLine
      lines[row] = input.line
      caret = Frame.Caret(row: row, column: min(input.caret, size.columns - 1))
    }
    let columns = columns
    for (offset, row) in layout.list.enumerated() {
      var line = StyledLine()
      if !columns.previous.isEmpty {
        line = previousLine(offset, columns: columns.previous.count)
        line.pad(to: columns.previous.upperBound)
        line.append("│", .dim)
      }
      appendItem(top + offset, offset: offset, to: &line, limit: columns.list.upperBound)
      if !columns.below.isEmpty {
        line.pad(to: columns.list.upperBound)
        line.append("│", .dim)
        appendBelow(offset, to: &line, limit: size.columns)
      }
      lines[row] = line
    }
    if let row = layout.detail { lines[row] = detailLine }
    if let row = layout.status { lines[row] = statusLine }
    return Frame(lines: lines.map { $0.fitted(to: size.columns) }, caret: caret)
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
    let labels = setting.levelLabels
    return texts.placeholder(for: labels.indices.contains(level) ? labels[level] : nil)
  }

  // MARK: What is typed

  /// `> 南山          12 of 41,981`.
  private var inputLine: (line: StyledLine, caret: Int) {
    let limit = size.columns
    let isCommand = mode == .commands
    var line = StyledLine(scope == .tree ? "/ " : "> ", .accent, limit: limit)
    let counted = editor.isEmpty ? positionText : wantsSearch ? "…" : countText
    let countWidth = TextWidth.columns(of: counted)
    // The text comes first: the count is left out where both don't fit.
    let capacity = limit - line.width - 1
    let typed = TextWidth.columns(of: TextWidth.printable(editor.text))
    let showsCount =
      countWidth + 2 <= capacity && (typed + countWidth + 2 <= capacity || capacity >= 24)
    let textCapacity = showsCount ? capacity - countWidth - 2 : capacity
    var caret = line.width
    if editor.isEmpty {
      let hint =
        isCommand
        ? texts.viToSearch : scope == .tree ? texts.typeToSearchEverywhere : texts.typeToSearch
      line.append(TextWidth.fitted(hint, to: textCapacity), .dim, limit: limit)
    } else {
      let view = EditorView(editor, columns: max(textCapacity, 1))
      line.append(view.text, limit: limit)
      caret += view.caret
    }
    if showsCount {
      let column = limit - countWidth - 1
      line.pad(to: size.isBelowText ? min(column, max(line.width + 2, 20)) : column)
      line.append(counted, .dim, limit: limit)
    }
    return (line, caret)
  }

  /// `3/21`: the position of the cursor, and how many there are.
  private var positionText: String {
    "\(Thousands.text(count == 0 ? 0 : cursor + 1))/\(Thousands.text(count))"
  }

  /// `12 of 41,981`: how many match, of how many that could.
  private var countText: String {
    let isCut = setting.resultLimit.map { results.count >= $0 } ?? false
    let matches = Thousands.text(list.matches) + (isCut ? "+" : "")
    return texts.count(matches, of: Thousands.text(total ?? picker.focusedColumn.count))
  }

  // MARK: The columns beside the list

  /// The level above, around the row chosen there.
  private func previousLine(_ offset: Int, columns: Int) -> StyledLine {
    let level = picker.focusedLevel - 1
    guard level >= 0 else { return StyledLine() }
    let column = picker.columns[level]
    let chosen = picker.path.indices.contains(level) ? picker.path[level] : 0
    let rows = layout.list.count
    let first = max(min(chosen - rows / 2, column.count - rows), 0)
    guard first + offset < column.count else { return StyledLine() }
    let isChosen = first + offset == chosen
    let style: TextStyle = isChosen ? [.bold, .chosen] : .dim
    var line = StyledLine(isChosen ? " ✓ " : "   ", style, limit: columns)
    line.append(column[first + offset].name, style, limit: columns)
    return line
  }

  /// What lies below the row under the cursor, as much as fits.
  private func appendBelow(_ offset: Int, to line: inout StyledLine, limit: Int) {
    guard let below, below.id == idUnderCursor else { return }
    let rows = layout.list.count
    line.append(" ", limit: limit)
    if below.count == 0 {
      if offset == 0 { line.append(texts.nothingBelow, .dim, limit: limit) }
      return
    }
    let listed = below.options.count <= rows ? below.options.count : max(rows - 1, 0)
    if !below.options.isEmpty, offset < listed {
      line.append(below.options[offset].name, .dim, limit: limit)
    } else if offset == (below.options.isEmpty ? 0 : listed) {
      let left = below.count - (below.options.isEmpty ? 0 : listed)
      if left > 0 { line.append(texts.more(Thousands.text(left)), .dim, limit: limit) }
    }
  }

  // MARK: The lines below

  /// The path to what is under the cursor, and its ID.
  private var detailLine: StyledLine {
    var names = setting.namesAbove
    var line = StyledLine(" ", limit: size.columns)
    guard let id = idUnderCursor else {
      PathLine(names + picker.selected.map(\.name)).append(to: &line, .dim, limit: size.columns)
      return line
    }
    switch itemUnderCursor {
    case .option:
      names += picker.selected.prefix(max(picker.focusedLevel, 0)).map(\.name)
      names.append(optionUnderCursor?.name ?? "")
    case .result(let index): names += results[index].names
    case .heading, nil: break
    }
    let shownID = TextWidth.printable(id)
    let idWidth = TextWidth.columns(of: shownID) + 2
    let showsID = size.columns >= idWidth + 12
    PathLine(names).append(to: &line, limit: size.columns - (showsID ? idWidth : 0))
    if showsID { line.append("  \(shownID)", .dim, limit: size.columns) }
    return line
  }

  private var statusLine: StyledLine {
    if let message { return StyledLine(" \(message)", .warning, limit: size.columns) }
    var hints: [Hint] = []
    if itemUnderCursor != nil {
      let meaning: String
      if endsUnderCursor {
        meaning = texts.choose
      } else if case .result? = itemUnderCursor {
        meaning = texts.goThere
      } else {
        meaning = texts.open
      }
      hints.append(Hint("Enter", meaning))
    }
    if picker.configuration.allowsAnyLevel { hints.append(texts.confirmHint) }
    hints += editor.isEmpty ? texts.hints : texts.typingHints
    let columns = size.isBelowText ? min(size.columns, ScreenSize.shortLine) : size.columns
    return HintLine(hints, columns: columns).line
  }

  // MARK: The keys

  /// All keys and what they do.
  var keyLines: [StyledLine] {
    var lines = [StyledLine(" \(texts.keysTitle)", .bold, limit: size.columns)]
    let hints =
      (setting.keys == .vi ? texts.viKeys : [])
      + texts.keys(confirms: picker.configuration.allowsAnyLevel)
    // Beside each other where they fit, else below each other.
    let width = hints.map { TextWidth.columns(of: $0.key) }.max() ?? 0
    let isWide = size.columns >= width + 34
    for hint in hints {
      var line = StyledLine("  ", limit: size.columns)
      line.append(hint.key, .bold, limit: size.columns)
      if isWide {
        line.pad(to: width + 4)
      } else {
        lines.append(line)
        line = StyledLine("    ", limit: size.columns)
      }
      for part in WrappedText.lines(of: hint.meaning, columns: max(size.columns - line.width, 8)) {
        let start = line.width
        line.append(part, limit: size.columns)
        lines.append(line)
        line = StyledLine(String(repeating: " ", count: isWide ? width + 4 : start))
      }
    }
    return lines
  }

  private func keysFrame(from offset: Int) -> Frame {
    let all = keyLines
    var lines = Array(all.dropFirst(offset).prefix(size.rows))
    if all.count > size.rows, size.rows > 1 {
      // Where not all of them fit, the last line says how to see the rest.
      let last = min(offset + size.rows - 1, all.count)
      lines[lines.count - 1] = StyledLine(
        " " + texts.scrollKeys("\(last)/\(all.count)"), .dim, limit: size.columns)
    }
    while lines.count < size.rows { lines.append(StyledLine()) }
    return Frame(lines: lines.map { $0.fitted(to: size.columns) }, caret: nil)
  }
}
