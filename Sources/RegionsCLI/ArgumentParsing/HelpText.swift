extension ProgramSpecification {
  /// What `--help` prints for the program as a whole.
  public func help(_ layout: HelpLayout = HelpLayout()) -> String {
    var text = layout.wrapped(
      "\(layout.say(.overview)): \(layout.say(summary))", indent: 0, start: 0)
    text += "\n\n\(layout.say(.usage)): \(name) <command>\n\n"
    text += "\(layout.say(.options)):\n"
    text += layout.table([Self.helpOption, Self.versionOption].map { ($0.0, layout.say($0.1)) })
    text += "\n\(layout.say(.commands)):\n"
    text += layout.table(
      commands.map { ($0.name, layout.sentence($0.summary)) } + [("help", layout.say(.helpCommand))]
    )
    text += "\n  \(layout.say(.details(of: name)))\n"
    return text
  }

  /// What `--help` prints for one command.
  public func help(for command: CommandSpecification, _ layout: HelpLayout = HelpLayout()) -> String
  {
    var text = layout.wrapped(
      "\(layout.say(.overview)): \(layout.sentence(command.summary))", indent: 0, start: 0)
    text += "\n\n"
    let discussion = layout.say(command.discussion)
    if !discussion.isEmpty { text += layout.paragraphs(discussion) + "\n\n" }
    text += "\(layout.say(.usage)): "
    text += usage(of: command, layout)
    text += "\n\n"
    if !command.operands.isEmpty {
      text += "\(layout.say(.arguments)):\n"
      text += layout.table(command.operands.map { ("<\($0.name)>", layout.say($0.help)) }) + "\n"
    }
    text += "\(layout.say(.options)):\n"
    text += layout.table(
      command.options.map { ($0.shown, layout.say($0.fullHelp)) }
        + [(Self.helpOption.0, layout.say(Self.helpOption.1))])
    if !command.examples.isEmpty {
      text += "\n\(layout.say(.examples)):\n"
      for example in command.examples {
        text += "  # \(layout.say(example.meaning))\n  \(example.call)\n"
      }
    }
    return text
  }

  /// "regions lookup [--data <file>] [--json] [<id> ...]".
  public func usage(of command: CommandSpecification) -> String {
    usageWords(of: command).joined(separator: " ")
  }

  /// The same in lines, behind the word that stands before it.
  public func usage(of command: CommandSpecification, _ layout: HelpLayout) -> String {
    layout.wrapped(
      usageWords(of: command), indent: 2, start: layout.width(of: layout.say(.usage)) + 2)
  }

  /// What a line of the usage may break between: an option stays with its value.
  private func usageWords(of command: CommandSpecification) -> [String] {
    var words = [name, command.name]
    for option in command.options {
      let word = "--\(option.name)" + (option.valueName.map { " <\($0)>" } ?? "")
      words.append(option.isRequired ? word : "[\(word)]")
    }
    for operand in command.operands {
      switch operand.count {
      case .one: words.append("<\(operand.name)>")
      case .optional: words.append("[<\(operand.name)>]")
      case .any: words.append("[<\(operand.name)> ...]")
      case .oneOrMore: words.append("<\(operand.name)> ...")
      }
    }
    return words
  }

  static let helpOption = ("-h, --help", Wording("Show help information.", zh: "显示帮助。"))
  static let versionOption = (
    "--version",
    Wording(
      "Show the version, or with --json all about it.",
      zh: "显示版本；加 --json 有详情。")
  )
}

extension HelpLayout {
  func say(_ wording: Wording) -> String { wording.text(in: language) }

  /// A summary as a sentence: in English it has neither capital nor full stop.
  func sentence(_ summary: Wording) -> String {
    switch language {
    case .english: capitalized(summary.english) + "."
    case .chinese: summary.chinese
    }
  }
}

extension OptionSpecification {
  /// "-d, --data <file>".
  var shown: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (valueName.map { " <\($0)>" } ?? "")
  }

  /// With the values it takes.
  var fullHelp: Wording {
    guard !choices.isEmpty else { return help }
    let values = choices.joined(separator: ", ")
    return Wording("\(help.english) (values: \(values))", zh: "\(help.chinese)（可取：\(values)）")
  }
}

/// The words of help itself.
extension Wording {
  static let overview = Wording("OVERVIEW", zh: "概述")
  static let usage = Wording("USAGE", zh: "用法")
  static let options = Wording("OPTIONS", zh: "选项")
  static let commands = Wording("COMMANDS", zh: "命令")
  static let arguments = Wording("ARGUMENTS", zh: "参数")
  static let examples = Wording("EXAMPLES", zh: "示例")

  /// What `help` does, which is no command of its own.
  static let helpCommand = Wording("Show help for a command.", zh: "显示某个命令的帮助。")

  static func details(of program: String) -> Wording {
    Wording(
      "See “\(program) <command> --help” for detailed help.",
      zh: "详见“\(program) <command> --help”。")
  }
}

func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
