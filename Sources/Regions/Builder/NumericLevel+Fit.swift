extension NumericLevel {
  /// Keys stay below, so that the difference of two and its sign take at most 63 bits.
  static let keyLimit: UInt64 = 1 << 62

  /// The parameters that suit the IDs of a level, in node order; `nil` if there are none because
  /// IDs of many digits and of several lengths meet.
  init?(fitting ids: ArraySlice<NumericID>) {
    var isUsed = [Bool](repeating: false, count: FileLayout.maximumDigits + 1)
    var hasLeadingZeros = false
    for id in ids {
      isUsed[id.length] = true
      if id.length > 1, id.value < powersOfTen[id.length - 1] { hasLeadingZeros = true }
    }
    self.init(
      lengths: isUsed.indices.filter { isUsed[$0] }, unit: 1, step: 1, family: 1,
      isAscending: false)
    if lengths.count > 1 {
      let (limit, overflow) = powersOfTen[width].multipliedReportingOverflow(
        by: UInt64(lengths.count))
      let fits = !overflow && limit <= Self.keyLimit
      if !hasLeadingZeros {
        var plain = self
        plain.lengths = []
        if !fits || plain.descents(ids) <= descents(ids) { self = plain }
      } else if !fits {
        return nil
      }
    }
    let keys = self.keys(ids)
    let divisor = keys.reduce(0, Self.greatestCommonDivisor)
    unit = max(1, divisor)
    let units = keys.map { $0 / unit }
    isAscending = zip(units, units.dropFirst()).allSatisfy(<)
    step = Self.mostFrequentDifference(units)
    family = bestFamily(units)
  }

  /// The keys of IDs, which the level can all have.
  func keys(_ ids: ArraySlice<NumericID>) -> [UInt64] {
    ids.map { key(of: $0) ?? 0 }
  }

  private func descents(_ ids: ArraySlice<NumericID>) -> Int {
    let keys = self.keys(ids)
    return zip(keys, keys.dropFirst()).count(where: >)
  }

  private static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  /// IDs that are looked at to choose parameters.
  private static let sampleSize = 40_000

  private static func mostFrequentDifference(_ keys: [UInt64]) -> UInt64 {
    var counts: [UInt64: Int] = [:]
    for (first, second) in zip(keys, keys.dropFirst()).prefix(sampleSize) where first < second {
      counts[second - first, default: 0] += 1
    }
    let best = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }
    return best?.key ?? 1
  }

  /// The size of a family, out of the step's multiples by powers of ten, that makes the steps most
  /// alike.
  private func bestFamily(_ keys: [UInt64]) -> UInt64 {
    var best = (bits: Int.max, family: max(1, step))
    for power in powersOfTen.dropFirst() {
      let (family, overflow) = step.multipliedReportingOverflow(by: power)
      guard !overflow, family < 1 << 24 else { break }
      var counts: [UInt64: Int] = [:]
      for (first, second) in zip(keys, keys.dropFirst()).prefix(Self.sampleSize) {
        let jump = second / family &- first / family
        let remainder = jump == 0 ? second &- first : second % family
        counts[jump << 32 ^ remainder, default: 0] += 1
      }
      let total = counts.values.reduce(0, +)
      let bits = counts.values.reduce(0) {
        $0 + $1 * (binaryLogarithm(max(1, total)) - binaryLogarithm($1)) + 256 * 24
      }
      if bits < best.bits { best = (bits, family) }
    }
    return best.family
  }
}
