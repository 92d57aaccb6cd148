/// Writes IDs of digits: the other side of `NumericIDs`.
struct NumericIDsWriter {
  /// IDs a block has, as a power of two.
  private static let blockShift = 5

  private let levelStarts: [Int]
  private let ids: [NumericID]
  private var levels: [NumericLevel] = []
  /// By node, in the units of its level.
  private var keys: [UInt64] = []
  /// By level.
  private var bases: [[UInt64]] = []

  /// - Parameter order: the IDs of the nodes, as indices of the arena.
  /// - Returns: `nil` if the IDs are not all of digits that fit a key.
  init?(_ arena: TextArena, order: [Int32], levelStarts: [Int]) {
    self.levelStarts = levelStarts
    var ids: [NumericID] = []
    ids.reserveCapacity(order.count)
    for index in order {
      guard let id = NumericID(arena.bytes[arena[index]]) else { return nil }
      ids.append(id)
    }
    self.ids = ids
    keys.reserveCapacity(order.count)
    for index in 0..<levelStarts.count - 1 {
      let range = levelStarts[index]..<levelStarts[index + 1]
      guard let level = NumericLevel(fitting: ids[range]) else { return nil }
      levels.append(level)
      let levelKeys = level.keys(ids[range])
      keys.append(contentsOf: levelKeys)
      bases.append(Self.bases(levelKeys))
    }
  }

  /// The keys of the blocks' first nodes, made monotone: one that is out of order becomes the next
  /// that isn't, so that looking for a key in the block behind it finds that block.
  private static func bases(_ keys: [UInt64]) -> [UInt64] {
    let firsts = stride(from: 0, to: keys.count, by: 1 << blockShift).map { keys[$0] }
    // The longest non-decreasing subsequence: by its length so far, the place of the smallest end.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: firsts.count)
    for (index, key) in firsts.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if firsts[ends[middle]] <= key { low = middle + 1 } else { high = middle }
      }
      before[index] = low == 0 ? -1 : ends[low - 1]
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var next = (keys.max() ?? 0) + 1
    var inOrder = ends.last ?? -1
    var result = firsts
    for index in firsts.indices.reversed() {
      if index == inOrder {
        next = firsts[index]
        inOrder = before[index]
      }
      result[index] = next
    }
    return result
  }

  /// Writes the section behind its first number.
  ///
  /// - Parameters: the ones this was made of.
  func write(_ arena: TextArena, order: [Int32], to section: inout SectionWriter) {
    section.number(Self.blockShift)
    for (index, level) in levels.enumerated() {
      section.number(level.lengths.count)
      for length in level.lengths { section.number(length) }
      section.number(level.unit)
      section.number(level.step)
      section.number(level.family)
      section.number(level.isAscending ? 1 : 0)
      section.append(monotone: bases[index], searchable: true)
    }
    for level in searchOrder() { section.number(level) }
    var occurrences: [StepCode.Occurrence: Int] = [:]
    for level in levels.indices {
      for block in bases[level].indices {
        forEachOccurrence(level: level, block: block) { occurrence, _ in
          occurrences[occurrence, default: 0] += 1
        }
      }
    }
    let code = StepCode(occurrences, longestRun: 1 << Self.blockShift - 1)
    code.writeTable(to: &section)
    var stream = CodeStream()
    var blocks: [UInt64] = []
    for level in levels.indices {
      for block in bases[level].indices {
        blocks.append(UInt64(stream.count))
        write(level: level, block: block, with: code, to: &stream)
      }
    }
    section.append(monotone: blocks, searchable: false)
    section.append(stream)
    NodeIndex.write(strays(), arena, order: order, to: &section)
  }

  private func nodes(level: Int, block: Int) -> Range<Int> {
    let first = levelStarts[level] + block << Self.blockShift
    return first..<min(first + 1 << Self.blockShift, levelStarts[level + 1])
  }

  /// Calls `body` with each occurrence of a block, and its first node.
  private func forEachOccurrence(
    level: Int, block: Int, _ body: (StepCode.Occurrence, Int) -> Void
  ) {
    let info = levels[level]
    let nodes = self.nodes(level: level, block: block)
    // The first node needs no step where the block's base is its key.
    var node = nodes.lowerBound
    var previous = bases[level][block]
    if keys[node] == previous { node += 1 }
    while node < nodes.upperBound {
      let key = keys[node]
      var token = StepCode.Token(jump: 0, remainder: 0, run: 0)
      if key > previous {
        token.jump = key / info.family - previous / info.family
        token.remainder = token.jump == 0 ? key - previous : key % info.family
      }
      var next = node + 1
      if token.fits {
        while next < nodes.upperBound, keys[next] == keys[next - 1] &+ info.step,
          keys[next] / info.family == key / info.family
        {
          next += 1
        }
        token.run = next - node - 1
        if token.run > 0, next == nodes.upperBound { token.run = 1 << Self.blockShift - 1 }
      } else {
        token = StepCode.Token(jump: 0, remainder: 0, run: 0)
      }
      body(StepCode.Occurrence(token: token, step: info.step), node)
      previous = keys[next - 1]
      node = next
    }
  }

  private func write(
    level: Int, block: Int, with code: StepCode, to stream: inout CodeStream
  ) {
    let info = levels[level]
    let nodes = self.nodes(level: level, block: block)
    if !info.isAscending {
      stream.append(keys[nodes.lowerBound] == bases[level][block] ? 0 : 1, width: 1)
    }
    forEachOccurrence(level: level, block: block) { occurrence, first in
      var node = first
      code.forEachPart(of: occurrence) { token in
        guard node < nodes.upperBound else { return }
        code.write(token, to: &stream)
        if token == nil {
          let previous = node == nodes.lowerBound ? bases[level][block] : keys[node - 1]
          let difference = Int64(bitPattern: keys[node] &- previous)
          let value = UInt64(bitPattern: difference << 1 ^ difference >> 63)
          let width = bitWidth(of: value)
          stream.append(UInt64(width), width: 6)
          stream.append(value, width: width)
        }
        node += 1 + (token?.run ?? 0)
      }
    }
  }

  /// The order of levels in which the fewest IDs are looked for in vain: next comes the level that
  /// the fewest IDs of those that remain could be mistaken to be in.
  private func searchOrder() -> [Int] {
    let sampling = max(1, ids.count / 50_000)
    var order: [Int] = []
    while order.count < levels.count {
      let remaining = levels.indices.filter { !order.contains($0) }
      let mistakes = remaining.map { level in
        remaining.filter { $0 != level }.reduce(0) { sum, other in
          sum
            + stride(from: levelStarts[other], to: levelStarts[other + 1], by: sampling)
            .count { node in
              levels[level].key(of: ids[node]) != nil
            }
        }
      }
      var best = 0
      for index in remaining.indices where mistakes[index] < mistakes[best] { best = index }
      order.append(remaining[best])
    }
    return order
  }

  /// The nodes that a reader doesn't find by following steps: those whose keys lead to another
  /// block.
  private func strays() -> [Int] {
    var strays: [Int] = []
    for level in levels.indices where !levels[level].isAscending {
      let bases = bases[level]
      for block in bases.indices {
        let end = block + 1 < bases.count ? bases[block + 1] : .max
        for node in nodes(level: level, block: block)
        where keys[node] < bases[block] || keys[node] >= end {
          strays.append(node)
        }
      }
    }
    return strays
  }
}
