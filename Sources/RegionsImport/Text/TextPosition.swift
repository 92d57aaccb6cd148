/// A place in a text: line and column from 1, the column in characters (Unicode scalars).
package struct TextPosition: Sendable, Equatable {
  package var line: UInt32 = 1
  package var column: UInt32 = 1

  package init(line: UInt32 = 1, column: UInt32 = 1) {
    self.line = line
    self.column = column
  }

  /// Moves behind a piece of UTF-8 text, which may begin or end within a character: a character is
  /// counted at its first byte.
  ///
  /// - Complexity: O(*n*), one pass.
  package mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    advance(over: bytes, 0, bytes.count)
  }

  /// Moves behind the bytes from `start` up to `end`.
  package mutating func advance(
    over bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) {
    var characters: UInt32 = 0
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        line &+= 1
        column = 1
        characters = 0
      } else if byte & 0xC0 != 0x80 {
        characters &+= 1
      }
    }
    column &+= characters
  }
}

extension TextPosition {
  /// Moves behind a piece of text, as `advance(over:)` does, in less time: lines are counted without
  /// looking at their characters.
  mutating func advance(toEndOf bytes: UnsafeBufferPointer<UInt8>) {
    var lines: UInt32 = 0
    for byte in bytes { lines &+= byte == 0x0A ? 1 : 0 }
    var lastLine = 0
    if lines > 0 {
      lastLine = bytes.count
      while bytes[lastLine - 1] != 0x0A { lastLine -= 1 }
      line &+= lines
      column = 1
    }
    advance(over: bytes, lastLine, bytes.count)
  }
}
