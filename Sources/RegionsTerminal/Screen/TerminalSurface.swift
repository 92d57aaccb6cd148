/// What the picker and forms are drawn on: the whole terminal, or some lines of it.
protocol TerminalSurface: AnyObject {
  /// The size as it is now.
  var size: ScreenSize { get }

  /// Shows a frame; lines and columns beyond the size are left out.
  func draw(_ frame: Frame)

  /// Whether something is there to be read.
  var hasInput: Bool { get }

  /// Waits for a key; `nil`: nothing was pressed for a while, so that the owner can look around.
  func nextKey() -> Key?

  /// Stops the process as Ctrl-Z does, the terminal put back meanwhile; a whole pipeline stops, as it
  /// would have without the raw mode.
  func suspend()

  /// Draws everything anew with the next frame, for a terminal that something else wrote on.
  func redraw()

  /// Puts the terminal back as it was.
  func close()
}

extension TerminalSurface {
  /// Waits until a key is pressed or the size is another one than that known.
  func readKey(knowing known: ScreenSize) -> Key {
    while true {
      if let key = nextKey() { return key }
      if size != known { return .resize }
    }
  }
}
