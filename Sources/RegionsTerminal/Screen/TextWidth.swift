import CProgram

/// How many columns text takes on a terminal, by the C library's own table: 2 for a Chinese character,
/// 1 for a Latin letter, 0 for a combining accent.
package enum TextWidth {
  /// Sets a locale with UTF-8, which the C library needs to know any width beyond ASCII.
  ///
  /// Called once before anything is measured; `false` if the system has no such locale.
  package static func useUTF8() -> Bool { utf8IsInUse }

  private static let utf8IsInUse = terminal_use_utf8()

  /// The width of one scalar; `nil` for a control character, which has none.
  static func columns(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0x4E00..<0xA000: return 2
    default:
      let width = terminal_columns(scalar.value)
      return width < 0 ? nil : Int(width)
    }
  }

  /// The width of printable text.
  package static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (columns(of: $1) ?? 1) }
  }

  /// The text with everything that isn't printable replaced by U+FFFD, so that a name in a data
  /// set can't move the cursor or send the terminal commands.
  package static func printable(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ columns(of: $0) != nil }) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(columns(of: scalar) == nil ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  /// As much of the text as fits, a last column being `…` where something was cut off. Characters
  /// stay whole: the result may be a column narrower than asked for.
  package static func fitted(_ text: String, to limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var result = ""
    var width = 0
    for character in text {
      let next = columns(of: String(character))
      if width + next > limit - 1 { break }
      result.append(character)
      width += next
    }
    return result + "…"
  }
}
