import Regions
import RegionsNames

/// How names are read, as numbers of syllables.
///
/// Read from the attribute `pinyin`: syllables in small letters without tones, separated by spaces,
/// ü written v. There are some four hundred in all, so that a query is compared with each of them
/// once and then only with their numbers. Nearly all readings follow from the characters; only the ones
/// that don't are kept by region.
struct SyllableTable: Sendable {
  /// The syllables that occur, as ASCII; the first stands for none.
  private(set) var syllables: [[UInt8]] = [[]]
  /// By unit: the number of its character's syllable, or 0.
  private(set) var numbers = [UInt16](repeating: 0, count: 1 << 16)
  /// The units that have a syllable.
  private(set) var units: [UInt16] = []
  /// By unit: how many letters its syllable has.
  private(set) var letterCounts = [UInt8](repeating: 0, count: 1 << 16)
  /// The regions that are read otherwise, in ascending order.
  private(set) var exceptions: [Int32] = []
  private var exceptionStarts: [UInt32] = [0]
  private var exceptionNumbers: [UInt16] = []
  private var known: [UInt64: UInt16] = [:]

  static let attributeName = "pinyin"

  /// Nothing is known of readings.
  static let none = SyllableTable()

  private init() {}

  var isEmpty: Bool { syllables.count == 1 }

  /// `nil` if the data set has no readings.
  ///
  /// - Parameter names: whose readings they are.
  init?(_ storage: TreeStorage, names: Lazily<NameTable>) {
    guard let spelling = storage.spelling(ofAttribute: SyllableTable.attributeName) else {
      return nil
    }
    for (character, text) in spelling.characters where character < 0x10000 && !text.isEmpty {
      numbers[Int(character)] = number(of: text[...])
    }
    // Names are folded before they are read.
    for unit in 0x3400..<0xFB00 where numbers[unit] != 0 {
      let folded = Int(NameFolding.table[unit])
      if numbers[folded] == 0 { numbers[folded] = numbers[unit] }
    }
    for (node, text) in spelling.exceptions {
      exceptions.append(Int32(truncatingIfNeeded: node))
      for syllable in text.split(separator: 0x20) { exceptionNumbers.append(number(of: syllable)) }
      exceptionStarts.append(UInt32(truncatingIfNeeded: exceptionNumbers.count))
    }
    if spelling.characters.isEmpty { learnCharacters(of: names.value) }
    known = [:]
    for unit in numbers.indices where numbers[unit] != 0 {
      units.append(UInt16(unit))
      letterCounts[unit] = UInt8(truncatingIfNeeded: syllables[Int(numbers[unit])].count)
    }
  }

  /// Takes the characters' syllables from names that are all kept with their readings.
  private mutating func learnCharacters(of names: NameTable) {
    for (index, node) in exceptions.enumerated() {
      let name = names.range(of: Int(node))
      let reading = Int(exceptionStarts[index])..<Int(exceptionStarts[index + 1])
      guard name.count == reading.count else { continue }
      for (place, number) in zip(name, reading) where numbers[Int(names.units[place])] == 0 {
        numbers[Int(names.units[place])] = exceptionNumbers[number]
      }
    }
  }

  private mutating func number(of text: ArraySlice<UInt8>) -> UInt16 {
    // Syllables have at most six letters; of a longer token, eight take part.
    let syllable = Array(text.prefix(8))
    let key = syllable.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    if let number = known[key] { return number }
    // A file with more than 65,536 "syllables" holds no pinyin; the surplus matches nothing.
    guard syllables.count < 0xFFFF else { return 0 }
    let number = UInt16(syllables.count)
    syllables.append(syllable)
    known[key] = number
    return number
  }

  /// Where the syllables of a region stand that is read otherwise, or `nil`.
  ///
  /// - Parameter cursor: where the last one was found; regions asked for in order cost O(1).
  func exception(of node: Int, _ cursor: inout Int) -> Range<Int>? {
    if cursor > 0, cursor > exceptions.count || Int(exceptions[cursor - 1]) >= node { cursor = 0 }
    if cursor == 0 {
      var last = exceptions.count
      while cursor < last {
        let middle = (cursor + last) / 2
        if Int(exceptions[middle]) < node { cursor = middle + 1 } else { last = middle }
      }
    }
    while cursor < exceptions.count, Int(exceptions[cursor]) < node { cursor += 1 }
    guard cursor < exceptions.count, Int(exceptions[cursor]) == node else { return nil }
    return exceptionRange(cursor)
  }

  func exceptionNumber(_ index: Int) -> UInt16 { exceptionNumbers[index] }

  /// Where the syllables of the exception with an index stand.
  func exceptionRange(_ index: Int) -> Range<Int> {
    Int(exceptionStarts[index])..<Int(exceptionStarts[index + 1])
  }

  /// The parts of a folded name that one syllable each stands for: every Han character, and every
  /// run of Latin letters and digits. Other characters have no reading.
  static func tokens(of name: ArraySlice<UInt16>) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var index = name.startIndex
    while index < name.endIndex {
      let start = index
      let unit = name[index]
      index += 1
      if isLatin(unit) {
        while index < name.endIndex, isLatin(name[index]) { index += 1 }
      } else if unit >= 0xD800, unit < 0xDC00, index < name.endIndex {
        index += 1
      } else if unit < 0x3000 || unit >= 0xFB00 {
        continue
      }
      tokens.append(start..<index)
    }
    return tokens
  }

  private static func isLatin(_ unit: UInt16) -> Bool {
    unit >= 0x61 && unit <= 0x7A || unit >= 0x30 && unit <= 0x39
  }
}
