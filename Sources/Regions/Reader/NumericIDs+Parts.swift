extension NumericIDs {
  /// What a file says of IDs of digits.
  struct Parts: Sendable {
    let bytes: ByteView
    let blockShift: Int
    let levels: [NumericLevel]
    let levelStarts: [Int]
    /// By level: the keys of the blocks' first nodes.
    let bases: [MonotoneSequence]
    /// By level: the number of its first block.
    let firstBlocks: [Int]
    /// The levels in the order in which they are searched.
    let searchOrder: [Int]
    let code: PrefixCode
    /// The symbol that stands for a step spelled out, or -1.
    let escape: Int
    let tokens: BitPosition
    let jumpWidth: Int
    let remainderWidth: Int
    let runWidth: Int
    let blocks: MonotoneSequence
    let stream: BitPosition
    let streamEnd: BitPosition
    /// The nodes that following the steps doesn't find.
    let strays: NodeIndex

    init(_ reader: inout SectionReader, levelStarts: [Int]) throws(RegionFileError) {
      bytes = reader.bytes
      self.levelStarts = levelStarts
      blockShift = try reader.number(upTo: 16, "the block size's logarithm")
      let depth = levelStarts.count - 1
      var levels: [NumericLevel] = []
      var bases: [MonotoneSequence] = []
      var firstBlocks: [Int] = []
      var blockCount = 0
      for index in 0..<depth {
        let level = try Self.level(&reader)
        levels.append(level)
        let sequence = try MonotoneSequence(&reader, searchable: true)
        let nodes = levelStarts[index + 1] - levelStarts[index]
        guard sequence.count == (nodes + 1 << blockShift - 1) >> blockShift else {
          throw reader.malformed("has \(sequence.count) blocks for \(nodes) IDs")
        }
        bases.append(sequence)
        firstBlocks.append(blockCount)
        blockCount += sequence.count
      }
      (self.levels, self.bases, self.firstBlocks) = (levels, bases, firstBlocks)
      var order: [Int] = []
      for _ in 0..<depth { order.append(try reader.number(upTo: depth - 1, "a level")) }
      searchOrder = order
      let longest = try reader.number(
        upTo: FileLayout.maximumCodeLength, "the longest code's length")
      var counts: [Int] = []
      for _ in 0..<longest {
        counts.append(try reader.number(upTo: 1 << 24, "a number of symbols"))
      }
      guard let code = PrefixCode(counts: counts) else {
        throw reader.malformed("has more codes than there are")
      }
      self.code = code
      let symbols = code.starts[longest + 1]
      escape = try reader.number(upTo: symbols, "the escape symbol") - 1
      jumpWidth = try reader.number(upTo: 24, "a field's width")
      remainderWidth = try reader.number(upTo: 24, "a field's width")
      runWidth = try reader.number(upTo: 8, "a field's width")
      tokens = try reader.skip(symbols, width: jumpWidth + remainderWidth + runWidth)
      blocks = try MonotoneSequence(&reader, searchable: false)
      guard blocks.count == blockCount else {
        throw reader.malformed("has \(blocks.count) blocks instead of \(blockCount)")
      }
      let streamSize = try reader.size("a stream's size")
      stream = try reader.skip(bits: streamSize)
      streamEnd = stream + streamSize
      strays = try NodeIndex(&reader, nodeCount: levelStarts[depth])
    }

    private static func level(_ reader: inout SectionReader) throws(RegionFileError) -> NumericLevel
    {
      let lengthCount = try reader.number(upTo: FileLayout.maximumDigits, "a number of lengths")
      var lengths: [Int] = []
      for _ in 0..<lengthCount {
        let length = try reader.number(upTo: FileLayout.maximumDigits, "an ID's length")
        guard length > lengths.last ?? 0 else { throw reader.malformed("ID lengths don't rise") }
        lengths.append(length)
      }
      let level = NumericLevel(
        lengths: lengths, unit: try reader.number(), step: try reader.number(),
        family: try reader.number(),
        isAscending: try reader.number(upTo: 1, "the order's flag") == 1)
      guard level.unit > 0, level.step > 0, level.family > 0 else {
        throw reader.malformed("has a unit, step or family of 0")
      }
      return level
    }
  }
}
