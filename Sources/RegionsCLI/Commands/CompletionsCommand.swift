import ArgumentParsing

/// `regions completions`: a completion script for a shell.
enum CompletionsCommand: Command {
  static let specification = CommandSpecification(
    name: "completions", summary: "print a completion script for a shell",
    operands: [
      OperandSpecification(
        "shell", .one, help: "bash, zsh or fish.", choices: Shell.allCases.map(\.rawValue))
    ],
    options: [],
    examples: [CommandExample("source <(regions completions bash)", "completions in this shell")])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "no completions for “\(name)”, only for bash, zsh and fish"
          + suggestion(for: name, among: Shell.allCases.map(\.rawValue), ""))
    }
    try streams.output.write(CommandLineTool.program.completions(for: shell))
    return .success
  }
}
