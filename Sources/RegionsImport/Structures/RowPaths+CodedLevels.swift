import RegionsSource
import TypedNumbers

/// Levels that a table tells each by a code and a name beside it, where codes count anew below each region of
/// the level above and names come back in other regions.
///
///     DPTO,DPTO_DESC,DIST,DIST_DESC,BARRIO,BARRIO_DESC
///     1,Norte,1,Centro,1,San José
///     2,Sur,1,Centro,2,San José
extension RowPaths {
  /// A column of codes with that of the names that go with them.
  private struct Level {
    let code: Int
    let name: Int
  }

  /// The columns of names, the topmost first; `nil` if the columns are no pairs of codes and names whose codes,
  /// read from the top, tell the names, and all of them together the rows.
  ///
  /// In the order of the columns if their codes tell the names so; else a level has more pairs of a code and a name
  /// than the one above it, unless each code of that comes with one of its own.
  static func codedLevels(_ evidence: Evidence, list: Int) -> [Int]? {
    let records = evidence.lists[list]
    guard records.hasHeader, records.count > fewRowsOfCodes else { return nil }
    let levels = pairs(evidence, list: list)
    guard levels.count > 1 else { return nil }
    if let told = told(evidence, list: list, by: levels) { return told }
    let counted = levels.map { (level: $0, pairs: evidence.pairCount($0.code, $0.name, in: list)) }
    let sorted = counted.sorted { $0.pairs < $1.pairs }.map(\.level)
    // Most rows may have nothing between two levels, so that there are fewer of it than above.
    let decided = evidence.decided(list, sorted.map(\.code)).compactMap { code in
      sorted.first { $0.code == code }
    }
    return told(evidence, list: list, by: decided)
  }

  /// Another level than the topmost that could as well be on top: its code alone tells its name, and comes back
  /// below several regions of the topmost. Where hardly two regions have one code, only the columns' order says
  /// which of them is above.
  static func rivalTop(_ evidence: Evidence, list: Int, of levels: [Int]) -> Int? {
    guard evidence.lists[list].hasHeader, let top = levels.first else { return nil }
    return pairs(evidence, list: list).first { level in
      level.name != top && levels.contains(level.name)
        && evidence.decides(level.code, level.name, in: list)
        && !evidence.decides(level.code, top, in: list)
        && evidence.words(list, top).rank
          >= evidence.words(list, level.name).rank
    }?.name
  }

  /// The names of levels in this order, if their codes tell them and together the rows.
  private static func told(_ evidence: Evidence, list: Int, by levels: [Level]) -> [Int]? {
    let records = evidence.lists[list]
    var paths = [[TextNumber.OrNone]](repeating: [], count: records.count)
    var last = 0
    for level in levels {
      let codes = evidence.textNumbers(list, level.code)
      for row in paths.indices { paths[row].append(codes[row]) }
      let names = evidence.textNumbers(list, level.name)
      var nameOf: [[TextNumber.OrNone]: TextNumber.OrNone] = [:]
      var conflicts = 0
      for (path, name) in zip(paths, names) where !name.isNone {
        if let known = nameOf.updateValue(name, forKey: path), known != name { conflicts += 1 }
      }
      // A row without a name of this level tells of the region above.
      let found = Set(paths).count
      guard conflicts.isSlip(of: records.count), nameOf.count > 1 || last == 0, found > last else {
        return nil
      }
      last = found
    }
    return last.isNearlyAll(of: records.count) ? levels.map(\.name) : nil
  }

  /// Fewer rows are told apart by anything.
  private static var fewRowsOfCodes: Int { Count.several }

  /// The columns of codes that each have a name under the same words, or right beside them all on the same side.
  private static func pairs(_ evidence: Evidence, list: Int) -> [Level] {
    let columns = evidence.lists[list].columns
    let names = columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return profile.isName && !profile.isCoded && !profile.isAbbreviation
        && !(profile.isCode && profile.meaning.contains(.id)) && !evidence.isFlag(list, column)
        && !evidence.isKind(list, column)
        && !columns[column].name.contains(".")
        && (evidence.distinctCount(list, column) > 1 || evidence.hasCode(list, column)
          || profile.meaning.contains(.level))
        && profile.meaning.isDisjoint(with: [.measure, .parent])
        && !evidence.words(list, column).isClass
    }
    let told = names.compactMap { name in
      evidence.codeColumn(list, name).map { Level(code: $0, name: name) }
    }
    if told.count == names.count { return told }
    let codes = columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return profile.isCode && !names.contains(column) && profile.isFull
        && profile.meaning.isDisjoint(with: [.measure, .parent])
        && (profile.isNumeric || profile.meaning.contains(.id))
    }
    for side in [1, -1] {
      let beside = codes.filter { names.contains($0 + side) }
      if beside.count == names.count, codes.count == beside.count {
        return beside.map { Level(code: $0, name: $0 + side) }
      }
    }
    return []
  }
}
