/// The code of a region begins with the code of the region above it.
///
///     110000 北京市        US Alabama
///     110101 东城区        US-AL-001 Autauga
extension Structure {
  static let codePrefix = Structure(.codePrefix) { skeleton in
    let lists = skeleton.tops.filter { skeleton.roles[$0].id != nil }
    let total = lists.reduce(0) { $0 + skeleton.evidence.lists[$1].count }
    // Nested records are told by what holds them.
    guard lists.count == skeleton.tops.count, total >= 3, skeleton.options.parentKey == nil,
      lists.allSatisfy({ skeleton.children(of: $0).isEmpty }), skeleton.aliased.isEmpty
    else { return [] }
    var codes = TextTable()
    var numbers: [Int32] = []
    for list in lists {
      guard let id = skeleton.roles[list].id else { continue }
      for number in skeleton.evidence.textNumbers(list, id) where number >= 0 {
        numbers.append(codes.number(of: skeleton.evidence.bytes(number)))
      }
    }
    numbers = Array(Set(numbers)).sorted()
    guard let found = PrefixScheme.find(codes, numbers), found.share >= 0.5 else { return [] }
    var nesting = skeleton
    nesting.scheme = found.scheme
    for list in lists { nesting.rules[list] = .prefix }
    var hypothesis = Hypothesis(
      .codePrefix, .records(nesting),
      [
        Finding(.linksRecords, weight: Weight.codePrefix),
        Finding(
          .beginsWithCode,
          lists.compactMap { list in
            skeleton.roles[list].id.map { skeleton.evidence.lists[list].columns[$0].name }
          }, share: found.share, weight: found.share),
      ])
    let chance = PrefixChance(found.scheme, codes, numbers)
    if chance.isSerial { hypothesis.disqualified = Finding(.serialNumbers) }
    // A reading of very few codes may hold by chance.
    if chance.isWeak { hypothesis.evidence.append(Finding(.fewCodes, weight: Weight.fewCodes)) }
    return [hypothesis]
  }
}

/// Whether codes begin with other codes only because there are so many of those: row numbers do.
struct PrefixChance {
  /// Numbers that count on across the border between two regions above as if it were not there.
  private(set) var isSerial = false
  /// So few codes, with so many possible beginnings taken, that it may be chance.
  private(set) var isWeak = false

  /// How likely chance may be: where two of nine possible beginnings are taken, as in "1, 2, 11, 12,
  /// 21", chance would put three codes below them once in ninety times.
  private static let likeliest = 0.02
  /// More codes than these tell nothing new.
  private static let sample = 20_000

  /// - Complexity: O(codes log codes).
  init(_ scheme: PrefixScheme, _ codes: TextTable, _ numbers: [Int32]) {
    if case .separated = scheme { return }
    if case .lengths = scheme, PrefixScheme.areRowNumbers(codes, numbers) {
      isSerial = true
      return
    }
    var rows: [Row] = []
    var counts: [Int: Int] = [:]
    for number in numbers { counts[codes.bytes(number).count, default: 0] += 1 }
    var chance = 1.0
    for number in numbers {
      let code = codes.bytes(number)
      let above = scheme.ancestors(of: code).first { codes.existing($0[...]) != nil }
      if let above {
        let taken = Double(counts[above.count] ?? 0)
        let base = above.allSatisfy { 48...57 ~= $0 } ? 10.0 : 30.0
        var possible = 1.0
        for _ in 0..<min(above.count, 12) { possible *= base }
        chance *= min(1, taken / possible)
      }
      if let row = Row(code, above) { rows.append(row) }
    }
    isWeak = chance > Self.likeliest
    // Words among them are codes of something else.
    guard rows.count * 10 >= numbers.count * 8, rows.count <= Self.sample else { return }
    isSerial = Self.countOn(rows.sorted { ($0.length, $0.value) < ($1.length, $1.value) })
  }

  /// A code as a number.
  private struct Row {
    let code: [UInt8]
    let length: Int
    let value: Int
    let above: [UInt8]?

    /// - Returns: `nil` for a code that does not end in a number.
    init?(_ code: ArraySlice<UInt8>, _ above: [UInt8]?) {
      let digits = code.reversed().prefix { 48...57 ~= $0 }.count
      guard digits > 0, digits <= 18,
        let value = Int(String(decoding: code.suffix(digits), as: UTF8.self))
      else { return nil }
      self.code = Array(code)
      length = code.count
      self.value = value
      self.above = above
    }
  }

  /// Whether numbers count on over the borders between the regions above, or all but the first are below
  /// the first and follow it one by one.
  private static func countOn(_ rows: [Row]) -> Bool {
    var borders = 0
    var crossed = 0
    var steps = 0
    for (one, next) in zip(rows, rows.dropFirst()) where one.length == next.length {
      let step = next.value - one.value
      if step == 1 { steps += 1 }
      // Two that nothing is above are no border, and neither is a region and the first below it.
      guard one.above != next.above, one.above != nil || next.above != nil,
        next.above != one.code
      else { continue }
      borders += 1
      if step <= Self.gap { crossed += 1 }
    }
    if borders == 0 { return steps * 10 >= (rows.count - 1) * 9 }
    return crossed * 2 >= borders
  }

  /// How much numbers that count rows may leave out at a border.
  private static let gap = 2
}
