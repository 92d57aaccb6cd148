/// The nodes of IDs that are all digits, by ID, for who asks often.
///
/// Numbers that differ in their last six bits only make a stretch. In most files siblings count up, so
/// that the nodes of a stretch follow each other too: which of its 64 numbers are there, and the first
/// one's node, is all there is to know. Stretches stand in a hash table with linear probing. A node
/// that doesn't fit begins another entry of the same stretch.
final class NumericIDTable: Sendable {
  /// By place: the stretch's numbers and their length, and a bit for each number that is there; no bit
  /// if the place is free.
  private let stretches: [(key: UInt64, members: UInt64)]
  /// By place: the node of the stretch's first number.
  private let nodes: [UInt32]
  /// How many places there are to begin at; behind them are `reach` more, the last of them free.
  private let slots: UInt64

  /// No entry is further from its place than this: keys in a file may be made to meet.
  private static let reach = 256

  private init(
    stretches: [(key: UInt64, members: UInt64)], nodes: [UInt32], slots: UInt64
  ) {
    self.stretches = stretches
    self.nodes = nodes
    self.slots = slots
  }

  /// - Complexity: O(1).
  @inline(__always)
  func node(for id: NumericID) -> Int? {
    let key = Self.key(of: id)
    let member = Self.member(id)
    var place = Self.place(of: key, slots: slots)
    while true {
      let stretch = stretches[place]
      if stretch.key == key, stretch.members & member != 0 {
        return Int(nodes[place]) &+ (stretch.members & (member &- 1)).nonzeroBitCount
      }
      if stretch.members == 0 { return nil }
      place &+= 1
    }
  }

  /// A value has 60 bits at most, so that the length has room above what is left of them.
  @inline(__always)
  private static func key(of id: NumericID) -> UInt64 {
    id.value &>> 6 | UInt64(truncatingIfNeeded: id.length) &<< 54
  }

  @inline(__always)
  private static func member(_ id: NumericID) -> UInt64 { 1 &<< (id.value & 63) }

  /// The product's upper half, in which each bit of the key has a say, scaled to the table.
  @inline(__always)
  private static func place(of key: UInt64, slots: UInt64) -> Int {
    let hash = (key &* 0x9E37_79B9_7F4A_7C15) &>> 32
    return Int(truncatingIfNeeded: (hash &* slots) &>> 32)
  }
}

extension NumericIDTable {
  /// Collects the IDs of the nodes, in order, and makes the table.
  struct Maker {
    private var stretches: [(key: UInt64, members: UInt64)] = []
    private var nodes: [UInt32] = []
    private var count = 0

    /// - Parameter id: the ID of the next node.
    mutating func add(_ id: NumericID) {
      let key = NumericIDTable.key(of: id)
      let member = NumericIDTable.member(id)
      let node = UInt32(truncatingIfNeeded: count)
      count += 1
      // Inside the last stretch, and behind its members.
      if let last = stretches.last, last.key == key, last.members < member {
        stretches[stretches.count - 1].members |= member
      } else {
        stretches.append((key, member))
        nodes.append(node)
      }
    }

    /// - Returns: `nil` if too many keys meet.
    func table() -> NumericIDTable? {
      let slots = stretches.count + stretches.count / 2 + 1
      var places = [(key: UInt64, members: UInt64)](
        repeating: (0, 0), count: slots + NumericIDTable.reach)
      var firstNodes = [UInt32](repeating: 0, count: places.count)
      for (index, stretch) in stretches.enumerated() {
        let first = NumericIDTable.place(of: stretch.key, slots: UInt64(slots))
        var place = first
        while places[place].members != 0 {
          place += 1
          guard place < first + NumericIDTable.reach - 1 else { return nil }
        }
        places[place] = stretch
        firstNodes[place] = nodes[index]
      }
      return NumericIDTable(stretches: places, nodes: firstNodes, slots: UInt64(slots))
    }
  }
}

extension NumericIDs {
  /// Follows the steps of all blocks.
  ///
  /// - Returns: `nil` unless every node has an ID of at most 18 digits.
  func makeTable() -> NumericIDTable? {
    var maker = NumericIDTable.Maker()
    var node = 0
    for index in levels.indices {
      let level = levels[index]
      for block in 0..<bases[index].count {
        var walk = self.walk(level: index, block: block)
        repeat {
          guard walk.node == node else { return nil }
          let next = min(walk.node &+ 1 &+ Int(truncatingIfNeeded: walk.run), walk.end)
          var key = walk.key
          while node < next {
            guard let id = level.id(key: key) else { return nil }
            maker.add(id)
            node += 1
            key &+= level.step
          }
        } while advance(&walk)
      }
      guard node == levelStarts[index + 1] else { return nil }
    }
    return maker.table()
  }
}
