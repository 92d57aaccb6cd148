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

  /// A border of a segment has to have as many of the codes above: in lists of changes most are missing.
  private static let border = 0.4
  /// Per share of codes with zeros before a digit: 110001 has no city in it, and no border behind 1100.
  private static let costOfHoles = 4.0

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
          result.append(Array(code[..<index]))
        }
      }
    }
    return result
  }

  /// Whether all codes have one length, with zeros where a level is not used.
  var hasOneLength: Bool {
    if case .padded(_, let lengths) = self { return lengths.count == 1 }
    return false
  }

  /// Finds the scheme of a set of codes, and the share of codes that have another above them.
  static func find(_ codes: TextTable, _ numbers: [TextNumber]) -> (
    scheme: PrefixScheme, share: Double
  )? {
    guard numbers.count >= 2 else { return nil }
    var lengths: [Int: Int] = [:]
    for number in numbers {
      let code = codes.bytes(number)
      lengths[code.count, default: 0] += 1
    }
    var candidates: [PrefixScheme] = []
    for separator in [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_")]
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
      let ends = segments(codes, same, length: usual.key)
      if !ends.isEmpty {
        candidates.append(.padded(ends: ends, lengths: lengths.keys.sorted()))
      }
    }
    var best: (PrefixScheme, Double)?
    for scheme in candidates {
      var found = 0
      // As many tell the share well enough.
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

  /// Where the segments of zero-padded codes end.
  ///
  /// A place is a border if the codes that share what is before it have, nearly always, the code
  /// that is zero after it among them. Of all sets of borders with segments of two digits or more
  /// the best explained is taken; a zero segment in the middle of a code speaks against a set.
  private static func segments(_ codes: TextTable, _ numbers: [TextNumber], length: Int) -> [Int] {
    var support = [Double](repeating: 0, count: length)
    let step = max(1, numbers.count / 20_000)
    var sample = stride(from: 0, to: numbers.count, by: step).map {
      Array(codes.bytes(numbers[$0]))
    }
    sample.sort { $0.lexicographicallyPrecedes($1) }
    for end in 1..<length {
      var groups = 0
      var headed = 0
      var index = 0
      while index < sample.count {
        let prefix = sample[index].prefix(end)
        var next = index
        var hasOthers = false
        while next < sample.count, sample[next].prefix(end) == prefix {
          if sample[next][end...].contains(where: { $0 != 48 }) { hasOthers = true }
          next += 1
        }
        if hasOthers {
          groups += 1
          let head = Array(prefix) + [UInt8](repeating: 48, count: length - end)
          if codes.existing(head[...]) != nil { headed += 1 }
        }
        index = next
      }
      // Smoothed, so that a few codes can't speak against a border by chance.
      support[end] =
        groups == 0 || headed == 0 ? 0 : Double(headed + 1) / Double(groups + 1)
    }
    let places = (1..<length).filter { support[$0] >= Self.border }
    // Each has to explain more than a hint would; sets that differ by less explain the codes as well as each other.
    var sets: [(ends: [Int], score: Double)] = []
    func extend(_ ends: [Int], from: Int) {
      if !ends.isEmpty {
        let gain = ends.reduce(0.0) { $0 + support[$1] - Sign.hint }
        sets.append((ends, gain - Self.costOfHoles * holes(sample, ends)))
      }
      guard ends.count < 5 else { return }
      for place in places where place >= from {
        extend(ends + [place], from: place + 2)
      }
    }
    extend([], from: 1)
    guard let most = sets.map(\.score).max(), most > 0 else { return [] }
    // Where towns number 001, 002 …, 100, 101 …, borders at the eighth and the tenth digit explain
    // most codes as well as those at the sixth and the ninth: of such sets, the one by which regions
    // have most regions above them.
    let close = sets.filter { $0.score >= most - Sign.hint }
    if close.count == 1 { return close[0].ends }
    let heads = Heads(codes, sample, places: places)
    var best: (ends: [Int], above: Int, score: Double) = ([], -1, 0)
    for set in close {
      let above = heads.count(set.ends)
      if (above, set.score) > (best.above, best.score + 1e-9) {
        best = (set.ends, above, set.score)
      }
    }
    return best.ends
  }

  /// Which codes of a sample have a code above them at each border.
  private struct Heads {
    private let sample: [[UInt8]]
    private let places: [Int]
    /// By code, then by border.
    private var exist: [[Bool]] = []

    init(_ codes: TextTable, _ all: [[UInt8]], places: [Int]) {
      sample = stride(from: 0, to: all.count, by: max(1, all.count / 4_000)).map { all[$0] }
      self.places = places
      exist = sample.map { code in
        places.map { place in
          let head = code.prefix(place) + [UInt8](repeating: 48, count: code.count - place)
          return !head.elementsEqual(code) && codes.existing(ArraySlice(head)) != nil
        }
      }
    }

    private func rest(_ code: [UInt8], _ end: Int) -> Bool { code[end...].contains { $0 != 48 } }

    /// How many different regions lie above those of the sample, each counted twice, less those that
    /// would have to be there and are not.
    func count(_ ends: [Int]) -> Int {
      let columns = ends.compactMap { places.firstIndex(of: $0) }
      var count = 0
      for (code, exist) in zip(sample, exist) {
        var start = 0
        for (end, column) in zip(ends, columns) {
          // Zeros alone since the border before name the same region once more.
          let isOther = code[start..<end].contains { $0 != 48 }
          if isOther { count += exist[column] ? 2 : rest(code, end) ? -1 : 0 }
          start = end
        }
      }
      return count
    }
  }

  /// The share of codes with a segment of zeros before one that is not.
  private static func holes(_ sample: [[UInt8]], _ ends: [Int]) -> Double {
    let step = max(1, sample.count / 500)
    var found = 0
    var looked = 0
    for index in stride(from: 0, to: sample.count, by: step) {
      let code = sample[index]
      looked += 1
      var start = 0
      var sawZero = false
      for end in ends + [code.count] {
        let isZero = code[start..<end].allSatisfy { $0 == 48 }
        if isZero {
          sawZero = true
        } else if sawZero {
          found += 1
          break
        }
        start = end
      }
    }
    return Double(found) / Double(max(1, looked))
  }
}
