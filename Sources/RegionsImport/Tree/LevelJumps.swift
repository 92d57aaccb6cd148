import Regions
import RegionsSource
import TypedNumbers

/// Regions that by the source's own word are not one level below the region above them: a street right
/// below a city, or a mistake. Sources have both, so it is a warning.
struct LevelJumps {
  typealias Node = ImportedTree.Node
  typealias Nodes<Element> = ImportedTree.Nodes<Element>

  private let evidence: Evidence
  private let draft: ImportedTree
  /// By node: its level, if it is known; empty where no column tells any.
  private var levels = Nodes<Int8?>()
  /// Whether level 0 is that of a country.
  private var hasCountries = false

  /// - Complexity: O(records).
  init(_ evidence: Evidence, _ draft: ImportedTree) {
    self.evidence = evidence
    self.draft = draft
    // A wide row tells several regions, and the level of the lowest.
    guard draft.rowLevels.count == 0 else { return }
    var byList = [[Int8?]](repeating: [], count: evidence.lists.count)
    for list in Set(draft.records.elements.lazy.map(\.list)) {
      byList[list] = Self.levels(of: list, evidence)
      if byList[list].isEmpty {
        byList[list] = Self.levelsInWords(of: list, evidence)
        hasCountries = !byList[list].isEmpty
      }
    }
    guard byList.contains(where: { !$0.isEmpty }) else { return }
    levels = Nodes(
      draft.records.elements.map { byList[$0.list].isEmpty ? nil : byList[$0.list][$0.record] })
  }

  /// By record: its level, if it is known; empty if no column numbers the levels.
  private static func levels(of list: Int, _ evidence: Evidence) -> [Int8?] {
    let records = evidence.lists[list]
    let column = records.columns.indices.first { column in
      let profile = evidence.profile(list, column)
      return profile.digits == 1 && profile.longest == 1
        && !LevelWords.numbering.isDisjoint(
          with: KeyMeaning.words(of: records.columns[column].name))
    }
    guard let column else { return [] }
    var levels = [Int8?](repeating: nil, count: records.count)
    let cells = records.columns[column].cells
    evidence.texts.forEachText(of: cells, in: records.document) { record, text in
      // The profile is a sample: what is longer is no level.
      if text.count == 1, 48...57 ~= text[0] { levels[record] = Int8(text[0] - 48) }
    }
    return levels
  }

  /// By record: the level that a word for a kind of division stands for, 0 for a country; empty if no
  /// column has such words and nothing else.
  private static func levelsInWords(of list: Int, _ evidence: Evidence) -> [Int8?] {
    let records = evidence.lists[list]
    for column in records.columns where isKind(column.name) {
      var levels = [Int8?](repeating: nil, count: records.count)
      var seen: [(word: [UInt8], level: Int8)] = []
      var areWords = true
      evidence.texts.forEachText(of: column.cells, in: records.document) { record, text in
        guard areWords else { return }
        for known in seen where isSame(known.word, text) {
          levels[record] = known.level
          return
        }
        var word: [UInt8] = []
        for index in text.indices { word.append(text[index]) }
        guard let level = LevelRank.level(ofKind: String(decoding: word, as: UTF8.self)) else {
          areWords = false
          return
        }
        seen.append((word, Int8(level)))
        levels[record] = Int8(level)
      }
      if areWords, seen.count > 1 { return levels }
    }
    return []
  }

  private static func isSame(_ word: [UInt8], _ text: Span<UInt8>) -> Bool {
    guard word.count == text.count else { return false }
    for index in word.indices where word[index] != text[index] { return false }
    return true
  }

  /// Whether a key announces what kind of division a region is: “level”, “type”, 行政级别.
  private static func isKind(_ key: String) -> Bool {
    !LevelWords.kinds.isDisjoint(with: KeyMeaning.words(of: key))
      || LevelWords.kinds.contains { $0.utf8.first ?? 0 >= 0x80 && key.hasSuffix($0) }
  }

  /// One warning, at the first such region, with their number; none where the levels that the source
  /// tells are something else.
  ///
  /// - Complexity: O(nodes).
  func warnings(in order: [Node]) -> [Diagnostic] {
    guard levels.count > 0 else { return [] }
    var steps = 0
    var jumps = 0
    var first: (node: Node, level: Int, above: Int)?
    for node in order {
      guard let parent = draft.parents[node].number, let own = level(of: node),
        let above = level(of: parent)
      else { continue }
      if own == above + 1 {
        steps += 1
      } else {
        jumps += 1
        if first == nil { first = (node, own, above) }
      }
    }
    guard let first, jumps.isSmallPart(of: steps) else { return [] }
    let name = evidence.texts.string(evidence.texts.trimmed(draft.names[first.node]))
    return [
      evidence.diagnostic(
        .warning, at: draft.records[first.node],
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
  func ranks(in order: [Node], _ depths: Nodes<UInt8>) -> [(node: Node, rank: RegionRank)] {
    guard levels.count > 0 else { return [] }
    var ranks: [(node: Node, rank: RegionRank)] = []
    ranks.reserveCapacity(order.count)
    var byNode = Nodes(repeating: 0, count: draft.count)
    var differs = false
    for node in order {
      let parent = draft.parents[node].number
      // A country above provinces, where words say the levels, has no rank.
      if parent == nil, levels[node] == 0, hasCountries { continue }
      guard let level = level(of: node), let rank = RegionRank(rawValue: level),
        level > (parent.map { byNode[$0] } ?? 0)
      else { return [] }
      byNode[node] = level
      if level != Int(depths[node]) { differs = true }
      ranks.append((node, rank))
    }
    return differs ? ranks : []
  }

  private func level(of node: Node) -> Int? { levels[node].map { Int($0) } }
}
