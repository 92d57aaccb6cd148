/// Tells the format of a text from its beginning.
enum FormatSniffer {
  /// - Parameter text: The first chunk: UTF-8, without byte-order mark.
  static func format(of text: [UInt8]) -> SourceFormat {
    var scanner = TextScanner(text)
    scanner.skipSpace()
    guard let first = scanner.peek else { return .csv }
    if first == UInt8(ascii: "<") { return .xml }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return isJSONLines(text, from: scanner.index) ? .jsonLines : .json
    }
    return .csv
  }

  /// Whether the first line holds a whole value and the next begins another.
  private static func isJSONLines(_ text: [UInt8], from start: Int) -> Bool {
    var depth = 0
    var isInString = false
    var index = start
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): if !isInString { depth += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isInString { depth -= 1 }
      case 0x0A: if depth > 0 { return false }
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    var scanner = TextScanner(text, at: index)
    let line = scanner.line
    scanner.skipSpace()
    guard let next = scanner.peek, scanner.line > line else { return false }
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "[")
  }
}

/// A place in a piece of text that moves forward.
struct TextScanner {
  let text: [UInt8]
  private(set) var index: Int
  private(set) var line = 0

  init(_ text: [UInt8], at index: Int = 0) {
    self.text = text
    self.index = min(index, text.count)
  }

  /// The next byte, or `nil` at the end.
  var peek: UInt8? { index < text.count ? text[index] : nil }

  /// Skips blanks and line ends.
  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) {
      if byte == 0x0A { line += 1 }
      index += 1
    }
  }
}
