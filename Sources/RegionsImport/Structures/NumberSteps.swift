import RegionsSource
import TypedNumbers

/// A region's number lies between that of the region above it and the next of that level, which counts in
/// steps; behind a point it counts within the region itself.
///
///     evalue,ename
///     500,北京市
///     501,东城区
///     501.1,和平里街道
///     1000,天津市
extension Structure {
  static let numberSteps: Structure = .init("number-steps", most: Weight.numberSteps) { skeleton in
    RowOrder.hypothesis(skeleton, numberSteps, weight: Weight.numberSteps) { evidence, list in
      let records = evidence.lists[list]
      for column in records.columns.indices where evidence.profile(list, column).digits > 0 {
        guard evidence.distinctCount(list, column) == records.count,
          let found = NumberSteps(
            evidence.textNumbers(list, column).map {
              $0.number.flatMap { NumberSteps.Number(evidence.bytes($0)) }
            })
        else { continue }
        return RowOrder(
          columns: [column], parents: found.parents, id: column,
          form: .numberSteps(records.columns[column].name, steps: found.steps))
      }
      return nil
    }
  }
}

extension Weight {
  /// All upper regions have round numbers and all others the number above them: hardly chance. Stronger
  /// than what is before the point alone, which is a code's beginning as well.
  static var numberSteps: Double { linked }
}

/// How the numbers of a column count.
struct NumberSteps {
  /// From the top: how far the numbers of one level are apart.
  let steps: [Int]
  /// By record: the record of the region above, or -1.
  let parents: [Int]

  /// As likely it may be that so many numbers are round by chance.
  private static let chance = 0.001
  /// The number after which another region above begins is further away than this many of the usual ones.
  private static var border: Int { Count.several }
  /// Of the room that a step leaves as much is used, at most: a half. Row numbers use all of it.
  private static var used: Int { Count.twice }

  /// A whole number, and what is behind its point.
  struct Number {
    let whole: Int
    let hasPart: Bool

    /// - Returns: `nil` for what is no number, or a code of digits with zeros in front.
    init?(_ text: ArraySlice<UInt8>) {
      let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard 1...2 ~= parts.count, 1...9 ~= parts[0].count, parts[0].first != UInt8(ascii: "0"),
        parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { 48...57 ~= $0 } })
      else { return nil }
      whole = parts[0].reduce(0) { $0 * 10 + Int($1 - 48) }
      hasPart = parts.count == 2
    }
  }

  /// - Parameter numbers: All different.
  /// - Returns: `nil` if any is none, or they don't count in steps.
  /// - Complexity: O(numbers log numbers).
  init?(_ numbers: [Number?]) {
    var records: [Int: Int] = [:]
    for (record, number) in numbers.enumerated() {
      guard let number else { return nil }
      if !number.hasPart { records[number.whole] = record }
    }
    var level = records.keys.sorted()
    let isOfOneLength = String(level.first ?? 0).utf8.count == String(level.last ?? 0).utf8.count
    var steps: [Int] = []
    while let found = Self.step(level), found.step % (steps.first ?? 1) == 0 {
      steps.insert(found.step, at: 0)
      level = found.heads
    }
    // Round decimal numbers of one length are codes that end with zeros.
    guard !steps.isEmpty, !isOfOneLength || !steps.allSatisfy(Self.isPowerOfTen) else { return nil }
    self.steps = steps
    var parents: [Int] = []
    for number in numbers {
      guard let number else { return nil }
      if number.hasPart {
        guard let above = records[number.whole] else { return nil }
        parents.append(above)
        continue
      }
      let above = steps.reversed().lazy.map { number.whole - number.whole % $0 }
        .first { $0 != number.whole }
      guard let above else {
        parents.append(-1)
        continue
      }
      guard let record = records[above] else { return nil }
      parents.append(record)
    }
    self.parents = parents
  }

  /// The step that numbers go on with after the last one below each region above, and the numbers of those;
  /// `nil` if there is none.
  ///
  /// - Parameter numbers: Sorted.
  private static func step(_ numbers: [Int]) -> (step: Int, heads: [Int])? {
    guard let first = numbers.first, numbers.count > 3 else { return nil }
    let pairs = Array(zip(numbers, numbers.dropFirst()))
    let usual = pairs.map { $1 - $0 }.sorted()[pairs.count / 2]
    let heads = [first] + pairs.filter { $1 - $0 > border * usual }.map(\.1)
    let step = heads.reduce(0, divisor)
    guard heads.count > 2, step > 1, heads.count < numbers.count,
      numbers.allSatisfy({ $0 % step * used <= step }),
      isRare(step, heads.count)
    else { return nil }
    let known = Set(heads)
    guard numbers.allSatisfy({ known.contains($0 - $0 % step) }) else { return nil }
    return (step, heads)
  }

  /// Whether hardly ever as many numbers have a common divisor as large as this one, or larger: each is
  /// divided by it in one of as many cases.
  private static func isRare(_ divisor: Int, _ count: Int) -> Bool {
    var chance = Double(divisor) / Double(count - 1)
    for _ in 0..<count where chance > Self.chance { chance /= Double(divisor) }
    return chance <= Self.chance
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }

  private static func isPowerOfTen(_ number: Int) -> Bool {
    var number = number
    while number >= 10, number % 10 == 0 { number /= 10 }
    return number == 1
  }
}
