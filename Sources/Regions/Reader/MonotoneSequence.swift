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
  private let lows: BitPosition
  private let uppers: BitPosition
  private let upperCount: BitPosition
  private let sampleWidth: Int
  private let oneSamples: BitPosition
  private let zeroSamples: BitPosition

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
    // Not more than 2 · count + 1, whatever the file says: see `lowWidth(count:maximum:)`.
    let zeroCount = count == 0 ? 0 : BitPosition(maximum >> UInt64(lowWidth)) + 1
    upperCount = BitPosition(count) + zeroCount
    uppers = try reader.skip(bits: upperCount)
    sampleWidth = bitWidth(of: UInt64(upperCount))
    let interval = FileLayout.sampleInterval
    oneSamples = try reader.skip(max(0, count - 1) / interval, width: sampleWidth)
    let zeroSampleCount = Int(clamping: max(0, zeroCount - 1) / BitPosition(interval))
    zeroSamples = searchable ? try reader.skip(zeroSampleCount, width: sampleWidth) : -1
  }

  /// The element at an index of a sequence of node numbers or others that an `Int` holds.
  ///
  /// - Precondition: none; outside 0..<`count` the answer means nothing.
  /// - Complexity: O(1).
  @inline(__always)
  subscript(index: Int) -> Int { Int(truncatingIfNeeded: value(at: index)) }

  /// The element at an index, whatever its size.
  @inline(__always)
  func value(at index: Int) -> Int64 {
    let high = select(BitPosition(index), samples: oneSamples, inverted: 0) &- BitPosition(index)
    return high &<< Int64(lowWidth)
      | Int64(truncatingIfNeeded: bytes.packed(index, at: lows, width: lowWidth))
  }

  /// The index of the last element that is not larger than `value`, or -1.
  ///
  /// - Complexity: O(1) where the numbers are spread evenly, else O(log n).
  func index(of value: UInt64) -> Int {
    guard count > 0 else { return -1 }
    guard value < maximum else { return count - 1 }
    let high = BitPosition(value >> UInt64(lowWidth))
    let low = value & (1 << UInt64(lowWidth) - 1)
    // Elements with the same high bits are the ones behind the zero number `high` - 1.
    var position: BitPosition = 0
    if high > 0 { position = select(high - 1, samples: zeroSamples, inverted: ~0) + 1 }
    var first = Int(clamping: max(0, position - high))
    var last = Int(clamping: min(BitPosition(count), BitPosition(first) + ones(from: position)))
    while first < last {
      let middle = first + (last - first) / 2
      if bytes.packed(middle, at: lows, width: lowWidth) <= low {
        first = middle + 1
      } else {
        last = middle
      }
    }
    return first - 1
  }

  /// How many ones follow each other from a position of the upper bits on.
  private func ones(from position: BitPosition) -> BitPosition {
    var end = position
    while end < upperCount {
      let bit = uppers + end
      let word = bytes.word(atByte: Int(truncatingIfNeeded: bit >> 3)) >> UInt64(bit & 7)
      let run = (~word).trailingZeroBitCount
      let readable = 64 - Int(bit & 7)
      end += BitPosition(min(run, readable))
      if run < readable { break }
    }
    return min(end, upperCount) - position
  }

  /// The position of a one (`inverted` 0) or a zero (`inverted` ~0) of the upper bits, or the end.
  @inline(__always)
  private func select(
    _ number: BitPosition, samples: BitPosition, inverted: UInt64
  ) -> BitPosition {
    let interval = BitPosition(FileLayout.sampleInterval)
    let sample = number / interval
    var remaining = Int(truncatingIfNeeded: number % interval)
    var start: BitPosition = 0
    if sample > 0 {
      start = BitPosition(
        truncatingIfNeeded: bytes.packed(
          Int(truncatingIfNeeded: sample &- 1), at: samples, width: sampleWidth))
    }
    var byte = Int(truncatingIfNeeded: (uppers &+ start) >> 3)
    let end = Int(truncatingIfNeeded: (uppers &+ upperCount &+ 7) >> 3)
    var word =
      (bytes.word(atByte: byte) ^ inverted) & (~0 &<< UInt64(truncatingIfNeeded: start & 7))
    while byte < end {
      let ones = word.nonzeroBitCount
      if remaining < ones {
        let position = BitPosition(byte) &<< 3 &+ BitPosition(word.position(ofOne: remaining))
        return min(position &- uppers, upperCount)
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
