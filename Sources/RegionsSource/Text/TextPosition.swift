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
    unsafe advance(over: bytes, 0, bytes.count)
  }

  /// Moves behind the bytes from `start` up to `end`.
  package mutating func advance(
    over bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) {
    var lineStart = start
    var index = start
    while index < end {
      if index + 8 <= end {
        let newLines = unsafe EightBytes(bytes, at: index).count(of: 0x0A)
        if newLines == 0 {
          index += 8
          continue
        }
      }
      if unsafe bytes[index] == 0x0A {
        line &+= 1
        column = 1
        lineStart = index + 1
      }
      index += 1
    }
    unsafe advance(inLine: bytes, lineStart, end)
  }

  /// Moves behind bytes without a line end.
  mutating func advance(inLine bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    var characters = 0
    while index + 8 <= end {
      unsafe characters += EightBytes(bytes, at: index).characterCount
      index += 8
    }
    while index < end {
      unsafe characters += bytes[index] & 0xC0 != 0x80 ? 1 : 0
      index += 1
    }
    column &+= UInt32(truncatingIfNeeded: characters)
  }
}

/// Eight bytes of a text, looked at all at once.
private struct EightBytes {
  private let word: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    word = unsafe UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
  }

  /// How many of them are this byte.
  func count(of byte: UInt8) -> Int {
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // The top bit of each byte is set unless the byte is zero; no sum carries into the next byte.
    let nonZero = ((difference & low) + low) | difference | low
    return (~nonZero).nonzeroBitCount
  }

  /// How many of them begin a character: those that aren't `10xxxxxx`.
  var characterCount: Int {
    8 - (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
  }
}
