/// A place in a text that moves forward byte by byte, for readers that look at single characters.
///
/// Nothing is kept of what lies behind it, so memory is bounded by the size of a chunk.
struct TextCursor: ~Copyable {
  /// The place of the next byte.
  private(set) var place = TextPosition()

  private let text: TextSource
  private var bytes: [UInt8] = []
  private var index = 0

  init(_ text: TextSource) throws(SourceError) {
    self.text = text
    try refill()
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The one behind it, if it is in the same chunk.
  var second: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  /// Moves behind the next byte.
  mutating func skip() throws(SourceError) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    if byte == 0x0A {
      place.line &+= 1
      place.column = 1
    } else if byte & 0xC0 != 0x80 {
      place.column &+= 1
    }
    index += 1
    if index == bytes.count { try refill() }
  }

  /// Moves behind the next byte if it is this one.
  mutating func skip(_ byte: UInt8) throws(SourceError) -> Bool {
    guard next == byte else { return false }
    try skip()
    return true
  }

  /// Moves behind blanks and line ends.
  mutating func skipSpace() throws(SourceError) {
    while let byte = next, byte <= 0x20 { try skip() }
  }

  /// Moves behind the rest of the line.
  mutating func skipLine() throws(SourceError) {
    while let byte = next, byte != 0x0A { try skip() }
  }

  /// Moves behind `*/`, or to the end.
  mutating func skipBlockComment() throws(SourceError) {
    var last: UInt8 = 0
    while let byte = next {
      try skip()
      if last == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { return }
      last = byte
    }
  }

  /// An error at the next byte, or at a given place.
  func error(_ problem: SourceProblem, at place: TextPosition? = nil) -> SourceError {
    text.error(problem, at: place ?? self.place)
  }

  private mutating func refill() throws(SourceError) {
    index = 0
    bytes = try text.next() ? text.chunk : []
  }
}

extension TextCursor {
  static var tooLong: SourceProblem { .tooLong(.text, mebibytes: Bound.text >> 20) }

  /// Reads an identifier: letters, digits, `_`, `$` and whatever isn't ASCII.
  mutating func word() throws(SourceError) -> String {
    var bytes: [UInt8] = []
    while let byte = next, Self.isWordByte(byte), bytes.count < Bound.word {
      bytes.append(byte)
      try skip()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
