/// How the IDs of one level, which are all digits, are turned into keys and back: numbers that rise,
/// mostly, from a node to the next.
struct NumericLevel: Sendable {
  /// The digits the IDs may have, rising; empty if IDs are plain numbers without leading zeros.
  ///
  /// IDs of several lengths are compared as if zeros were appended, the shorter one first: 110101
  /// comes before its part 110101001, and that before 110102.
  var lengths: [Int]
  /// Keys are multiples of this, and kept divided by it.
  var unit: UInt64
  /// What consecutive IDs differ by, in units.
  var step: UInt64
  /// A key's quotient by this, in units, mostly stays the same among siblings.
  var family: UInt64
  /// Whether each ID is larger than the one before.
  var isAscending: Bool

  /// The digits of the longest ID.
  var width: Int { lengths.last ?? 0 }

  /// The key, in units, of an ID that has a value and a number of digits; `nil` if the level can't
  /// have it.
  @inline(__always)
  func key(value: UInt64, length: Int) -> UInt64? {
    var key = value
    if lengths.count == 1 {
      guard length == width else { return nil }
    } else if let rank = lengths.firstIndex(of: length) {
      key = value &* powersOfTen[width &- length] &* UInt64(lengths.count) &+ UInt64(rank)
    } else if !lengths.isEmpty || value < powersOfTen[length &- 1] && length > 1 {
      return nil
    }
    if unit == 1 { return key }
    let (quotient, remainder) = key.quotientAndRemainder(dividingBy: unit)
    return remainder == 0 ? quotient : nil
  }

  /// The value and the number of digits, 0 if it has as many as it takes, of the ID with a key.
  func id(key: UInt64) -> (value: UInt64, length: Int) {
    let key = key &* unit
    guard lengths.count > 1 else { return (key, width) }
    let (value, rank) = key.quotientAndRemainder(dividingBy: UInt64(lengths.count))
    let length = lengths[Int(rank)]
    return (value / powersOfTen[width - length], length)
  }
}

/// An ID of at most 18 digits.
struct NumericID {
  var value: UInt64 = 0
  var length = 0

  /// - Returns: `nil` if there are other characters, more digits, or none.
  @inline(__always)
  init?(_ id: some Sequence<UInt8>) {
    for byte in id {
      let digit = byte &- 48
      guard digit < 10, length < FileLayout.maximumDigits else { return nil }
      value = value &* 10 &+ UInt64(digit)
      length &+= 1
    }
    guard length > 0 else { return nil }
  }
}
