#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a command talks to.
public final class Streams {
  let input: LineInput
  let output: ByteOutput
  let errors: ByteOutput

  /// The streams of this process. A closed pipe becomes an error to report instead of a signal.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    input = LineInput(descriptor: STDIN_FILENO)
    output = ByteOutput(descriptor: STDOUT_FILENO, target: "standard output")
    errors = ByteOutput(descriptor: STDERR_FILENO, target: "standard error")
  }

  func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether an output may be coloured.
  func colours(_ output: ByteOutput) -> Bool {
    output.isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// Writes a message for people, now.
  func note(_ message: String) throws(WriteError) {
    try output.flush()
    try errors.write(message + "\n")
    try errors.flush()
  }
}
