/// A whole number as tables write it: 1234567, 1,234,567, 1.234.567, 1 234 567.
enum WholeNumber {
  /// The number, if a text is one; `nil` also of one too large.
  static func value(_ text: ArraySlice<UInt8>) -> Int? {
    var value = 0
    var digits = 0
    var groups: [Int] = []
    for byte in text {
      if 0x30...0x39 ~= byte {
        let (more, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let (sum, isOver) = more.addingReportingOverflow(Int(byte) - 48)
        if isTooLarge || isOver { return nil }
        value = sum
        digits += 1
      } else if byte != 0xC2 {
        // A no-break space has two bytes.
        guard [0x20, 0x27, 0x2C, 0x2E, 0xA0].contains(byte), digits > 0 else { return nil }
        groups.append(digits)
        digits = 0
      }
    }
    if groups.isEmpty { return digits > 0 ? value : nil }
    return digits == 3 && groups[0] <= 3 && groups.dropFirst().allSatisfy { $0 == 3 } ? value : nil
  }
}
