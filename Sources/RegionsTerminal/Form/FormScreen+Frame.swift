import RegionForms
import Regions

extension FormScreen {
  /// One line between the title and the last line of the screen.
  struct BodyLine {
    var line: StyledLine
    /// What it belongs to; `nil` for headings and gaps.
    var place: Focus?
    /// The column of the caret, if it is in this line.
    var caret: Int?
  }

  /// What the terminal shows now.
  var frame: Frame {
    var lines = [StyledLine](repeating: StyledLine(), count: size.rows)
    var caret: Frame.Caret?
    let top = size.rows > 2 ? 1 : 0
    if top == 1 {
      lines[0] = StyledLine(" \(text(form.definition.title))", .bold, limit: size.columns)
    }
    for (index, body) in body.dropFirst(offset).prefix(bodyHeight).enumerated()
    where top + index < size.rows {
      lines[top + index] = body.line.fitted(to: size.columns)
      if let column = body.caret {
        caret = Frame.Caret(row: top + index, column: min(column, size.columns - 1))
      }
    }
    if size.rows > 1 { lines[size.rows - 1] = statusLine }
    return Frame(lines: lines, caret: caret)
  }

  /// What lies at a row of the terminal.
  func place(at row: Int) -> Focus? {
    let index = row - (size.rows > 2 ? 1 : 0) + offset
    guard row < size.rows - 1, body.indices.contains(index) else { return nil }
    return body[index].place
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
    button.append("[ \(texts.submit) ]", style, limit: size.columns)
    body.append(BodyLine(line: button, place: .submit))
    return body
  }

  /// Where values begin: behind the widest title, but leaving them the larger part of the line.
  private var valueColumn: Int {
    let titles = form.definition.fields.map { TextWidth.columns(of: text($0.title)) }
    return min(titles.max() ?? 0, size.columns / 3) + 5
  }

  private func lines(of row: FormRow) -> [BodyLine] {
    let place = row.kind == .dateTimeEditor ? Focus.row(row.key) : .row(row.id)
    let isInFront = focus == place
    var line = StyledLine(
      isInFront && row.kind != .dateTimeEditor ? "› " : "  ", .bold, limit: size.columns)
    let style: TextStyle = isInFront ? .bold : []
    let title = TextWidth.fitted(TextWidth.printable(title(of: row)), to: valueColumn - 5)
    line.append(title, style, limit: size.columns)
    if isRequired(row) { line.append(" *", .warning, limit: size.columns) }
    line.pad(to: min(valueColumn, size.columns))
    var lines = valueLines(of: row, after: line, isInFront: isInFront)
    for index in lines.indices { lines[index].place = place }
    if let error = row.error {
      var line = StyledLine()
      line.pad(to: min(valueColumn, size.columns))
      line.append(
        "↳ \(error.message(in: form.context.language))", .warning, limit: size.columns)
      lines.append(BodyLine(line: line, place: place))
    }
    return lines
  }

  private func title(of row: FormRow) -> String {
    switch row.kind {
    case .dateTimeEditor: return ""
    case .item:
      let items = form.rows.filter { $0.key == row.key && $0.kind == .item }
      return "  \((items.firstIndex(of: row) ?? 0) + 1)."
    default: return form.definition[row.key].map { text($0.title) } ?? row.key
    }
  }

  private func isRequired(_ row: FormRow) -> Bool {
    guard row.id == row.key, let field = form.definition[row.key] else { return false }
    return field.isRequired
  }

  // MARK: Values

  private func valueLines(
    of row: FormRow, after title: StyledLine, isInFront: Bool
  ) -> [BodyLine] {
    var line = title
    let limit = size.columns
    if row.kind == .dateTimeEditor {
      appendMoment(to: &line)
      return [BodyLine(line: line)]
    }
    guard let kind = kind(of: row) else { return [BodyLine(line: line)] }
    if isInFront, case .line(let editor) = editor {
      if case .multilineText = kind { return wrapped(editor, after: line) }
      return [typed(editor, placeholder: placeholder(of: row), after: line)]
    }
    switch kind {
    case .dateTime(let inlineEditor) where isInFront && (!inlineEditor || row.kind == .item):
      appendMoment(to: &line)
      return [BodyLine(line: line)]
    case .multilineText where row.value?.isEmpty == false:
      return wrapped(LineEditor(row.value?.text ?? ""), after: line, showsCaret: false)
    case .toggle:
      line.append(
        row.value == .toggle(true) ? "[✓]" : "[ ]", isInFront ? .reverse : [], limit: limit)
    case .list:
      let count = form.rows.count { $0.key == row.key && $0.kind == .item }
      line.append("\(count)", isInFront ? .reverse : [], limit: limit)
      line.append("  \(texts.add)", .dim, limit: limit)
    default:
      let summary = row.value.map { self.summary(of: $0, kind) } ?? ""
      if summary.isEmpty {
        line.append(
          placeholder(of: row) ?? "–", isInFront ? [.reverse, .dim] : .dim, limit: limit)
      } else {
        line.append(summary, isInFront ? .reverse : [], limit: limit)
      }
    }
    return [BodyLine(line: line)]
  }

  private func placeholder(of row: FormRow) -> String? {
    row.kind == .item ? nil : form.definition[row.key]?.placeholder.map { text($0) }
  }

  /// A value in one line.
  private func summary(of value: FormValue, _ kind: FieldKind) -> String {
    switch (kind, value) {
    case (.region, .text(let id)):
      return form.context.regions?[id]?.path.map(\.name).joined(separator: " › ") ?? id
    case (.choice(let options), .text(let id)):
      return options.first { $0.id == id }.map { text($0.title) } ?? id
    case (.leadTime, .text(let lead)):
      return LeadTime(lead)?.text(in: form.context.language) ?? lead
    case (.dateTime, .text(let moment)):
      return String(moment.map { $0 == "T" ? " " : $0 })
    case (.form(let definition), .record(let entries)):
      return entries.compactMap { entry in
        definition[entry.key].map { summary(of: entry.value, $0.kind) }
      }.filter { !$0.isEmpty }.joined(separator: ", ")
    case (_, .text(let text)): return text
    case (_, .toggle(let isOn)): return isOn ? "[✓]" : "[ ]"
    case (_, .list(let items)): return "\(items.count)"
    case (_, .record): return ""
    }
  }

  /// The parts of a moment, the one in front in reverse.
  private func appendMoment(to line: inout StyledLine) {
    guard case .moment(let moment) = editor else { return }
    for piece in moment.pieces {
      line.append(piece.separator, limit: size.columns)
      line.append(piece.text, piece.part == moment.part ? .reverse : [], limit: size.columns)
    }
  }

  /// A line of text with the caret; of a long one, the part around the caret.
  private func typed(
    _ editor: LineEditor, placeholder: String?, after title: StyledLine
  ) -> BodyLine {
    var line = title
    guard !editor.characters.isEmpty else {
      line.append(placeholder ?? "", .dim, limit: size.columns)
      return BodyLine(line: line, caret: title.width)
    }
    let room = max(size.columns - title.width - 1, 1)
    var before = Substring(TextWidth.printable(editor.beforeCaret))
    while TextWidth.columns(of: String(before)) > room { before = before.dropFirst() }
    line.append(String(before))
    let caret = line.width
    line.append(String(editor.characters[editor.caret...]), limit: size.columns)
    return BodyLine(line: line, caret: caret)
  }

  /// Text of several lines, broken where a line is full.
  private func wrapped(
    _ editor: LineEditor, after title: StyledLine, showsCaret: Bool = true
  ) -> [BodyLine] {
    let room = max(size.columns - title.width - 1, 2)
    var lines = [BodyLine(line: title)]
    var used = 0
    func startLine() {
      var line = StyledLine()
      line.pad(to: title.width)
      lines.append(BodyLine(line: line))
      used = 0
    }
    for (index, character) in editor.characters.enumerated() {
      let text = TextWidth.printable(String(character))
      let width = TextWidth.columns(of: text)
      if !character.isNewline, used + width > room { startLine() }
      if showsCaret, index == editor.caret {
        lines[lines.count - 1].caret = title.width + used
      }
      if character.isNewline {
        startLine()
      } else {
        lines[lines.count - 1].line.append(text)
        used += width
      }
    }
    if showsCaret, editor.caret == editor.characters.count {
      if used >= room { startLine() }
      lines[lines.count - 1].caret = title.width + used
    }
    return lines
  }

  // MARK: The last line

  private var statusLine: StyledLine {
    if let message { return StyledLine(" \(message)", .warning, limit: size.columns) }
    var line = StyledLine()
    for hint in hints {
      let width = TextWidth.columns(of: hint.key) + TextWidth.columns(of: hint.meaning) + 3
      guard line.width + width <= size.columns else { break }
      line.append(line.width == 0 ? " " : "  ")
      line.append(hint.key, .bold)
      line.append(" \(hint.meaning)", .dim)
    }
    return line
  }

  private var hints: [FormTexts.Hint] {
    let own: [FormTexts.Hint] =
      switch focusedRow.flatMap(kind(of:)) {
      case .multilineText: [texts.newLine]
      case .toggle, .choice, .leadTime: [texts.change]
      case .region, .form: [texts.open, texts.clear]
      case .reveal: [texts.open]
      case .dateTime: [texts.parts, texts.count, texts.clear]
      case .text, .attachment, .list, nil: []
      }
    return own + [texts.move, texts.done, texts.cancel]
  }
}
