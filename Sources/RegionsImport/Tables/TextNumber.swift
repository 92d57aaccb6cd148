import TypedNumbers

/// The number of a text: equal for equal texts of a table, from 0.
typealias TextNumber = Number<TextTable>

/// Two texts as one key.
typealias TextPair = NumberPair<TextTable, TextTable>

/// Some of the texts of a table, by their numbers.
struct TextNumberSet {
  private var flags: [Bool]

  /// An empty one for the first `count` texts; those that come later are not in it.
  init(count: Int) {
    flags = [Bool](repeating: false, count: count)
  }

  func contains(_ number: TextNumber) -> Bool {
    number.index < flags.count && flags[number.index]
  }

  /// Whether there is a text, and it is one of them.
  func contains(_ number: TextNumber.OrNone) -> Bool {
    number.number.map { contains($0) } ?? false
  }

  /// Adds one of the first texts.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  mutating func insert(_ number: TextNumber) -> Bool {
    if flags[number.index] { return false }
    flags[number.index] = true
    return true
  }
}
