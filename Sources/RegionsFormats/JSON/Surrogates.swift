/// The escapes of characters beyond U+FFFF, which JSON writes in two halves.
enum Surrogates {
  /// Whether a JSON string, as it is written, has one half without the other.
  static func hasHalf(_ raw: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var index = unsafe raw.startIndex
    var expectsLow = false
    while unsafe index < raw.endIndex {
      guard unsafe raw[index] == UInt8(ascii: "\\") else {
        if expectsLow { return true }
        index += 1
        continue
      }
      let unit = unsafe unit(raw[index...])
      let isLow = unit.map { 0xDC00...0xDFFF ~= $0 } ?? false
      if isLow != expectsLow { return true }
      expectsLow = unit.map { 0xD800...0xDBFF ~= $0 } ?? false
      index += unit == nil ? 2 : 6
    }
    return expectsLow
  }

  /// The number in `\\uXXXX`, or `nil` for another escape.
  private static func unit(_ escape: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard unsafe escape.count >= 6, unsafe escape[escape.startIndex + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return unsafe Int(String(decoding: escape.dropFirst(2).prefix(4), as: UTF8.self), radix: 16)
  }
}
