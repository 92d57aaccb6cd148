import CNCurses
import CTerminalGuard

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Some lines of a terminal, from the one the cursor is in: what stands above stays in view.
///
/// A terminal doesn't say where its cursor is, so everything is drawn by moves from line to line. The lines are
/// cleared in the end, as if nothing had been there.
final class InlineScreen: TerminalSurface {
  private let terminal: ControllingTerminal
  private var input: TerminalInput
  private let height: InlineHeight
  private let hasColor: Bool
  private var earlier = termios()
  private var isOpen = false
  /// The lines as they are shown; `nil`: not known, to be drawn.
  private var shown: [StyledLine?] = []
  /// The line the cursor is in, from the first of them, and its column.
  private var row = 0
  private var column = 0
  /// How wide the terminal was when they were drawn.
  private var width = 0
  /// Whether something else wrote on the lines.
  private var isStale = false

  /// Takes over the lines.
  ///
  /// Fails if the terminal (by `$TERM`) is unknown or does not move its cursor in the usual way, and if it
  /// has no size.
  init?(
    on terminal: ControllingTerminal, height: InlineHeight, color: Bool, escapeDelay: String? = nil
  ) {
    self.terminal = terminal
    self.height = height
    input = TerminalInput(terminal, escapeDelay: escapeDelay)
    var library = unsafe curses_library()
    var hasColor = false
    guard TextWidth.useUTF8(), unsafe curses_load(&library),
      unsafe curses_speaks_ansi(&library, terminal.descriptor, &hasColor), terminal.size != nil,
      unsafe tcgetattr(terminal.descriptor, &earlier) == 0, terminal_guard_arm(terminal.descriptor)
    else { return nil }
    self.hasColor = hasColor && color
    unsafe terminal_guard_set_sequence(Self.end)
    // A changed size interrupts the wait for keys only if somebody handles the signal.
    signal(SIGWINCH) { _ in }
    beginLine()
    open()
  }

  deinit { close() }

  /// Goes to the beginning of a line: of the next one, if something stands before the cursor in this one, as
  /// a script's question may. As many blanks as fit a line but one end in it only if they began in its
  /// first column.
  private func beginLine() {
    send("\u{1B}[0m" + String(repeating: " ", count: size.columns - 1) + "\r\u{1B}[K")
  }

  private static let end = "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\r\u{1B}[J"

  private func open() {
    guard !isOpen else { return }
    isOpen = true
    var modes = earlier
    modes.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    unsafe tcsetattr(terminal.descriptor, TCSADRAIN, &modes)
    send("\u{1B}[?2004h\r")
    reserve()
  }

  /// Makes room below the cursor, scrolling what is above it where there is none.
  private func reserve() {
    let rows = size.rows
    send(String(repeating: "\n", count: rows - 1))
    if rows > 1 { send("\u{1B}[\(rows - 1)A") }
    shown = Array(repeating: nil, count: rows)
    (row, column) = (0, 0)
    width = size.columns
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    move(to: 0)
    send(Self.end)
    unsafe tcsetattr(terminal.descriptor, TCSADRAIN, &earlier)
    terminal_guard_disarm()
  }

  var size: ScreenSize {
    let whole = terminal.size ?? ScreenSize(rows: 24, columns: 80)
    return ScreenSize(rows: height.rows(of: whole.rows), columns: whole.columns)
  }

  var hasInput: Bool { input.hasInput }

  func nextKey() -> Key? { input.next() }

  func suspend() {
    close()
    kill(0, SIGTSTP)
    _ = terminal_guard_arm(terminal.descriptor)
    unsafe terminal_guard_set_sequence(Self.end)
    open()
  }

  func redraw() { isStale = true }

  // MARK: Drawing

  func draw(_ frame: Frame) {
    if size.rows != shown.count || size.columns != width || isStale {
      isStale = false
      clear()
      reserve()
    }
    pending = "\u{1B}[?25l"
    for (index, line) in frame.lines.prefix(shown.count).enumerated() where shown[index] != line {
      move(to: index)
      pending += "\r\u{1B}[0m\u{1B}[K"
      pending += line.escaped(color: hasColor)
      shown[index] = line
    }
    if let caret = frame.caret {
      move(to: caret.row)
      column = caret.column
      pending += "\r" + (caret.column > 0 ? "\u{1B}[\(caret.column)C" : "") + "\u{1B}[?25h"
    }
    flush()
  }

  private var pending = ""

  /// Clears from the first of the lines to the end of the screen. In a terminal that became narrower, lines
  /// that don't fit any more were broken: what stands above the cursor is taller than it was.
  private func clear() {
    let columns = max(size.columns, 1)
    var height = column / columns
    for line in shown[..<min(row, shown.count)] {
      height += max(((line?.width ?? 0) + columns - 1) / columns, 1)
    }
    pending += (height > 0 ? "\u{1B}[\(height)A" : "") + "\r\u{1B}[0m\u{1B}[J"
    flush()
  }

  private func move(to target: Int) {
    if target < row { pending += "\u{1B}[\(row - target)A" }
    if target > row { pending += "\u{1B}[\(target - row)B" }
    row = target
  }

  private func send(_ text: String) {
    pending += text
    flush()
  }

  private func flush() {
    terminal.write(Array(pending.utf8))
    pending = ""
  }
}

/// How much of a terminal an inline picker takes: lines, or a part of them.
public enum InlineHeight: Equatable, Sendable {
  case lines(Int)
  case percent(Int)

  /// - Parameter text: `40%` or `12`, neither of them 0.
  public init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    guard let number = Int(isPercent ? String(text.dropLast()) : text), number > 0 else {
      return nil
    }
    guard !isPercent || number <= 100 else { return nil }
    self = isPercent ? .percent(number) : .lines(number)
  }

  /// How many of a terminal's lines: at least three, to show what is typed; at most all.
  func rows(of all: Int) -> Int {
    switch self {
    case .lines(let lines): min(max(lines, min(all, 3)), all)
    case .percent(let percent): min(max(all * percent / 100, min(all, 3)), all)
    }
  }
}
