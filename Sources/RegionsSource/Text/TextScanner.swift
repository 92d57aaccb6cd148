/// A place in a piece of text that moves forward, to see what kind of text it is.
struct TextScanner {
  private let text: [UInt8]
  private var index = 0
  /// Line ends so far.
  private(set) var line = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { index < text.count ? text[index] : nil }

  mutating func skip() {
    if next == 0x0A { line += 1 }
    index = min(index + 1, text.count)
  }

  /// Skips blanks and line ends.
  mutating func skipSpace() {
    while let byte = next, byte <= 0x20 { skip() }
  }

  mutating func skipLine() {
    while let byte = next, byte != 0x0A { skip() }
  }

  /// Skips comments as in JavaScript and SQL, and the white space between them.
  mutating func skipComments() {
    while true {
      skipSpace()
      if hasText("//") || hasText("--") || hasText("# ") || hasText("#\n") {
        skipLine()
      } else if hasText("/*") {
        while next != nil, !hasText("*/") { skip() }
        skip()
        skip()
      } else {
        return
      }
    }
  }

  /// Whether a text begins here.
  func hasText(_ text: StaticString) -> Bool {
    let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return unsafe self.text[index...].starts(with: bytes)
  }

  /// Reads an identifier; empty if there is none.
  mutating func word() -> String {
    let start = index
    while let byte = next, TextCursor.isWordByte(byte), index - start < Bound.word { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  /// Whether a function begins behind punctuation, as in `;(function` or `(() =>`.
  mutating func skipsToFunction() -> Bool {
    while let byte = next, !TextCursor.isWordByte(byte) {
      if hasText("() =>") || hasText("()=>") { return true }
      skip()
    }
    return hasText("function")
  }
}
