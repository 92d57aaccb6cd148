extension ProgramSpecification {
  /// What `--help` prints for the program as a whole.
  public func help(_ layout: HelpLayout = HelpLayout()) -> String {
    let say = layout.translation
    var text = layout.wrapped(
      "\(say["OVERVIEW"]): \(say[summary])", indent: 0, start: 0)
    text += "\n\n\(say["USAGE"]): \(name) <command>\n\n"
    text += "\(say["OPTIONS"]):\n"
    text += layout.table(
      (Self.standardOptions + [("--version", "Show the version.")]).map { ($0.0, say[$0.1]) })
    text += "\n\(say["COMMANDS"]):\n"
    text += layout.table(
      commands.map { ($0.name, sentence($0.summary, say)) } + [("help", say[Self.helpCommand])])
    text += "\n  " + say["See “{} <command> --help” for detailed help."].filled(name) + "\n"
    return text
  }

  /// What `--help` prints for one command.
  public func help(for command: CommandSpecification, _ layout: HelpLayout = HelpLayout()) -> String
  {
    let say = layout.translation
    var text =
      layout.wrapped(
        "\(say["OVERVIEW"]): \(sentence(command.summary, say))", indent: 0, start: 0) + "\n\n"
    if !command.discussion.isEmpty { text += layout.paragraphs(say[command.discussion]) + "\n\n" }
    text += "\(say["USAGE"]): "
    text += usage(of: command, layout)
    text += "\n\n"
    if !command.operands.isEmpty {
      text += "\(say["ARGUMENTS"]):\n"
      text += layout.table(command.operands.map { ("<\($0.name)>", say[$0.help]) }) + "\n"
    }
    text += "\(say["OPTIONS"]):\n"
    text += layout.table(
      command.options.map { ($0.shown, $0.fullHelp(say)) }
        + Self.standardOptions.map { ($0.0, say[$0.1]) })
    if !command.examples.isEmpty {
      text += "\n\(say["EXAMPLES"]):\n"
      for example in command.examples {
        text += "  # \(say[example.meaning])\n  \(example.call)\n"
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
      usageWords(of: command), indent: 2, start: layout.width(of: layout.translation["USAGE"]) + 2)
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

  /// What `help` does, which is no command of its own.
  static let helpCommand = "Show help for a command."
  static let standardOptions = [("-h, --help", "Show help information.")]

  /// Every English text of help: what a translation has to have.
  public var helpTexts: [String] {
    var texts = [
      "OVERVIEW", "USAGE", "OPTIONS", "COMMANDS", "ARGUMENTS", "EXAMPLES", "Show the version.",
      "See “{} <command> --help” for detailed help.", " (values: {})", summary,
    ]
    texts += Self.standardOptions.map(\.1) + [Self.helpCommand]
    for command in commands {
      texts += [command.summary, command.discussion] + command.operands.map(\.help)
      texts += command.options.map(\.help) + command.examples.map(\.meaning)
    }
    return texts.filter { !$0.isEmpty }
  }

  private func sentence(_ summary: String, _ say: Translation) -> String {
    say.has(summary) ? say[summary] : capitalized(summary) + "."
  }
}

extension OptionSpecification {
  /// "-d, --data <file>".
  var shown: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (valueName.map { " <\($0)>" } ?? "")
  }

  func fullHelp(_ say: Translation = .none) -> String {
    choices.isEmpty
      ? say[help]
      : say[help] + say[" (values: {})"].filled(choices.joined(separator: ", "))
  }
}

extension String {
  /// A sentence with its one value.
  fileprivate func filled(_ value: String) -> String { Translation.none.fill(self, with: [value]) }
}

func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
