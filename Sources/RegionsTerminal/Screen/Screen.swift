import CNCurses
import CTerminalGuard

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A terminal taken over to draw on: a thin layer over ncurses, which compares each frame with what
/// is shown and sends only the difference.
///
/// The terminal is put back by ``close()``, by `deinit`, and by a signal handler if the process is
/// killed or crashes. One screen may be open at a time.
final class Screen {
  private var library = curses_library()
  private let terminal: ControllingTerminal
  private let hasColor: Bool
  private var isOpen = true
  private var showsCaret = false

  /// Takes over a terminal.
  ///
  /// Fails if ncurses isn't installed, the system has no UTF-8 locale, or the terminal (by `$TERM`)
  /// can't move its cursor, as `dumb` can't.
  ///
  /// - Parameter color: whether colour may be used where the terminal has it.
  init?(on terminal: ControllingTerminal, color: Bool) {
    self.terminal = terminal
    guard TextWidth.useUTF8(), curses_load(&library) else { return nil }
    guard terminal_guard_arm(terminal.descriptor) else { return nil }
    guard curses_open(&library, terminal.descriptor) else {
      terminal_guard_disarm()
      return nil
    }
    var sequence = [CChar](repeating: 0, count: 256)
    curses_restore_sequence(&library, &sequence, sequence.count)
    terminal_guard_set_sequence(sequence)
    hasColor = color && Screen.startColor(&library)
  }

  deinit { close() }

  /// Puts the terminal back as it was.
  func close() {
    guard isOpen else { return }
    isOpen = false
    curses_close(&library)
    terminal_guard_disarm()
  }

  /// The terminal's size as it is now.
  var size: ScreenSize {
    curses_follow_size(&library, terminal.descriptor)
    return ScreenSize(
      rows: Int(library.getmaxy(library.window)), columns: Int(library.getmaxx(library.window)))
  }

  /// Shows a frame; lines and columns beyond the terminal's size are left out.
  func draw(_ frame: Frame) {
    _ = library.werase(library.window)
    for (row, line) in frame.lines.prefix(size.rows).enumerated() {
      var column = 0
      for run in line.runs {
        let text = run.text.unicodeScalars.map(\.value)
        setStyle(run.style)
        curses_put(&library, Int32(row), Int32(column), text, Int32(text.count))
        column += TextWidth.columns(of: run.text)
      }
    }
    setStyle([])
    if let caret = frame.caret {
      _ = library.wmove(library.window, Int32(caret.row), Int32(caret.column))
    }
    if showsCaret != (frame.caret != nil) {
      showsCaret.toggle()
      _ = library.curs_set(showsCaret ? 1 : 0)
    }
    _ = library.wrefresh(library.window)
  }

  /// Whether a key is waiting to be read.
  var hasInput: Bool { terminal.hasInput }

  /// Waits for the next key.
  func readKey() -> Key {
    while true {
      let key = curses_read_key(&library, -1)
      switch key.kind {
      case curses_key_character: return character(key.code)
      case curses_key_function: return function(key.code)
      // A signal (as after `fg`) ends the wait with nothing to read, and so does a terminal that
      // was closed; only the latter stays that way.
      default: if terminal.isGone { return .hangUp }
      }
    }
  }

  /// Stops the process as Ctrl-Z does, the terminal put back meanwhile. ncurses has the handler
  /// that does so; a whole pipeline stops, as it would have without the raw mode.
  func suspend() {
    kill(0, SIGTSTP)
    _ = library.redrawwin(library.window)
  }

  private func character(_ code: UInt32) -> Key {
    guard let scalar = Unicode.Scalar(code) else { return .other }
    let key = Key(scalar: scalar)
    guard key == .escape else { return key }
    // A key pressed with Alt comes as Esc and the key at once. It means nothing here, and must not
    // be taken for the Esc that cancels.
    guard curses_read_key(&library, 0).kind != curses_key_none else { return .escape }
    return .other
  }

  private func function(_ code: UInt32) -> Key {
    switch Int32(bitPattern: code) {
    case KEY_UP: return .up
    case KEY_DOWN: return .down
    case KEY_LEFT: return .left
    case KEY_RIGHT: return .right
    case KEY_PPAGE: return .pageUp
    case KEY_NPAGE: return .pageDown
    case KEY_HOME: return .home
    case KEY_END: return .end
    case KEY_ENTER: return .enter
    case KEY_BTAB: return .backTab
    case KEY_BACKSPACE: return .backspace
    case KEY_DC: return .delete
    case KEY_RESIZE: return .resize
    case KEY_MOUSE: return mouse()
    default: return .other
    }
  }

  private func mouse() -> Key {
    let event = curses_read_mouse(&library)
    switch event.kind {
    case curses_mouse_press: return .press(row: Int(event.row), column: Int(event.column))
    case curses_mouse_wheel_up: return .wheelUp
    case curses_mouse_wheel_down: return .wheelDown
    default: return .other
    }
  }

  // MARK: Styles

  private static let colors: [(style: TextStyle, pair: Int16, color: Int32)] = [
    (.chosen, 1, COLOR_GREEN), (.accent, 2, COLOR_CYAN), (.warning, 3, COLOR_RED),
  ]

  private static func startColor(_ library: inout curses_library) -> Bool {
    guard library.has_colors(), library.start_color() == OK else { return false }
    // -1 is the terminal's own background, where it lets itself be kept.
    let background: Int16 = library.use_default_colors() == OK ? -1 : Int16(COLOR_BLACK)
    for (_, pair, color) in colors { _ = library.init_pair(pair, Int16(color), background) }
    return true
  }

  private func setStyle(_ style: TextStyle) {
    var attributes: attr_t = 0
    if style.contains(.bold) { attributes |= curses_bold }
    if style.contains(.dim) { attributes |= curses_dim }
    if style.contains(.reverse) { attributes |= curses_reverse }
    if style.contains(.underline) { attributes |= curses_underline }
    let pair = hasColor ? Screen.colors.first { style.contains($0.style) }?.pair : nil
    curses_set_style(&library, attributes, pair ?? 0)
  }
}
