import Regions
import RegionsNames
import TypedNumbers

/// The number of a syllable in a ``SyllableTable``, in two bytes: there is one for each unit and exception.
struct SyllableNumber: Hashable, Sendable {
  private let value: UInt16

  /// That of what has no syllable.
  static let none = SyllableNumber(0)

  init(_ index: Int) { value = UInt16(truncatingIfNeeded: index) }

  var index: Int { Int(value) }
}

/// How names are read, as numbers of syllables.
///
/// Read from the attribute `pinyin`: syllables in small letters without tones, separated by spaces,
/// ü written v. There are some four hundred in all, so that a query is compared with each of them
/// once and then only with their numbers. Nearly all pinyin follows from the characters; only the ones
/// that don't are kept by region.
struct SyllableTable: Sendable {
  /// The syllables that occur, as ASCII; the first stands for none.
  private(set) var syllables: [[UInt8]] = [[]]
  /// By unit: its character's syllable.
  private(set) var numbers = UnitTable(repeating: SyllableNumber.none)
  /// The units that have a syllable.
  private(set) var units: [UInt16] = []
  /// The regions that are read otherwise, in ascending order.
  private var exceptions: [Int32] = []
  private var exceptionStarts: [UInt32] = [0]
  private var exceptionNumbers: [SyllableNumber] = []
  private var known: [UInt64: SyllableNumber] = [:]

  static let attributeName = "pinyin"

  /// There is no pinyin.
  static let none = SyllableTable()

  private init() {}

  var isEmpty: Bool { syllables.count == 1 }

  /// `nil` if the data set has no pinyin.
  ///
  /// - Parameter names: whose pinyin it is.
  init?(_ storage: TreeStorage, names: Lazily<NameTable>) {
    guard let spelling = storage.spelling(ofAttribute: SyllableTable.attributeName) else {
      return nil
    }
    for (character, text) in spelling.characters where character < 0x10000 && !text.isEmpty {
      numbers[UInt16(character)] = number(of: text[...])
    }
    // Names are folded before they are read.
    for unit: UInt16 in 0x3400..<0xFB00 where numbers[unit] != .none {
      let folded = NameFolding.folded(unit)
      if numbers[folded] == .none { numbers[folded] = numbers[unit] }
    }
    for (node, text) in spelling.exceptions {
      exceptions.append(Int32(truncatingIfNeeded: node))
      for syllable in text.split(separator: 0x20) { exceptionNumbers.append(number(of: syllable)) }
      exceptionStarts.append(UInt32(truncatingIfNeeded: exceptionNumbers.count))
    }
    if spelling.characters.isEmpty { learnCharacters(of: names.value) }
    known = [:]
    units = (0...UInt16.max).filter { numbers[$0] != .none }
  }

  /// Takes the characters' syllables from names that are all kept with their pinyin.
  private mutating func learnCharacters(of names: NameTable) {
    for exception in 0..<exceptionCount {
      let name = names.units[names.range(of: exceptionNode(exception))]
      let syllables = exceptionSyllables(exception)
      guard name.count == syllables.count else { continue }
      for (unit, number) in zip(name, syllables) where numbers[unit] == .none {
        numbers[unit] = number
      }
    }
  }

  private mutating func number(of text: ArraySlice<UInt8>) -> SyllableNumber {
    // Syllables have at most six letters; of a longer token, eight take part.
    let syllable = Array(text.prefix(8))
    let key = syllable.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    if let number = known[key] { return number }
    // A file with more than 65,536 "syllables" holds no pinyin; the surplus matches nothing.
    guard syllables.count < 0xFFFF else { return .none }
    let number = SyllableNumber(syllables.count)
    syllables.append(syllable)
    known[key] = number
    return number
  }

  /// The letters of a syllable, as ASCII.
  subscript(number: SyllableNumber) -> [UInt8] { syllables[number.index] }

  /// How many regions are read otherwise.
  var exceptionCount: Int { exceptions.count }

  /// The region that is the exception with an index, in ascending order.
  func exceptionNode(_ index: Int) -> Int { Int(exceptions[index]) }

  /// The syllables of the exception with an index.
  func exceptionSyllables(_ index: Int) -> ArraySlice<SyllableNumber> {
    exceptionNumbers[Int(exceptionStarts[index])..<Int(exceptionStarts[index + 1])]
  }

  /// The syllables of a region that is read otherwise, or `nil`.
  ///
  /// - Parameter cursor: where the last one was found.
  func exception(of node: Int, _ cursor: inout NodeCursor) -> ArraySlice<SyllableNumber>? {
    let index = cursor.seek(node, count: exceptionCount, exceptionNode)
    guard index < exceptionCount, exceptionNode(index) == node else { return nil }
    return exceptionSyllables(index)
  }

  /// Hands the letters that a name of Han characters is read as to `body`, each with its character's
  /// offset in the name; ü as u.
  ///
  /// - Parameters:
  ///   - name: where the name stands in `units`.
  ///   - isException: whether the region is read otherwise than its characters.
  ///   - cursor: where the last exception was found.
  func spell(
    _ name: Range<Int>, in units: [UInt16], of node: Int, isException: Bool,
    _ cursor: inout NodeCursor, _ body: (_ offset: Int, _ letter: UInt16) -> Void
  ) {
    let exception = isException ? self.exception(of: node, &cursor) : nil
    for (offset, index) in name.enumerated() {
      let number: SyllableNumber
      if let exception {
        guard offset < exception.count else { break }
        number = exception[exception.startIndex + offset]
      } else {
        number = numbers[units[index]]
      }
      for letter in self[number] { body(offset, letter == 0x76 ? 0x75 : UInt16(letter)) }
    }
  }

  /// The parts of a folded name that one syllable each stands for: every Han character, and every
  /// run of Latin letters and digits. Other characters have no pinyin.
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
