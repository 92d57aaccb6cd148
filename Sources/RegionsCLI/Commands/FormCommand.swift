import JSONDocument
import RegionEvents
import RegionForms
import RegionsTerminal
import TranslatedText

/// `regions form`: fills a form, or checks the answers to one.
package enum FormCommand: Command {
  package static let specification = CommandSpecification(
    name: "form",
    summary: Wording("fill a form and print its payload as JSON", zh: "填写一张表单，以 JSON 输出内容。"),
    discussion: Wording(
      """
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
        Enter Space, a click       open a region, a form inside or a list; change a
                                   choice
        ← → + - and digits         parts of a date and time
        a paste, Ctrl-V            a message of name, telephone, address, taken apart
                                   into its fields; Ctrl-_ takes it back
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
      zh: """
        FORM.json 定义表单：字段、规则、条件。输出的内容是一个 JSON 对象。

        表单直接在终端上填写，所以 regions form shop.json > answers.json 可用。取消时退出状态为 130，
        不输出任何内容。画不了屏幕时逐项提问。LC_ALL、LC_MESSAGES 或 LANG 为中文时显示中文，否则英文。

        按键：
          ↑ ↓、Tab Shift-Tab、Enter  在各行间移动；鼠标滚轮也可以
          PgUp PgDn                  翻页
          ← → Home End Ctrl-A Ctrl-E Alt-B Alt-F
                                     在文字中移动
          Backspace Delete Ctrl-W Ctrl-U Ctrl-K Ctrl-Y
                                     修改文字；其他行上 Backspace 清空该行
          文件行上的 Tab             补全路径；~ 是主目录
          Enter、空格、单击          打开区划、内嵌表单或列表；更改选项
          ← → + - 和数字             日期时间的各部分
          粘贴、Ctrl-V               含姓名、电话和地址的一段文字，识别后填入各字段；
                                     Ctrl-_ 撤销
          Ctrl-D、最后的按钮         提交，或返回外层表单
          Esc                        取消，先问一次；有 --draft 时保存并退出
          Ctrl-C、Ctrl-Z、Ctrl-L     取消、挂起（fg 继续）、重画

        用 --draft 时，填写的内容逐行保存在一个文件里，下次从中继续；提交后不留草稿。

        用 --check 时不询问任何人：按提交的规则检查文件中的答案，或输出内容，或为每个不合格的字段输出
        一条诊断；退出状态 65。此时和用 --events 时都不查看附件是否存在：路径可能是另一台机器上的。

        用 --events 时，从标准输入每行读一个 JSON 事件，每个事件之后输出一行状态；不合适的一行以
        {"error":"…"} 回答。提交了表单时退出状态为 0，输入先结束为 1，取消为 130。
        """),
    operands: [
      OperandSpecification(
        "form", .one, help: "The form's definition.", zh: "表单的定义。", completion: .file)
    ],
    options: [
      DataSetOption.specification,
      OptionSpecification(
        "answers", value: "file",
        help: "Begin with these values: one JSON object, {\"key\": value}.",
        zh: "以这些值开始：一个 JSON 对象，{\"key\": value}。",
        completion: .file),
      OptionSpecification(
        "check", value: "file",
        help: "Check these values and ask no one.", zh: "检查这些值，不询问任何人。", completion: .file),
      OptionSpecification(
        "draft", value: "file",
        help: "Keep what is filled in here, and go on with it next time.", zh: "把填写的内容保存在这里，下次继续。",
        completion: .file),
      OptionSpecification(
        "events",
        help: "Read events and print states, as JSON, one a line.", zh: "读取事件、输出状态，每行一个 JSON。"),
      OptionSpecification(
        "now", value: "time",
        help: "What time it is, in ISO 8601, for rules that compare with it. Default: the clock.",
        zh: "现在的时间（ISO 8601），供与之比较的规则使用。默认为系统时钟。"),
      OptionSpecification(
        "facts", value: "file",
        help: "What is known outside the form: one JSON object; arrays are options of choices.",
        zh: "表单之外已知的事实：一个 JSON 对象；数组是选择项。",
        completion: .file),
      OptionSpecification(
        "language", value: "code",
        help: "The language of texts. Default: the locale's.", zh: "文字的语言。默认随系统语言。"),
    ],
    examples: [
      CommandExample("regions form shop.json > answers.json", "fill a form", zh: "填写一张表单"),
      CommandExample(
        "regions form shop.json --check answers.json",
        "check what was filled in", zh: "检查填写的内容"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let modes = ["answers", "check"].filter { arguments.value($0) != nil }
    if modes.count == 2 || (modes == ["check"] && arguments.has("events")) {
      throw UsageError("“--check” goes with neither “--answers” nor “--events”")
    }
    let draft = arguments.value("draft")
    if draft != nil, arguments.has("events") || arguments.value("check") != nil {
      throw UsageError("“--draft” goes with neither “--check” nor “--events”")
    }
    if let draft {
      let others = ["data", "answers", "facts"].compactMap { arguments.value($0) }
      try OutputCheck.check(draft, isNoneOf: arguments.operands + others)
      try FormOnTerminal.check(draft: draft)
    }
    let time = try now(arguments)
    let definition = try definition(at: arguments.operands[0], streams)
    var context = FormContext(
      regions: try DataSetOption.open(arguments, streams), now: time ?? DateTime.now,
      language: try language(arguments, streams))
    if let path = arguments.value("facts") { try take(factsAt: path, &context, streams) }
    if let path = arguments.value("check") {
      return try check(path, for: definition, context: context, streams)
    }
    let values = try arguments.value("answers").map { path in
      try answers(at: path, definition, streams)
    }
    var form = FormState(definition, context: context, values: values ?? [:])
    if let draft { form = try FormOnTerminal.resumed(form, from: draft, streams) }
    let clock: @Sendable () -> DateTime? = { time ?? DateTime.now }
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

  private static func definition(at path: String, _ streams: Streams) throws -> FormDefinition {
    let bytes = try InputFile.read(path, streams)
    do {
      return try FormDefinition(json: bytes)
    } catch {
      let name = InputFile.name(of: path)
      throw CommandFailure(
        .dataError, "\(name):\(error.line):\(error.column): error: \(error.placed)")
    }
  }

  private static func check(
    _ path: String, for definition: FormDefinition, context: FormContext, _ streams: Streams
  ) throws -> ExitStatus {
    let answers = try InputFile.read(path, streams)
    let name = InputFile.name(of: path)
    switch FormCheck(answers, for: definition, context: context) {
    case .payload(let payload):
      try streams.write(payload.json.description + "\n")
      return .success
    case .faults(let problems):
      throw CommandFailure(.dataError, joined(problems.map { $0.diagnostic(in: name) }))
    }
  }

  private static func joined(_ lines: [Message]) -> Message {
    lines.dropFirst().reduce(lines.first ?? "") { $0 + Message(verbatim: "\n") + $1 }
  }

  private static func answers(
    at path: String, _ definition: FormDefinition, _ streams: Streams
  ) throws -> [String: FormValue] {
    let answers = FormAnswers(json: try InputFile.read(path, streams), for: definition)
    guard answers.problems.isEmpty else {
      let name = InputFile.name(of: path)
      throw CommandFailure(
        .dataError, joined(answers.problems.map { $0.diagnostic(in: name) }))
    }
    return answers.values
  }

  private static func take(
    factsAt path: String, _ context: inout FormContext, _ streams: Streams
  ) throws {
    let bytes = try InputFile.read(path, streams)
    let name = InputFile.name(of: path)
    let facts: JSONValue
    do {
      facts = try JSONValue(parsing: bytes)
    } catch {
      throw fault("not JSON: \(error.message)", in: name, at: TextLocation(of: error, in: bytes))
    }
    do {
      try context.take(facts)
    } catch {
      let path = "$\(error.path)"
      throw fault(
        "\(path): \(error.reason)", in: name,
        at: TextLocation.of([path], in: bytes)[path] ?? TextLocation())
    }
  }

  private static func fault(
    _ text: Message, in name: Message, at location: TextLocation
  ) -> CommandFailure {
    CommandFailure(.dataError, "\(name):\(location.line):\(location.column): error: \(text)")
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
