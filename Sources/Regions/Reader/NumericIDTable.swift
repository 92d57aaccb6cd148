/// The nodes of IDs that are all digits, by ID, for who asks often.
///
/// Numbers that differ in their last five bits only make a run. In most files siblings count up, so
/// that the nodes of a run follow each other too: which of its 32 numbers are there, and the first
/// one's node, is all there is to know: 16 bytes. Runs stand in a hash table with linear probing.
/// A node that doesn't fit begins another entry of the same run.
final class NumericIDTable: Sendable {
  private struct Run {
    /// What the numbers have in common, and how many digits.
    var key: UInt64
    /// A bit for each number that is there; none if the place is free.
    var members: UInt32
    /// The node of the first number that is there.
    var node: UInt32
  }

  private let runs: [Run]
  /// How many places there are to begin at; behind them are `reach` more, the last of them free.
  private let slots: UInt64

  /// No entry is further from its place than this: keys in a file may be made to meet.
  private static let reach = 256

  private init(runs: [Run], slots: UInt64) {
    self.runs = runs
    self.slots = slots
  }

  /// - Complexity: O(1).
  @inline(__always)
  func node(for id: NumericID) -> Int? {
    let key = Self.key(of: id)
    let member = Self.member(id)
    var place = Self.place(of: key, slots: slots)
    while true {
      let run = runs[place]
      if run.key == key, run.members & member != 0 {
        return Int(run.node) &+ (run.members & (member &- 1)).nonzeroBitCount
      }
      if run.members == 0 { return nil }
      place &+= 1
    }
  }

  /// A value has 60 bits at most, so that the length has room above what is left of them.
  @inline(__always)
  private static func key(of id: NumericID) -> UInt64 {
    id.value &>> 5 | UInt64(truncatingIfNeeded: id.length) &<< 55
  }

  @inline(__always)
  private static func member(_ id: NumericID) -> UInt32 {
    1 &<< UInt32(truncatingIfNeeded: id.value & 31)
  }

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
    private var runs: [Run] = []
    private var count: UInt32 = 0

    /// - Parameter id: the ID of the next node.
    mutating func add(_ id: NumericID) {
      let key = NumericIDTable.key(of: id)
      let member = NumericIDTable.member(id)
      // Inside the last run, and behind its members.
      if let last = runs.last, last.key == key, last.members < member {
        runs[runs.count - 1].members |= member
      } else {
        runs.append(Run(key: key, members: member, node: count))
      }
      count += 1
    }

    /// - Returns: `nil` if too many keys meet.
    func table() -> NumericIDTable? {
      let slots = runs.count + runs.count / 2 + 1
      var places = [Run](
        repeating: Run(key: 0, members: 0, node: 0), count: slots + NumericIDTable.reach)
      for run in runs {
        let first = NumericIDTable.place(of: run.key, slots: UInt64(slots))
        var place = first
        while places[place].members != 0 {
          place += 1
          guard place < first + NumericIDTable.reach - 1 else { return nil }
        }
        places[place] = run
      }
      return NumericIDTable(runs: places, slots: UInt64(slots))
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
    for index in parts.levels.indices {
      let level = parts.levels[index]
      for block in 0..<parts.bases[index].count {
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
      guard node == parts.levelStarts[index + 1] else { return nil }
    }
    return maker.table()
  }
}
