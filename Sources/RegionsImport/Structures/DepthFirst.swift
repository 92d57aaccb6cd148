import RegionsSource
import TypedNumbers

/// Rows with a level, each below the last one of the level above; or with a word for one, which is weaker.
///
///     name,level        name,type
///     北京市,1            East,Province
///     东城区,2            Bugesera,District
extension Structure {
  static let depthFirst: Structure = .init("row-order", most: Weight.depthFirst) { skeleton in
    RowOrder.hypothesis(skeleton, depthFirst, weight: Weight.depthFirst) { evidence, list in
      let records = evidence.lists[list]
      guard let level = RowOrder.column(LevelWords.numbering, of: records),
        let parents = DepthFirst.parents(evidence.integers(list, level))
      else { return DepthFirst.byKind(evidence, list) }
      return RowOrder(
        columns: [level], parents: parents,
        isShallow: parents.allSatisfy { $0 < 0 || parents[$0] < 0 },
        form: .rowOrder(level: records.columns[level].name))
    }
  }
}

enum DepthFirst {
  /// The order by words for what each row is.
  static func byKind(_ evidence: Evidence, _ list: Int) -> RowOrder? {
    let records = evidence.lists[list]
    for column in records.columns.indices {
      guard evidence.profile(list, column).filled == 1,
        2...mostKinds ~= evidence.distinctCount(list, column)
      else { continue }
      var known: [TextNumber: Int?] = [:]
      let levels = evidence.textNumbers(list, column).map { number -> Int? in
        guard let number = number.number else { return nil }
        if let level = known[number] { return level }
        let level = LevelRank.level(
          ofKind: String(decoding: evidence.bytes(number), as: UTF8.self))
        known[number] = .some(level)
        return level
      }
      // Levels that no row has are none of this list.
      let used = Set(levels.compactMap { $0 }).sorted()
      let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
      guard used.count > 1, !levels.contains(nil),
        let parents = parents(levels.map { $0.flatMap { places[$0] } })
      else { continue }
      return RowOrder(
        columns: [column], parents: parents, isShallow: true,
        form: .rowOrder(level: records.columns[column].name))
    }
    return nil
  }

  /// No country has regions of more kinds.
  private static var mostKinds: Int { Count.dozen }

  /// Each row's last row of the level above; `nil` if a level is skipped on the way down, or most
  /// rows of an upper level have none below them, as where the levels stand one behind the other.
  static func parents(_ levels: [Int?]) -> [Int]? {
    let known = levels.compactMap { $0 }
    guard known.count == levels.count, let top = known.min(), let bottom = known.max(),
      known.first == top, top < bottom, bottom - top < 16
    else { return nil }
    var parents: [Int] = []
    var last = [Int](repeating: -1, count: bottom - top + 1)
    var previous = 0
    for (row, level) in known.enumerated() {
      let depth = level - top
      guard depth <= previous + 1 else { return nil }
      parents.append(depth == 0 ? -1 : last[depth - 1])
      last[depth] = row
      previous = depth
    }
    // The only root of a country says nothing; of its provinces most have something below them.
    let isSole = known.count { $0 == top } == 1
    let wide = isSole ? top + 1 : top
    guard wide < bottom else { return nil }
    let upper = known.indices.filter { known[$0] == wide }
    let held = upper.filter { $0 + 1 < known.count && known[$0 + 1] > wide }
    return held.count.isMost(of: upper.count) && upper.count > 1 ? parents : nil
  }
}
