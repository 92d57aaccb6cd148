/// An ID of at most 18 digits: the number they make and how many there are, leading zeros included.
struct NumericID {
  /// Below 10¹⁸.
  let value: UInt64
  /// 1 to 18.
  let length: Int

  /// The ID that a number is, written without leading zeros.
  ///
  /// - Returns: `nil` if it is negative or has more than 18 digits.
  @inline(__always)
  init?(_ number: Int) {
    guard let value = UInt64(exactly: number) else { return nil }
    self.init(withoutZeros: value)
  }

  /// - Returns: `nil` if the number has more than 18 digits.
  @inline(__always)
  init?(withoutZeros value: UInt64) {
    guard value < powersOfTen[FileLayout.maximumDigits] else { return nil }
    self.value = value
    // 1,233 / 4,096 is just above log₁₀ 2, so this is the number of digits, or one less.
    let digits = ((64 &- (value | 1).leadingZeroBitCount) &* 1_233) &>> 12
    length = (value | 1) >= powersOfTen[digits] ? digits &+ 1 : digits
  }

  /// - Returns: `nil` if there are other characters than digits, more than 18, or none.
  @inline(__always)
  init?(_ id: String) {
    let parsed = unsafe id.utf8.withContiguousStorageIfAvailable {
      unsafe NumericID(bytes: UnsafeRawBufferPointer($0))
    }
    guard let number = parsed ?? NumericID(id.utf8) else { return nil }
    self = number
  }

  /// - Returns: `nil` if there are other characters than digits, more than 18, or none.
  init?(_ id: some Sequence<UInt8>) {
    var value: UInt64 = 0
    var length = 0
    for byte in id {
      let digit = byte &- 48
      guard digit < 10, length < FileLayout.maximumDigits else { return nil }
      value = value &* 10 &+ UInt64(digit)
      length &+= 1
    }
    guard length > 0 else { return nil }
    self.init(value: value, length: length)
  }

  init(value: UInt64, length: Int) {
    self.value = value
    self.length = length
  }

  /// The digits.
  var text: String { ByteSink.string { $0.append(value, width: length) } }
}

extension NumericID {
  /// Reads eight digits at a time, without a branch that depends on them.
  @inline(__always)
  init?(bytes id: UnsafeRawBufferPointer) {
    let count = id.count
    let value: UInt64
    switch count {
    case 4...7:
      // The first four and the last four, which overlap; zeros before them.
      let first = UInt64(unsafe UInt32(littleEndian: id.loadUnaligned(as: UInt32.self)))
      let last = unsafe UInt32(
        littleEndian: id.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      let characters = first | UInt64(last) &<< UInt64(8 &* (count &- 4))
      let zeros = UInt64(8 &* (8 &- count))
      guard let number = Self.number(characters &<< zeros, zeros: zeros) else { return nil }
      value = number
    case 8...16:
      // The first eight, then the last eight without those that were among the first.
      let first = unsafe UInt64(littleEndian: id.loadUnaligned(as: UInt64.self))
      let last = unsafe UInt64(
        littleEndian: id.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
      guard let upper = Self.number(first, zeros: 0),
        let lower = Self.number(last, zeros: UInt64(8 &* (16 &- count)))
      else { return nil }
      value = upper &* powersOfTen[count &- 8] &+ lower
    default:
      guard let number = unsafe NumericID(id) else { return nil }
      self = number
      return
    }
    self.init(value: value, length: count)
  }

  /// The number that eight characters make, of which the first is in the lowest byte; `nil` if one of
  /// them is no digit.
  ///
  /// - Parameter zeros: so many bits of the first characters are taken for zeros.
  @inline(__always)
  private static func number(_ characters: UInt64, zeros: UInt64) -> UInt64? {
    let kept: UInt64 = zeros < 64 ? ~0 &<< zeros : 0
    let digits = (characters ^ 0x3030_3030_3030_3030) & kept
    // What is above 9 has the highest bit of its byte set, or gets it by the addition.
    guard (digits | digits &+ 0x7676_7676_7676_7676) & 0x8080_8080_8080_8080 == 0 else {
      return nil
    }
    // Neighbours are joined, the first times its weight added to the second: by two, four, eight.
    let pairs = (digits &* (10 << 8 | 1)) &>> 8 & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* (100 << 16 | 1)) &>> 16 & 0x0000_FFFF_0000_FFFF
    return (fours &* (10_000 << 32 | 1)) &>> 32
  }
}
