import CNCurses

/// Whether ncurses is installed: it is loaded when a screen is opened.
package enum ScreenLibrary {
  package static var isInstalled: Bool {
    var table = unsafe curses_library()
    return unsafe curses_load(&table)
  }
}
