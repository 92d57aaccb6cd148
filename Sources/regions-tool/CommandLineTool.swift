import RegionsCLI
import RegionsFiles
import TranslatedText

/// The `regions` command line: arguments and streams in, an exit status out.
package enum CommandLineTool {
  /// Runs one call of the tool.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the status to exit with. Messages have been written; buffers are flushed.
  static func run(_ arguments: [String], _ streams: Streams) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try dispatch(arguments, streams)
    } catch let failure as CommandFailure {
      status = report(failure, streams)
    } catch let error as FileError {
      status = report(error, streams)
    } catch {
      // A command throws nothing else.
      status = report(
        CommandFailure(.dataError, "regions: error: \(String(describing: error))"), streams)
    }
    do {
      try streams.flushAnswers()
    } catch {
      let flushed = report(error, streams)
      if status == .success { status = flushed }
    }
    try? streams.flush()  // there is nowhere left to report to
    return status
  }

  private static func dispatch(_ arguments: [String], _ streams: Streams) throws -> ExitStatus {
    guard let first = arguments.first else {
      try streams.tell(program.help(streams.helpLayout))
      return .usage
    }
    switch first {
    case "--help", "-h", "help":
      guard let name = arguments.dropFirst().first, !name.hasPrefix("-"), name != "help" else {
        try streams.write(program.help(streams.helpLayout))
        return .success
      }
      guard let command = program.command(name) else { throw unknownCommand(name) }
      try streams.write(program.help(for: command, streams.helpLayout))
      return .success
    case "--version", "-V":
      let rest = arguments.dropFirst()
      if let unknown = rest.first(where: { $0 != "--json" }) { throw misplacedOption(unknown) }
      try streams.write(
        rest.isEmpty ? "\(program.name) \(program.version)\n" : VersionReport.json)
      return .success
    default:
      break
    }
    guard let command = commands.first(where: { $0.specification.name == first }) else {
      throw first.hasPrefix("-") ? misplacedOption(first) : unknownCommand(first)
    }
    let rest = arguments.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try streams.write(program.help(for: command.specification, streams.helpLayout))
      return .success
    }
    do {
      return try command.run(try command.specification.parse(rest), streams)
    } catch let error as UsageError {
      throw CommandFailure(.usage, "regions: error: \(error)" + hint("\(program.name) \(first)"))
    }
  }

  /// Where to read on; one line, whatever is wrong.
  private static func hint(_ command: String) -> Message {
    "\nSee “\(command) --help” for more information."
  }

  private static func unknownCommand(_ name: String) -> CommandFailure {
    var message: Message = "regions: error: unknown command “\(name)”"
    if let meant = otherWords[name.lowercased()] {
      message += "; did you mean “\(meant)”?"
    } else {
      message += suggestion(for: name.lowercased(), among: program.commands.map(\.name), "")
    }
    return CommandFailure(.usage, message + hint(program.name))
  }

  /// What people call commands in other programs.
  private static let otherWords = [
    "ls": "children", "list": "children", "cat": "tree", "show": "lookup", "get": "lookup",
    "name": "lookup", "find": "search", "grep": "search", "query": "search", "parse": "match",
    "address": "match", "choose": "pick", "select": "pick", "convert": "import", "build": "import",
    "read": "import", "write": "export", "dump": "export", "compare": "diff", "check": "verify",
    "validate": "verify", "fill": "form", "completion": "completions", "manual": "man",
    "stat": "info", "stats": "info", "version": "--version",
  ]

  /// An option before the command: most programs have theirs behind it, as this one.
  private static func misplacedOption(_ option: String) -> CommandFailure {
    let name = option.prefix { $0 != "=" }
    let options = program.commands.flatMap(\.options)
    let isKnown = options.contains {
      name == "--\($0.name)" || !name.hasPrefix("--") && name.dropFirst().first == $0.letter
    }
    guard !isKnown else {
      return CommandFailure(
        .usage, "regions: error: the option “\(name)” goes behind the command" + hint(program.name))
    }
    let words = ["help", "version"] + options.map(\.name)
    let near = suggestion(for: String(name.drop { $0 == "-" }), among: words, "--")
    return CommandFailure(
      .usage, "regions: error: unknown option “\(option)”" + near + hint(program.name))
  }

  private static func report(_ failure: CommandFailure, _ streams: Streams) -> ExitStatus {
    // What was answered before the failure comes first, also when both streams are one terminal.
    try? streams.flushAnswers()
    if !failure.message.isEmpty { try? streams.tell(streams.text(failure.message) + "\n") }
    return failure.status
  }

  /// A reader that went away is no failure: `regions tree | head`.
  private static func report(_ error: FileError, _ streams: Streams) -> ExitStatus {
    if error.call == "write", error.number == EPIPE { return .success }
    let message: Message = "\(Message(sentence: error.path)): error: \(error.text())"
    try? streams.tell(streams.text(message) + "\n")
    return .ioError
  }
}
