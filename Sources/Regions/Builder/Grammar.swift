/// The symbols texts are cut into: the alphabet's characters, the terminator, and pairs.
///
/// Symbols are numbered as they come: characters, terminator, then pairs, whose parts have smaller
/// numbers.
struct Grammar {
  /// By symbol; -1 for characters and the terminator.
  private(set) var lefts: [Int]
  private(set) var rights: [Int]
  /// By symbol: how deep pairs lie inside it.
  private var depths: [UInt8]
  /// By symbol: whether its last character is the terminator.
  private(set) var isEnder: [Bool]
  let terminator: Int
  /// The characters the symbols stand for, one symbol's behind the other's, the terminator counted,
  /// and by symbol where they end.
  private(set) var characters: [Int32]
  private var ends: [Int]

  var count: Int { lefts.count }
  var firstPair: Int { terminator + 1 }

  /// A symbol that stands for more pays only for texts that are repeated as a whole.
  private static let maximumSize = 48

  init(characterCount: Int) {
    terminator = characterCount
    lefts = [Int](repeating: -1, count: characterCount + 1)
    rights = lefts
    depths = [UInt8](repeating: 0, count: characterCount + 1)
    isEnder = [Bool](repeating: false, count: characterCount + 1)
    isEnder[characterCount] = true
    characters = [Int32](0...Int32(terminator))
    ends = [Int](1...terminator + 1)
  }

  /// Adds a pair, unless it would be too long or too deep.
  mutating func add(_ left: Int, _ right: Int) -> Int? {
    let size = size(of: left) + size(of: right)
    let depth = max(depths[left], depths[right]) + 1
    guard size <= Self.maximumSize, depth < FileLayout.maximumSymbolDepth else { return nil }
    lefts.append(left)
    rights.append(right)
    depths.append(depth)
    isEnder.append(isEnder[right])
    for index in range(of: left) { characters.append(characters[index]) }
    for index in range(of: right) { characters.append(characters[index]) }
    ends.append(characters.count)
    return count - 1
  }

  /// The characters a symbol stands for, as a range of ``characters``.
  func range(of symbol: Int) -> Range<Int> {
    (symbol == 0 ? 0 : ends[symbol - 1])..<ends[symbol]
  }

  /// How many characters a symbol stands for.
  func size(of symbol: Int) -> Int { range(of: symbol).count }
}
