import TypedNumbers

/// The number of a text: equal for equal texts of a table, from 0.
typealias TextNumber = Number<TextTable>

/// Two texts as one key.
typealias TextPair = NumberPair<TextTable, TextTable>

/// Some of the texts of a table, by their numbers.
struct TextNumberSet {
  private var flags: [Bool]
  /// The least number that may be in it.
  private let least: Int

  /// An empty one for the texts of these numbers, which in a column are close to each other.
  init(spanning numbers: [TextNumber.OrNone]) {
    var (least, end) = (Int.max, 0)
    for number in numbers {
      guard let index = number.number?.index else { continue }
      least = min(least, index)
      end = max(end, index + 1)
    }
    self.least = min(least, end)
    flags = [Bool](repeating: false, count: end - self.least)
  }

  /// All of these.
  init(_ numbers: [TextNumber.OrNone]) {
    self.init(spanning: numbers)
    for number in numbers { if let number = number.number { insert(number) } }
  }

  func contains(_ number: TextNumber) -> Bool {
    flags.indices.contains(number.index - least) && flags[number.index - least]
  }

  /// Whether there is a text, and it is one of them.
  func contains(_ number: TextNumber.OrNone) -> Bool {
    number.number.map { contains($0) } ?? false
  }

  /// Adds one of the texts that it is for.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  mutating func insert(_ number: TextNumber) -> Bool {
    if flags[number.index - least] { return false }
    flags[number.index - least] = true
    return true
  }
}
