import CNCurses
import CTerminalGuard

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A terminal taken over to draw on, the whole of it: a thin layer over ncurses, which compares each
/// frame with what is shown and sends only the difference. Keys are read beside it, by
/// ``TerminalInput``.
///
/// The terminal is put back by ``close()``, by `deinit`, and by a signal handler if the process is
/// killed or crashes. One screen may be open at a time.
@safe
final class Screen: TerminalSurface {
  private var library = unsafe curses_library()
  private let terminal: ControllingTerminal
  private var input: TerminalInput
  private let hasColor: Bool
  private var isOpen = true
  private var showsCaret = false

  /// What ncurses doesn't know of: the mouse, and pastes as opposed to typing. Terminals without them
  /// take no notice.
  private static let reportsOn = "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
  private static let reportsOff = "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l"

  /// Takes over a terminal.
  ///
  /// Fails if ncurses isn't installed, the system has no UTF-8 locale, or the terminal (by `$TERM`)
  /// can't move its cursor, as `dumb` can't.
  ///
  /// - Parameters:
  ///   - color: whether colour may be used where the terminal has it.
  ///   - escapeDelay: `ESCDELAY` of the environment.
  init?(on terminal: ControllingTerminal, color: Bool, escapeDelay: String? = nil) {
    self.terminal = terminal
    input = TerminalInput(terminal, escapeDelay: escapeDelay)
    guard TextWidth.useUTF8(), unsafe curses_load(&library) else { return nil }
    guard terminal_guard_arm(terminal.descriptor) else { return nil }
    guard unsafe curses_open(&library, terminal.descriptor) else {
      terminal_guard_disarm()
      return nil
    }
    // As ncurses does: only terminals that say so are asked to report the mouse.
    sendsReports = unsafe curses_has(&library, "kmous")
    var sequence = [CChar](repeating: 0, count: 256)
    unsafe curses_restore_sequence(&library, &sequence, sequence.count)
    let restoring =
      (sendsReports ? Self.reportsOff : "")
      + String(decoding: sequence.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    unsafe terminal_guard_set_sequence(restoring)
    if sendsReports { unsafe curses_send(&library, Self.reportsOn) }
    hasColor = unsafe color && Screen.startColor(&library)
  }

  private let sendsReports: Bool

  deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    if sendsReports { unsafe curses_send(&library, Self.reportsOff) }
    unsafe curses_close(&library)
    terminal_guard_disarm()
  }

  var size: ScreenSize {
    unsafe curses_follow_size(&library, terminal.descriptor)
    return unsafe ScreenSize(
      rows: Int(library.getmaxy(library.window)), columns: Int(library.getmaxx(library.window)))
  }

  func draw(_ frame: Frame) {
    _ = unsafe library.werase(library.window)
    for (row, line) in frame.lines.prefix(size.rows).enumerated() {
      var column = 0
      for run in line.runs {
        let text = run.text.unicodeScalars.map(\.value)
        setStyle(run.style)
        unsafe curses_put(&library, Int32(row), Int32(column), text, Int32(text.count))
        column += TextWidth.columns(of: run.text)
      }
    }
    setStyle([])
    if let caret = frame.caret {
      _ = unsafe library.wmove(library.window, Int32(caret.row), Int32(caret.column))
    }
    if showsCaret != (frame.caret != nil) {
      showsCaret.toggle()
      _ = unsafe library.curs_set(showsCaret ? 1 : 0)
    }
    _ = unsafe library.wrefresh(library.window)
  }

  var hasInput: Bool { input.hasInput }

  func nextKey() -> Key? { input.next() }

  /// ncurses has the handler that puts the terminal back meanwhile.
  func suspend() {
    if sendsReports { unsafe curses_send(&library, Self.reportsOff) }
    kill(0, SIGTSTP)
    if sendsReports { unsafe curses_send(&library, Self.reportsOn) }
    redraw()
  }

  func redraw() { _ = unsafe library.redrawwin(library.window) }

  // MARK: Styles

  private static let colors: [(style: TextStyle, pair: Int16, color: Int32)] = [
    (.chosen, 1, COLOR_GREEN), (.accent, 2, COLOR_CYAN), (.warning, 3, COLOR_RED),
  ]

  private static func startColor(_ library: inout curses_library) -> Bool {
    guard unsafe library.has_colors(), unsafe library.start_color() == OK else { return false }
    // -1 is the terminal's own background, where it lets itself be kept.
    let background: Int16 = unsafe library.use_default_colors() == OK ? -1 : Int16(COLOR_BLACK)
    for (_, pair, color) in colors { _ = unsafe library.init_pair(pair, Int16(color), background) }
    return true
  }

  private func setStyle(_ style: TextStyle) {
    var attributes: attr_t = 0
    if style.contains(.bold) { attributes |= curses_bold }
    if style.contains(.dim) { attributes |= curses_dim }
    if style.contains(.reverse) { attributes |= curses_reverse }
    if style.contains(.underline) { attributes |= curses_underline }
    let pair = hasColor ? Screen.colors.first { style.contains($0.style) }?.pair : nil
    unsafe curses_set_style(&library, attributes, pair ?? 0)
  }
}
