import RegionPicker

extension TerminalPicker {
  /// Asks for one level after the other in plain lines: a numbered list, then a question. For a
  /// terminal that can't be drawn on, and for answers that come from a file or a pipe.
  ///
  /// - Parameters:
  ///   - environment: gives the value of a variable; the locale decides the language.
  ///   - read: the next answer; `nil` at the end of input, which cancels.
  ///   - write: shows text.
  public func prompt(
    environment: (String) -> String?, read: () throws -> String?, write: (String) throws -> Void
  ) rethrows -> Result {
    var prompts = NumberedPrompts(self, texts: .preferred(environment))
    while true {
      try write(prompts.question)
      guard let answer = try read() else { return .cancelled }
      if let result = prompts.take(answer) { return result }
    }
  }
}

/// The picker as a dialogue in lines: ``question`` is asked, ``take(_:)`` gets the answer.
struct NumberedPrompts<Source: OptionSource> where Source.ID == String {
  /// More options than this are not listed; part of a name finds them.
  static var listLimit: Int { 60 }

  private var session: PickerSession<Source>
  private let texts: PickerTexts
  private let levelLabels: [String]
  private let namesAbove: [String]
  /// What is said before the next question.
  private var remark = ""

  init(_ picker: TerminalPicker<Source>, texts: PickerTexts) {
    self.texts = texts
    levelLabels = picker.levelLabels
    namesAbove = picker.namesAbove
    session = PickerSession(source: picker.source, configuration: picker.configuration)
    session.observer = picker.observer
    _ = send(picker.preset.map { .presetID($0) } ?? .open)
  }

  private var picker: CascadePicker<String> { session.picker }

  /// The options of the focused level and what may be answered.
  var question: String {
    var lines = remark
    let names = namesAbove + picker.selected.prefix(max(picker.focusedLevel, 0)).map(\.name)
    if !names.isEmpty { lines += names.map(TextWidth.printable).joined(separator: " › ") + "\n" }
    let level = picker.focusedLevel
    lines += texts.placeholder(for: levelLabels.indices.contains(level) ? levelLabels[level] : nil)
    lines += ":\n"
    let chosen = picker.path.indices.contains(level) ? picker.path[level] : nil
    let width = String(picker.focusedColumn.count).count
    for place in 0..<min(picker.visibleCount, Self.listLimit) {
      let row = picker.visibleRow(at: place)
      let option = picker.focusedColumn[row]
      let number = String(row + 1)
      lines += chosen == row ? "* " : "  "
      lines += String(repeating: " ", count: width - number.count) + number
      lines += "  \(TextWidth.printable(option.name))  \(TextWidth.printable(option.id))\n"
    }
    let unlisted = picker.visibleCount - Self.listLimit
    if unlisted > 0 { lines += "  … \(unlisted) \(texts.more)\n" }
    lines += texts.promptHint
    if picker.configuration.allowsAnyLevel { lines += texts.promptConfirmHint }
    return lines + " > "
  }

  /// Takes an answer: a number of the list, an ID, a name, part of a name; nothing to go back; `q`
  /// to cancel; `.` to take what is chosen so far, where that is allowed.
  ///
  /// - Returns: `nil` if there is more to ask.
  mutating func take(_ line: String) -> TerminalPicker<Source>.Result? {
    remark = ""
    let answer = Self.trimmed(line)
    switch answer {
    case "q", "Q": return .cancelled
    case "": return send(.back)
    case "." where picker.configuration.allowsAnyLevel: return send(.confirm())
    default: break
    }
    if let row = row(for: answer) {
      return send(.select(level: picker.focusedLevel, row: row))
    }
    _ = send(.filter(answer))
    let matches = picker.filter?.matches ?? []
    if matches.count == 1 { return send(.select(level: picker.focusedLevel, row: matches[0].row)) }
    if matches.isEmpty {
      _ = send(.filter(""))
      remark = "\(texts.noMatch): \(TextWidth.printable(answer))\n"
    }
    return nil
  }

  /// The row an answer names. A number is one of the list before it is an ID: the list is what was
  /// just read.
  private func row(for answer: String) -> Int? {
    let column = picker.focusedColumn
    if let number = Int(answer), number >= 1, number <= column.count { return number - 1 }
    if let row = column.firstIndex(where: { $0.id == answer }) { return row }
    let named = column.indices.filter { column[$0].name == answer }
    return named.count == 1 ? named[0] : nil
  }

  private static func trimmed(_ line: String) -> String {
    var text = line[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private mutating func send(
    _ event: CascadePicker<String>.Event
  ) -> TerminalPicker<Source>.Result? {
    do throws(CascadePicker<String>.Refusal) {
      try session.send(event)
    } catch .atFirstLevel {
      // An empty line at the first level only asks again.
    } catch {
      remark = "\(error)\n"
    }
    guard picker.phase == .finished, let last = picker.selected.last else { return nil }
    return .chosen(id: last.id)
  }
}
