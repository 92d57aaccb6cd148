/// A whole number that a spreadsheet wrote with a power of ten: "1.1E+05".
struct Scientific {
  /// The number with zeros for the digits that are not told.
  let value: Int
  /// How much one in the last digit that is told counts.
  let unit: Int

  /// `nil` if the text is something else, or no whole number of 18 digits at most.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= 24, let mark = text.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      mark > text.startIndex
    else { return nil }
    var mantissa = 0
    var fraction = 0
    var hasDot = false
    for (place, byte) in text[..<mark].enumerated() {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard !hasDot, place == 1 else { return nil }
        hasDot = true
      case 48...57:
        guard mantissa < Self.most else { return nil }
        mantissa = mantissa * 10 + Int(byte - 48)
        if hasDot { fraction += 1 }
        guard fraction <= 17 else { return nil }
      default: return nil
      }
    }
    guard hasDot || text[..<mark].count == 1 else { return nil }
    var exponent = 0
    let digits = text[(mark + 1)...]
    guard digits.first == UInt8(ascii: "+"), digits.count >= 2 else { return nil }
    for byte in digits.dropFirst() {
      guard 48...57 ~= byte else { return nil }
      exponent = exponent * 10 + Int(byte - 48)
      guard exponent <= 18 else { return nil }
    }
    guard exponent >= fraction, exponent < 18 else { return nil }
    var unit = 1
    for _ in fraction..<exponent { unit *= 10 }
    self.unit = unit
    value = mantissa * unit
  }

  /// Eighteen digits, with room for another.
  private static let most = 100_000_000_000_000_000

  /// Whether a number would have been written so: it is rounded to the last digit that is told.
  func mayBe(_ number: Int) -> Bool {
    guard 0..<Self.most * 10 ~= number else { return false }
    let rounded = (number + unit / 2) / unit * unit
    return rounded == value
  }
}
