import ArgumentParsing

/// The `regions` command line as a library: arguments and streams in, an exit status out.
public enum CommandLineTool {
  /// Runs one call of the tool.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the status to exit with. Messages have been written; buffers are flushed.
  public static func run(_ arguments: [String], _ streams: Streams) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try dispatch(arguments, streams)
    } catch let failure as CommandFailure {
      status = report(failure, streams)
    } catch let error as WriteError {
      status = report(error, streams)
    } catch {
      status = report(
        CommandFailure(.dataError, "regions: error: \(sentence: "\(error)")"), streams)
    }
    do {
      try streams.output.flush()
    } catch {
      let flushed = report(error, streams)
      if status == .success { status = flushed }
    }
    try? streams.errors.flush()  // there is nowhere left to report to
    return status
  }

  private static func dispatch(_ arguments: [String], _ streams: Streams) throws -> ExitStatus {
    guard let first = arguments.first else {
      try streams.errors.write(program.help(streams.helpLayout))
      return .usage
    }
    switch first {
    case "--help", "-h", "help":
      guard let name = arguments.dropFirst().first, !name.hasPrefix("-") else {
        try streams.output.write(program.help(streams.helpLayout))
        return .success
      }
      guard let command = program.command(name) else { throw unknown("command", name) }
      try streams.output.write(program.help(for: command, streams.helpLayout))
      return .success
    case "--version":
      try streams.output.write("\(program.name) \(program.version)\n")
      return .success
    default:
      break
    }
    guard let command = commands.first(where: { $0.specification.name == first }) else {
      throw unknown(first.hasPrefix("-") ? "option" : "command", first)
    }
    let rest = arguments.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try streams.output.write(program.help(for: command.specification, streams.helpLayout))
      return .success
    }
    do {
      return try command.run(try command.specification.parse(rest), streams)
    } catch let error as UsageError {
      throw CommandFailure(
        .usage,
        """
        regions: error: \(error)
        Usage: \(program.usage(of: command.specification, streams.helpLayout))
          See “\(program.name) \(first) --help” for more information.
        """)
    }
  }

  private static func unknown(_ kind: Message, _ name: String) -> CommandFailure {
    CommandFailure(
      .usage,
      "regions: error: unknown \(kind) “\(name)”"
        + suggestion(for: name, among: program.commands.map(\.name), "")
        + "\nUsage: \(program.name) <command>\n  See “\(program.name) --help” for more information."
    )
  }

  private static func report(_ failure: CommandFailure, _ streams: Streams) -> ExitStatus {
    // What was answered before the failure comes first, also when both streams are one terminal.
    try? streams.output.flush()
    if !failure.message.isEmpty { try? streams.errors.write(streams.text(failure.message) + "\n") }
    return failure.status
  }

  /// A reader that went away is no failure: `regions tree | head`.
  private static func report(_ error: WriteError, _ streams: Streams) -> ExitStatus {
    if error.isClosedPipe { return .success }
    let message: Message = "\(sentence: error.target): error: \(sentence: error.reason)"
    try? streams.errors.write(streams.text(message) + "\n")
    return .ioError
  }
}
