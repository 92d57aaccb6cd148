/// The shells completions can be written for.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension ProgramSpecification {
  /// A completion script: commands, options, listed values, and files where a file is meant.
  public func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions()
    case .zsh: zshCompletions()
    case .fish: fishCompletions()
    }
  }

  private func bashCompletions() -> String {
    var cases = """
          help)
            COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$word")) ;;

      """
    for command in commands {
      var values = ""
      for option in command.options where option.valueName != nil {
        let names = (option.letter.map { "-\($0)|" } ?? "") + "--\(option.name)"
        let offer = bashOffer(option.completion, option.choices).map { "COMPREPLY=(\($0)); " } ?? ""
        values += "        \(names)) \(offer)return ;;\n"
      }
      let words = (command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " ")
      let offer = command.operands.lazy.compactMap { bashOffer($0.completion, $0.choices) }.first
      cases += """
            \(command.name))
              case "$previous" in
        \(values)      esac
              if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '\(words)' -- "$word"))
              else COMPREPLY=(\(offer ?? ""))
              fi ;;

        """
    }
    return """
      # bash completion for \(name); put it where bash-completion looks, or source it.
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W '\((commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " "))' -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
      }
      complete -o filenames -F _\(name) \(name)

      """
  }

  /// The commands whose output are the words to offer; `nil` if nothing is known.
  private func bashOffer(_ completion: Completion, _ choices: [String]) -> String? {
    guard choices.isEmpty else {
      return "$(compgen -W '\(choices.joined(separator: " "))' -- \"$word\")"
    }
    return switch completion {
    case .none: nil
    case .file: "$(compgen -f -- \"$word\")"
    case .files(let ending):
      "$(compgen -d -- \"$word\"; compgen -f -X '!*.\(ending)' -- \"$word\")"
    }
  }

  private func zshCompletions() -> String {
    func quoted(_ text: String) -> String {
      var result = ""
      for character in text {
        switch character {
        case "'": result += "'\\''"
        case "[", "]", ":": result += "\\\(character)"
        default: result.append(character)
        }
      }
      return result
    }
    var cases = ""
    for command in commands {
      var specifications: [String] = []
      for option in command.options {
        var action = ""
        if let valueName = option.valueName {
          action = ":\(valueName):"
          action += zshAction(option.completion, option.choices)
        }
        let mark = option.valueName == nil ? "" : "="
        specifications.append("'--\(option.name)\(mark)[\(quoted(option.help.english))]\(action)'")
        if let letter = option.letter {
          specifications.append("'-\(letter)[\(quoted(option.help.english))]\(action)'")
        }
      }
      specifications.append("'--help[Show help information.]'")
      for operand in command.operands {
        let mark = operand.count == .any || operand.count == .oneOrMore ? "*" : ""
        specifications.append(
          "'\(mark):\(operand.name):\(zshAction(operand.completion, operand.choices))'")
      }
      cases +=
        "    \(command.name)) _arguments \(specifications.joined(separator: " \\\n      ")) ;;\n"
    }
    cases += "    help) _describe command commands ;;\n"
    let names =
      commands.map { "    '\($0.name):\(quoted($0.summary.english))'\n" }.joined()
      + "    'help:show help for a command'\n"
    return """
      #compdef \(name)
      # zsh completion for \(name); put it in a folder of $fpath as _\(name).
      _\(name)() {
        local -a commands=(
      \(names)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          _arguments '--help[Show help information.]' '--version[Show the version.]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      _\(name) "$@"

      """
  }

  private func zshAction(_ completion: Completion, _ choices: [String]) -> String {
    guard choices.isEmpty else { return "(\(choices.joined(separator: " ")))" }
    return switch completion {
    case .none: ""
    case .file: "_files"
    case .files(let ending): "_files -g \"*.\(ending)\""
    }
  }

  private func fishCompletions() -> String {
    func quoted(_ text: String) -> String {
      text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
    }
    var text = "# fish completion for \(name); put it in ~/.config/fish/completions.\n"
    text += "complete -c \(name) -f\n"
    text +=
      "complete -c \(name) -n __fish_use_subcommand -l help -s h -d 'Show help information.'\n"
    text += "complete -c \(name) -n __fish_use_subcommand -l version -d 'Show the version.'\n"
    text += "complete -c \(name) -n __fish_use_subcommand -a help -d 'Show help for a command.'\n"
    text += "complete -c \(name) -n '__fish_seen_subcommand_from help'"
    text += " -a '\(commands.map(\.name).joined(separator: " "))'\n"
    for command in commands {
      text += "complete -c \(name) -n __fish_use_subcommand -a \(command.name)"
      text += " -d '\(quoted(command.summary.english))'\n"
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        text += "complete -c \(name) \(condition) -l \(option.name)"
        if let letter = option.letter { text += " -s \(letter)" }
        if option.valueName != nil {
          text += fishOffer(option.completion, choices: option.choices, otherwise: " -x")
        }
        text += " -d '\(quoted(option.help.english))'\n"
      }
      for operand in command.operands
      where !operand.choices.isEmpty || operand.completion != .none {
        text += "complete -c \(name) \(condition)"
        text += fishOffer(operand.completion, choices: operand.choices, otherwise: "") + "\n"
      }
    }
    return text
  }

  /// - Parameter otherwise: what stands there if nothing is known.
  private func fishOffer(
    _ completion: Completion, choices: [String], otherwise: String
  ) -> String {
    guard choices.isEmpty else { return otherwise + " -a '\(choices.joined(separator: " "))'" }
    return switch completion {
    case .none: otherwise
    case .file: otherwise.isEmpty ? " -F" : " -rF"
    case .files(let ending): otherwise + " -a '(__fish_complete_suffix .\(ending))'"
    }
  }
}
