/// Texts, each of them readable on its own, cut into symbols of a grammar that was trained on them.
///
/// Those whose last part is the terminator come first among the symbols of one length, so that a text is
/// stepped over without being expanded. Texts stand in blocks of a fixed number, and a block's position is
/// known.
final class StringColumn: Sendable {
  let bytes: ByteView
  let count: Int
  let blockShift: Int
  let grammar: SymbolGrammar
  let blocks: MonotoneSequence
  let stream: BitPosition
  let streamEnd: BitPosition
  let symbols: LazyTable<SymbolTable>
  let starts: LazyTable<StartTable>

  private init(_ parts: Parts) {
    bytes = parts.bytes
    count = parts.count
    blockShift = parts.blockShift
    grammar = parts.grammar
    blocks = parts.blocks
    stream = parts.stream
    streamEnd = parts.streamEnd
    // Making these costs about as much as reading that many texts.
    symbols = LazyTable(patience: max(32, grammar.partCount / 4))
    starts = LazyTable(patience: max(32, count / 8))
  }

  static func read(_ reader: inout SectionReader) throws(RegionFileError) -> StringColumn {
    StringColumn(try Parts(&reader))
  }

  /// What a file says of a column: read before there is an object, see `TreeStorage.open`.
  private struct Parts {
    let bytes: ByteView
    let count: Int
    let blockShift: Int
    let grammar: SymbolGrammar
    let blocks: MonotoneSequence
    let stream: BitPosition
    let streamEnd: BitPosition

    init(_ reader: inout SectionReader) throws(RegionFileError) {
      bytes = reader.bytes
      count = try reader.number(upTo: FileLayout.maximumNodeCount, "the number of texts")
      blockShift = try reader.number(upTo: 10, "the block size's logarithm")
      grammar = try SymbolGrammar(&reader)
      blocks = try MonotoneSequence(&reader, searchable: false)
      guard blocks.count == (count + 1 << blockShift - 1) >> blockShift else {
        throw reader.malformed("has \(blocks.count) blocks for \(count) texts")
      }
      let streamSize = try reader.size("a stream's size")
      stream = try reader.skip(bits: streamSize)
      streamEnd = stream + streamSize
      // Each text takes a bit at least, so that no file claims more than it can have.
      guard streamSize >= count else {
        throw reader.malformed("has \(count) texts in \(streamSize) bits")
      }
    }
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
      let (symbol, length) = grammar.code.decode(bytes.code(at: position))
      guard length > 0, position < streamEnd else { return streamEnd }
      position &+= BitPosition(length)
      let row = grammar.rows[length]
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
      let (symbol, length) = grammar.code.decode(bytes.code(at: position))
      guard length > 0 else { return false }
      position &+= BitPosition(length)
      let row = grammar.rows[length]
      var index = symbol &- row.start
      if index < row.enders {
        return index < row.terminators
          || expand(pair: row.firstPair &+ index &- row.terminators, depth: 0, to: &sink)
            == .ended
      }
      index &-= row.terminators
      if index < row.pairs {
        guard expand(pair: row.firstPair &+ index, depth: 0, to: &sink) == .open else {
          return false
        }
      } else {
        sink.append(codePoint: grammar.character(row.firstCharacter &+ index &- row.pairs))
        if sink.isOverfull { return false }
      }
    }
    return false
  }
}
