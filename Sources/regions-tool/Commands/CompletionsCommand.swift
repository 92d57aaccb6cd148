import RegionsCLI
import TranslatedText

/// `regions completions`: a completion script for a shell.
enum CompletionsCommand: Command {
  static let specification = CommandSpecification(
    name: "completions",
    summary: Wording("print a completion script for a shell", zh: "输出某个 shell 的补全脚本。"),
    operands: [
      OperandSpecification(
        "shell", .one, help: "bash, zsh or fish.", zh: "bash、zsh 或 fish。",
        choices: Shell.allCases.map(\.rawValue))
    ],
    options: [],
    examples: [
      CommandExample(
        "source <(regions completions bash)",
        "completions in this shell", zh: "在当前 shell 中启用补全")
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "no completions for “\(name)”, only for bash, zsh and fish"
          + suggestion(for: name, among: Shell.allCases.map(\.rawValue), ""))
    }
    try streams.write(CommandLineTool.program.completions(for: shell))
    return .success
  }
}
