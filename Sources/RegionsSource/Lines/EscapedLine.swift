/// A line whose characters are written by their numbers, as `.properties` of Java have all that is not Latin:
/// `130000=\u6cb3\u5317\u7701`.
enum EscapedLine {
  /// The line with its characters; as it is where a number is none of four hexadecimal digits.
  ///
  /// - Complexity: O(bytes).
  static func unescaped(_ line: [UInt8]) -> [UInt8] {
    guard line.contains(UInt8(ascii: "\\")) else { return line }
    var text: [UInt8] = []
    var units: [UInt16] = []
    var rest = line[...]
    while let byte = rest.first {
      if let unit = unit(rest) {
        units.append(unit)
        rest = rest.dropFirst(6)
        continue
      }
      // Two numbers may be one character.
      text += String(decoding: units, as: UTF16.self).utf8
      units.removeAll(keepingCapacity: true)
      text.append(byte)
      rest = rest.dropFirst()
    }
    return text + String(decoding: units, as: UTF16.self).utf8
  }

  /// The number that a text begins with: `\u`, and four digits.
  private static func unit(_ text: ArraySlice<UInt8>) -> UInt16? {
    guard text.count >= 6, text.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    let digits = text.dropFirst(2).prefix(4)
    guard digits.allSatisfy({ $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20 })
    else {
      return nil
    }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
