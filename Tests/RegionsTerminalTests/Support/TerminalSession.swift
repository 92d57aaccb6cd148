import CPseudoTerminal
import Foundation
import RegionsTestSupport

/// A program on a terminal of its own: a new session on a pseudo-terminal, whose screen is kept by
/// a ``VirtualTerminal``.
final class TerminalSession {
  private(set) var screen: VirtualTerminal
  /// When the program was started and when its last output was read, for measuring.
  let started: ContinuousClock.Instant
  private(set) var lastOutput: ContinuousClock.Instant

  let process: pid_t
  private let master: Int32
  private let slave: Int32
  private var status: Int32?

  /// How the program ended.
  enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: what is added to, or with `nil` taken from, a small fixed environment.
  init(
    _ arguments: [String], rows: Int = 24, columns: Int = 80,
    environment: [String: String?] = [:]
  ) throws {
    screen = VirtualTerminal(rows: rows, columns: columns)
    var all: [String: String?] = [
      "PATH": ProcessInfo.processInfo.environment["PATH"], "TERM": "xterm-256color",
      "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "REGIONS": Tool.path,
    ]
    all.merge(environment) { $1 }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = all.compactMap { key, value in value.map { strdup("\(key)=\($0)") } } + [nil]
    defer {
      for string in argv + envp { free(string) }
    }
    var master: Int32 = -1
    var slave: Int32 = -1
    var fresh = termios()
    guard pseudo_terminal_fresh_modes(&fresh) == 0 else {
      throw Failure(description: "can't read a terminal's modes")
    }
    modesAtStart = Self.comparable(fresh)
    started = .now
    lastOutput = started
    process = pseudo_terminal_spawn(
      &argv, &envp, Int32(rows), Int32(columns), &master, &slave)
    self.master = master
    self.slave = slave
    guard process > 0 else { throw Failure(description: "can't start \(arguments)") }
  }

  /// Starts a line of shell; `$REGIONS` is the built executable.
  convenience init(
    shell: String, rows: Int = 24, columns: Int = 80, environment: [String: String?] = [:]
  ) throws {
    try self.init(
      ["sh", "-c", shell], rows: rows, columns: columns, environment: environment)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    close(slave)
  }

  // MARK: Keys

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else { read(for: .milliseconds(5)) }
    }
  }

  static let up = "\u{1B}OA", down = "\u{1B}OB", right = "\u{1B}OC", left = "\u{1B}OD"
  static let pageUp = "\u{1B}[5~", pageDown = "\u{1B}[6~"
  static let home = "\u{1B}OH", end = "\u{1B}OF"
  static let enter = "\r", escape = "\u{1B}", tab = "\t", backTab = "\u{1B}[Z"
  static let backspace = "\u{7F}"
  static func control(_ letter: Character) -> String {
    String(Unicode.Scalar(letter.asciiValue! & 0x1F))
  }
  /// A click of the left button as terminals report it; row and column count from 0.
  static func click(row: Int, column: Int) -> String {
    "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m"
  }
  static func wheel(down: Bool) -> String { "\u{1B}[<\(down ? 65 : 64);10;10M" }

  func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    _ = pseudo_terminal_resize(master, Int32(rows), Int32(columns))
  }

  // MARK: Waiting

  /// Reads what the program writes until a condition holds for the screen.
  ///
  /// - Throws: a description of the screen if it doesn't in time.
  func wait(
    _ reason: String, seconds: Double = 60, until condition: (VirtualTerminal) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(screen) {
      guard ContinuousClock.now < deadline else {
        throw Failure(description: "waited for \(reason); the screen shows:\n\(screen.text)")
      }
      read(for: .milliseconds(20))
    }
    // A frame may come in pieces: what is shown is looked at when all of it is there.
    settle(.milliseconds(15))
  }

  /// Waits until the screen shows a text.
  func wait(for text: String, seconds: Double = 60) throws {
    try wait("\"\(text)\"", seconds: seconds) { $0.text.contains(text) }
  }

  /// Waits for the program's end and reads the rest of its output.
  ///
  /// - Parameter reads: whether what it writes is read before it has ended.
  func exit(seconds: Double = 60, reads: Bool = true) throws -> Exit {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var raw: Int32 = 0
    while waitpid(process, &raw, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else {
        throw Failure(description: "still running; the screen shows:\n\(screen.text)")
      }
      if reads { read(for: .milliseconds(10)) } else { usleep(10_000) }
    }
    status = raw
    read(for: .milliseconds(20))
    let signal = raw & 0x7F
    return signal == 0 ? .status((raw >> 8) & 0xFF) : .signal(signal)
  }

  /// Reads what there is, waiting at most a while for the first of it.
  ///
  /// All of it is read before it is shown, so that ``lastOutput`` is when it came.
  @discardableResult
  func read(for time: Duration) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(time / .milliseconds(1))) > 0 else { return false }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      lastOutput = .now
      bytes += buffer[..<count]
    }
    screen.feed(bytes)
    return !bytes.isEmpty
  }

  /// Reads until nothing has come for a while.
  func settle(_ time: Duration = .milliseconds(60)) {
    while read(for: time) {}
  }

  // MARK: Terminal modes

  /// The terminal's modes in a form that can be compared.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(slave, &modes)
    return Self.comparable(modes)
  }

  /// The modes a program finds on its terminal. To read them of this one is too late: the program runs
  /// already and may have changed them.
  let modesAtStart: [UInt32]

  private static func comparable(_ modes: termios) -> [UInt32] {
    [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32($0) }
  }

  func send(signal: Int32) { kill(process, signal) }
}
