import CProgram
import RegionsFiles

/// A terminal taken over to draw on: the whole of it, on its second screen where it has one, or some lines
/// from the one the cursor is in, so that what stands above stays in view.
///
/// A terminal doesn't say where its cursor is, so it is moved from line to line, by the sequences every
/// terminal of today has; only the lines that changed are drawn. Keys are read beside it, by
/// ``TerminalInput``.
///
/// The terminal is put back by ``close()``, by `deinit`, and by a signal handler if the process is
/// killed or crashes. One screen may be open at a time.
package final class Screen {
  private let terminal: ControllingTerminal
  private var input: TerminalInput
  /// `nil`: the whole terminal.
  private let height: ScreenHeight?
  private let hasColor: Bool
  /// What begins the screen, and what puts the terminal back.
  private let opening: String
  private let closing: String
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
  /// What is to be written with the next ``flush()``.
  private var pending = ""

  // The mouse, and pastes as opposed to typing. Terminals without them take no notice.
  private static let mouse = (on: "\u{1B}[?1000h\u{1B}[?1006h", off: "\u{1B}[?1006l\u{1B}[?1000l")
  private static let pastes = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")

  /// Whether the library that knows terminals is installed.
  package static var isPossible: Bool { terminal_library_is_there() }

  /// Takes over a terminal.
  ///
  /// Fails if the library that knows terminals isn't installed, the system has no UTF-8 locale, or the
  /// terminal (by `$TERM`) is unknown or doesn't move its cursor in the usual way, as `dumb` doesn't.
  ///
  /// - Parameters:
  ///   - height: how many lines; `nil`: all, on a screen of their own.
  ///   - color: whether colour may be used where the terminal has it.
  ///   - escapeDelay: `ESCDELAY` of the environment.
  init?(
    on terminal: ControllingTerminal, height: ScreenHeight? = nil, color: Bool,
    escapeDelay: String? = nil
  ) {
    var description = terminal_description()
    guard TextWidth.useUTF8(), unsafe terminal_describe(terminal.descriptor, &description) else {
      return nil
    }
    self.terminal = terminal
    self.height = height
    input = TerminalInput(terminal, escapeDelay: escapeDelay)
    hasColor = description.has_color && color
    let plain = "\u{1B}[0m\u{1B}[?25h" + Self.pastes.off
    if height == nil {
      // Only terminals that say so are asked to report the mouse.
      let mouse = description.has_mouse ? Self.mouse : ("", "")
      opening = Self.text(of: description.enter) + mouse.0
      closing = plain + mouse.1 + Self.text(of: description.leave)
    } else {
      opening = ""
      closing = plain + "\r\u{1B}[J"
    }
    guard open() else { return nil }
  }

  deinit { close() }

  private static func text<Bytes>(of bytes: Bytes) -> String {
    unsafe withUnsafeBytes(of: bytes) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private func open() -> Bool {
    guard unsafe terminal_guard_arm(terminal.descriptor, closing) else { return false }
    isOpen = true
    if height != nil {
      // To the beginning of a line: of the next one, if something stands before the cursor in this one, as
      // a script's question may. Blanks, one fewer than a line holds, end in it only if they began in its first
      // column.
      pending += "\u{1B}[0m" + String(repeating: " ", count: wholeSize.columns - 1) + "\r\u{1B}[K"
    }
    pending += opening + Self.pastes.on
    reserve()
    flush()
    return true
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    move(to: 0)
    pending += closing
    flush()
    terminal_guard_disarm()
  }

  /// The size as it is now of what is drawn on.
  var size: ScreenSize {
    let whole = wholeSize
    guard let height else { return whole }
    return ScreenSize(
      rows: height.rows(of: whole.rows), columns: min(whole.columns, Self.widestBelowText),
      isBelowText: true)
  }

  private var wholeSize: ScreenSize { terminal.size ?? ScreenSize(rows: 24, columns: 80) }

  /// As wide lines are at most that stand below other text (see ``ScreenSize/isBelowText``).
  private static let widestBelowText = 64

  // MARK: Keys

  /// Whether something is there to be read.
  var hasInput: Bool { input.hasInput }

  /// Waits until a key is pressed or the size is another one than that known.
  func readKey(knowing known: ScreenSize) -> Key {
    while true {
      let key = input.next()
      if terminal_guard_was_stopped() { suspend() }
      if let key { return key }
      // A terminal's size may change without a signal, as while the process was stopped.
      if size != known { return .resize }
    }
  }

  /// Stops the process as Ctrl-Z does, the terminal put back meanwhile; a whole pipeline stops, as it
  /// would have without the raw mode.
  func suspend() {
    close()
    kill(0, SIGTSTP)
    _ = open()
  }

  // MARK: Drawing

  /// Draws everything anew with the next frame, for a terminal that something else wrote on.
  func redraw() { isStale = true }

  /// Shows a frame; lines and columns beyond the size are left out.
  func draw(_ frame: Frame) {
    let size = size
    if size.rows != shown.count || size.columns != width || isStale {
      isStale = false
      clear()
      reserve()
    }
    pending += "\u{1B}[?25l"
    for (index, line) in frame.lines.prefix(shown.count).enumerated() where shown[index] != line {
      move(to: index)
      pending += "\r\u{1B}[0m\u{1B}[K"
      pending += line.fitted(to: size.columns).escaped(color: hasColor)
      shown[index] = line
    }
    // Without a caret the cursor waits in the first line, above which nothing can be broken when the
    // terminal becomes narrower.
    let caret = frame.caret ?? Frame.Caret(row: 0, column: 0)
    move(to: min(caret.row, shown.count - 1))
    column = caret.column
    pending += "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
    if frame.caret != nil { pending += "\u{1B}[?25h" }
    flush()
  }

  /// Makes room below the cursor, scrolling what is above it where there is none.
  private func reserve() {
    let size = size
    if height == nil {
      pending += "\u{1B}[H\u{1B}[J"
    } else if size.rows > 1 {
      pending += String(repeating: "\n", count: size.rows - 1) + "\u{1B}[\(size.rows - 1)A"
    }
    shown = Array(repeating: nil, count: size.rows)
    (row, column) = (0, 0)
    width = size.columns
  }

  /// Clears from the first of the lines to the end of the screen. In a terminal that became narrower, lines
  /// that don't fit any more were broken: what stands above the cursor is taller than it was.
  private func clear() {
    let columns = max(size.columns, 1)
    var above = column / columns
    for line in shown[..<min(row, shown.count)] {
      above += max(((line?.width ?? 0) + columns - 1) / columns, 1)
    }
    pending += (above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[0m\u{1B}[J"
  }

  private func move(to target: Int) {
    if target < row { pending += "\u{1B}[\(row - target)A" }
    if target > row { pending += "\u{1B}[\(target - row)B" }
    row = target
  }

  private func flush() {
    terminal.write(Array(pending.utf8))
    pending = ""
  }
}
