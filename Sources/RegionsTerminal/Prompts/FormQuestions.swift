package import RegionForms
import RegionPicker
import Regions

extension TerminalForm {
  /// Asks for one field after the other in plain lines, and again for what is wrong. For a terminal that
  /// can't be drawn on.
  ///
  /// - Parameters:
  ///   - environment: gives the value of a variable: the locale's, `HOME`.
  ///   - read: the next answer; `nil` at the end of input, which cancels.
  ///   - write: shows text.
  /// - Returns: the form, submitted or cancelled.
  package func ask(
    environment: (String) -> String?, read: @escaping () throws -> String?,
    write: @escaping (String) throws -> Void
  ) throws -> FormState {
    var questions = FormQuestions(
      terminal: self, environment: environment, read: read, write: write)
    return try questions.fill(form, inside: [])
  }
}

/// A form as a dialogue in lines.
struct FormQuestions {
  /// The input has ended.
  struct EndOfInput: Error {}

  let terminal: TerminalForm
  let environment: (String) -> String?
  let read: () throws -> String?
  let write: (String) throws -> Void
  let texts: FormTexts
  let files: FormFiles

  init(
    terminal: TerminalForm, environment: (String) -> String?,
    read: @escaping () throws -> String?, write: @escaping (String) throws -> Void
  ) {
    self.terminal = terminal
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG", "HOME"].map { ($0, environment($0)) }
    let values = Dictionary(uniqueKeysWithValues: locale)
    self.environment = { values[$0] ?? nil }
    self.read = read
    self.write = write
    texts = FormTexts(terminal.form.context.language)
    files = FormFiles(home: environment("HOME"))
  }

  /// Asks for a whole form.
  ///
  /// - Parameter trail: the titles of the forms it is inside of.
  mutating func fill(_ start: FormState, inside trail: [String]) throws -> FormState {
    var form = start
    let titles = trail + [text(form.definition.title)]
    try write(titles.joined(separator: PathLine.separator) + "\n")
    if trail.isEmpty { try write(texts.questions.intro + "\n") }
    do {
      // What a message filled beyond doubt is shown and not asked for.
      var asked = trail.isEmpty ? try takeMessage(in: &form) : []
      while true {
        // What is asked next depends on the answers so far.
        while let row = form.rows.first(where: { $0.id == $0.key && !asked.contains($0.key) }) {
          asked.insert(row.key)
          try ask(row.key, in: &form, titles)
          if trail.isEmpty, let problem = terminal.keep?(form) { try write(problem + "\n") }
        }
        if let now = terminal.clock() { try form.send(.setTime(now)) }
        try form.send(.submit)
        if form.status == .submitting { try form.send(.accept) }
        if form.status == .submitted { return form }
        let failed = form.rows.filter { $0.error != nil }
        guard !failed.isEmpty else { return form }
        try write(texts.questions.again + ":\n")
        for row in failed { asked.remove(row.key) }
      }
    } catch is EndOfInput {
      try form.send(.cancel)
      return form
    }
  }

  func text(_ text: FormText) -> String {
    TextWidth.printable(text.text(in: terminal.form.context.language))
  }

  /// Shows a question and reads the answer, without the blanks around it.
  func answer(_ question: String) throws -> String {
    try write(question)
    guard let line = try read() else { throw EndOfInput() }
    return line.trimmed
  }

  // MARK: Fields

  private mutating func ask(
    _ key: String, in form: inout FormState, _ titles: [String]
  ) throws {
    guard let field = form.definition[key] else { return }
    let title = field.label(text)
    if let error = form.rows.first(where: { $0.id == key })?.error {
      try write("  ↳ \(error.message(in: form.context.language))\n")
    }
    if case .list(let kind) = field.kind {
      return try askItems(kind, of: key, title: title, in: &form, titles: titles)
    }
    while true {
      let isRequired = field.isRequired
      let hint =
        field.isCalledByPlaceholder(text) ? "" : field.placeholder.map { " (\(text($0)))" } ?? ""
      let question = title + (isRequired ? " *" : "") + hint
      guard
        let value = try value(
          of: field.kind, question, now: form[key], of: key, in: form, titles: titles,
          asksFirst: !isRequired)
      else { return }
      if let problem = try edit(key, value.value, in: &form) {
        try write("  ↳ \(problem)\n")
      } else {
        return
      }
    }
  }

  /// Gives a field its value.
  ///
  /// - Returns: what is wrong with it at once.
  private func edit(_ key: String, _ value: FormValue?, in form: inout FormState) throws -> String?
  {
    do {
      try form.send(.edit(key: key, value: value))
    } catch {
      return "\(error)"
    }
    let row = form.rows.first { $0.id == key }
    return row?.error?.message(in: form.context.language)
  }

  private mutating func askItems(
    _ kind: FieldKind, of key: String, title: String, in form: inout FormState, titles: [String]
  ) throws {
    while true {
      let count = form.rows.count { $0.key == key && $0.kind == .item }
      let number = "\(title) \(count + 1)"
      if kind.isAskedInOneLine {
        guard
          let value = try value(
            of: kind, number, now: nil, of: key, in: form, titles: titles)?.value
        else {
          return
        }
        try form.send(.append(key: key, value: value))
      } else {
        guard try isYes("\(title) (\(count)): \(texts.questions.add)", now: false) else { return }
        let value = try value(
          of: kind, number, now: nil, of: key, in: form, titles: titles + [title])
        if let value = value?.value { try form.send(.append(key: key, value: value)) }
      }
    }
  }

  /// An answer: a value, or that there is none any more.
  struct Answer {
    var value: FormValue?
  }

  /// Asks until the answer is one for this kind.
  ///
  /// - Parameter asksFirst: whether a form inside may be left out.
  /// - Returns: `nil` if what is there stays.
  private mutating func value(
    of kind: FieldKind, _ question: String, now value: FormValue?, of key: String,
    in form: FormState, titles: [String], asksFirst: Bool = false
  ) throws -> Answer? {
    switch kind {
    case .toggle:
      return Answer(value: .toggle(try isYes(question, now: value == .toggle(true))))
    case .multilineText: return try lines(question, now: value)
    case .choice(let own):
      let options = form.context.options(of: key, own) ?? []
      return try option(among: options, question, now: value)
    case .leadTime(_, let offered):
      let options = offered.map { lead in
        FormChoice("\(lead)", FormText(lead.text(in: .english), chinese: lead.text(in: .chinese)))
      }
      return try option(among: options, question, now: value)
    case .region(let region): return try self.region(region, question, now: value, in: form)
    // The fields it stands for are asked for where they are wanted.
    case .reveal:
      return try isYes("\(question): \(texts.questions.fill)", now: false)
        ? Answer(value: .toggle(true)) : nil
    case .form(let definition):
      if value != nil {
        guard try isYes("\(question): \(texts.questions.change)", now: false) else { return nil }
      } else if asksFirst {
        guard try isYes("\(question): \(texts.questions.fill)", now: false) else { return nil }
      }
      let inner = FormState(definition, context: form.context, record: value)
      let filled = try fill(inner, inside: titles)
      return filled.status == .submitted ? Answer(value: .record(filled.payload)) : nil
    case .text, .attachment, .dateTime, .list:
      let shown = value?.text.map { " [\(TextWidth.printable($0))]" } ?? ""
      while true {
        let text = try answer("\(question)\(shown): ")
        if text.isEmpty { return nil }
        if text == "-", value != nil { return Answer(value: nil) }
        let (found, problem) = line(text, kind)
        guard let problem else { return Answer(value: .text(found)) }
        try write("  ↳ \(problem)\n")
      }
    }
  }
}

extension FieldKind {
  /// Whether one line is the whole answer, and an empty one none.
  fileprivate var isAskedInOneLine: Bool {
    switch self {
    case .text, .attachment, .dateTime, .choice: true
    default: false
    }
  }
}
