/// Writes JSON text. Non-ASCII characters stand for themselves.
struct JSONText {
  private(set) var bytes: [UInt8]

  /// - Parameter bytes: what is written behind.
  init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// JSON that was made before.
  mutating func raw(_ json: ArraySlice<UInt8>) {
    bytes += json
  }

  mutating func number(_ value: some BinaryInteger) {
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func string(_ text: String) {
    string { $0.append(contentsOf: text.utf8) }
  }

  /// A string whose UTF-8 bytes `append` puts behind what is there.
  mutating func string(_ append: (inout [UInt8]) -> Void) {
    bytes.append(34)
    let start = bytes.count
    append(&bytes)
    if bytes[start...].contains(where: { $0 < 32 || $0 == 34 || $0 == 92 }) { escape(from: start) }
    bytes.append(34)
  }

  private mutating func escape(from start: Int) {
    let plain = bytes[start...]
    bytes.removeSubrange(start...)
    for byte in plain {
      switch byte {
      case 34, 92: bytes += [92, byte]
      case 8: bytes += [92, 98]
      case 9: bytes += [92, 116]
      case 10: bytes += [92, 110]
      case 12: bytes += [92, 102]
      case 13: bytes += [92, 114]
      case 0..<32:
        bytes.append(contentsOf: Array("\\u00".utf8) + [hex(byte >> 4), hex(byte & 15)])
      default: bytes.append(byte)
      }
    }
  }

  /// A list in brackets, its elements separated by commas.
  mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONText, Elements.Element) -> Void
  ) {
    bytes.append(91)
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(44) }
      isFirst = false
      write(&self, element)
    }
    bytes.append(93)
  }

  private func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 48 + digit : 87 + digit }
}
