/// IDs of digits, kept as the steps from each to the next, level by level.
///
/// A level's nodes stand in blocks; the key of a block's first node is known, and so is where its
/// steps begin. Looking an ID up finds the block whose first key is the last that isn't larger, and
/// follows the steps until the key comes up.
final class NumericIDs: Sendable {
  /// Read before there is an object, see `TreeStorage.open`.
  let parts: Parts

  private init(_ parts: Parts) { self.parts = parts }

  static func read(
    _ reader: inout SectionReader, levelStarts: [Int]
  ) throws(RegionFileError) -> NumericIDs {
    NumericIDs(try Parts(&reader, levelStarts: levelStarts))
  }

  /// The node with an ID, or `nil`.
  func node(for id: NumericID) -> Int? {
    for level in parts.searchOrder {
      if let key = parts.levels[level].key(of: id), let node = node(key: key, level: level) {
        return node
      }
    }
    guard parts.strays.slotCount > 0 else { return nil }
    let text = id.text
    return parts.strays.first(for: text.utf8) { node in
      ByteSink.equals(text.utf8) { write(node, to: &$0) }
    }
  }

  /// The node of a level that following the steps of the likely block finds.
  func node(key: UInt64, level: Int) -> Int? {
    let bases = parts.bases[level]
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
    let offset = node - parts.levelStarts[level]
    var walk = self.walk(level: level, block: offset >> parts.blockShift)
    while walk.node &+ Int(truncatingIfNeeded: walk.run) < node, advance(&walk) {}
    return walk.key &+ UInt64(truncatingIfNeeded: max(0, node - walk.node)) &* walk.step
  }

  /// Writes the digits of a node's ID.
  func write(_ node: Int, to sink: inout ByteSink) {
    var level = 0
    while level < parts.levels.count - 1, parts.levelStarts[level + 1] <= node { level += 1 }
    guard let id = parts.levels[level].id(key: key(of: node, level: level)) else { return }
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
    let info = parts.levels[level]
    let key = UInt64(bitPattern: parts.bases[level].value(at: block))
    let first = parts.levelStarts[level] &+ block &<< parts.blockShift
    let remainder = key % info.family
    var walk = Walk(
      node: first, run: 0, end: min(first &+ 1 &<< parts.blockShift, parts.levelStarts[level + 1]),
      base: key &- remainder, remainder: remainder,
      position: parts.stream &+ parts.blocks.value(at: parts.firstBlocks[level] &+ block),
      step: info.step, family: info.family, isAscending: info.isAscending)
    if !info.isAscending {
      // A bit says whether the first key has a code of its own: it is smaller than an earlier one.
      let hasCode = parts.bytes.code(at: walk.position) >> 63 == 1
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
    guard walk.node < walk.end, walk.position < parts.streamEnd else { return false }
    walk.remainder &+= walk.run &* walk.step
    let (symbol, length) = parts.code.decode(parts.bytes.code(at: walk.position))
    guard length > 0 else { return false }
    walk.position &+= BitPosition(length)
    if symbol == parts.escape {
      stepOut(&walk)
      return true
    }
    let width = parts.jumpWidth &+ parts.remainderWidth &+ parts.runWidth
    let token = parts.bytes.packed(symbol, at: parts.tokens, width: width)
    let jump = token & (1 &<< UInt64(parts.jumpWidth) &- 1)
    let rest = token &>> UInt64(parts.jumpWidth)
    let remainder = rest & (1 &<< UInt64(parts.remainderWidth) &- 1)
    walk.run = rest &>> UInt64(parts.remainderWidth)
    walk.base &+= jump &* walk.family
    walk.remainder = jump == 0 ? walk.remainder &+ remainder : remainder
    return true
  }

  /// Reads a step that is spelled out: six bits with a width, then the difference to the key
  /// before, the sign in its lowest bit.
  @inline(never)
  private func stepOut(_ walk: inout Walk) {
    let width = Int(parts.bytes.code(at: walk.position) >> 58)
    walk.position &+= 6
    // Two portions: 57 bits are there for certain.
    let first = min(width, 32)
    var value = parts.bytes.code(at: walk.position).leading(first)
    walk.position &+= BitPosition(first)
    value =
      value &<< UInt64(width - first) | parts.bytes.code(at: walk.position).leading(width - first)
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
