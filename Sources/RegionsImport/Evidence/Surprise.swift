import RegionsSource
import TypedNumbers

/// How much it says that texts are among the keys of a list: more than chance would make of it, or not.
///
/// In bits, with each text in turn: one that is a key, as those before it were, says more the less likely it
/// was to be one anyway; one that is none says something against it. Thirteen small numbers among the row
/// numbers 1 to 4581 say nothing, for any number would be there.
struct Surprise: Sendable {
  /// How many different texts were looked for.
  private(set) var count = 0
  /// How many of them are keys.
  private(set) var found = 0
  /// How many would be by chance.
  private(set) var expected = 0.0
  /// What that says; less than 0 says that the texts are something else.
  private(set) var bits = 0.0

  /// From this on it is no chance. Of 170 links of real sources below this, 18 of 25 were false, and the 7 that
  /// were true had a word for the parent or another column that follows.
  static var enough: Double { tried(10, "Surprise.enough") }

  /// Below this it is chance, even where few could say more: of 160 sources whose codes begin with others, the
  /// numbers that do so by chance say 2.3 at most (regions_lite.json), the least of the true codes 3.3 (one above
  /// four, code-a-code-and-an-array-of-the-rest.js).
  static var little: Double { tried(3, "Surprise.little") }

  /// - Parameters:
  ///   - texts: different ones, in order of appearance.
  ///   - isKey: whether one is a key.
  /// - Complexity: O(texts log keys).
  init(
    of texts: some Sequence<ArraySlice<UInt8>>, among keys: Keys,
    isKey: (ArraySlice<UInt8>) -> Bool
  ) {
    for text in texts {
      let chance = keys.chance(text)
      let share = (Double(found) + 0.5) / Double(count + 1)
      count += 1
      expected += chance
      if isKey(text) {
        found += 1
        bits += Self.log2(share / chance)
      } else {
        // That others miss more than chance would have them is no sign of a reference.
        bits += min(0, Self.log2((1 - share) / (1 - chance)))
      }
    }
    // All of the keys and nothing else: their range is known.
    if found == keys.count, keys.count > 0 { bits += 2 * Self.log2(Double(keys.count)) }
  }

  /// The keys that texts may be among.
  struct Keys: Sendable {
    /// How many there are.
    private(set) var count = 0
    /// Those that are whole numbers, by how many digits they have, sorted.
    private var values: [Int: [Int]] = [:]
    /// Of which lengths some begin with a zero.
    private var padded: Set<Int> = []
    /// How many bits a byte takes, by how often it is there; the last one ends a text.
    private var bits = [Double](repeating: 0, count: 257)

    /// How far around a number its neighbourhood reaches.
    private static var reach: Int { tried(50) }
    /// No text is sure to be a key, and none is sure to be none.
    private static let chances = 0.000_001...0.98
    /// Longer numbers are texts.
    private static let mostDigits = 18

    /// - Complexity: O(keys log keys).
    init(_ keys: some Sequence<ArraySlice<UInt8>>) {
      var counts = [Int](repeating: 1, count: 257)
      for key in keys {
        count += 1
        for byte in key { counts[Int(byte)] += 1 }
        counts[256] += 1
        guard let value = Self.value(key) else { continue }
        values[key.count, default: []].append(value)
        if key.first == UInt8(ascii: "0") { padded.insert(key.count) }
      }
      for length in Array(values.keys) { values[length]?.sort() }
      let total = Double(counts.reduce(0, +))
      for byte in counts.indices { bits[byte] = Surprise.log2(total / Double(counts[byte])) }
    }

    /// How likely a text would be a key by chance: a number as often as those around it are, another text by
    /// how long it is and of which characters.
    func chance(_ text: ArraySlice<UInt8>) -> Double {
      let chance: Double
      if let value = Self.value(text) {
        let sorted = values[text.count] ?? []
        // "01" is no number of those that are written "1".
        if text.first == UInt8(ascii: "0"), text.count > 1, !padded.contains(text.count) {
          return Self.chances.lowerBound
        }
        let least = padded.contains(text.count) ? 0 : Self.power(text.count - 1)
        let from = max(value - Self.reach, least)
        let to = min(value + Self.reach, Self.power(text.count) - 1)
        let near =
          Self.count(sorted, from: from, to: to) - Self.count(sorted, from: value, to: value)
        chance = (Double(near) + 0.5) / Double(max(0, to - from) + 1)
      } else {
        let length = text.reduce(bits[256]) { $0 + bits[Int($1)] }
        chance = Double(count) * Surprise.powerOfTwo(-length)
      }
      return min(max(chance, Self.chances.lowerBound), Self.chances.upperBound)
    }

    private static func value(_ text: ArraySlice<UInt8>) -> Int? {
      guard !text.isEmpty, text.count <= mostDigits, text.allSatisfy({ 48...57 ~= $0 }) else {
        return nil
      }
      return text.reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    /// The least number of one digit more; of none, 0.
    private static func power(_ digits: Int) -> Int {
      digits == 0 ? 0 : (0..<digits).reduce(1) { power, _ in power * 10 }
    }

    /// How many of sorted numbers lie in a range.
    private static func count(_ sorted: [Int], from: Int, to: Int) -> Int {
      func place(_ value: Int) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
          let middle = (low + high) / 2
          if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
      }
      return place(to + 1) - place(from)
    }
  }

  // MARK: Logarithms

  /// The logarithm of a number above 0 to the base of two, to six digits.
  static func log2(_ number: Double) -> Double {
    let ratio = (number.significand - 1) / (number.significand + 1)
    let square = ratio * ratio
    var (sum, power) = (0.0, ratio)
    for divisor in stride(from: 1.0, to: 14, by: 2) {
      sum += power / divisor
      power *= square
    }
    return Double(number.exponent) + 2 * sum / 0.693_147_180_559_945_3
  }

  /// Two to the power of a number, where a tenth more or less is no matter.
  static func powerOfTwo(_ exponent: Double) -> Double {
    guard exponent > -1_000 else { return 0 }
    let whole = exponent.rounded(.down)
    return (1 + (exponent - whole)) * Double(sign: .plus, exponent: Int(whole), significand: 1)
  }
}

extension Finding.Chance {
  init(_ surprise: Surprise) {
    self.init(
      different: surprise.count, found: surprise.found,
      byChance: Int(surprise.expected.rounded()))
  }
}
