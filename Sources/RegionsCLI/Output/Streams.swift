import RegionForms
package import RegionsFiles
import RegionsTerminal
package import TranslatedText

/// What a command talks to: lines come from its input, and whatever it writes goes through here, what was asked
/// for to standard output and what is said of it to standard error.
public final class Streams {
  let input: LineInput
  private let output: ByteOutput
  private let errors: ByteOutput

  /// The streams of this process. A closed pipe becomes an error to report instead of a signal.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is an error to report too.
    signal(SIGXFSZ, SIG_IGN)
    input = LineInput(descriptor: STDIN_FILENO)
    output = ByteOutput(descriptor: STDOUT_FILENO, target: "standard output")
    errors = ByteOutput(descriptor: STDERR_FILENO, target: "standard error")
  }

  func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// What messages are said in.
  package var translation: Translation { language == .chinese ? .chinese : .none }

  private var language: HelpLanguage {
    FormLanguage(environment: environment).own == .chinese ? .chinese : .english
  }

  /// A message in the user's language.
  package func text(_ message: Message) -> String { message.text(in: translation) }

  /// Help as it fits the terminal, or 80 columns where there is none.
  package var helpLayout: HelpLayout {
    HelpLayout(
      language: language, columns: columns ?? HelpLayout.usualColumns,
      width: { DisplayWidth.columns(of: $0) })
  }

  /// The same, where people read the output on a terminal; `nil` if they don't.
  package var terminalLayout: HelpLayout? { columns == nil ? nil : helpLayout }

  /// How wide the terminal is that people read the output on; `nil` if they don't.
  private var columns: Int? {
    var size = winsize()
    guard output.isTerminal, unsafe ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
      return nil
    }
    return size.ws_col > 0 ? Int(size.ws_col) : HelpLayout.usualColumns
  }

  /// The same, where names can be measured too: `nil` as well where no locale knows their characters.
  var tableColumns: Int? {
    guard let columns, TextWidth.useUTF8() else { return nil }
    return columns
  }

  /// Shows the answers' cells below each other where people read them: ID, name and path.
  func alignAnswers() { if tableColumns != nil { output.alignTabs() } }

  /// Whether the answers come out on a terminal.
  var isShown: Bool { output.isTerminal }

  /// Writes a part of an answer.
  @inline(__always)
  package func write(_ text: String) throws(FileError) { try output.write(text) }

  /// Writes a part of an answer.
  @inline(__always)
  func write(_ bytes: some Collection<UInt8>) throws(FileError) { try output.write(bytes) }

  /// Writes a part of an answer that has sequences for the terminal in it, as ``ByteOutput`` does.
  func writeStyled(_ text: String) throws(FileError) { try output.writeStyled(text) }

  /// Hands standard output to who writes a whole file there.
  func writing(_ body: (ByteOutput) throws -> Void) rethrows { try body(output) }

  /// Writes lines laid out for a terminal, in colour where that is wanted.
  func write(_ lines: [StyledLine]) throws(FileError) {
    for line in lines {
      try output.writeStyled((colours ? line.escaped(color: true) : line.text) + "\n")
    }
  }

  /// Whether answers may be coloured.
  var colours: Bool {
    output.isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// Writes what was answered and then what was said of it.
  package func flush() throws(FileError) {
    try output.flush()
    try errors.flush()
  }

  /// Writes what was answered, and keeps what was said of it: for who handles the fault of the one alone.
  package func flushAnswers() throws(FileError) { try output.flush() }

  /// Asks in plain lines: questions on standard error, answers from standard input. Ctrl-C is a cancel like
  /// any other, with the same status.
  func asking<Answer>(
    _ body: (_ write: @escaping (String) throws -> Void) throws -> Answer
  ) throws -> Answer {
    signal(SIGINT) { _ in _exit(ExitStatus.cancelled.code) }
    defer { signal(SIGINT, SIG_DFL) }
    return try body { [errors] text in
      try errors.write(text)
      try errors.flush()
    }
  }

  /// Writes text for people beside the answers, as it is.
  package func tell(_ text: String) throws(FileError) { try errors.write(text) }

  /// Whether people see what is told them on a terminal.
  var isTold: Bool { errors.isTerminal }

  /// Shows text with sequences for the terminal there, now.
  func tellStyled(_ text: String) throws(FileError) {
    try errors.writeStyled(text)
    try errors.flush()
  }

  /// Keeps a message for people until the answers before it are written: among millions of rows
  /// thousands may have one.
  func queueNote(_ message: Message) throws(FileError) {
    if errors.isNearlyFull { try flush() }
    try errors.write(text(message) + "\n")
  }

  /// Writes a message for people, now.
  func note(_ message: Message) throws(FileError) {
    try output.flush()
    try errors.write(text(message) + "\n")
    try errors.flush()
  }
}
