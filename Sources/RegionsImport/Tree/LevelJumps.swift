import Regions
import RegionsSource

/// Regions that by the source's own word are not one level below the region above them: a street right
/// below a city, or a mistake. Sources have both, so it is a warning.
struct LevelJumps {
  let evidence: Evidence
  let draft: ImportedTree

  /// One warning, at the first such region, with their number; none where the levels that the source
  /// tells are something else.
  ///
  /// - Complexity: O(nodes).
  func warnings(in order: [Int32]) -> [Diagnostic] {
    // A wide row tells several regions, and the level of the lowest.
    guard draft.rowLevels.isEmpty else { return [] }
    var columns: [Int32: Int] = [:]
    for list in Set(draft.lists) { columns[list] = levelColumn(of: Int(list)) }
    guard !columns.isEmpty else { return [] }
    var steps = 0
    var jumps = 0
    var first: (node: Int32, level: Int, above: Int)?
    for node in order {
      let parent = draft.parents[Int(node)]
      guard parent >= 0, let own = self.level(of: node, columns),
        let above = self.level(of: parent, columns)
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
    guard draft.rowLevels.isEmpty else { return [] }
    var columns: [Int32: Int] = [:]
    for list in Set(draft.lists) { columns[list] = levelColumn(of: Int(list)) }
    guard !columns.isEmpty else { return [] }
    var ranks: [(node: Int32, rank: RegionRank)] = []
    ranks.reserveCapacity(order.count)
    var byNode = [Int](repeating: 0, count: draft.count)
    var differs = false
    for node in order {
      let parent = draft.parents[Int(node)]
      guard let level = level(of: node, columns), let rank = RegionRank(rawValue: level),
        level > (parent < 0 ? 0 : byNode[Int(parent)])
      else { return [] }
      byNode[Int(node)] = level
      if level != Int(depths[Int(node)]) { differs = true }
      ranks.append((node, rank))
    }
    return differs ? ranks : []
  }

  private func level(of node: Int32, _ columns: [Int32: Int]) -> Int? {
    let list = draft.lists[Int(node)]
    guard let column = columns[list] else { return nil }
    let records = evidence.lists[Int(list)]
    let cell = records.columns[column].cells[Int(draft.records[Int(node)])]
    return Int(evidence.texts.string(cell, in: records.document))
  }

  /// The column that numbers the levels, or `nil`.
  private func levelColumn(of list: Int) -> Int? {
    let words: Set = ["level", "deep", "depth", "lv", "lvl", "layer", "级别", "层级", "等级"]
    return evidence.lists[list].columns.indices.first { column in
      let profile = evidence.profile(list, column)
      return profile.digits == 1 && profile.longest == 1
        && !words.isDisjoint(with: KeyMeaning.words(of: evidence.lists[list].columns[column].name))
    }
  }
}
