import RegionsCLI
import Testing
import TranslatedText

private let lookup = CommandSpecification(
  name: "lookup", summary: Wording("show regions", zh: "显示区划。"),
  operands: [OperandSpecification("id", .any, help: "IDs.", zh: "各 ID。")],
  options: [
    OptionSpecification(
      "data", letter: "d", value: "file", help: "The data set.", zh: "数据集。"),
    OptionSpecification("json", letter: "j", help: "As JSON.", zh: "用 JSON。"),
    OptionSpecification("quiet", letter: "q", help: "Say nothing.", zh: "什么都不说。"),
    OptionSpecification(
      "to", value: "format", help: "The form.", zh: "形式。", choices: ["csv", "json", "xml"]),
    OptionSpecification("depth", value: "n", numbers: 1...32, help: "Levels.", zh: "层数。"),
  ])

/// What users type becomes options and operands, or one line that says what doesn't fit.
struct ArgumentParserTests {
  @Test(arguments: [
    ["--data", "a.regions"], ["--data=a.regions"], ["-d", "a.regions"], ["-da.regions"],
    ["-d=a.regions"], ["-jd", "a.regions"], ["1", "--data", "a.regions", "2"],
  ])
  func `an option takes its value in every form`(arguments: [String]) throws {
    #expect(try lookup.parse(arguments).value("data") == "a.regions")
  }

  @Test func `switches may be joined`() throws {
    let parsed = try lookup.parse(["-jq"])
    #expect(parsed.has("json") && parsed.has("quiet"))
  }

  @Test func `two dashes end the options`() throws {
    let parsed = try lookup.parse(["--json", "--", "--data", "-"])
    #expect(parsed.operands == ["--data", "-"])
    #expect(parsed.value("data") == nil)
  }

  @Test func `a lone dash is an operand`() throws {
    #expect(try lookup.parse(["-"]).operands == ["-"])
  }

  @Test func `the last of a repeated option counts`() throws {
    let parsed = try lookup.parse(["-d", "a", "-d", "b"])
    #expect(parsed.value("data") == "b")
    #expect(parsed.values("data") == ["a", "b"])
  }

  @Test(arguments: [
    (["--jsn"], "unknown option “--jsn”; did you mean “--json”?"),
    (["--zzzzzz"], "unknown option “--zzzzzz”"),
    (["-x"], "unknown option “-x”"),
    (["--json=1"], "“--json” takes no value"),
    (["--data"], "“--data” needs a value: <file>"),
    (["-d"], "“-d” needs a value: <file>"),
    (["--to", "jsn"], "“--to” takes csv, json or xml, not “jsn”; did you mean “json”?"),
  ])
  func `what does not fit is said in one line`(arguments: [String], message: String) {
    #expect(throws: UsageError(Message(verbatim: message))) { try lookup.parse(arguments) }
  }

  @Test func `operands are counted`() throws {
    let one = CommandSpecification(
      name: "verify", summary: Wording("check", zh: "检查。"),
      operands: [OperandSpecification("file", .one, help: "F.", zh: "文件。")])
    #expect(throws: UsageError("missing <file>")) { try one.parse([]) }
    #expect(throws: UsageError("unexpected argument “b”")) { try one.parse(["a", "b"]) }
    #expect(try one.parse(["a"]).operands == ["a"])
  }

  @Test func `numbers are checked against their range`() throws {
    #expect(try lookup.parse(["--depth", "3"]).integer("depth") == 3)
    #expect(try lookup.parse([]).integer("depth") == nil)
    for text in ["0", "33", "x", "3.5", ""] {
      #expect(throws: UsageError("“--depth” takes a whole number, 1 to 32, not “\(text)”")) {
        try lookup.parse(["--depth", text])
      }
    }
    let one = CommandSpecification(
      name: "search", summary: Wording("find", zh: "查找。"),
      operands: [OperandSpecification("text", .one, help: "T.", zh: "文字。")],
      options: lookup.options)
    #expect(throws: UsageError("“--depth” takes a whole number, 1 to 32, not “朝阳”")) {
      try one.parse(["--depth", "朝阳"])
    }
  }
}

/// A word that was mistyped is answered by the one that was meant, and by none where that is a guess.
struct SuggestionTests {
  @Test(arguments: [
    ("lokup", "lookup"), ("looukp", "lookup"), ("impot", "import"), ("inf", "info"),
    ("comp", "completions"),
  ])
  func `a near word is offered`(typed: String, meant: String) {
    let words = ["import", "info", "lookup", "completions"]
    #expect(suggestion(for: typed, among: words, "") == "; did you mean “\(meant)”?")
  }

  @Test func `nothing is offered for a word from elsewhere`() {
    #expect(suggestion(for: "frobnicate", among: ["import", "info"], "").isEmpty)
  }
}

/// Help, completions and manual page have every command and option, and break no shell or macro.
struct HelpTests {
  let program = ProgramSpecification(
    name: "regions", version: "1", summary: Wording("Regions.", zh: "区划。"), commands: [lookup])

  @Test func `help shows usage arguments and options`() {
    #expect(
      program.help(for: lookup) == """
        OVERVIEW: Show regions.

        USAGE: regions lookup [--data <file>] [--json] [--quiet] [--to <format>]
          [--depth <n>] [<id> ...]

        ARGUMENTS:
          <id>                    IDs.

        OPTIONS:
          -d, --data <file>       The data set.
          -j, --json              As JSON.
          -q, --quiet             Say nothing.
          --to <format>           The form. (values: csv, json, xml)
          --depth <n>             Levels.
          -h, --help              Show help information.

        """)
  }

  @Test func `help is in one language, all of it`() {
    let layout = HelpLayout(language: .chinese, width: { $0.value < 0x2E80 ? 1 : 2 })
    #expect(
      program.help(layout) == """
        概述: 区划。

        用法: regions <command>

        选项:
          -h, --help              显示帮助。
          --version               显示版本；加 --json 有详情。

        命令:
          lookup                  显示区划。
          help                    显示某个命令的帮助。

          详见“regions <command> --help”。

        """)
    let help = program.help(for: lookup, layout)
    #expect(help.contains("  --to <format>           形式。（可取：csv, json, xml）\n"))
  }

  @Test(arguments: Shell.allCases)
  func `completions name every command and option`(shell: Shell) {
    let script = program.completions(for: shell)
    for word in ["lookup", "data", "json", "quiet", "to", "depth", "csv"] {
      #expect(script.contains(word), "\(word) in the completions for \(shell)")
    }
  }

  @Test func `the manual page escapes what troff would read`() {
    let page = program.manPage(
      date: "2026-01-01", sections: [ManPageSection("NOTES", ".not a macro\n'nor this")])
    #expect(page.contains("\\&.not a macro\n\\&'nor this"))
    #expect(page.contains("\\-\\-data <file>"))
  }
}
