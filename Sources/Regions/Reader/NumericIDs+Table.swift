/// The runs of IDs that the steps of a file make, level by level, in the order of their keys.
///
/// A run is a node and the nodes behind it whose keys are a step apart each. A directory says, by the
/// upper bits of a key, among which runs to look.
final class RunTable: Sendable {
  private let levels: [Level]

  fileprivate init(_ levels: [Level]) { self.levels = levels }

  struct Level {
    /// By run: the key of its first node, rising.
    var keys: [UInt64] = []
    /// By run: its first node, and how many follow.
    var nodes: [UInt32] = []
    var lengths: [UInt32] = []
    /// By the upper bits of a key's distance from the first: the number of runs below that.
    var directory: [UInt32] = []
    var shift: UInt64 = 0
    var step: UInt64 = 1
  }

  /// The node with an ID, or `nil` if it isn't in a run.
  @inline(__always)
  func node(for number: NumericID, levels info: [NumericLevel]) -> Int? {
    for index in levels.indices.reversed() {
      if let key = info[index].key(value: number.value, length: number.length),
        let node = levels[index].node(key: key)
      {
        return node
      }
    }
    return nil
  }
}

extension RunTable.Level {
  @inline(__always)
  fileprivate func node(key: UInt64) -> Int? {
    guard let lowest = keys.first, key >= lowest else { return nil }
    let bucket = min(
      Int(truncatingIfNeeded: (key &- lowest) &>> shift), directory.count &- 2)
    var first = Int(directory[bucket])
    var count = Int(directory[bucket &+ 1]) &- first
    // The last run whose key isn't larger; the one before the bucket's if all of those are.
    first &-= 1
    while count > 0 {
      let half = (count &+ 1) &>> 1
      // The difference's sign instead of a branch that is taken every other time; keys have 63 bits.
      first &+= half & ~(Int(bitPattern: UInt(key &- keys[first &+ half])) >> 63)
      count &-= half
    }
    let distance = key &- keys[first]
    if distance == 0 { return Int(nodes[first]) }
    let (steps, rest) =
      step == 1 ? (distance, 0) : distance.quotientAndRemainder(dividingBy: step)
    guard rest == 0, steps <= UInt64(lengths[first]) else { return nil }
    return Int(nodes[first]) &+ Int(truncatingIfNeeded: steps)
  }

  /// Makes the directory, of up to four times as many buckets as there are runs: IDs are crowded.
  fileprivate mutating func index() {
    guard let lowest = keys.first, let highest = keys.last else { return }
    shift = UInt64(
      max(0, bitWidth(of: highest - lowest) - bitWidth(of: UInt64(keys.count)) - 1))
    let buckets = Int((highest - lowest) >> shift) + 1
    directory.reserveCapacity(buckets + 1)
    directory.append(0)
    for (run, key) in keys.enumerated() {
      let bucket = Int((key - lowest) >> shift)
      while directory.count <= bucket { directory.append(UInt32(run)) }
    }
    directory.append(UInt32(keys.count))
  }
}

extension NumericIDs {
  /// Follows the steps of all blocks.
  ///
  /// - Returns: `nil` if keys overflow.
  func makeRuns() -> RunTable? {
    var tables: [RunTable.Level] = []
    for index in levels.indices {
      var level = RunTable.Level()
      level.step = levels[index].step
      for block in 0..<bases[index].count {
        var walk = self.walk(level: index, block: block)
        repeat {
          let length = min(Int(walk.run), walk.end - 1 - walk.node)
          guard length >= 0 else { break }
          level.keys.append(walk.key)
          level.nodes.append(UInt32(walk.node))
          level.lengths.append(UInt32(length))
        } while advance(&walk)
      }
      // Runs of a level whose IDs don't all rise may lie within each other. Then a key is not always
      // found here, and looked for in the file.
      if zip(level.keys, level.keys.dropFirst()).contains(where: { $0 > $1 }) {
        let order = level.keys.indices.sorted { level.keys[$0] < level.keys[$1] }
        level.keys = order.map { level.keys[$0] }
        level.nodes = order.map { level.nodes[$0] }
        level.lengths = order.map { level.lengths[$0] }
      }
      level.index()
      tables.append(level)
    }
    return RunTable(tables)
  }
}
