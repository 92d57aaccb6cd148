import RegionsSource
import TypedNumbers

/// How the code of a region begins with the code of the region above it.
enum PrefixScheme: Equatable {
  /// Codes in segments, the unused ones zero: 110101 → 110100 → 110000. `ends` are where the
  /// segments but the last end. Beside codes of the usual length there may be others: the town
  /// 441900003 lies below 441900, and 110101 below 11 where provinces have no zeros.
  case padded(ends: [Int], lengths: [Int])
  /// Codes of as many lengths as there are levels: 110101 → 1101 → 11.
  case lengths([Int])
  /// Parts with a separator between them: US-CA-075 → US-CA → US.
  case separated(UInt8)

  /// What may stand between the parts of a code.
  static let separators = Array(".-/_".utf8)

  /// The codes of the regions that may be above, nearest first.
  func ancestors(of code: ArraySlice<UInt8>) -> [[UInt8]] {
    var result: [[UInt8]] = []
    switch self {
    case .padded(let ends, let lengths):
      for shared in stride(from: code.count - 1, to: 0, by: -1) {
        if lengths.contains(shared) { result.append(Array(code.prefix(shared))) }
        guard ends.contains(shared) else { continue }
        for length in lengths.reversed() where length > shared && length <= code.count {
          let zeros = [UInt8](repeating: 48, count: length - shared)
          let head = Array(code.prefix(shared)) + zeros
          if !code.elementsEqual(head) { result.append(head) }
        }
      }
      // Chinese lists have what lies abroad below 900000, with a country's own digits behind the first: 989400.
      if ends.contains(2), let abroad = Self.abroad(code) { result.append(abroad) }
      // All zeros are what is above everything.
      if code.contains(where: { $0 != 48 }) {
        result.append([UInt8](repeating: 48, count: code.count))
      }
    case .lengths(let lengths):
      for length in lengths.reversed() where length < code.count {
        result.append(Array(code.prefix(length)))
      }
    case .separated(let separator):
      var index = code.endIndex
      while index > code.startIndex {
        index -= 1
        if code[index] == separator, index > code.startIndex {
          // Codes may end with it, as those above do: "03." and "03.061.".
          if index + 1 < code.endIndex { result.append(Array(code[...index])) }
          result.append(Array(code[..<index]))
        }
      }
    }
    return result
  }

  /// What is above a code of six digits that begins with nine and stands for no province, if its own is not there.
  private static func abroad(_ code: ArraySlice<UInt8>) -> [UInt8]? {
    code.count == 6 && code.first == UInt8(ascii: "9") && zeros(code) < 4
      ? Array("900000".utf8) : nil
  }

  /// Whether all codes have one length, with zeros where a level is not used.
  var hasOneLength: Bool {
    if case .padded(_, let lengths) = self { return lengths.count == 1 }
    return false
  }

  /// The scheme of lists with codes of one length, a level each: those of the upper ones end with more zeros.
  ///
  /// - Returns: `nil` where the zeros don't tell one from the next.
  static func ofLevels(_ levels: [[ArraySlice<UInt8>]]) -> PrefixScheme? {
    guard levels.count > 1, let length = levels.first?.first?.count,
      levels.allSatisfy({ $0.allSatisfy { $0.count == length } })
    else { return nil }
    let ends = levels.map { level in length - (level.map(zeros).min() ?? 0) }.sorted()
    guard ends[0] > 0, zip(ends, ends.dropFirst()).allSatisfy(<) else { return nil }
    return .padded(ends: ends.dropLast(), lengths: [length])
  }

  /// How many zeros a code ends with.
  static func zeros(_ code: ArraySlice<UInt8>) -> Int { code.reversed().prefix { $0 == 48 }.count }

  /// How many zeros all codes of one length end with: "101010100", "101010200" … count in hundreds.
  static func sharedZeros(_ codes: TextTable, _ numbers: [TextNumber]) -> Int {
    guard let length = numbers.first.map({ codes.bytes($0).count }) else { return 0 }
    var zeros = length - 1
    for number in numbers {
      let code = codes.bytes(number)
      guard code.count == length else { return 0 }
      zeros = min(zeros, Self.zeros(code))
      if zeros == 0 { return 0 }
    }
    return zeros
  }

  /// Finds the scheme of a set of codes, and the share of codes that have another above them.
  ///
  /// - Parameters:
  ///   - told: What lists of a level each tell; of equals it is the one.
  ///   - leastZeros: With how many zeros at least a code ends that others of its length are below.
  static func find(
    _ codes: TextTable, _ numbers: [TextNumber], told: PrefixScheme? = nil, leastZeros: Int = 1
  ) -> (scheme: PrefixScheme, share: Double)? {
    guard numbers.count >= 2 else { return nil }
    var lengths: [Int: Int] = [:]
    for number in numbers {
      let code = codes.bytes(number)
      lengths[code.count, default: 0] += 1
    }
    var candidates = told.map { [$0] } ?? []
    for separator in separators
    where numbers.prefix(2000).contains(where: { codes.bytes($0).contains(separator) }) {
      candidates.append(.separated(separator))
    }
    if lengths.count >= 2, lengths.count <= 8 {
      candidates.append(.lengths(lengths.keys.sorted()))
    }
    if lengths.count <= 8, let usual = lengths.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      3...24 ~= usual.key
    {
      let same = numbers.filter { codes.bytes($0).count == usual.key }
      let ends = segments(codes, same, length: usual.key + 1 - leastZeros)
      if !ends.isEmpty {
        candidates.append(.padded(ends: ends, lengths: lengths.keys.sorted()))
      }
    }
    var best: (PrefixScheme, Double)?
    for scheme in candidates {
      var found = 0
      // A sample of this size tells the share well enough.
      let step = max(1, numbers.count / 8_000)
      let some = stride(from: 0, to: numbers.count, by: step).map { numbers[$0] }
      for number in some
      where scheme.ancestors(of: codes.bytes(number)).contains(where: {
        codes.existing($0[...]) != nil
      }) {
        found += 1
      }
      let share = Double(found) / Double(some.count)
      if share > (best?.1 ?? 0) { best = (scheme, share) }
    }
    return best.map { (scheme: $0.0, share: $0.1) }
  }

  /// Whether codes only count rows: whole numbers without leading zeros, the largest of which is at
  /// most twice their count. A few words among them are no codes either.
  static func areRowNumbers(_ codes: TextTable, _ numbers: [TextNumber]) -> Bool {
    let counting = numbers.reduce(0) { sum, number in
      let code = codes.bytes(number)
      guard code.first != 48 || code.count == 1 else { return sum }
      let isSmall =
        Int(String(decoding: code, as: UTF8.self)).map { $0 <= 2 * numbers.count } ?? false
      return sum + (isSmall ? 1 : 0)
    }
    return (numbers.count - counting).isFew(of: numbers.count)
  }

  /// Whether half of the codes are Roman numbers, of which II is no more below I than 2 is below 1; all may begin with
  /// the same: "R-II".
  static func areRoman(_ codes: TextTable, _ numbers: [TextNumber]) -> Bool {
    guard let first = numbers.first.map(codes.bytes) else { return false }
    let begin = numbers.reduce(first.count) { begin, number in
      zip(codes.bytes(number), first).prefix(begin).prefix { $0 == $1 }.count
    }
    return numbers.count { number in
      let rest = codes.bytes(number).dropFirst(begin)
      return (begin == 0 || !rest.isEmpty) && rest.allSatisfy("IVX".utf8.contains)
    }.isHalf(of: numbers.count)
  }

  /// Where the segments of zero-padded codes end: of all sets of borders, with segments of two digits or more, the one
  /// behind which most regions above are there.
  ///
  /// What a border explains depends on the one before it alone: a code with only zeros between the two has the same
  /// region above it at both.
  ///
  /// - Complexity: O(length² × codes).
  private static func segments(_ codes: TextTable, _ numbers: [TextNumber], length: Int) -> [Int] {
    let step = max(1, numbers.count / Self.sample)
    let sample = stride(from: 0, to: numbers.count, by: step).map { codes.bytes(numbers[$0]) }
    // The best set of which a place is the last border, by place.
    var best: [(explained: Double, ends: [Int])] = [(0, [])]
    for end in 1..<length {
      var found = (explained: 0.0, ends: [Int]())
      for start in 0..<end where start == 0 || end - start > 1 && !best[start].ends.isEmpty {
        let explained =
          best[start].explained + Self.explained(by: end, after: start, sample, codes)
        if explained > found.explained { found = (explained, best[start].ends + [end]) }
      }
      best.append(found)
    }
    return best.max { $0.explained < $1.explained }?.ends ?? []
  }

  /// How many regions above are there behind a border, less those that are missing, which speak against it.
  private static func explained(
    by end: Int, after start: Int, _ sample: [ArraySlice<UInt8>], _ codes: TextTable
  ) -> Double {
    var heads = TextTable()
    for code in sample {
      let (front, rest) = (code.prefix(end), code.dropFirst(end))
      guard front.dropFirst(start).contains(where: { $0 != 48 }),
        rest.contains(where: { $0 != 48 })
      else { continue }
      _ = heads.number(of: front + [UInt8](repeating: 48, count: rest.count))
    }
    let there = heads.numbers.count { codes.existing(heads.bytes($0)) != nil }
    let missing = heads.count - there
    let excess = max(0, missing - Self.mayBeMissing)
    // On top one that is missing tells against a border as much as one that is there speaks for it: 120|000 is no better
    // than 12|0000 if 222|000 is not there.
    let found = start == 0 ? max(Double(there - missing), Sign.hint * Double(there)) : Double(there)
    return found - Sign.decisive * Double(excess)
  }

  /// The most regions above that an excerpt may lack: flat-codes-only-the-parent-by-their-beginning.csv.
  private static var mayBeMissing: Int { Count.several }
  /// More codes than these tell nothing new.
  private static let sample = 20_000
}
