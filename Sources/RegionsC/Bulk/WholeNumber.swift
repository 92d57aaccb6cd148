/// A number that may be an ID.
enum Whole {
  /// From 0 on, and below 2⁶³.
  case id(UInt64)
  /// Negative, or too large for an ID.
  case other
  /// With a fraction, or without an end.
  case fraction

  var number: UInt64? { if case .id(let number) = self { number } else { nil } }

  /// - Returns: `nil` for NaN. Without what the C library has for this.
  init?(_ value: Double) {
    guard value == value else { return nil }
    guard value > -0x1p63, value < 0x1p63 else {
      self = value.isInfinite ? .fraction : .other
      return
    }
    let number = Int64(value)
    self = Double(number) != value ? .fraction : UInt64(exactly: number).map { .id($0) } ?? .other
  }

  /// - Parameters:
  ///   - decimal: a whole number of so many bytes, the least significant first.
  ///   - scale: how many of its digits stand behind the point.
  @unsafe init(_ decimal: UnsafeRawPointer, bytes: Int, scale: Int) {
    var limbs = (0..<bytes / 4).map { unsafe (decimal + 4 * $0).loadUnaligned(as: UInt32.self) }
    let isNegative = (limbs.last ?? 0) >> 31 != 0
    if isNegative {
      var carry: UInt64 = 1
      for index in limbs.indices {
        let sum = UInt64(~limbs[index]) + carry
        limbs[index] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
    }
    for _ in 0..<scale {
      var rest: UInt64 = 0
      for index in limbs.indices.reversed() {
        let value = rest << 32 | UInt64(limbs[index])
        limbs[index] = UInt32(truncatingIfNeeded: value / 10)
        rest = value % 10
      }
      if rest != 0 {
        self = .fraction
        return
      }
    }
    let isSmall = limbs.dropFirst(2).allSatisfy { $0 == 0 }
    let number = UInt64(limbs.first ?? 0) | UInt64(limbs.count > 1 ? limbs[1] : 0) << 32
    self = isSmall && number < 1 << 63 && (!isNegative || number == 0) ? .id(number) : .other
  }
}
