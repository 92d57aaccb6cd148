import RegionPicker

extension TerminalPicker {
  /// Asks for one level after the other in plain lines: a numbered list, then a question. For a
  /// terminal that can't be drawn on, and for answers that come from a file or a pipe.
  ///
  /// - Parameters:
  ///   - environment: gives the value of a variable; the locale decides the language.
  ///   - read: the next answer; `nil` at the end of input, which cancels.
  ///   - write: shows text.
  package func prompt(
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
struct NumberedPrompts {
  /// More options than this are not listed; part of a name finds them.
  static var listLimit: Int { 60 }

  private var session: PickerSession<RegionTreeSource>
  /// The same picker with the search that ``found`` is of.
  private var searched: PickerSession<RegionTreeSource>
  private let texts: PickerTexts
  private let setting: PickerSetting
  /// What is said before the next question.
  private var remark = ""
  /// Whether the next question lists the options. An answer that changes nothing is not worth them
  /// again.
  private var listsOptions = true
  /// What was found elsewhere for the last answer, to be chosen from by number.
  private var found: [CascadePicker<String>.Result] = []

  init(_ picker: TerminalPicker, texts: PickerTexts) {
    self.texts = texts
    setting = picker.setting
    session = PickerSession(source: picker.source, configuration: picker.configuration)
    searched = session
    _ = send(picker.preset.map { .presetID($0) } ?? .open)
    // A query narrows what is asked; it is no answer yet.
    let query = setting.query.trimmed
    guard !query.isEmpty else { return }
    _ = send(.filter(query))
    if session.picker.visibleCount == 0 { look(for: query) }
  }

  private var picker: CascadePicker<String> { session.picker }

  /// The options of the focused level and what may be answered.
  var question: String {
    var lines = remark
    if listsOptions { lines += found.isEmpty ? options : results }
    lines += texts.prompt
    if picker.configuration.allowsAnyLevel { lines += texts.confirmPrompt }
    return lines + " > "
  }

  private var options: String {
    var lines = ""
    let names = setting.namesAbove + picker.selected.prefix(max(picker.focusedLevel, 0)).map(\.name)
    if !names.isEmpty { lines += names.map(TextWidth.printable).joined(separator: " › ") + "\n" }
    let level = picker.focusedLevel
    let labels = setting.levelLabels
    if let title = setting.title { lines += TextWidth.printable(title) + ": " }
    lines += texts.placeholder(for: labels.indices.contains(level) ? labels[level] : nil)
    lines += ":\n"
    let chosen = picker.path.indices.contains(level) ? picker.path[level] : nil
    let width = String(picker.focusedColumn.count).count
    for position in 0..<min(picker.visibleCount, Self.listLimit) {
      let row = picker.visibleRow(at: position)
      let option = picker.focusedColumn[row]
      let other = picker.filter?.matches[position].otherName.map { "\($0) → " } ?? ""
      lines += chosen == row ? "* " : "  "
      lines += Self.padded(row + 1, to: width)
      lines += "  \(TextWidth.printable(other + option.name))  \(TextWidth.printable(option.id))\n"
    }
    let unlisted = picker.visibleCount - Self.listLimit
    if unlisted > 0 { lines += "  … \(Thousands.text(unlisted)) \(texts.unlisted)\n" }
    return lines
  }

  private var results: String {
    var lines = (found[0].isNear ? texts.near : texts.foundElsewhere) + ":\n"
    for (index, result) in found.enumerated() {
      let path = result.names.map(TextWidth.printable).joined(separator: " › ")
      let id = TextWidth.printable(result.ids.last ?? "")
      lines += "  \(Self.padded(index + 1, to: String(found.count).count))  \(path)  \(id)\n"
    }
    return lines
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let number = String(number)
    return String(repeating: " ", count: max(width - number.count, 0)) + number
  }

  /// Takes an answer: a number of the list, an ID, a name, part of a name; nothing to go back; `q`
  /// to cancel; `.` to take what is chosen so far, where that is allowed.
  ///
  /// - Returns: `nil` if there is more to ask.
  mutating func take(_ line: String) -> TerminalPicker.Result? {
    remark = ""
    listsOptions = true
    let answer = line.trimmed
    if !found.isEmpty {
      let results = found
      found = []
      if let number = Int(answer), number >= 1 {
        if number <= results.count { return go(toResult: number - 1) }
        if number <= max(picker.focusedColumn.count, Self.listLimit) {
          // The numbers are those of the list that was just read.
          found = results
          return refuse(answer)
        }
      }
    }
    switch answer {
    case "q", "Q": return .cancelled
    case "": return send(.back)
    case "." where picker.configuration.allowsAnyLevel: return send(.confirm())
    default: break
    }
    if let number = Int(answer), number >= 1, number <= picker.focusedColumn.count,
      !shownRows.contains(number - 1)
    {
      return refuse(answer)
    }
    if let row = row(for: answer) {
      return send(.select(level: picker.focusedLevel, row: row))
    }
    return look(for: answer)
  }

  /// The rows whose numbers are on screen.
  private var shownRows: [Int] {
    (0..<min(picker.visibleCount, Self.listLimit)).map { picker.visibleRow(at: $0) }
  }

  private mutating func refuse(_ answer: String) -> TerminalPicker.Result? {
    listsOptions = false
    remark = "\(texts.notListed): \(answer)\n"
    return nil
  }

  /// Narrows the list to part of a name or, where nothing in it matches, looks elsewhere.
  @discardableResult
  private mutating func look(for answer: String) -> TerminalPicker.Result? {
    _ = send(.filter(answer))
    let matches = picker.filter?.matches ?? []
    if matches.count == 1 { return send(.select(level: picker.focusedLevel, row: matches[0].row)) }
    guard matches.isEmpty else { return nil }
    _ = send(.filter(""))
    searched = session
    // An open picker refuses no search.
    _ = try? searched.send(.search(answer))
    let results = searched.picker.search?.results ?? []
    let isNear = results.first?.isNear ?? false
    found = Array(results.prefix { $0.isNear == isNear }.prefix(Self.resultLimit))
    if found.isEmpty {
      listsOptions = false
      remark = "\(texts.noMatch): \(TextWidth.printable(answer))\n"
    }
    return nil
  }

  /// More regions found elsewhere than this are not listed.
  private static var resultLimit: Int { 20 }

  private mutating func go(toResult index: Int) -> TerminalPicker.Result? {
    session = searched
    return send(.acceptResult(index))
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

  private mutating func send(
    _ event: CascadePicker<String>.Event
  ) -> TerminalPicker.Result? {
    do throws(CascadePicker<String>.Refusal) {
      try session.send(event)
    } catch .atFirstLevel {
      // An empty line at the first level only asks again.
    } catch {
      remark = "\(texts.refusal(error))\n"
      listsOptions = false
    }
    guard picker.phase == .finished, let last = picker.selected.last else { return nil }
    return .chosen(id: last.id)
  }
}
