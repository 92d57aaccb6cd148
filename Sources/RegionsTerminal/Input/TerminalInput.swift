/// The keys of a terminal, read from its own device.
struct TerminalInput {
  private let terminal: ControllingTerminal
  private var decoder = KeyDecoder()
  private var waiting: [Key] = []
  /// How long a lone ESC waits for the rest of a sequence, in milliseconds.
  private let escapeDelay: Int32

  /// How long a sequence that has begun waits for its rest, and how often a terminal whose size
  /// changed without a signal is noticed, in milliseconds.
  private static let longWait: Int32 = 1000

  /// - Parameter escapeDelay: `ESCDELAY` of the environment, which ncurses programs share.
  init(_ terminal: ControllingTerminal, escapeDelay: String? = nil) {
    self.terminal = terminal
    let milliseconds = escapeDelay.flatMap { Int32($0) } ?? 50
    self.escapeDelay = min(max(milliseconds, 0), Self.longWait)
  }

  /// Whether a key is there already, or bytes that may make one.
  var hasInput: Bool { !waiting.isEmpty || terminal.hasInput }

  /// The next key that is there already.
  mutating func nextWaiting() -> Key? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Waits for a key; `nil`: nothing was pressed for a while, or a signal came.
  mutating func next() -> Key? {
    if let key = nextWaiting() { return key }
    let patience = decoder.patience
    switch terminal.read(waiting: patience == .short ? escapeDelay : Self.longWait) {
    case .bytes(let bytes): waiting = decoder.feed(bytes)
    case .nothing: waiting = patience == .none ? [] : decoder.giveUp()
    case .interrupted: return .resize
    case .gone: return .hangUp
    }
    return nextWaiting()
  }
}
