/// Looks for the end of well-formed UTF-8.
enum UTF8Check {
  /// What is found at the end of the good bytes.
  enum End: Equatable {
    /// Nothing more.
    case complete
    /// The first bytes of a character.
    case cutOff
    /// Bytes that no character begins with.
    case malformed
    /// A NUL byte, which no text has.
    case nul
  }

  /// The number of good bytes from the first, what comes then, and whether all were ASCII, a
  /// character that is cut off aside.
  ///
  /// - Complexity: O(*n*); eight bytes at a time where they are ASCII.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (count: Int, end: End, isASCII: Bool) {
    var index = 0
    var isASCII = true
    let count = bytes.count
    while index < count {
      if count - index >= 8 {
        let word = unsafe UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(
          as: UInt64.self)
        // No byte above 127, and none that a subtraction of 1 would borrow for.
        if word & 0x8080_8080_8080_8080 == 0,
          (word &- 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
          continue
        }
      }
      let byte = unsafe bytes[index]
      if byte < 0x80 {
        guard byte != 0 else { return (index, .nul, isASCII) }
        index += 1
        continue
      }
      let length = unsafe length(of: bytes, at: index)
      guard length != 0 else { return (index, .cutOff, isASCII) }
      isASCII = false
      guard length > 0 else { return (index, .malformed, isASCII) }
      index += length
    }
    return (index, .complete, isASCII)
  }

  /// The bytes of the character at `index`, whose first byte is above 127: 0 if it is cut off by the
  /// end, -1 if it is malformed (RFC 3629, section 4).
  private static func length(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = unsafe bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    case 0xF1...0xF3: length = 4
    default: return -1
    }
    guard index + 1 < bytes.count else { return 0 }
    guard unsafe second.contains(bytes[index + 1]) else { return -1 }
    for next in index + 2..<max(index + 2, index + length) {
      guard next < bytes.count else { return 0 }
      guard unsafe bytes[next] & 0xC0 == 0x80 else { return -1 }
    }
    return length
  }
}
