/// IDs of digits, kept as the steps from each to the next, level by level.
///
/// A level's nodes stand in blocks; the key of a block's first node is known, and so is where its
/// steps begin. Looking an ID up finds the block whose first key is the last that isn't larger, and
/// follows the steps until the key comes up.
final class NumericIDs: Sendable {
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
    for _ in 0..<longest { counts.append(try reader.number(upTo: 1 << 24, "a number of symbols")) }
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

  private static func level(_ reader: inout SectionReader) throws(RegionFileError) -> NumericLevel {
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

  /// The node with an ID, or `nil`.
  func node(for id: NumericID) -> Int? {
    for level in searchOrder {
      if let key = levels[level].key(of: id), let node = node(key: key, level: level) {
        return node
      }
    }
    guard strays.slotCount > 0 else { return nil }
    let text = id.text
    return strays.first(for: text.utf8) { node in
      ByteSink.equals(text.utf8) { write(node, to: &$0) }
    }
  }

  /// The node of a level that following the steps of the likely block finds.
  func node(key: UInt64, level: Int) -> Int? {
    let bases = self.bases[level]
    let block = bases.index(of: key)
    guard block >= 0 else { return nil }
    var walk = self.walk(level: level, block: block)
    while true {
      // Keys of the walk: `walk.key`, and `walk.run` steps on from it.
      let distance = key &- walk.key
      if distance <= walk.run &* walk.step, key >= walk.key {
        if distance == 0 { return walk.node }
        let (steps, rest) = distance.quotientAndRemainder(dividingBy: walk.step)
        let node = walk.node &+ Int(truncatingIfNeeded: steps)
        if rest == 0, node < walk.end { return node }
      }
      if walk.isAscending, walk.key > key { return nil }
      guard advance(&walk) else { return nil }
    }
  }

  /// The key, in the units of its level, of a node.
  func key(of node: Int, level: Int) -> UInt64 {
    let offset = node - levelStarts[level]
    var walk = self.walk(level: level, block: offset >> blockShift)
    while walk.node &+ Int(truncatingIfNeeded: walk.run) < node, advance(&walk) {}
    return walk.key &+ UInt64(truncatingIfNeeded: max(0, node - walk.node)) &* walk.step
  }

  /// Writes the digits of a node's ID.
  func write(_ node: Int, to sink: inout ByteSink) {
    var level = 0
    while level < levels.count - 1, levelStarts[level + 1] <= node { level += 1 }
    guard let id = levels[level].id(key: key(of: node, level: level)) else { return }
    sink.append(id.value, width: id.length)
  }

  /// Where following the steps of a block is.
  struct Walk {
    /// The node that has `key`; `run` nodes behind it are a step apart each.
    var node: Int
    var run: UInt64
    /// The node behind the block's last.
    var end: Int
    /// The key is `base`, a multiple of `family`, and `remainder`.
    var base: UInt64
    var remainder: UInt64
    var position: BitPosition
    let step: UInt64
    let family: UInt64
    let isAscending: Bool

    var key: UInt64 {
      @inline(__always) get { base &+ remainder }
    }
  }

  @inline(__always)
  func walk(level: Int, block: Int) -> Walk {
    let info = levels[level]
    let key = UInt64(bitPattern: bases[level].value(at: block))
    let first = levelStarts[level] &+ block &<< blockShift
    let remainder = key % info.family
    var walk = Walk(
      node: first, run: 0, end: min(first &+ 1 &<< blockShift, levelStarts[level + 1]),
      base: key &- remainder, remainder: remainder,
      position: stream &+ blocks.value(at: firstBlocks[level] &+ block),
      step: info.step, family: info.family, isAscending: info.isAscending)
    if !info.isAscending {
      // A bit says whether the first key has a code of its own: it is smaller than an earlier one.
      let hasCode = bytes.code(at: walk.position) >> 63 == 1
      walk.position &+= 1
      if hasCode {
        walk.node &-= 1
        _ = advance(&walk)
      }
    }
    return walk
  }

  /// Goes on to the next code's node.
  ///
  /// - Returns: whether there is one in the block.
  @inline(__always)
  func advance(_ walk: inout Walk) -> Bool {
    walk.node &+= Int(truncatingIfNeeded: walk.run) &+ 1
    guard walk.node < walk.end, walk.position < streamEnd else { return false }
    walk.remainder &+= walk.run &* walk.step
    let (symbol, length) = code.decode(bytes.code(at: walk.position))
    guard length > 0 else { return false }
    walk.position &+= BitPosition(length)
    if symbol == escape {
      stepOut(&walk)
      return true
    }
    let width = jumpWidth &+ remainderWidth &+ runWidth
    let token = bytes.packed(symbol, at: tokens, width: width)
    let jump = token & (1 &<< UInt64(jumpWidth) &- 1)
    let rest = token &>> UInt64(jumpWidth)
    let remainder = rest & (1 &<< UInt64(remainderWidth) &- 1)
    walk.run = rest &>> UInt64(remainderWidth)
    walk.base &+= jump &* walk.family
    walk.remainder = jump == 0 ? walk.remainder &+ remainder : remainder
    return true
  }

  /// Reads a step that is spelled out: six bits with a width, then the difference to the key
  /// before, the sign in its lowest bit.
  @inline(never)
  private func stepOut(_ walk: inout Walk) {
    let width = Int(bytes.code(at: walk.position) >> 58)
    walk.position &+= 6
    // Two portions: 57 bits are there for certain.
    let first = min(width, 32)
    var value = bytes.code(at: walk.position).leading(first)
    walk.position &+= BitPosition(first)
    value = value &<< UInt64(width - first) | bytes.code(at: walk.position).leading(width - first)
    walk.position &+= BitPosition(width - first)
    let difference = value & 1 == 0 ? value >> 1 : ~(value >> 1)
    let key = walk.key &+ difference
    walk.remainder = key % walk.family
    walk.base = key &- walk.remainder
    walk.run = 0
  }
}

extension UInt64 {
  /// The number that so many of the most significant bits make.
  fileprivate func leading(_ width: Int) -> UInt64 {
    width == 0 ? 0 : self >> UInt64(64 - width)
  }
}
