/// The symbols that texts of a column are cut into: characters, the terminator that ends every text, and pairs of
/// symbols.
///
/// Symbols have prefix codes. Those that are only parts of others have none.
struct SymbolGrammar: Sendable {
  private let bytes: ByteView
  let code: PrefixCode
  /// What a code length has, by length.
  let rows: [Row]
  /// How many symbols are pairs; they have the references 0, 1, 2 …, in the order of their codes.
  let pairCount: Int
  /// How many symbols are characters; their references follow the pairs'.
  let characterCount: Int
  private let lefts: MonotoneSequence
  private let leftMask: Int
  private let rights: BitPosition
  private let rightWidth: Int
  private let characters: MonotoneSequence
  private let characterMask: Int
  private let pages: [UInt32]

  /// The symbols of one code length: the terminator if it is among them, pairs that end in it,
  /// other pairs, characters.
  struct Row {
    /// The number of the first.
    var start = 0
    /// How many end a text.
    var enders = 0
    /// 1 if the terminator is the first, else 0.
    var terminators = 0
    var pairs = 0
    var firstPair = 0
    var firstCharacter = 0
  }

  init(_ reader: inout SectionReader) throws(RegionFileError) {
    bytes = reader.bytes
    let longest = try reader.number(
      upTo: FileLayout.maximumCodeLength, "the longest code's length")
    let terminatorLength = try reader.number(upTo: longest, "the terminator's code length")
    let limit = 1 << 24
    var rows = [Row()]
    var counts: [Int] = []
    var start = 0
    var pairs = 0
    var characters = 0
    for length in 1..<longest + 2 {
      // The last row is for symbols that are only parts of others and have no code.
      let isCoded = length <= longest
      let enders = isCoded ? try reader.number(upTo: limit, "a number of symbols") : 0
      let others = try reader.number(upTo: limit, "a number of symbols")
      let single = try reader.number(upTo: limit, "a number of symbols")
      let terminators = length == terminatorLength ? 1 : 0
      rows.append(
        Row(
          start: start, enders: terminators + enders, terminators: terminators,
          pairs: enders + others, firstPair: pairs, firstCharacter: characters))
      if isCoded { counts.append(terminators + enders + others + single) }
      start += terminators + enders + others + single
      pairs += enders + others
      characters += single
    }
    guard let code = PrefixCode(counts: counts) else {
      throw reader.malformed("has more codes than there are")
    }
    self.code = code
    self.rows = rows
    pairCount = pairs
    characterCount = characters
    lefts = try MonotoneSequence(&reader, searchable: false)
    rightWidth = bitWidth(of: UInt64(pairs + characters))
    leftMask = 1 << rightWidth - 1
    rights = try reader.skip(pairs, width: rightWidth)
    let pageCount = try reader.number(upTo: 0x110000 >> FileLayout.pageShift, "a number of pages")
    var pages: [UInt32] = []
    for _ in 0..<pageCount { pages.append(UInt32(try reader.number(upTo: 0x10F, "a page"))) }
    self.pages = pages
    characterMask = Self.characterStride(pageCount: pageCount) - 1
    self.characters = try MonotoneSequence(&reader, searchable: false)
    guard lefts.count == pairs, self.characters.count == characters else {
      throw reader.malformed("has a grammar of contradicting sizes")
    }
  }

  /// How much the group number, times this, is more than the place of a character in the alphabet.
  static func characterStride(pageCount: Int) -> Int {
    1 << bitWidth(of: UInt64(max(1, pageCount << FileLayout.pageShift - 1)))
  }

  /// How many symbols may be parts of a pair, but for the terminator, whose reference this is.
  var partCount: Int { pairCount + characterCount }

  /// The references of a pair's parts; the one behind the last character's is the terminator.

  @inline(__always)
  func left(of pair: Int) -> Int { lefts[pair] & leftMask }

  @inline(__always)
  func right(of pair: Int) -> Int {
    Int(truncatingIfNeeded: bytes.packed(pair, at: rights, width: rightWidth))
  }

  /// The code point of a character.
  @inline(__always)
  func character(_ index: Int) -> UInt32 {
    let place = characters[index] & characterMask
    let page = place &>> FileLayout.pageShift
    guard page < pages.count else { return 0xFFFD }
    return pages[page] &<< UInt32(FileLayout.pageShift)
      | UInt32(truncatingIfNeeded: place) & (1 << UInt32(FileLayout.pageShift) - 1)
  }
}
