/// The different texts of a column as strings of character numbers.
struct TextCorpus {
  /// The code points that occur, rising: a character's number is its place.
  private(set) var alphabet: [UInt32] = []
  /// The characters of all texts, one text behind the other, each with a terminator.
  private(set) var characters: [Int32] = []
  /// By text: where it ends in `characters`.
  private var ends: [Int] = []
  /// How often each text occurs.
  private(set) var weights: [Int32] = []
  /// By place in the column: which text it is.
  private(set) var texts: [Int32] = []

  /// The number that stands for the end of a text.
  var terminator: Int32 { Int32(alphabet.count) }
  var count: Int { weights.count }

  /// The characters of a text and its terminator, as a range of ``characters``.
  func range(of text: Int) -> Range<Int> {
    (text == 0 ? 0 : ends[text - 1])..<ends[text]
  }

  /// - Parameter order: the texts of the column, as indices of the arena.
  init(_ arena: TextArena, order: [Int32]) {
    texts.reserveCapacity(order.count)
    characters.reserveCapacity(4 * order.count)
    var slots = NumberSlots(capacity: order.count)
    var fresh = Batch()
    for first in stride(from: 0, to: order.count, by: Batch.size) {
      fresh.decode(arena, order[first..<min(first + Batch.size, order.count)])
      slots.look(at: fresh.hashes, &fresh.numbers)
      for index in fresh.hashes.indices {
        let known = slots.find(fresh.hashes[index], orAdd: weights.count) {
          isText($0, index, of: fresh)
        }
        let text = known ?? weights.count
        if known == nil {
          weights.append(0)
          for character in fresh.range(of: index) { characters.append(fresh.characters[character]) }
          characters.append(-1)
          ends.append(characters.count)
        }
        weights[text] += 1
        texts.append(Int32(text))
      }
    }
    numberCharacters()
  }

  /// Some texts before it is known which are new.
  private struct Batch {
    static let size = 64

    /// The code points of all, one text behind the other, and where each ends.
    var characters: [Int32] = []
    var ends: [Int] = []
    var hashes: [UInt32] = []
    /// What the table of texts has where their hashes lead.
    var numbers = [Int32](repeating: -1, count: size)

    func range(of text: Int) -> Range<Int> { (text == 0 ? 0 : ends[text - 1])..<ends[text] }

    /// Takes the texts with these indices of an arena of valid UTF-8.
    mutating func decode(_ arena: TextArena, _ indices: ArraySlice<Int32>) {
      characters.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      hashes.removeAll(keepingCapacity: true)
      for index in indices {
        hashes.append(decode(arena.bytes, arena[index]))
        ends.append(characters.count)
      }
    }

    /// Appends the code points of a text, and returns a hash of them.
    private mutating func decode(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
      var hash: UInt64 = 0
      var offset = range.lowerBound
      while offset < range.upperBound {
        let lead = Int32(bytes[offset])
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = length == 1 ? lead : lead & (0x7F >> Int32(length))
        for next in offset + 1..<min(offset + length, range.upperBound) {
          value = value << 6 | Int32(bytes[next] & 0x3F)
        }
        characters.append(value)
        hash = (hash ^ UInt64(UInt32(value))) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        offset += length
      }
      return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
  }

  /// Whether a text is one of a batch.
  private func isText(_ text: Int, _ index: Int, of batch: Batch) -> Bool {
    let known = range(of: text)
    let other = batch.range(of: index)
    guard known.count - 1 == other.count else { return false }
    for offset in 0..<other.count
    where characters[known.lowerBound + offset] != batch.characters[other.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Finds the alphabet, and puts the characters' numbers in place of their code points.
  private mutating func numberCharacters() {
    var numbers = [Int32](repeating: -1, count: Int(characters.max() ?? -1) + 1)
    for codePoint in characters where codePoint >= 0 { numbers[Int(codePoint)] = 0 }
    for codePoint in numbers.indices where numbers[codePoint] == 0 {
      numbers[codePoint] = Int32(alphabet.count)
      alphabet.append(UInt32(codePoint))
    }
    for index in characters.indices {
      let codePoint = Int(characters[index])
      characters[index] = codePoint < 0 ? terminator : numbers[codePoint]
    }
  }
}
