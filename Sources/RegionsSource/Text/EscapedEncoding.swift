/// Encodings of seven bits that switch between characters by escape sequences (ISO 2022): all ASCII to look
/// at, and no text of it.
enum EscapedEncoding {
  /// The sequences that switch to another set, and whose they are.
  private static let sequences: [(bytes: [UInt8], encoding: String)] = [
    ([0x1B, 0x24, 0x42], "ISO-2022-JP"), ([0x1B, 0x24, 0x40], "ISO-2022-JP"),
    ([0x1B, 0x28, 0x4A], "ISO-2022-JP"), ([0x1B, 0x28, 0x49], "ISO-2022-JP-3"),
    ([0x1B, 0x24, 0x28, 0x44], "ISO-2022-JP-1"),
    ([0x1B, 0x24, 0x29, 0x43], "ISO-2022-KR"), ([0x1B, 0x24, 0x29, 0x41], "ISO-2022-CN"),
    ([0x1B, 0x24, 0x29, 0x47], "ISO-2022-CN"),
  ]

  /// The encoding whose escape sequence comes first; `nil` if there is none.
  static func find(in text: [UInt8]) -> String? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    for index in text.indices where text[index] == 0x1B {
      for (bytes, encoding) in sequences where text[index...].starts(with: bytes) {
        return encoding
      }
    }
    return hz(text) ? "HZ-GB-2312" : nil
  }

  /// Whether two in a row switch to Chinese and back, as "~{…~}" does: a single one may be a drawing.
  private static func hz(_ text: [UInt8]) -> Bool {
    var opened = 0
    var closed = 0
    for index in text.indices.dropLast() where text[index] == 0x7E {
      if text[index + 1] == 0x7B { opened += 1 }
      if text[index + 1] == 0x7D { closed += 1 }
    }
    return opened > 1 && opened == closed
  }
}
