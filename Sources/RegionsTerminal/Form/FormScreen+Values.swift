import RegionForms
import Regions

extension FormScreen {
  func valueLines(
    of row: FormRow, after title: StyledLine, isInFront: Bool
  ) -> [BodyLine] {
    var line = title
    let limit = size.columns
    if row.kind == .dateTimeEditor {
      appendMoment(to: &line)
      return [BodyLine(line: line)]
    }
    guard let kind = form.kind(of: row) else { return [BodyLine(line: line)] }
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

  /// What an empty row says: the form's own words, or what the kind wants.
  private func placeholder(of row: FormRow) -> String? {
    if row.kind != .item, let field = form.definition[row.key], !field.isCalledByPlaceholder(text),
      let placeholder = field.placeholder
    {
      return text(placeholder)
    }
    if case .attachment? = form.kind(of: row) { return texts.attachment }
    return nil
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
    let view = EditorView(editor, columns: max(size.columns - title.width - 1, 1))
    let caret = title.width + view.caret
    line.append(view.text, limit: size.columns)
    return BodyLine(line: line, caret: caret)
  }

  /// Text of several lines, broken where a line is full.
  private func wrapped(
    _ editor: LineEditor, after title: StyledLine, showsCaret: Bool = true
  ) -> [BodyLine] {
    let capacity = max(size.columns - title.width - 1, 2)
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
      if !character.isNewline, used + width > capacity { startLine() }
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
      if used >= capacity { startLine() }
      lines[lines.count - 1].caret = title.width + used
    }
    return lines
  }
}
