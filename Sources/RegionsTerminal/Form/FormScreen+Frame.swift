import RegionForms
import Regions

extension FormScreen {
  /// One line between the title and the last line of the screen.
  struct BodyLine {
    var line: StyledLine
    /// What it belongs to; `nil` for headings and gaps.
    var position: Focus?
    /// The column of the caret, if it is in this line.
    var caret: Int?
  }

  /// What the terminal shows now.
  var frame: Frame {
    var lines = [StyledLine](repeating: StyledLine(), count: size.rows)
    var caret: Frame.Caret?
    let top = size.rows > 2 ? 1 : 0
    if top == 1 { lines[0] = titleLine }
    for (index, body) in body.dropFirst(offset).prefix(bodyHeight).enumerated()
    where top + index < size.rows {
      lines[top + index] = body.line.fitted(to: size.columns)
      if let column = body.caret {
        caret = Frame.Caret(row: top + index, column: min(column, size.columns - 1))
      }
    }
    if size.rows > 1 { lines[size.rows - 1] = statusLine }
    if let messageLine, size.rows > 1 {
      var line = StyledLine(" \(texts.message) ", .bold, limit: size.columns)
      let view = EditorView(messageLine, columns: max(size.columns - line.width - 1, 1))
      caret = Frame.Caret(
        row: size.rows - 1, column: min(line.width + view.caret, size.columns - 1))
      line.append(view.text, limit: size.columns)
      lines[size.rows - 1] = line
    }
    return Frame(lines: lines, caret: caret)
  }

  /// What lies at a row of the terminal.
  func position(at row: Int) -> Focus? {
    let index = row - (size.rows > 2 ? 1 : 0) + offset
    guard row < size.rows - 1, body.indices.contains(index) else { return nil }
    return body[index].position
  }

  func text(_ text: FormText) -> String { text.text(in: form.context.language) }

  // MARK: Lines

  /// All lines of the form from its first row to the button.
  var body: [BodyLine] {
    var body: [BodyLine] = []
    var section = -1
    for row in form.rows {
      if row.section != section {
        if section >= 0 { body.append(BodyLine(line: StyledLine())) }
        section = row.section
        if let title = form.definition.sections[section].title {
          body.append(
            BodyLine(line: StyledLine(" \(text(title))", .accent, limit: size.columns)))
        }
      }
      body += lines(of: row)
    }
    body.append(BodyLine(line: StyledLine()))
    var button = StyledLine("  ", limit: size.columns)
    let style: TextStyle = focus == .submit ? .reverse : .bold
    let text = trail.last.map(texts.back(to:)) ?? texts.submit
    button.append("[ ", style, limit: size.columns)
    button.append(TextWidth.fitted(text, to: max(size.columns - 6, 1)), style, limit: size.columns)
    button.append(" ]", style, limit: size.columns)
    body.append(BodyLine(line: button, position: .submit))
    return body
  }

  /// Where one is, and how far: `Schedule › Participants          1 of 2 filled`.
  private var titleLine: StyledLine {
    var line = StyledLine(" ", limit: size.columns)
    let count = filled
    let progress = texts.filled(count.filled, of: count.all)
    let width = TextWidth.columns(of: progress) + 2
    let showsProgress = size.columns >= width + 12
    PathLine(trail + [text(form.definition.title)]).append(
      to: &line, .bold, limit: size.columns - (showsProgress ? width : 0))
    if showsProgress {
      line.pad(to: size.columns - width + 1)
      line.append(progress, .dim, limit: size.columns)
    }
    return line
  }

  /// How many fields are filled, of those that are shown and can be empty.
  var filled: (filled: Int, all: Int) {
    let fields = form.rows.filter { row in
      switch form.kind(of: row) {
      case .toggle, .reveal, nil: return false
      default: break
      }
      return row.id == row.key && row.kind != .dateTimeEditor
    }
    return (fields.count { !(form[$0.key]?.isEmpty ?? true) }, fields.count)
  }

  /// Where values begin: behind the widest title.
  private var valueColumn: Int {
    isStacked ? 4 : widestTitle + 5
  }

  private var widestTitle: Int {
    form.definition.fields.map { TextWidth.columns(of: $0.label(text)) }.max() ?? 0
  }

  /// Whether values stand below their titles, because there is no space beside them.
  private var isStacked: Bool {
    widestTitle > size.columns / 3 && size.columns - widestTitle - 5 < 16
  }

  private func lines(of row: FormRow) -> [BodyLine] {
    let position = row.kind == .dateTimeEditor ? Focus.row(row.key) : .row(row.id)
    let isInFront = focus == position
    var line = StyledLine(
      isInFront && row.kind != .dateTimeEditor ? "› " : "  ", .bold, limit: size.columns)
    let style: TextStyle = isInFront ? .bold : []
    var above: [BodyLine] = []
    let title = title(of: row)
    let mark = isRequired(row) ? " *" : ""
    if isStacked, row.kind != .item, !title.isEmpty {
      // The title on lines of its own, the value below it.
      let parts = WrappedText.lines(of: title + mark, columns: max(size.columns - 3, 4))
      for (index, part) in parts.enumerated() {
        if index > 0 { line = StyledLine("  ", limit: size.columns) }
        line.append(part, style, limit: size.columns)
        above.append(BodyLine(line: line))
      }
      line = StyledLine()
    } else {
      line.append(title, style, limit: size.columns)
      line.append(mark, .warning, limit: size.columns)
    }
    line.pad(to: min(valueColumn, size.columns))
    var lines = above + valueLines(of: row, after: line, isInFront: isInFront)
    for index in lines.indices { lines[index].position = position }
    if let error = row.error?.message(in: form.context.language) ?? fileProblems[row.id] {
      lines += remark(error, .warning, at: position)
    } else if row.isDoubtful {
      lines += remark(texts.doubtful, .accent, at: position)
    }
    return lines
  }

  /// What is said under a row.
  private func remark(_ text: String, _ style: TextStyle, at position: Focus) -> [BodyLine] {
    let start = min(valueColumn, size.columns)
    let parts = WrappedText.lines(of: text, columns: max(size.columns - start - 3, 8))
    return parts.enumerated().map { index, part in
      var line = StyledLine()
      line.pad(to: start)
      line.append(index == 0 ? "↳ " : "  ", style, limit: size.columns)
      line.append(part, style, limit: size.columns)
      return BodyLine(line: line, position: position)
    }
  }

  private func title(of row: FormRow) -> String {
    switch row.kind {
    case .dateTimeEditor: return ""
    case .item:
      let items = form.rows.filter { $0.key == row.key && $0.kind == .item }
      return "  \((items.firstIndex(of: row) ?? 0) + 1)."
    default: return form.definition[row.key].map { $0.label(text) } ?? row.key
    }
  }

  func isRequired(_ row: FormRow) -> Bool {
    guard row.id == row.key, let field = form.definition[row.key] else { return false }
    return field.isRequired
  }

  // MARK: The last line

  private var statusLine: StyledLine {
    if let message { return StyledLine(" \(message)", .warning, limit: size.columns) }
    if let note { return StyledLine(" \(note)", limit: size.columns) }
    var start = StyledLine()
    let hidden = hiddenBelow
    if hidden > 0 { start = StyledLine(" ↓ \(texts.more(hidden))", .accent, limit: size.columns) }
    return HintLine(hints, columns: size.columns, after: start).line
  }

  /// How many rows of the form lie below what is on screen.
  var hiddenBelow: Int {
    let below = body.dropFirst(offset + bodyHeight).compactMap(\.position)
    var count = 0
    var last = body.prefix(offset + bodyHeight).last { $0.position != nil }?.position
    for position in below where position != last {
      count += 1
      last = position
    }
    return count
  }

  private var hints: [Hint] {
    let own: [Hint] =
      switch focusedRow.flatMap(form.kind(of:)) {
      case .multilineText: [texts.newLine]
      case .toggle, .choice, .leadTime: [texts.change]
      case .region, .form: [texts.open, texts.clear]
      case .reveal: [texts.open]
      case .dateTime: [texts.parts, texts.count, texts.clear]
      case .attachment: [texts.complete]
      case .text, .list, nil: []
      }
    let done = trail.isEmpty ? texts.done : texts.ready
    let messages = takesMessages ? [texts.pasteMessage] : []
    return own + messages + [texts.move, done, keepsDraft ? texts.leave : texts.cancel]
  }
}
