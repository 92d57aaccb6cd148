/// A canonical prefix code: symbols are numbered by the length of their code, and codes count up.
/// How many symbols each length has is all there is to know.
///
/// Making the tables takes O(1): 2¹⁰ entries answer for the first ten bits, which settle nearly
/// every code; longer ones are found length by length.
struct PrefixCode: Sendable {
  private static let tableBits = 10
  /// By the first ten bits: the length of the code, or 0 if it is longer or there is none.
  private let lengths: [UInt8]
  /// By length: the first code that is longer, in the most significant bits.
  private let limits: [UInt64]
  /// By length: what to add to a code to get its symbol's number.
  private let offsets: [Int]
  /// By length, from 0: the number of the first symbol that long; behind it, how many there are.
  let starts: [Int]

  /// - Parameter counts: how many symbols have codes of 1, 2, 3 … bits, at most 24 numbers.
  /// - Returns: `nil` if there aren't so many codes.
  init?(counts: [Int]) {
    guard counts.count <= FileLayout.maximumCodeLength else { return nil }
    var lengths: [UInt8] = []
    lengths.reserveCapacity(1 << Self.tableBits)
    var limits: [UInt64] = [0]
    var offsets = [0]
    var starts = [0, 0]
    var code = 0
    for (index, count) in counts.enumerated() {
      let length = index + 1
      code <<= 1
      guard count >= 0, count <= 1 << length - code else { return nil }
      offsets.append(starts[length] - code)
      starts.append(starts[length] + count)
      code += count
      if length <= Self.tableBits {
        lengths.append(
          contentsOf: repeatElement(UInt8(length), count: count << (Self.tableBits - length)))
      }
      // 2⁶⁴, the limit of a complete code, becomes the largest number: bits behind a code of at
      // most 24 are never all ones up to the last, see `decode`.
      limits.append(code == 1 << length ? .max : UInt64(code) << UInt64(64 - length))
    }
    lengths.append(
      contentsOf: repeatElement(0, count: 1 << Self.tableBits - lengths.count))
    self.lengths = lengths
    self.limits = limits
    self.offsets = offsets
    self.starts = starts
  }

  /// The symbol whose code a word begins with, in the most significant bits, and the code's length:
  /// 0 if there is none.
  @inline(__always)
  func decode(_ word: UInt64) -> (symbol: Int, length: Int) {
    let table = Int(truncatingIfNeeded: word &>> UInt64(64 - Self.tableBits))
    var length = Int(lengths[table])
    if length == 0 {
      length = longLength(word)
      if length == 0 { return (0, 0) }
    }
    return (
      Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 64 &- length)) &+ offsets[length],
      length
    )
  }

  @inline(never)
  private func longLength(_ word: UInt64) -> Int {
    var length = Self.tableBits + 1
    while length < limits.count {
      if word < limits[length] || limits[length] == .max { return length }
      length += 1
    }
    return 0
  }
}
