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
    var cases = ""
    for command in commands {
      var values = ""
      for option in command.options where option.valueName != nil {
        let names = (option.letter.map { "-\($0)|" } ?? "") + "--\(option.name)"
        if !option.choices.isEmpty {
          values += """
                    \(names)) COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- "$word")); return ;;\n
            """
        } else if option.completion == .file {
          values += "        \(names)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n"
        } else {
          values += "        \(names)) return ;;\n"
        }
      }
      let words = (command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " ")
      let files = command.operands.contains { $0.completion == .file }
      cases += """
            \(command.name))
              case "$previous" in
        \(values)      esac
              if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '\(words)' -- "$word"))
              \(files ? "else COMPREPLY=($(compgen -f -- \"$word\"))" : "else COMPREPLY=()")
              fi ;;

        """
    }
    return """
      # bash completion for \(name); put it where bash-completion looks, or source it.
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W '\((commands.map(\.name) + ["--help", "--version"]).joined(separator: " "))' -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
      }
      complete -o filenames -F _\(name) \(name)

      """
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
          if !option.choices.isEmpty { action += "(\(option.choices.joined(separator: " ")))" }
          if option.completion == .file { action += "_files" }
        }
        let mark = option.valueName == nil ? "" : "="
        specifications.append("'--\(option.name)\(mark)[\(quoted(option.help))]\(action)'")
        if let letter = option.letter {
          specifications.append("'-\(letter)[\(quoted(option.help))]\(action)'")
        }
      }
      specifications.append("'--help[Show help information.]'")
      for operand in command.operands {
        let mark = operand.count == .any || operand.count == .oneOrMore ? "*" : ""
        specifications.append(
          "'\(mark):\(operand.name):\(operand.completion == .file ? "_files" : "")'")
      }
      cases +=
        "    \(command.name)) _arguments \(specifications.joined(separator: " \\\n      ")) ;;\n"
    }
    let names = commands.map { "    '\($0.name):\(quoted($0.summary))'\n" }.joined()
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

  private func fishCompletions() -> String {
    func quoted(_ text: String) -> String {
      text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
    }
    var text = "# fish completion for \(name); put it in ~/.config/fish/completions.\n"
    text += "complete -c \(name) -f\n"
    text +=
      "complete -c \(name) -n __fish_use_subcommand -l help -s h -d 'Show help information.'\n"
    text += "complete -c \(name) -n __fish_use_subcommand -l version -d 'Show the version.'\n"
    for command in commands {
      text += "complete -c \(name) -n __fish_use_subcommand -a \(command.name)"
      text += " -d '\(quoted(command.summary))'\n"
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        text += "complete -c \(name) \(condition) -l \(option.name)"
        if let letter = option.letter { text += " -s \(letter)" }
        if option.valueName != nil { text += option.completion == .file ? " -rF" : " -x" }
        if !option.choices.isEmpty { text += " -a '\(option.choices.joined(separator: " "))'" }
        text += " -d '\(quoted(option.help))'\n"
      }
      if command.operands.contains(where: { $0.completion == .file }) {
        text += "complete -c \(name) \(condition) -F\n"
      }
    }
    return text
  }
}
