import Regions

/// The pinyin of all regions as runs of syllable numbers, by region number.
///
/// Read from the attribute `pinyin`: syllables in small letters without tones, separated by spaces,
/// ü written v. There are some four hundred syllables in all, so that a query is compared with each
/// of them once and then only with their numbers.
struct PinyinTable: Sendable {
  /// The syllables that occur, as ASCII; a number in `numbers` is an index into this.
  private(set) var syllables: [[UInt8]] = []
  private(set) var numbers: [UInt16] = []
  /// Where the syllables of each region start in `numbers`, then the number of syllables.
  private(set) var starts: [Int] = []
  /// The number of syllables that the name without its suffix has, at most 255.
  private(set) var stemLengths: [UInt8] = []

  static let attributeName = "pinyin"

  /// Reads the attribute of all regions; `nil` if the data set has no such attribute.
  init?(_ storage: TreeStorage, names: NameTable) {
    guard storage.attributeNames.contains(PinyinTable.attributeName) else { return nil }
    let count = storage.nodeCount
    numbers.reserveCapacity(count * 5)
    starts.reserveCapacity(count + 1)
    stemLengths.reserveCapacity(count)
    var known: [UInt64: UInt16] = [:]
    var node = 0
    storage.forEachText(ofAttribute: PinyinTable.attributeName) { reading in
      let start = numbers.count
      starts.append(start)
      append(reading, &known)
      let tokens = PinyinTable.tokens(of: names.units[names.range(of: node)])
      let length = numbers.count - start
      // A reading that doesn't fit its name, syllable by character, has no short form.
      let stemEnd = names.stem(of: node).upperBound
      let stem = tokens.count == length ? tokens.prefix { $0.upperBound <= stemEnd }.count : length
      stemLengths.append(UInt8(clamping: stem))
      node += 1
    }
    starts.append(numbers.count)
  }

  private mutating func append(_ reading: [UInt8], _ known: inout [UInt64: UInt16]) {
    var key: UInt64 = 0
    var syllable: [UInt8] = []
    func isEnd(_ byte: UInt8) -> Bool { byte == 0x20 }
    for byte in reading {
      if !isEnd(byte) {
        // Syllables have at most six letters; of a longer token, eight take part.
        if syllable.count < 8 {
          syllable.append(byte)
          key = key << 8 | UInt64(byte)
        }
      } else if !syllable.isEmpty {
        numbers.append(number(of: syllable, key, &known))
        syllable.removeAll(keepingCapacity: true)
        key = 0
      }
    }
    if !syllable.isEmpty { numbers.append(number(of: syllable, key, &known)) }
  }

  private mutating func number(
    of syllable: [UInt8], _ key: UInt64, _ known: inout [UInt64: UInt16]
  ) -> UInt16 {
    if let number = known[key] { return number }
    // A file with more than 65,536 "syllables" holds no pinyin; the surplus matches nothing new.
    let number = UInt16(clamping: syllables.count)
    if Int(number) == syllables.count { syllables.append(syllable) }
    known[key] = number
    return number
  }

  func range(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  func stem(of node: Int) -> Range<Int> {
    let range = range(of: node)
    let length = Int(stemLengths[node])
    return length == 255 ? range : range.lowerBound..<range.lowerBound + length
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
