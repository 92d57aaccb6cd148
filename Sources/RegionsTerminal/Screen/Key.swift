/// What came from the keyboard or the mouse.
enum Key: Equatable {
  case character(Unicode.Scalar)
  /// A letter with the Control key, in lower case, or `_`.
  case control(Unicode.Scalar)
  /// A key with Alt that is one byte.
  case alt(Unicode.Scalar)
  case altBackspace
  /// Text that was pasted, whole; lines end in "\n".
  case paste(String)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, tab, backTab, backspace, delete
  /// The left button went down on a cell; row and column count from 0.
  case press(row: Int, column: Int)
  case wheelUp, wheelDown
  /// The terminal has another size now.
  case resize
  /// The terminal is gone; nothing will come any more.
  case hangUp
  /// A key without a meaning here.
  case other

  /// The key for a character as a terminal in raw mode sends it.
  init(scalar: Unicode.Scalar) {
    switch scalar.value {
    case 9: self = .tab
    case 10, 13: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 1...26: self = .control(Unicode.Scalar(UInt8(scalar.value) + 0x60))
    case 31: self = .control("_")
    case 0..<32, 128..<160: self = .other
    default: self = .character(scalar)
    }
  }
}
