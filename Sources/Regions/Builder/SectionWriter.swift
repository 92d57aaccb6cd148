/// Collects the fields of a section: the other side of `SectionReader`.
struct SectionWriter {
  var bytes: [UInt8] = []

  /// Seven bits a byte, the low ones first; a set high bit says that more follow.
  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func number(_ value: Int) {
    number(UInt64(value))
  }

  /// A number of bytes, then the bytes.
  mutating func text(_ value: String) {
    number(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  /// A packed array.
  mutating func append(_ bits: PackedBits) {
    bytes.append(contentsOf: bits.bytes)
  }

  /// A bit string of codes, after its length in bits.
  mutating func append(_ stream: CodeStream) {
    number(stream.count)
    bytes.append(contentsOf: stream.bytes)
  }

  /// A monotone sequence: the other side of `MonotoneSequence`.
  mutating func append(monotone values: [UInt64], searchable: Bool) {
    let maximum = values.last ?? 0
    let width = MonotoneSequence.lowWidth(count: values.count, maximum: maximum)
    number(values.count)
    number(maximum)
    var lows = PackedBits()
    let mask: UInt64 = 1 << UInt64(width) - 1
    for value in values { lows.append(value & mask, width: width) }
    append(lows)
    guard !values.isEmpty else { return }
    var uppers = PackedBits()
    var ones: [Int] = []
    var zeros: [Int] = []
    let interval = FileLayout.sampleInterval
    var zeroCount = 0
    for (index, value) in values.enumerated() {
      let high = Int(value >> UInt64(width))
      while zeroCount < high {
        if zeroCount % interval == 0 { zeros.append(uppers.count) }
        uppers.append(0, width: 1)
        zeroCount += 1
      }
      if index % interval == 0 { ones.append(uppers.count) }
      uppers.append(1, width: 1)
    }
    if zeroCount % interval == 0 { zeros.append(uppers.count) }
    uppers.append(0, width: 1)
    append(uppers)
    let sampleWidth = bitWidth(of: UInt64(uppers.count))
    var samples = PackedBits()
    for position in ones.dropFirst() { samples.append(UInt64(position), width: sampleWidth) }
    append(samples)
    guard searchable else { return }
    samples = PackedBits()
    for position in zeros.dropFirst() { samples.append(UInt64(position), width: sampleWidth) }
    append(samples)
  }
}

/// Numbers of given widths one behind the other, the least significant bit first.
struct PackedBits {
  private(set) var bytes: [UInt8] = []
  /// In bits.
  private(set) var count = 0

  /// - Parameter value: less than 2^`width`.
  mutating func append(_ value: UInt64, width: Int) {
    var value = value
    var width = width
    while width > 0 {
      let used = count & 7
      if used == 0 { bytes.append(0) }
      bytes[bytes.count - 1] |= UInt8(truncatingIfNeeded: value << UInt64(used))
      let taken = min(8 - used, width)
      value >>= UInt64(taken)
      width -= taken
      count += taken
    }
  }
}

/// Codes one behind the other, the most significant bit first.
struct CodeStream {
  private var whole: [UInt8] = []
  /// The bits behind the whole bytes, the last one being the least significant; fewer than 8.
  private var rest: UInt64 = 0
  /// In bits.
  private(set) var count = 0

  /// The codes, and zeros up to a whole byte.
  var bytes: [UInt8] {
    count & 7 == 0 ? whole : whole + [UInt8(truncatingIfNeeded: rest << UInt64(8 - count & 7))]
  }

  /// - Parameter value: less than 2^`width`.
  mutating func append(_ value: UInt64, width: Int) {
    guard width <= 56 else {
      append(value >> 32, width: width - 32)
      append(value & 0xFFFF_FFFF, width: 32)
      return
    }
    rest = rest << UInt64(width) | value
    var left = count & 7 + width
    while left >= 8 {
      left -= 8
      whole.append(UInt8(truncatingIfNeeded: rest >> UInt64(left)))
    }
    rest &= 1 << UInt64(left) - 1
    count += width
  }
}
