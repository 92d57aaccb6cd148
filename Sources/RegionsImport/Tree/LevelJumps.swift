import Regions
import RegionsSource

/// Regions that by the source's own word are not one level below the region above them: a street right
/// below a city, or a mistake. Sources have both, so it is a warning.
struct LevelJumps {
  private let evidence: Evidence
  private let draft: ImportedTree
  /// By node: its level, or ``unknown``; none where no column tells any.
  private var levels: [Int32] = []

  private static let unknown = Int32.min

  /// - Complexity: O(records).
  init(_ evidence: Evidence, _ draft: ImportedTree) {
    self.evidence = evidence
    self.draft = draft
    // A wide row tells several regions, and the level of the lowest.
    guard draft.rowLevels.isEmpty else { return }
    var byList = [[Int32]](repeating: [], count: evidence.lists.count)
    for list in Set(draft.lists) { byList[Int(list)] = Self.levels(of: Int(list), evidence) }
    guard byList.contains(where: { !$0.isEmpty }) else { return }
    levels = zip(draft.lists, draft.records).map { list, record in
      byList[Int(list)].isEmpty ? Self.unknown : byList[Int(list)][Int(record)]
    }
  }

  /// By record: its level, or ``unknown``; none if no column numbers the levels.
  private static func levels(of list: Int, _ evidence: Evidence) -> [Int32] {
    let records = evidence.lists[list]
    let column = records.columns.indices.first { column in
      let profile = evidence.profile(list, column)
      return profile.digits == 1 && profile.longest == 1
        && !LevelWords.numbering.isDisjoint(
          with: KeyMeaning.words(of: records.columns[column].name))
    }
    guard let column else { return [] }
    var levels = [Int32](repeating: unknown, count: records.count)
    let cells = records.columns[column].cells
    evidence.texts.forEachText(of: cells, in: records.document) { record, text in
      // The profile is a sample: what is longer is no level.
      if text.count == 1, 48...57 ~= text[0] { levels[record] = Int32(text[0]) - 48 }
    }
    return levels
  }

  /// One warning, at the first such region, with their number; none where the levels that the source
  /// tells are something else.
  ///
  /// - Complexity: O(nodes).
  func warnings(in order: [Int32]) -> [Diagnostic] {
    guard !levels.isEmpty else { return [] }
    var steps = 0
    var jumps = 0
    var first: (node: Int32, level: Int, above: Int)?
    for node in order {
      let parent = draft.parents[Int(node)]
      guard parent >= 0, let own = level(of: node), let above = level(of: parent)
      else { continue }
      if own == above + 1 {
        steps += 1
      } else {
        jumps += 1
        if first == nil { first = (node, own, above) }
      }
    }
    guard let first, jumps * 4 <= steps else { return [] }
    let name = evidence.texts.string(evidence.texts.trimmed(draft.names[Int(first.node)]))
    return [
      evidence.diagnostic(
        .warning, list: Int(draft.lists[Int(first.node)]),
        record: Int(draft.records[Int(first.node)]),
        .levelJump(name: name, level: first.level, above: first.above, others: jumps - 1)
      )
    ]
  }

  /// The ranks that a column of levels tells: every region has a level, it is larger than that of the
  /// region above, and for some it is not the depth; else the column says no more than the tree.
  ///
  /// - Parameter depths: by node, from 1.
  /// - Returns: nothing if there is no such column.
  /// - Complexity: O(nodes).
  func ranks(in order: [Int32], _ depths: [UInt8]) -> [(node: Int32, rank: RegionRank)] {
    guard !levels.isEmpty else { return [] }
    var ranks: [(node: Int32, rank: RegionRank)] = []
    ranks.reserveCapacity(order.count)
    var byNode = [Int](repeating: 0, count: draft.count)
    var differs = false
    for node in order {
      let parent = draft.parents[Int(node)]
      guard let level = level(of: node), let rank = RegionRank(rawValue: level),
        level > (parent < 0 ? 0 : byNode[Int(parent)])
      else { return [] }
      byNode[Int(node)] = level
      if level != Int(depths[Int(node)]) { differs = true }
      ranks.append((node, rank))
    }
    return differs ? ranks : []
  }

  private func level(of node: Int32) -> Int? {
    let level = levels[Int(node)]
    return level == Self.unknown ? nil : Int(level)
  }
}
