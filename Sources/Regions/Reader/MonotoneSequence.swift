/// A sequence of numbers none of which is smaller than the one before, in about 2 + log₂(gap) bits
/// each (an Elias–Fano sequence), read in place.
///
/// The low bits of each number are packed. The high bits stand in a bit string, element i as a one
/// at position high(i) + i, so that position − i gives them back; sampled positions of every 32nd
/// one, and zero, make finding it O(1).
struct MonotoneSequence: Sendable {
  let bytes: ByteView
  let count: Int
  /// No element is larger.
  let maximum: UInt64
  private let lowWidth: Int
  private let lows: Int
  private let uppers: Int
  private let upperCount: Int
  private let sampleWidth: Int
  private let oneSamples: Int
  private let zeroSamples: Int

  /// Bits kept packed: log₂ of the mean gap.
  static func lowWidth(count: Int, maximum: UInt64) -> Int {
    count == 0 ? 0 : max(0, bitWidth(of: maximum / UInt64(count)) - 1)
  }

  /// - Parameter searchable: whether the samples of the zeros are there, which `index(of:)` needs.
  init(_ reader: inout SectionReader, searchable: Bool) throws(RegionFileError) {
    bytes = reader.bytes
    count = try reader.number(upTo: FileLayout.maximumNodeCount, "a sequence's length")
    maximum = try reader.number()
    guard maximum < 1 << 63 else { throw reader.malformed("has a sequence beyond 63 bits") }
    lowWidth = Self.lowWidth(count: count, maximum: maximum)
    lows = try reader.skip(count, width: lowWidth)
    let zeroCount = count == 0 ? 0 : Int(maximum >> UInt64(lowWidth)) + 1
    upperCount = count + zeroCount
    uppers = try reader.skip(bits: upperCount)
    sampleWidth = bitWidth(of: UInt64(upperCount))
    let interval = FileLayout.sampleInterval
    oneSamples = try reader.skip(max(0, count - 1) / interval, width: sampleWidth)
    zeroSamples =
      searchable ? try reader.skip(max(0, zeroCount - 1) / interval, width: sampleWidth) : -1
  }

  /// The element at an index.
  ///
  /// - Precondition: none; outside 0..<`count` the answer means nothing.
  /// - Complexity: O(1).
  @inline(__always)
  subscript(index: Int) -> Int {
    let high = select(index, samples: oneSamples, inverted: 0) - index
    return Int(truncatingIfNeeded: high) &<< lowWidth
      | Int(truncatingIfNeeded: bytes.bits(at: lows &+ index &* lowWidth, width: lowWidth))
  }

  /// The index of the last element that is not larger than `value`, or -1.
  ///
  /// - Complexity: O(1) where the numbers are spread evenly, else O(log n).
  func index(of value: UInt64) -> Int {
    guard count > 0 else { return -1 }
    guard value < maximum else { return count - 1 }
    let high = Int(value >> UInt64(lowWidth))
    let low = value & (1 << UInt64(lowWidth) - 1)
    // Elements with the same high bits are the ones behind the zero number `high` - 1.
    var position = 0
    if high > 0 { position = select(high - 1, samples: zeroSamples, inverted: ~0) + 1 }
    var first = max(0, position - high)
    var last = min(count, first + ones(from: position))
    while first < last {
      let middle = (first + last) / 2
      if bytes.bits(at: lows + middle * lowWidth, width: lowWidth) <= low {
        first = middle + 1
      } else {
        last = middle
      }
    }
    return first - 1
  }

  /// How many ones follow each other from a position of the upper bits on.
  private func ones(from position: Int) -> Int {
    var end = position
    while end < upperCount {
      let run = (~(bytes.word(atByte: (uppers + end) >> 3) >> UInt64((uppers + end) & 7)))
        .trailingZeroBitCount
      let readable = 64 - (uppers + end) & 7
      end += min(run, readable)
      if run < readable { break }
    }
    return min(end, upperCount) - position
  }

  /// The position of a one (`inverted` 0) or a zero (`inverted` ~0) of the upper bits, or the end.
  @inline(__always)
  private func select(_ number: Int, samples: Int, inverted: UInt64) -> Int {
    let sample = number / FileLayout.sampleInterval
    var remaining = number % FileLayout.sampleInterval
    var start = 0
    if sample > 0 {
      start = Int(
        truncatingIfNeeded: bytes.bits(
          at: samples &+ (sample &- 1) &* sampleWidth, width: sampleWidth))
    }
    var byte = (uppers &+ start) >> 3
    let end = (uppers &+ upperCount &+ 7) >> 3
    var word =
      (bytes.word(atByte: byte) ^ inverted) & (~0 &<< UInt64(truncatingIfNeeded: start & 7))
    while byte < end {
      let ones = word.nonzeroBitCount
      if remaining < ones {
        return min((byte &<< 3) &+ word.position(ofOne: remaining) &- uppers, upperCount)
      }
      remaining &-= ones
      byte &+= 8
      word = bytes.word(atByte: byte) ^ inverted
    }
    return upperCount
  }
}

extension UInt64 {
  /// The position of the one with a number.
  ///
  /// - Precondition: there are more than `number` ones.
  @inline(__always)
  func position(ofOne number: Int) -> Int {
    var word = self
    var position = 0
    var remaining = number
    var half = (word & 0xFFFF_FFFF).nonzeroBitCount
    if remaining >= half {
      remaining &-= half
      position = 32
      word &>>= 32
    }
    half = (word & 0xFFFF).nonzeroBitCount
    if remaining >= half {
      remaining &-= half
      position &+= 16
      word &>>= 16
    }
    half = (word & 0xFF).nonzeroBitCount
    if remaining >= half {
      remaining &-= half
      position &+= 8
      word &>>= 8
    }
    while remaining > 0 {
      word &= word &- 1
      remaining &-= 1
    }
    return position &+ word.trailingZeroBitCount
  }
}
