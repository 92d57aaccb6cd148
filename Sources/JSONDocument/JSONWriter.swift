/// Writes JSON text piece by piece: what is too long to be made as a ``JSONValue`` first, such as a
/// tree's export or the answers to a pipe.
///
/// All JSON of ours is escaped here and reads the same wherever it comes from: quotes, backslashes and
/// control characters are escaped, with a letter where JSON has one; every other character stands for
/// itself. That the pieces make a value together is up to the caller.
package struct JSONWriter: Sendable {
  /// What is written so far, in UTF-8.
  @usableFromInline package var bytes: [UInt8]

  /// - Parameter bytes: what is written behind.
  @inlinable
  package init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// What is written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Brackets, commas, keys that need no escaping: text as it is.
  @inlinable
  package mutating func raw(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The digits of a number as they are.
  @inlinable
  package mutating func digits(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// JSON that was made before.
  @inlinable
  package mutating func raw(_ json: ArraySlice<UInt8>) { bytes += json }

  /// A whole number.
  @inlinable
  package mutating func number(_ value: some BinaryInteger) { digits(String(value)) }

  /// A string.
  @inlinable
  package mutating func string(_ text: String) {
    string { $0.append(contentsOf: text.utf8) }
  }

  /// A string whose UTF-8 bytes `append` puts behind what is there.
  @inlinable
  package mutating func string(_ append: (inout [UInt8]) -> Void) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    append(&bytes)
    JSONWriter.escape(from: start, in: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A string of UTF-8 bytes, behind what is in a buffer.
  ///
  /// - Complexity: O(*n*); bytes without anything to escape are copied as they are.
  @inlinable
  package static func appendString(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text)
    escape(from: start, in: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// The key of an object's member, one that needs no escaping, behind a comma unless it is the first.
  @inlinable
  package mutating func key(_ key: StaticString) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    raw(key)
    raw("\":")
  }

  /// A member of an object that is a string.
  @inlinable
  package mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  /// A member of an object that is a whole number.
  @inlinable
  package mutating func member(_ key: StaticString, _ value: some BinaryInteger) {
    self.key(key)
    number(value)
  }

  /// A member of an object that is a list.
  @inlinable
  package mutating func member<Elements: Sequence>(
    _ key: StaticString, list elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    list(elements, write)
  }

  /// A list in brackets, its elements separated by commas.
  @inlinable
  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  @inline(__always)
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Escapes the bytes from a place on, if any has to be.
  @usableFromInline
  package static func escape(from start: Int, in bytes: inout [UInt8]) {
    guard bytes[start...].contains(where: isEscaped) else { return }
    let text = Array(bytes[start...])
    bytes.removeSubrange(start...)
    for byte in text {
      guard isEscaped(byte) else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 8: bytes.append(UInt8(ascii: "b"))
      case 9: bytes.append(UInt8(ascii: "t"))
      case 10: bytes.append(UInt8(ascii: "n"))
      case 12: bytes.append(UInt8(ascii: "f"))
      case 13: bytes.append(UInt8(ascii: "r"))
      case 0..<32:
        bytes.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")])
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
