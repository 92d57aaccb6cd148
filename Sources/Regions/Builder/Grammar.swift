/// The symbols texts are cut into: the alphabet's characters, the terminator, and pairs.
///
/// Symbols are numbered as they come: characters, terminator, then pairs, whose parts have smaller
/// numbers.
struct Grammar {
  /// By symbol; -1 for characters and the terminator.
  private(set) var lefts: [Int32]
  private(set) var rights: [Int32]
  /// By symbol: how deep pairs lie inside it.
  private var depths: [UInt8]
  /// By symbol: whether its last character is the terminator.
  private(set) var isEnder: [Bool]
  let terminator: Int32
  /// The characters the symbols stand for, one symbol's behind the other's, the terminator counted,
  /// and by symbol where they end.
  private(set) var characters: [Int32]
  private var ends: [Int32]

  var count: Int { lefts.count }
  var firstPair: Int { Int(terminator) + 1 }

  /// A symbol that stands for more pays only for texts that are repeated as a whole.
  private static let maximumSize = 48

  init(characterCount: Int) {
    terminator = Int32(characterCount)
    lefts = [Int32](repeating: -1, count: characterCount + 1)
    rights = lefts
    depths = [UInt8](repeating: 0, count: characterCount + 1)
    isEnder = [Bool](repeating: false, count: characterCount + 1)
    isEnder[characterCount] = true
    characters = [Int32](0...terminator)
    ends = [Int32](1...terminator + 1)
  }

  /// Adds a pair, unless it would be too long or too deep.
  mutating func add(_ left: Int32, _ right: Int32) -> Int32? {
    let size = size(of: left) + size(of: right)
    let depth = max(depths[Int(left)], depths[Int(right)]) + 1
    guard size <= Self.maximumSize, depth < FileLayout.maximumSymbolDepth else { return nil }
    lefts.append(left)
    rights.append(right)
    depths.append(depth)
    isEnder.append(isEnder[Int(right)])
    for index in range(of: left) { characters.append(characters[index]) }
    for index in range(of: right) { characters.append(characters[index]) }
    ends.append(Int32(characters.count))
    return Int32(count - 1)
  }

  /// The characters a symbol stands for, as a range of ``characters``.
  func range(of symbol: Int32) -> Range<Int> {
    (symbol == 0 ? 0 : Int(ends[Int(symbol) - 1]))..<Int(ends[Int(symbol)])
  }

  /// How many characters a symbol stands for.
  func size(of symbol: Int32) -> Int { range(of: symbol).count }
}
