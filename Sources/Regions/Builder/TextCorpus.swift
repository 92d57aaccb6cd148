/// The different texts of a column as strings of character numbers.
struct TextCorpus {
  /// The code points that occur, rising: a character's number is its place.
  private(set) var alphabet: [UInt32] = []
  /// The characters of all texts, one text behind the other, without terminators.
  private(set) var characters: [Int32] = []
  /// Where each text begins in `characters`, then their number.
  private(set) var starts: [Int] = [0]
  /// How often each text occurs.
  private(set) var weights: [Int32] = []
  /// By place in the column: which text it is.
  private(set) var texts: [Int32] = []

  /// The number that stands for the end of a text.
  var terminator: Int32 { Int32(alphabet.count) }
  var count: Int { weights.count }

  /// - Parameter order: the texts of the column, as indices of the arena.
  init(_ arena: TextArena, order: [Int32]) {
    var set = TextSet(capacity: order.count)
    texts.reserveCapacity(order.count)
    // By arena index of a text's first occurrence: its number.
    var numberOfFirst = [Int32](repeating: -1, count: arena.count)
    var pages = [[Int32]](repeating: [], count: 0x110000 >> 12)
    for index in order {
      let first = set.insert(Int(index), of: arena) ?? Int(index)
      if numberOfFirst[first] >= 0 {
        let number = numberOfFirst[first]
        texts.append(number)
        weights[Int(number)] += 1
        continue
      }
      numberOfFirst[first] = Int32(weights.count)
      texts.append(Int32(weights.count))
      weights.append(1)
      Self.decode(arena.bytes, arena[first]) { codePoint in
        let page = Int(codePoint >> 12)
        if pages[page].isEmpty { pages[page] = [Int32](repeating: -1, count: 4096) }
        pages[page][Int(codePoint & 0xFFF)] = 0
        characters.append(Int32(codePoint))
      }
      starts.append(characters.count)
    }
    for page in pages.indices {
      for offset in pages[page].indices where pages[page][offset] >= 0 {
        pages[page][offset] = Int32(alphabet.count)
        alphabet.append(UInt32(page << 12 | offset))
      }
    }
    for index in characters.indices {
      let codePoint = Int(characters[index])
      characters[index] = pages[codePoint >> 12][codePoint & 0xFFF]
    }
  }

  /// Calls `body` with each code point of valid UTF-8.
  private static func decode(_ bytes: [UInt8], _ range: Range<Int>, _ body: (UInt32) -> Void) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let lead = UInt32(bytes[offset])
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
      for next in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[next] & 0x3F) }
      body(value)
      offset += length
    }
  }
}
