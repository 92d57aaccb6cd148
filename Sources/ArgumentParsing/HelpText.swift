extension ProgramSpecification {
  /// What `--help` prints for the program as a whole.
  public func help() -> String {
    var text = "OVERVIEW: \(summary)\n\nUSAGE: \(name) <command>\n\n"
    text += "OPTIONS:\n" + columns(Self.standardOptions + [("--version", "Show the version.")])
    text += "\nCOMMANDS:\n" + columns(commands.map { ($0.name, capitalized($0.summary) + ".") })
    text += "\n  See '\(name) <command> --help' for detailed help.\n"
    return text
  }

  /// What `--help` prints for one command.
  public func help(for command: CommandSpecification) -> String {
    var text = "OVERVIEW: \(capitalized(command.summary)).\n\n"
    if !command.discussion.isEmpty { text += command.discussion + "\n\n" }
    text += "USAGE: \(usage(of: command))\n\n"
    if !command.operands.isEmpty {
      text += "ARGUMENTS:\n" + columns(command.operands.map { ("<\($0.name)>", $0.help) }) + "\n"
    }
    text +=
      "OPTIONS:\n" + columns(command.options.map { ($0.shown, $0.fullHelp) } + Self.standardOptions)
    if !command.examples.isEmpty {
      text += "\nEXAMPLES:\n"
      for example in command.examples {
        text += "  # \(example.meaning)\n  \(example.call)\n"
      }
    }
    return text
  }

  /// "regions lookup [--data <file>] [--json] [<id> ...]".
  public func usage(of command: CommandSpecification) -> String {
    var words = [name, command.name]
    for option in command.options {
      words.append("[--\(option.name)" + (option.valueName.map { " <\($0)>" } ?? "") + "]")
    }
    for operand in command.operands {
      switch operand.count {
      case .one: words.append("<\(operand.name)>")
      case .optional: words.append("[<\(operand.name)>]")
      case .any: words.append("[<\(operand.name)> ...]")
      case .oneOrMore: words.append("<\(operand.name)> ...")
      }
    }
    return words.joined(separator: " ")
  }

  static let standardOptions = [("-h, --help", "Show help information.")]
}

extension OptionSpecification {
  /// "-d, --data <file>".
  var shown: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (valueName.map { " <\($0)>" } ?? "")
  }

  var fullHelp: String {
    choices.isEmpty ? help : help + " (values: \(choices.joined(separator: ", ")))"
  }
}

/// Two columns, the second from column 26, wrapped at 80.
private func columns(_ rows: [(String, String)]) -> String {
  let indent = 26
  var text = ""
  for (left, right) in rows {
    var line = "  " + left
    var isFirst = true
    if line.count + 1 > indent {
      text += line + "\n"
      line = ""
    }
    line += String(repeating: " ", count: indent - line.count)
    for word in right.split(separator: " ") {
      if !isFirst, line.count + 1 + word.count > 80 {
        text += line + "\n"
        line = String(repeating: " ", count: indent)
        isFirst = true
      }
      line += (isFirst ? "" : " ") + word
      isFirst = false
    }
    text += line + "\n"
  }
  return text
}

func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
