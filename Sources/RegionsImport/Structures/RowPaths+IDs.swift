import RegionsSource
import TypedNumbers

/// Which columns of wide rows are the codes of which level, and whose attributes the others are.
extension RowPaths {
  private var nameColumns: Set<Int> {
    switch source {
    case .columns(let columns): Set(columns)
    case .cell(let column, _): [column]
    }
  }

  private func codeColumns() -> [Int] {
    let records = evidence.lists[list]
    if let forced = options.idKey.flatMap({ records.column(named: $0) }) { return [forced] }
    return records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      let meaning = profile.meaning
      guard profile.isCode, !nameColumns.contains(column) else { return false }
      if meaning.contains(.measure) && !meaning.contains(.id) { return false }
      if evidence.areLevelWords(list, column) { return false }
      // The names once more, in capitals as codes are.
      if nameColumns.contains(where: { isTheSame(column, $0) }) { return false }
      if profile.isName, !profile.isAbbreviation,
        levels.contains(where: { evidence.areInTwoLanguages(list, $0, column) })
      {
        return false
      }
      if records.hasHeader, !meaning.contains(.id), isOfSizes(column) { return false }
      // Rows of a path each that are numbered in front have that for an ID, whatever it is called: "tid".
      if case .cell = source, column == 0, profile.isNumeric,
        evidence.distinctCount(list, column) == records.count
      {
        return true
      }
      return !records.hasHeader || !meaning.intersection([.id, .level]).isEmpty
        || profile.isOfficial && evidence.isAscending(list, column)
    }
  }

  /// Whether most cells of two columns are the same.
  private func isTheSame(_ one: Int, _ other: Int) -> Bool {
    let texts = evidence.textNumbers(list, one)
    return zip(texts, evidence.textNumbers(list, other)).count { $0 == $1 && !$0.isNone }
      .isMost(of: texts.count)
  }

  /// Whether numbers that nearly all differ are sizes, though the column is called an area: they come back here and
  /// there, or are of any length, of several beside what is called a measure, and stand in no order.
  private func isOfSizes(_ column: Int) -> Bool {
    let profile = evidence.profile(list, column)
    let (distinct, count) = (evidence.distinctCount(list, column), evidence.lists[list].count)
    return profile.isNumeric && distinct.isMost(of: count)
      && (!profile.isOfficial || distinct < count
        || profile.shortest < profile.longest && isBesideMeasure(column))
      && !evidence.isAscending(list, column)
  }

  /// Whether (nearly) every row has another text in a column.
  private func isOfRows(_ column: Int) -> Bool {
    evidence.distinctCount(list, column).isNearlyAll(of: evidence.lists[list].count)
  }

  private func isBesideMeasure(_ column: Int) -> Bool {
    evidence.lists[list].columns.indices.contains { other in
      let profile = evidence.profile(list, other)
      return other != column && profile.isNumeric && profile.meaning.contains(.measure)
        && !profile.meaning.contains(.id)
    }
  }

  /// A code of the row itself, different in (nearly) every row: of several the one most like an ID.
  func uniqueCode() -> Int? {
    if areObservations { return nil }
    return codeColumns().filter(isOfRows)
      .map { (column: $0, score: evidence.idScore(list, $0, above: nil)) }
      .max { ($0.score, $1.column) < ($1.score, $0.column) }?.column
  }

  /// Finds the code column of each level: one code a region, one region a code.
  func setIDs(
    in draft: inout ImportedTree, rowNode: [Node.OrNone], rowPath: [[Node.OrNone]]
  ) -> [Int] {
    let candidates = codeColumns()
    guard !candidates.isEmpty else { return [] }
    let depth = rowPath.map(\.count).max() ?? 0
    var used: [Int] = []
    var above: Int?
    for level in 0..<depth {
      var best: (column: Int, score: Double, distance: Int)?
      for column in candidates where !used.contains(column) {
        guard var score = codeScore(column, level: level, of: depth, rowPath: rowPath) else {
          continue
        }
        if above.map({ continues(column, $0) || isNumberedNext(column, $0) }) ?? false
          || level + 1 < depth && candidates.contains(where: { continues($0, column) })
        {
          score += LevelCodeWeight.continues
        }
        // Of two that fit, one that is not called as another level is, then the one beside the names.
        let name = levels.indices.contains(level) ? levels[level] : column
        let isOthers = levels.contains { $0 != name && evidence.codeColumn(list, $0) == column }
        let distance = abs(column - name) + (isOthers ? evidence.lists[list].columns.count : 0)
        if let best, (best.score, -best.distance) >= (score, -distance) { continue }
        best = (column, score, distance)
      }
      above = best?.column
      guard let best else { continue }
      used.append(best.column)
      for (record, path) in rowPath.enumerated() where level < path.count {
        guard let node = path[level].number else { continue }
        setID(of: node, in: &draft, column: best.column, record)
      }
    }
    if let whole = wholeCode(of: used, depth) {
      join(used, rowPath, in: &draft)
      return used + [whole]
    }
    // A code of the row belongs to the region that the row tells of; what the lowest level has is one.
    if let own = used.last(where: isOfRows) ?? uniqueCode() {
      for (record, node) in rowNode.enumerated() {
        guard let node = node.number, draft.ownRows[node], draft.records[node].record == record,
          draft.ids[node].isEmpty
        else { continue }
        setID(of: node, in: &draft, column: own, record)
        if !used.contains(own) { used.append(own) }
      }
    }
    return used
  }

  /// The column that has the codes of all levels one behind the other: "010206" beside "01", "02" and "06".
  private func wholeCode(of columns: [Int], _ depth: Int) -> Int? {
    guard columns.count > 1, columns.count == depth, options.idKey == nil, options.ids == nil,
      let own = uniqueCode(), !columns.contains(own)
    else { return nil }
    let parts = columns.map { evidence.textNumbers(list, $0) }
    let isWhole = evidence.textNumbers(list, own).enumerated().allSatisfy { record, code in
      code.number.map(evidence.bytes)?.elementsEqual(
        parts.flatMap { $0[record].number.map(evidence.bytes) ?? [] }) ?? false
    }
    return isWhole ? own : nil
  }

  /// Takes for a region's ID the codes of all levels down to its own.
  private func join(_ columns: [Int], _ rowPath: [[Node.OrNone]], in draft: inout ImportedTree) {
    let parts = columns.map { evidence.textNumbers(list, $0) }
    var isSet = ImportedTree.Nodes<Bool>(repeating: false, count: draft.nodes.count)
    for (record, path) in rowPath.enumerated() {
      for (level, node) in path.enumerated() {
        guard let node = node.number, !isSet[node] else { continue }
        isSet[node] = true
        draft.ids[node] = evidence.joined(parts.prefix(level + 1).map { $0[record] }[...])
      }
    }
  }

  private func setID(of node: Node, in draft: inout ImportedTree, column: Int, _ record: Int) {
    guard draft.ids[node].isEmpty else { return }
    let records = evidence.lists[list]
    draft.ids[node] = evidence.texts.ref(
      records.columns[column].cells[record], in: records.document)
  }

  /// How well a column has the codes of a level; `nil` where it has not one a region.
  private func codeScore(
    _ column: Int, level: Int, of depth: Int, rowPath: [[Node.OrNone]]
  ) -> Double? {
    let numbers = evidence.textNumbers(list, column)
    var codeOf: [Node: TextNumber] = [:]
    var nodeOf: [ScopedCode: Node] = [:]
    // Beside the names of its level a code may count anew in each region above.
    let isLocal = level > 0 && isBeside(column, level)
    var conflicts = 0
    var rows = 0
    for (record, path) in rowPath.enumerated() where level < path.count {
      guard let node = path[level].number, let number = numbers[record].number else { continue }
      rows += 1
      if codeOf.updateValue(number, forKey: node).map({ $0 != number }) ?? false { conflicts += 1 }
      let scope = isLocal ? path[level - 1] : .init()
      if nodeOf.updateValue(node, forKey: ScopedCode(above: scope, code: number))
        .map({ $0 != node }) ?? false
      {
        conflicts += 1
      }
    }
    guard rows > 0, conflicts.isSlip(of: rows),
      (codeOf.count - nodeOf.count).isFew(of: codeOf.count)
    else { return nil }
    let score = LevelCodeWeight.fits + wordScore(column, level: level)
    // A code that only one region of the level has may belong to any level.
    let isOfAny =
      codeOf.count == 1 && rows > 1 && score < LevelCodeWeight.enoughOfOne && depth > 1
      && (level > 0 || isOfOtherLevel(column))
    return isOfAny ? nil : score
  }

  /// Whether a column is called by a level, and by none of those that are names here: "DistrictAlias" beside "Country".
  private func isOfOtherLevel(_ column: Int) -> Bool {
    guard case .columns(let columns) = source, evidence.lists[list].hasHeader,
      evidence.profile(list, column).meaning.contains(.level)
    else { return false }
    let words = evidence.lists[list].columns
    let own = RowPaths.levelWords(words[column].name)
    return !columns.contains { RowPaths.levelWords(words[$0].name) == own }
  }

  /// Whether a column is called as one is that has the codes above, by the next number: "admin2_pcode" behind
  /// "admin1_pcode".
  private func isNumberedNext(_ column: Int, _ above: Int) -> Bool {
    let columns = evidence.lists[list].columns
    let one = LevelRank.number(in: columns[above].name)
    let next = LevelRank.number(in: columns[column].name)
    guard let number = one.number, let second = next.number else { return false }
    return second > number && second - number == 1 && one.rest == next.rest && !one.rest.isEmpty
  }

  /// Whether the codes of a column begin with those of another, of several letters or several of them: "003001"
  /// below "003".
  private func continues(_ column: Int, _ above: Int) -> Bool {
    let pairs = zip(evidence.textNumbers(list, column), evidence.textNumbers(list, above))
      .compactMap { own, above in
        own.number.flatMap { own in above.number.map { (evidence.bytes(own), evidence.bytes($0)) } }
      }
    return !pairs.isEmpty && pairs.allSatisfy { $0.count > $1.count && $0.starts(with: $1) }
      && (evidence.distinctCount(list, above) > 1 || pairs.allSatisfy { $1.count > 1 })
  }

  /// What the heading of a column of codes, and its place, say for its being of a level.
  private func wordScore(_ column: Int, level: Int) -> Double {
    guard case .columns(let columns) = source, level < columns.count else { return 0 }
    let records = evidence.lists[list]
    let words = KeyMeaning.words(of: records.columns[column].name)
    let own = KeyMeaning.words(of: records.columns[columns[level]].name)
    var score = 0.0
    if own.contains(where: { words.contains($0) && KeyMeaning($0).contains(.level) }) {
      score += LevelCodeWeight.sameLevel
    }
    // "region.id" belongs to "region.name", "id" to "name".
    if RowPaths.group(records.columns[columns[level]].name)
      == RowPaths.group(records.columns[column].name),
      records.columns.contains(where: { $0.name.contains(".") })
    {
      score += LevelCodeWeight.sameGroup
    }
    if KeyMeaning(words.last ?? "").contains([.id, .plain]), !evidence.isSerial(list, column) {
      score += LevelCodeWeight.idWord
    }
    if evidence.isOfficial(list, column) { score += LevelCodeWeight.official }
    return score
  }

  /// A code with the region above, where it counts anew in each.
  private struct ScopedCode: Hashable {
    let above: Node.OrNone
    let code: TextNumber
  }

  /// Whether a column of codes belongs to a level by its heading, or by its place right beside the names, as those
  /// of all levels have.
  private func isBeside(_ column: Int, _ level: Int) -> Bool {
    guard case .columns(let columns) = source, level < columns.count,
      evidence.lists[list].hasHeader
    else { return false }
    if evidence.codeColumn(list, columns[level]) == column { return true }
    let distance = column - columns[level]
    return abs(distance) == 1
      && columns.allSatisfy { name in
        let beside = name + distance
        return evidence.lists[list].columns.indices.contains(beside)
          && !columns.contains(beside) && evidence.profile(list, beside).isCode
      }
  }

  /// Each other column is an attribute of the topmost level that decides it.
  func addAttributes(
    to draft: inout ImportedTree, rowPath: [[Node.OrNone]], besides codes: [Int]
  ) {
    let records = evidence.lists[list]
    let depth = rowPath.map(\.count).max() ?? 0
    for column in records.columns.indices
    where !nameColumns.contains(column) && !codes.contains(column) {
      let name = records.columns[column].name
      if let keys = options.attributeKeys, !keys.contains(name) { continue }
      let numbers = evidence.textNumbers(list, column)
      var owners = ImportedTree.Attribute.Owners.ownRows
      for candidate in 0..<max(0, depth - 1) {
        var value: [Node: TextNumber.OrNone] = [:]
        var isDecided = true
        for (record, path) in rowPath.enumerated() where candidate < path.count {
          guard let node = path[candidate].number else { continue }
          let last = value.updateValue(numbers[record], forKey: node)
          if let last, last != numbers[record] {
            isDecided = false
            break
          }
        }
        if isDecided && value.count < records.count {
          owners = .level(candidate)
          break
        }
      }
      draft.attributes.append(.init(list: list, column: column, name: name, owners: owners))
    }
  }

  /// What stands before the last dot.
  private static func group(_ name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? ""
  }

  func shape(_ codes: [Int]) -> ImportShape {
    let records = evidence.lists[list]
    func names(_ columns: [Int]) -> [String] { columns.map { records.columns[$0].name } }
    let form: ImportShape.Form =
      switch source {
      case .columns(let columns): .levelColumns(names(columns))
      case .cell(let column, let separator):
        .pathCell(records.columns[column].name, separator: Character(Unicode.Scalar(separator)))
      }
    return ImportShape(form, ids: names(codes))
  }
}

/// How much each sign that a column holds the codes of a level weighs, of columns whose codes go with the
/// level's names one by one.
private enum LevelCodeWeight {
  /// Its codes go with the names: the least there is.
  static var fits: Double { Sign.clear }
  /// "cityCode" beside "cityName".
  static var sameLevel: Double { Sign.clear }
  /// "region.id" beside "region.name": each group has an "id".
  static var sameGroup: Double { Sign.clear }
  /// "provinceCode" rather than "province", where both go with the names.
  static var idWord: Double { Sign.hint }
  /// "fips" before an "id" of the file's own.
  static var official: Double { Sign.likely }
  /// "003001" below "003": stronger than a word, weaker than that of the level.
  static var continues: Double { Sign.likely }
  /// What a code that is the same in all rows has to have: "01" may be the province's or its only city's.
  static var enoughOfOne: Double { fits + Sign.likely }
}
