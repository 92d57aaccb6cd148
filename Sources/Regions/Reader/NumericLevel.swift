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

  /// The key, in units, of an ID; `nil` if the level can't have it.
  @inline(__always)
  func key(of id: NumericID) -> UInt64? {
    var key = id.value
    if lengths.count == 1 {
      guard id.length == width else { return nil }
    } else if let rank = lengths.firstIndex(of: id.length) {
      key = key &* powersOfTen[width &- id.length] &* UInt64(lengths.count) &+ UInt64(rank)
    } else if !lengths.isEmpty || id.length > 1 && key < powersOfTen[id.length &- 1] {
      return nil
    }
    if unit == 1 { return key }
    let (quotient, remainder) = key.quotientAndRemainder(dividingBy: unit)
    return remainder == 0 ? quotient : nil
  }

  /// The ID with a key; `nil` if no ID of this level has it.
  func id(key: UInt64) -> NumericID? {
    let (key, overflow) = key.multipliedReportingOverflow(by: unit)
    guard !overflow else { return nil }
    guard !lengths.isEmpty else { return NumericID(withoutZeros: key) }
    let (quotient, rank) = key.quotientAndRemainder(dividingBy: UInt64(lengths.count))
    let length = lengths[Int(rank)]
    let value = quotient / powersOfTen[width - length]
    return value < powersOfTen[length] ? NumericID(value: value, length: length) : nil
  }
}
