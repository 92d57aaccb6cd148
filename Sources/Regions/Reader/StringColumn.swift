/// Texts, each of them readable on its own, cut into symbols of a grammar that was trained on them.
///
/// A symbol is a character, the terminator that ends every text, or a pair of symbols. Symbols have
/// prefix codes; the ones whose last part is the terminator come first among those of one length,
/// so that a text is stepped over without being expanded. Texts stand in blocks of a fixed number,
/// and a block's position is known.
final class StringColumn: Sendable {
  let bytes: ByteView
  let count: Int
  let blockShift: Int
  let code: PrefixCode
  /// What a code length has, by length.
  let rows: [Row]
  /// How many symbols are pairs; they have the references 0, 1, 2 …, in the order of their codes.
  let pairCount: Int
  /// How many symbols are characters; their references follow the pairs'.
  let characterCount: Int
  let lefts: MonotoneSequence
  private let leftMask: Int
  private let rights: BitPosition
  private let rightWidth: Int
  let characters: MonotoneSequence
  private let characterMask: Int
  private let pages: [UInt32]
  let blocks: MonotoneSequence
  let stream: BitPosition
  let streamEnd: BitPosition
  let symbols: LazyTable<SymbolTable>
  let starts: LazyTable<StartTable>

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

  private init(_ parts: Parts) {
    bytes = parts.bytes
    count = parts.count
    blockShift = parts.blockShift
    code = parts.code
    rows = parts.rows
    pairCount = parts.pairCount
    characterCount = parts.characterCount
    lefts = parts.lefts
    rights = parts.rights
    rightWidth = bitWidth(of: UInt64(pairCount + characterCount))
    leftMask = 1 << rightWidth - 1
    pages = parts.pages
    characterMask = Self.characterStride(pageCount: pages.count) - 1
    characters = parts.characters
    blocks = parts.blocks
    stream = parts.stream
    streamEnd = parts.streamEnd
    // Making these costs about as much as reading that many texts.
    symbols = LazyTable(patience: max(32, (pairCount + characterCount) / 4))
    starts = LazyTable(patience: max(32, count / 8))
  }

  /// What a file says of a column.
  private struct Parts {
    var bytes: ByteView
    var count: Int
    var blockShift: Int
    var code: PrefixCode
    var rows: [Row]
    var pairCount: Int
    var characterCount: Int
    var lefts: MonotoneSequence
    var rights: BitPosition
    var pages: [UInt32]
    var characters: MonotoneSequence
    var blocks: MonotoneSequence
    var stream: BitPosition
    var streamEnd: BitPosition
  }

  static func read(_ reader: inout SectionReader) throws(RegionFileError) -> StringColumn {
    let count = try reader.number(upTo: FileLayout.maximumNodeCount, "the number of texts")
    let blockShift = try reader.number(upTo: 10, "the block size's logarithm")
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
    let lefts = try MonotoneSequence(&reader, searchable: false)
    let rights = try reader.skip(pairs, width: bitWidth(of: UInt64(pairs + characters)))
    let pageCount = try reader.number(upTo: 0x110000 >> FileLayout.pageShift, "a number of pages")
    var pages: [UInt32] = []
    for _ in 0..<pageCount { pages.append(UInt32(try reader.number(upTo: 0x10F, "a page"))) }
    let places = try MonotoneSequence(&reader, searchable: false)
    guard lefts.count == pairs, places.count == characters else {
      throw reader.malformed("has a grammar of contradicting sizes")
    }
    let blocks = try MonotoneSequence(&reader, searchable: false)
    guard blocks.count == (count + 1 << blockShift - 1) >> blockShift else {
      throw reader.malformed("has \(blocks.count) blocks for \(count) texts")
    }
    let streamSize = try reader.size("a stream's size")
    let stream = try reader.skip(bits: streamSize)
    // Each text takes a bit at least, so that no file claims more than it can have.
    guard streamSize >= count else {
      throw reader.malformed("has \(count) texts in \(streamSize) bits")
    }
    return StringColumn(
      Parts(
        bytes: reader.bytes, count: count, blockShift: blockShift, code: code, rows: rows,
        pairCount: pairs, characterCount: characters, lefts: lefts, rights: rights, pages: pages,
        characters: places, blocks: blocks, stream: stream, streamEnd: stream + streamSize))
  }

  /// How much the group number, times this, is more than the place of a character in the alphabet.
  static func characterStride(pageCount: Int) -> Int {
    1 << bitWidth(of: UInt64(max(1, pageCount << FileLayout.pageShift - 1)))
  }

  /// Writes a text's bytes; nothing if there is no such text.
  @inline(__always)
  func write(_ index: Int, to sink: inout ByteSink) {
    var position = start(of: index)
    write(at: &position, to: &sink)
  }

  /// The position of a text's first code, or the stream's end.
  @inline(__always)
  func start(of index: Int) -> BitPosition {
    guard index >= 0, index < count else { return streamEnd }
    return starts.read { stream &+ $0[index] } ?? stepTo(index)
  }

  /// Steps over the texts of a block that are before one.
  @inline(never)
  private func stepTo(_ index: Int) -> BitPosition {
    starts.ask(makeStarts)
    var position = stream &+ blocks.value(at: index &>> blockShift)
    var remaining = index & (1 &<< blockShift &- 1)
    // Each round is a code: no text has more of them than bytes, and its terminator.
    var rounds = remaining &* (FileLayout.maximumTextLength + 1)
    while remaining > 0, rounds > 0 {
      let (symbol, length) = code.decode(bytes.code(at: position))
      guard length > 0, position < streamEnd else { return streamEnd }
      position &+= BitPosition(length)
      let row = rows[length]
      if symbol &- row.start < row.enders { remaining &-= 1 }
      rounds &-= 1
    }
    return position
  }

  /// Writes the text at a position and steps behind it.
  ///
  /// - Returns: whether it was well formed.
  @inline(__always) @discardableResult
  func write(at position: inout BitPosition, to sink: inout ByteSink) -> Bool {
    if let isWellFormed = symbols.read({ write(at: &position, by: $0, to: &sink) }) {
      return isWellFormed
    }
    symbols.ask(makeSymbols)
    return writeUnaided(at: &position, to: &sink)
  }

  /// Writes a text, or its rest, by the grammar alone.
  @inline(never)
  func writeUnaided(at position: inout BitPosition, to sink: inout ByteSink) -> Bool {
    while position < streamEnd {
      let (symbol, length) = code.decode(bytes.code(at: position))
      guard length > 0 else { return false }
      position &+= BitPosition(length)
      let row = rows[length]
      var index = symbol &- row.start
      if index < row.enders {
        return index < row.terminators
          || expand(pair: row.firstPair &+ index &- row.terminators, depth: 0, to: &sink) == .ended
      }
      index &-= row.terminators
      if index < row.pairs {
        guard expand(pair: row.firstPair &+ index, depth: 0, to: &sink) == .open else {
          return false
        }
      } else {
        sink.append(codePoint: character(row.firstCharacter &+ index &- row.pairs))
        if sink.isOverfull { return false }
      }
    }
    return false
  }

  enum Expansion {
    /// All was written, and a terminator wasn't met, or was.
    case open, ended
    /// Too deep, or too long.
    case failed
  }

  /// Writes what a pair stands for. Every round writes a byte, ends or fails, and depth is bounded,
  /// so that a grammar in which a symbol contains itself comes to an end.
  private func expand(pair: Int, depth: Int, to sink: inout ByteSink) -> Expansion {
    guard depth < FileLayout.maximumSymbolDepth else { return .failed }
    var pair = pair
    while true {
      let left = self.left(of: pair)
      if left < pairCount {
        let expansion = expand(pair: left, depth: depth &+ 1, to: &sink)
        guard expansion == .open else { return expansion }
      } else if left &- pairCount < characterCount {
        sink.append(codePoint: character(left &- pairCount))
      } else {
        return .ended
      }
      if sink.isOverfull { return .failed }
      let right = self.right(of: pair)
      if right < pairCount {
        pair = right
      } else if right &- pairCount < characterCount {
        sink.append(codePoint: character(right &- pairCount))
        return sink.isOverfull ? .failed : .open
      } else {
        return .ended
      }
    }
  }

  /// How deep pairs lie inside a pair, itself included, or `nil` if too deep or if it refers to
  /// nothing. The check for cycles: 2³² steps are impossible because each level fans out over
  /// characters, of which a text has at most 4,096.
  func depth(ofPair pair: Int) -> Int? {
    var budget = FileLayout.maximumTextLength
    return depth(ofPair: pair, limit: FileLayout.maximumSymbolDepth, budget: &budget)
  }

  private func depth(ofPair pair: Int, limit: Int, budget: inout Int) -> Int? {
    budget -= 1
    guard limit > 0, budget > 0 else { return nil }
    var deepest = 0
    for part in [left(of: pair), right(of: pair)] {
      guard part <= pairCount + characterCount else { return nil }
      guard part < pairCount else { continue }
      guard let depth = depth(ofPair: part, limit: limit - 1, budget: &budget) else { return nil }
      deepest = max(deepest, depth)
    }
    return deepest + 1
  }

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
