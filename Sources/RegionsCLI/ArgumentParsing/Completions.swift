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
          help) _\(name)_words '\(commands.map(\.name).joined(separator: " "))' ;;

      """
    for command in commands {
      var values = ""
      for option in command.options where option.valueName != nil {
        let names = (option.letter.map { "-\($0)|" } ?? "") + "--\(option.name)"
        let offer = bashOffer(option.completion, option.choices).map { "\($0); " } ?? ""
        values += "        \(names)) \(offer)return ;;\n"
      }
      let words = (command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " ")
      let offer = command.operands.lazy.compactMap { bashOffer($0.completion, $0.choices) }.first
      cases += """
            \(command.name))
              case "$previous" in
        \(values)      esac
              if [[ $word == -* && -z $ended ]]; then _\(name)_words '\(words)'
              else \(offer ?? ":")
              fi ;;

        """
    }
    return """
      # bash completion for \(name); put it where bash-completion looks, or source it.
      _\(name)_words() { _\(name)_take < <(compgen -W "$1" -- "$word"); }
      _\(name)_files() { _\(name)_take < <(compgen -f -- "$word"); }
      _\(name)_ending() { _\(name)_take < <(compgen -d -- "$word"; compgen -f -X "!*.$1" -- "$word"); }
      _\(name)_take() {
        local line
        while IFS= read -r line; do COMPREPLY+=("$before$line"); done
      }
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} before= ended= index
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          _\(name)_words '\((commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " "))'
          return
        fi
        for ((index = 2; index < COMP_CWORD; index++)); do
          if [[ ${COMP_WORDS[index]} == -- ]]; then ended=yes previous=; fi
        done
        # --option=value is one word or, where = divides words, three.
        if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}
        elif [[ $word == = ]]; then word=
        elif [[ $word == --*=* && -z $ended ]]; then
          previous=${word%%=*} before=${word%%=*}= word=${word#*=}
        fi
        # What was typed with quotes names a file without them.
        word=${word//\\\\/} word=${word#[\\"\\']}
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
      }
      complete -o filenames -F _\(name) \(name)

      """
  }

  /// What offers words; `nil` if nothing is known.
  private func bashOffer(_ completion: Completion, _ choices: [String]) -> String? {
    guard choices.isEmpty else { return "_\(name)_words '\(choices.joined(separator: " "))'" }
    return switch completion {
    case .none: nil
    case .words(let words): "_\(name)_words '\(words.joined(separator: " "))'"
    case .file: "_\(name)_files"
    case .files(let ending): "_\(name)_ending \(ending)"
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
    case .words(let words): "(\(words.joined(separator: " ")))"
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
    case .words(let words): otherwise + " -a '\(words.joined(separator: " "))'"
    case .file: otherwise.isEmpty ? " -F" : " -rF"
    case .files(let ending): otherwise + " -a '(__fish_complete_suffix .\(ending))'"
    }
  }
}
