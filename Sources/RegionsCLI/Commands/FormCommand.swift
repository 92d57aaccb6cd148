import ArgumentParsing
import JSONDocument
import RegionFormEvents
import RegionForms
import RegionsTerminal

/// `regions form`: fills a form, or checks the answers to one.
enum FormCommand: Command {
  static let specification = CommandSpecification(
    name: "form", summary: "fill a form and print its payload as JSON",
    discussion: """
      FORM.json defines the form: fields, rules, conditions. The payload is one JSON object.

      The form is filled on the terminal itself, so that regions form shop.json > answers.json
      works. Exit status 130 and nothing printed: it was cancelled. Where the screen can't be drawn
      on, it asks question by question. It speaks Chinese where LC_ALL, LC_MESSAGES or LANG says so,
      else English.

      Keys:
        ↑ ↓, Tab Shift-Tab, Enter  from row to row; so does the wheel of the mouse
        PgUp PgDn                  a page
        ← → Home End Ctrl-A Ctrl-E Alt-B Alt-F
                                   move in the text
        Backspace Delete Ctrl-W Ctrl-U Ctrl-K Ctrl-Y
                                   change the text; Backspace empties other rows
        Tab in a file's row        complete the path; ~ is the home folder
        Enter Space, a click       open a region, a form inside or a list; change a choice
        ← → + - and digits         parts of a date and time
        Ctrl-D, the last button    submit, or go back to the form around
        Esc                        cancel, asking first; with --draft, keep and leave
        Ctrl-C, Ctrl-Z, Ctrl-L     cancel, stop (fg goes on), draw again

      With --draft, what is filled in is kept in a file row by row and read from it the next time; a
      form that was submitted leaves no draft.

      With --check, no one is asked: the answers in a file are checked as a submission would, and
      either the payload is printed, or one diagnostic for each field that fails; exit status 65.
      Attachments are not looked for then, nor with --events: their paths may be those of another
      machine.

      With --events, reads one JSON event a line from standard input and prints the state after
      each, one a line; a line that does not fit is answered by {"error":"…"}. The exit status is 0
      when the form was submitted, 1 when the input ends before, 130 when it was cancelled.
      """,
    operands: [
      OperandSpecification("form", .one, help: "The form's definition.", completion: .file)
    ],
    options: [
      DataSetOption.specification,
      OptionSpecification(
        "answers", value: "file",
        help: "Begin with these values: one JSON object, {\"key\": value}.",
        completion: .file),
      OptionSpecification(
        "check", value: "file", help: "Check these values and ask no one.", completion: .file),
      OptionSpecification(
        "draft", value: "file", help: "Keep what is filled in here, and go on with it next time.",
        completion: .file),
      OptionSpecification("events", help: "Read events and print states, as JSON, one a line."),
      OptionSpecification(
        "now", value: "time",
        help: "What time it is, in ISO 8601, for rules that compare with it. Default: the clock."),
      OptionSpecification(
        "facts", value: "file",
        help: "What is known outside the form: one JSON object; arrays are options of choices.",
        completion: .file),
      OptionSpecification(
        "language", value: "code", help: "The language of texts. Default: the locale's."),
    ],
    examples: [
      CommandExample("regions form shop.json > answers.json", "fill a form"),
      CommandExample("regions form shop.json --check answers.json", "check what was filled in"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let modes = ["answers", "check"].filter { arguments.value($0) != nil }
    if modes.count == 2 || (modes == ["check"] && arguments.has("events")) {
      throw UsageError("“--check” goes with neither “--answers” nor “--events”")
    }
    let draft = arguments.value("draft")
    if draft != nil, arguments.has("events") || arguments.value("check") != nil {
      throw UsageError("“--draft” goes with neither “--check” nor “--events”")
    }
    let time = try now(arguments)
    let definition = try definition(at: arguments.operands[0])
    var context = FormContext(
      regions: try DataSetOption.open(arguments, streams), now: time ?? SystemClock.now(),
      language: try language(arguments, streams))
    if let path = arguments.value("facts") { try take(factsAt: path, &context) }
    if let path = arguments.value("check") {
      return try check(path, definition, context, streams)
    }
    let values = try arguments.value("answers").map { path in
      try answers(at: path, definition)
    }
    var form = FormState(definition, context: context, values: values ?? [:])
    if let draft { form = try FormOnTerminal.resumed(form, from: draft, streams) }
    let clock: @Sendable () -> DateTime? = { time ?? SystemClock.now() }
    return arguments.has("events")
      ? try FormEvents.run(form, clock: clock, streams)
      : try FormOnTerminal.run(form, draft: draft, clock: clock, streams)
  }

  private static func now(_ arguments: ParsedArguments) throws -> DateTime? {
    guard let text = arguments.value("now") else { return nil }
    guard let time = DateTime(text) else {
      throw UsageError("“--now” takes a time such as 2025-06-01T09:30+08:00, not “\(text)”")
    }
    return time
  }

  private static func definition(at path: String) throws -> FormDefinition {
    let bytes = try InputFile.read(path)
    do {
      return try FormDefinition(json: bytes)
    } catch {
      let name = InputFile.name(of: path)
      let location = error.line > 0 ? "\(name):\(error.line):\(error.column)" : name
      throw CommandFailure(.dataError, "\(location): error: \(sentence: "\(error)")")
    }
  }

  private static func check(
    _ path: String, _ definition: FormDefinition, _ context: FormContext, _ streams: Streams
  ) throws -> ExitStatus {
    let answers = try InputFile.read(path)
    let name = InputFile.name(of: path)
    switch FormCheck(answers, file: name, for: definition, context: context) {
    case .payload(let payload):
      try streams.output.write(payload + "\n")
      return .success
    case .diagnostics(let lines):
      throw CommandFailure(.dataError, diagnostics(lines))
    }
  }

  private static func diagnostics(_ lines: [String]) -> Message {
    var message: Message = ""
    for line in lines {
      if !message.isEmpty { message += Message(verbatim: "\n") }
      message += "\(sentence: line)"
    }
    return message
  }

  private static func answers(
    at path: String, _ definition: FormDefinition
  ) throws -> [String: FormValue] {
    let answers = FormAnswers(json: try InputFile.read(path), for: definition)
    guard answers.problems.isEmpty else {
      let name = InputFile.name(of: path)
      throw CommandFailure(
        .dataError, diagnostics(answers.problems.map { $0.diagnostic(in: name) }))
    }
    return answers.values
  }

  private static func take(factsAt path: String, _ context: inout FormContext) throws {
    let bytes = try InputFile.read(path)
    let name = InputFile.name(of: path)
    do {
      try context.take(JSONValue(parsing: bytes))
    } catch let error as FormValueError {
      throw CommandFailure(.dataError, "\(name): error: $\(error.path): \(sentence: error.message)")
    } catch {
      throw CommandFailure(.dataError, "\(name): error: \(sentence: "\(error)")")
    }
  }

  /// The language of texts: the one asked for, or the locale's.
  private static func language(
    _ arguments: ParsedArguments, _ streams: Streams
  ) throws -> FormLanguage {
    if let code = arguments.value("language") {
      guard FormLanguage.isTag(code) else {
        throw UsageError("“--language” takes a language's tag such as en or zh-Hant, not “\(code)”")
      }
      return FormLanguage(code)
    }
    return FormLanguage(environment: streams.environment)
  }
}
