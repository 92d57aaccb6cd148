extension ProgramSpecification {
  /// The manual page in `man` macros, from the same table as the help.
  ///
  /// - Parameters:
  ///   - date: of the release, as in "2026-11-21".
  ///   - sections: what isn't about one command.
  public func manPage(date: String, sections: [ManPageSection]) -> String {
    var page = ".TH \(name.uppercased()) 1 \"\(date)\" \"\(name) \(version)\"\n"
    page += ".SH NAME\n\(name) \\- \(roff(summary.english))\n"
    page += ".SH SYNOPSIS\n.B \(name)\n.I command\n[options] [arguments]\n"
    page += ".SH COMMANDS\n"
    for command in commands {
      page += ".SS \(command.name)\n.B \(roff(usage(of: command)))\n.PP\n"
      page += roff(capitalized(command.summary.english) + ".") + "\n"
      let discussion = command.discussion.english
      if !discussion.isEmpty { page += ".PP\n\(paragraphs(discussion))\n" }
      for operand in command.operands {
        page += ".TP\n.I \(roff(operand.name))\n\(roff(operand.help.english))\n"
      }
      for option in command.options {
        page += ".TP\n.B \(roff(option.shown))\n\(roff(option.fullHelp.english))\n"
      }
      for example in command.examples {
        page +=
          ".PP\n\(roff(example.meaning.english)):\n.PP\n.nf\n.RS\n\(roff(example.call))\n.RE\n.fi\n"
      }
    }
    for section in sections {
      page += ".SH \(section.title)\n\(roff(section.text))\n"
    }
    return page
  }
}

/// A part of the manual page that isn't about one command.
public struct ManPageSection: Sendable {
  /// In capitals: "ENVIRONMENT".
  public var title: String
  public var text: String

  public init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}

/// Paragraphs; lines that begin with a space, such as those of a table of keys, stay as they are.
private func paragraphs(_ text: String) -> String {
  var lines: [String] = []
  var isTable = false
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix(" ") != isTable {
      isTable.toggle()
      lines.append(isTable ? ".nf" : ".fi")
    }
    lines.append(roff(String(line)))
  }
  if isTable { lines.append(".fi") }
  return lines.joined(separator: "\n")
}

/// Text with what `troff` would take for a command made harmless.
private func roff(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var result = ""
    for character in line {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    if line.isEmpty { return ".PP" }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }.joined(separator: "\n")
}
