import RegionsSource
import TypedNumbers

/// Whether codes begin with other codes only because there are so many of those: row numbers do.
struct PrefixChance {
  /// Numbers that count on across the border between two regions above as if it were not there.
  var isSerial = false
  /// How much it says that codes which would be above are there; nothing says more than a separator does.
  var bits = Double.infinity
  /// Numbers that count on across such borders in larger steps, as those of a list that was thinned out.
  private(set) var countsOnWidely = false

  /// More codes than these tell nothing new.
  private static let sample = 8_000

  /// - Complexity: O(codes log codes).
  init(_ scheme: PrefixScheme, of codes: TextTable, _ numbers: [TextNumber]) {
    if case .separated = scheme { return }
    var rows: [Row] = []
    var candidates = TextTable()
    let zeros = PrefixScheme.sharedZeros(codes, numbers)
    let head = Self.countedHead(codes, numbers)
    let step = max(1, numbers.count / Self.sample)
    for index in stride(from: 0, to: numbers.count, by: step) {
      let code = codes.bytes(numbers[index])
      let ancestors = scheme.ancestors(of: code)
      for candidate in ancestors { _ = candidates.number(of: candidate[...]) }
      let above = ancestors.first { codes.existing($0[...]) != nil }
      if let row = Row(code, above, zeros: zeros, head: head) { rows.append(row) }
    }
    bits =
      Surprise(
        of: candidates.numbers.lazy.map { candidates.bytes($0) },
        among: Surprise.Keys(numbers.lazy.map { codes.bytes($0) })
      ) { codes.existing($0) != nil }.bits
    // Words among them are codes of something else.
    guard rows.count.isLargePart(of: numbers.count), step == 1 else { return }
    let sorted = rows.sorted()
    isSerial = Self.countOn(sorted, beginRegions: scheme.hasOneLength)
    if case .padded = scheme {
      countsOnWidely = Self.countOn(sorted, beginRegions: false, gap: Self.wideGap(sorted))
    }
  }

  // MARK: Row numbers

  /// A code as a number.
  private struct Row: Comparable {
    let code: [UInt8]
    /// How many characters it has; 0 for a plain number, which counts on from 999 to 1000, and so do those of "R999" and
    /// "R1000" where all begin so.
    let length: Int
    /// What stands before the number: those of "AT11" and "BE11" count apart.
    let head: [UInt8]
    let value: Int
    let above: [UInt8]?

    /// - Parameters:
    ///   - zeros: How many zeros all codes end with, which count nothing.
    ///   - head: What all codes begin with in front of numbers that count on.
    /// - Returns: `nil` for a code that does not end in a number.
    init?(_ code: ArraySlice<UInt8>, _ above: [UInt8]?, zeros: Int, head shared: [UInt8]) {
      let counted = code.dropLast(zeros)
      let digits = counted.reversed().prefix { 48...57 ~= $0 }.count
      guard digits > 0, digits <= 18,
        let value = Int(String(decoding: counted.suffix(digits), as: UTF8.self))
      else { return nil }
      self.code = Array(code)
      head = Array(counted.dropLast(digits))
      let isPlain = head == shared && counted.suffix(digits).first != UInt8(ascii: "0")
      length = isPlain ? 0 : code.count
      self.value = value
      self.above = above
    }

    static func < (one: Row, other: Row) -> Bool {
      if one.length != other.length { return one.length < other.length }
      if one.head != other.head { return one.head.lexicographicallyPrecedes(other.head) }
      return one.value < other.value
    }
  }

  /// What all codes begin with in front of their number, if these count on from 9 to 10 or from 99 to 100: "R" of "R9"
  /// and "R10". Codes of levels hardly have a 10 behind 9: "PL9", "PL91".
  private static func countedHead(_ codes: TextTable, _ numbers: [TextNumber]) -> [UInt8] {
    func head(_ number: TextNumber) -> ArraySlice<UInt8> {
      codes.bytes(number).prefix { !(48...57 ~= $0) }
    }
    guard let first = numbers.first.map(head),
      numbers.allSatisfy({ head($0).elementsEqual(first) })
    else { return [] }
    func isThere(_ number: String) -> Bool { codes.existing((first + number.utf8)[...]) != nil }
    return isThere("9") && isThere("10") || isThere("99") && isThere("100") ? Array(first) : []
  }

  /// Whether numbers count on over the borders between the regions above, or all but the first are below
  /// the first and follow it one by one.
  ///
  /// - Parameters:
  ///   - beginRegions: Whether a code that others begin with begins a run of its own, as 1400
  ///     after 1399 does not.
  ///   - gap: How wide a border has to be; `nil`: as the steps tell.
  private static func countOn(_ rows: [Row], beginRegions: Bool, gap: Int? = nil) -> Bool {
    let pairs = zip(rows, rows.dropFirst()).filter {
      $0.0.length == $0.1.length && $0.0.head == $0.1.head
    }
    let gap = gap ?? Self.gap(pairs.map { $0.1.value - $0.0.value })
    let heads = beginRegions ? Set(rows.compactMap(\.above)) : []
    var borders = 0
    var crossed = 0
    var steps = 0
    for (one, next) in pairs {
      let step = next.value - one.value
      if step == 1 { steps += 1 }
      // Two that nothing is above are no border, and neither is a region and the first below it.
      guard one.above != next.above || heads.contains(next.code),
        one.above != nil || next.above != nil || heads.contains(next.code), next.above != one.code
      else { continue }
      borders += 1
      if step <= gap { crossed += 1 }
    }
    if borders == 0 { return steps.isNearlyAll(of: rows.count - 1) }
    return crossed.isHalf(of: borders)
  }

  /// How much numbers that count rows may leave out at a border: as much as they do elsewhere, of which
  /// half were deleted.
  private static func gap(_ steps: [Int]) -> Int {
    let sorted = steps.sorted()
    let middle = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
    return middle <= mostBetween ? max(2, 2 * middle) : 2
  }

  /// Codes that lie further apart do not count rows.
  private static var mostBetween: Int { Count.several }
  /// A border of codes is wider than this many of the usual steps below one region: 1400, 1408, 1410, 1418
  /// go on with 1503 as if 15 were not another region.
  private static var wideSteps: Int { Count.twice }

  /// How wide a border has to be to be one.
  private static func wideGap(_ rows: [Row]) -> Int {
    let steps = zip(rows, rows.dropFirst()).compactMap { one, next -> Int? in
      guard one.length == next.length, one.above != nil, one.above == next.above else { return nil }
      return next.value - one.value
    }.sorted()
    return steps.isEmpty ? 2 : max(2, wideSteps * steps[steps.count / 2])
  }
}
