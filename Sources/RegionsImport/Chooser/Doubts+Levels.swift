import RegionsSource
import TypedNumbers

/// Levels of wide rows that are none, or that are missing.
extension Doubts {
  /// A level of paths in cells whose names are all as codes are, with one region each on the next: "AB, Alba, Cugir".
  mutating func findSingles(_ paths: RowPaths, _ look: TreeLook) {
    guard case .cell(let column, _) = paths.source else { return }
    let records = evidence.lists[paths.list]
    let counts = look.levels.map(\.count)
    for (level, pair) in zip(counts, counts.dropFirst()).dropLast().enumerated()
    where pair.0 > 1 && pair.0 == pair.1 {
      let areShort = (0..<records.count).allSatisfy { record in
        let path = paths.path(of: record)
        return level >= path.count
          || path[level].count <= Length.ofAbbreviation
            && evidence.texts.bytes(path[level]).allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 }
      }
      let name = records.columns[column].name
      if areShort { add(.singleChildren, [name], others: [name], isStrong: false) }
    }
  }

  mutating func findSingles(_ paths: RowPaths, _ columns: [Int]) {
    guard options.levelKeys == nil else { return }
    let isWorded = columns.allSatisfy {
      evidence.lists[paths.list].hasHeader
        && evidence.profile(paths.list, $0).meaning.contains(.level)
    }
    // Spellings of one name are one region's.
    var spellings = TextTable()
    let numbers = columns.map { column in
      evidence.textNumbers(paths.list, column).map { number in
        guard let number = number.number else { return TextNumber.OrNone() }
        let name = evidence.bytes(number)
        return .init(spellings.number(of: Spelling.folded(name)?[...] ?? name))
      }
    }
    /// Of each level.
    var known = [Set<[TextNumber.OrNone]>](repeating: [], count: columns.count)
    var counts = [Int](repeating: 0, count: columns.count)
    for record in 0..<evidence.lists[paths.list].count {
      var path: [TextNumber.OrNone] = []
      for level in columns.indices where !numbers[level][record].isNone {
        path.append(numbers[level][record])
        if known[level].insert(path).inserted { counts[level] += 1 }
      }
    }
    for level in columns.indices.dropLast() {
      let name = evidence.lists[paths.list].columns[columns[level]].name
      // Of a few, nothing but words says which is above, if those do.
      // Nor do words that stand the other way round than those of all other levels: state, county, city, village.
      let isSwapped =
        columns[level] > columns[level + 1]
        && zip(columns, columns.dropFirst()).count { $0 > $1 } == 1
      if 2..<Self.fewSingles ~= counts[level],
        counts[level] == counts[level + 1]
          || counts[level] + 1 == counts[level + 1]
            && areNamesakes(columns[level], columns[level + 1], in: paths.list),
        level + 2 < columns.count,
        isSwapped || !isNamedAbove(columns[level], columns[level + 1], in: paths.list)
      {
        add(.singleChildren, [name], isStrong: false)
      }
      guard counts[level] >= Self.fewSingles,
        // A province's abbreviation, which two of fourteen share, is no level.
        (counts[level + 1] - counts[level]).isFew(of: counts[level]),
        counts[level + 1] >= counts[level]
      else { continue }
      // A code for each of both levels is a reason for two.
      let areCoded = [level, level + 1].allSatisfy { evidence.hasCode(paths.list, columns[$0]) }
      let isOne = counts[level] == counts[level + 1] && !areCoded
      add(.singleChildren, [name], isStrong: !isWorded || isOne)
    }
  }

  /// Whether most texts of one column are those of the other as well: cities and the municipalities around them, of
  /// which either may be above.
  private func areNamesakes(_ upper: Int, _ lower: Int, in list: Int) -> Bool {
    let names = evidence.members(.init(list: list, column: lower))
    let uppers = Set(evidence.textNumbers(list, upper).filter { !$0.isNone })
    return uppers.count { names.contains($0) }.isMost(of: uppers.count)
  }

  /// Whether headings say which of two levels is above: by words, or by numbers.
  func isNamedAbove(_ upper: Int, _ lower: Int, in list: Int) -> Bool {
    let headings = [upper, lower].map { evidence.lists[list].columns[$0].name }
    guard evidence.lists[list].hasHeader else { return false }
    let ranks = headings.map(LevelRank.of)
    let numbers = headings.map { $0.filter { "0"..."9" ~= $0 } }
    return ranks[0] < ranks[1] && ranks[1] < LevelRank.unknown
      || !numbers[0].isEmpty && numbers[0] < numbers[1]
  }

  mutating func findCrossing(_ paths: RowPaths, _ columns: [Int]) {
    guard options.levelKeys == nil else { return }
    if let top = columns.first,
      let rival = RowPaths.rivalTop(evidence, list: paths.list, of: columns)
    {
      let headings = [top, rival].map { evidence.lists[paths.list].columns[$0].name }
      add(.crossingLevels, headings, isStrong: false)
      return
    }
    if let (upper, lower) = zip(columns, columns.dropFirst()).first(where: {
      areBothAbove($0, $1, in: paths.list)
    }) {
      let headings = [upper, lower].map { evidence.lists[paths.list].columns[$0].name }
      add(.crossingLevels, headings, isStrong: true)
      return
    }
    guard
      let found = evidence.crossing(paths.list, columns)
        ?? evidence.crossingGroup(paths.list, columns)
    else { return }
    let records = evidence.lists[paths.list]
    add(
      .crossingLevels, [records.columns[found.upper].name, records.columns[found.lower].name],
      isStrong: found.isSure)
  }

  /// Whether most pairs of two columns' names stand there the other way round as well: neighbours, of which none lies
  /// in the other.
  func areBothAbove(_ upper: Int, _ lower: Int, in list: Int) -> Bool {
    // Hardly any name of a level is one of the level above as well, which a few rows show.
    let above = evidence.members(.init(list: list, column: upper))
    let few = evidence.textNumbers(list, lower).prefix(Evidence.sample)
    guard few.count(where: above.contains).isMost(of: few.count) else { return false }
    var pairs: Set<TextPair> = []
    for (one, other) in zip(evidence.textNumbers(list, upper), evidence.textNumbers(list, lower))
    where !one.isNone && !other.isNone && one != other {
      pairs.insert(TextPair(one, other))
    }
    let turned = zip(evidence.textNumbers(list, upper), evidence.textNumbers(list, lower))
      .count { one, other in one != other && pairs.contains(TextPair(other, one)) }
    return turned > 0 && turned.isMost(of: pairs.count)
  }

  /// Whether a column stands between those that are levels.
  private func isBetween(_ column: Int, _ columns: [Int]) -> Bool {
    guard let first = columns.min(), let last = columns.max() else { return false }
    return first < column && column < last
  }

  /// "state" between "country" and "county": a list of one state, whose name is no level then.
  mutating func findConstantLevel(_ paths: RowPaths, _ columns: [Int]) {
    let records = evidence.lists[paths.list]
    guard options.levelKeys == nil, records.hasHeader, records.count > 1 else { return }
    let lowest = columns.map { evidence.words(paths.list, $0).rank }.max() ?? 0
    // A file of one district has its country and its county in each row, however low the county's word is.
    let isOfOne = columns.first.map { evidence.distinctCount(paths.list, $0) } == 1
    for column in records.columns.indices
    where !columns.contains(column) && !isWanted(paths.list, column) {
      let profile = evidence.profile(paths.list, column)
      let rank = evidence.words(paths.list, column).rank
      // By a word of no rank, right in front of the topmost level.
      let isOnTop =
        rank == LevelRank.unknown && column + 1 == columns.first && profile.isFull
        && profile.meaning.isDisjoint(with: [.id, .name, .parent])
        && profile.capitalized + profile.nonASCII >= 1
      guard evidence.distinctCount(paths.list, column) == 1, profile.isName,
        profile.meaning.contains(.level) || isOnTop,
        profile.meaning.isDisjoint(with: [.variant, .measure]),
        LevelRank.country < rank,
        rank < lowest || isOnTop
          || isOfOne && profile.isFull
            && (rank < LevelRank.unknown || isBetween(column, columns)),
        // Its letters, where another column has its name: "prov_acr" beside "prov_name".
        !columns.contains(where: {
          RowPaths.levelWords(records.columns[$0].name)
            == RowPaths.levelWords(records.columns[column].name)
        })
      else { continue }
      add(.constantLevel, [records.columns[column].name], isStrong: false)
    }
  }

  /// Columns that are levels by their values alone.
  mutating func findUnworded(_ paths: RowPaths, _ columns: [Int]) {
    let records = evidence.lists[paths.list]
    guard options.levelKeys == nil else { return }
    // The lowest is a level if what is above it is.
    let upper = columns.dropLast()
    if upper.allSatisfy({ evidence.isCodedLevel(paths.list, $0) }) { return }
    guard records.hasHeader else {
      if areStrict(paths.list, columns) { return }
      add(.unworded, columns.map { records.columns[$0].name }, isStrong: false)
      return
    }
    let unworded = columns.filter { column in
      let meaning = evidence.profile(paths.list, column).meaning
      return
        !(meaning.contains(.level) || evidence.hasCode(paths.list, column)
        || evidence.isCodedLevel(paths.list, column)
        || RowPaths.isGroupName(records.columns[column].name)
        || column == columns.last && meaning.contains(.name))
    }
    if !unworded.isEmpty {
      add(.unworded, unworded.map { records.columns[$0].name }, isStrong: false)
    }
  }

  /// Whether at least three columns lie in each other strictly, with many regions on top: each text of one comes with
  /// one text of that above it, which has several.
  private func areStrict(_ list: Int, _ columns: [Int]) -> Bool {
    guard columns.count > 2, let top = columns.first,
      evidence.distinctCount(list, top) >= Self.manyRoots
    else { return false }
    return zip(columns, columns.dropFirst()).allSatisfy { upper, lower in
      let count = evidence.distinctCount(list, lower)
      return count.isHalfMore(than: evidence.distinctCount(list, upper))
        && (evidence.pairCount(upper, lower, in: list) - count).isFew(of: count)
    }
  }

  /// Shops and catalogues have fewer departments than countries have provinces.
  private static var manyRoots: Int { Count.dozen }

  /// A column that is called by a level, groups the rows, and is none of the levels nor one of them in other
  /// words.
  mutating func findUnusedWords(_ paths: RowPaths, _ columns: [Int]) {
    let records = evidence.lists[paths.list]
    guard options.levelKeys == nil, options.attributeKeys == nil, records.hasHeader else { return }
    let words = columns.map { RowPaths.levelWords(records.columns[$0].name) }
    for column in records.columns.indices where !columns.contains(column) {
      let profile = evidence.profile(paths.list, column)
      let name = records.columns[column].name
      guard profile.isName,
        !profile.isCode && profile.isFull && profile.meaning.contains(.level)
          || isPartOfRows(paths, column, columns),
        profile.meaning.isDisjoint(with: [.variant, .measure, .parent, .id]), !name.contains("."),
        !words.contains(RowPaths.levelWords(name)),
        !evidence.words(paths.list, column).isClass,
        evidence.distinctCount(paths.list, column) > 1,
        !evidence.isKind(paths.list, column), !evidence.isFlag(paths.list, column),
        !columns.contains(where: { evidence.areAlike($0, column, in: paths.list) })
      else { continue }
      add(.unusedLevel, [name], isStrong: false)
    }
  }

  /// Whether a column has a code and a name for what lies between two levels, of some of the rows alone: the
  /// counties of a country where cities have none.
  private func isPartOfRows(_ paths: RowPaths, _ column: Int, _ levels: [Int]) -> Bool {
    let profile = evidence.profile(paths.list, column)
    guard !profile.isFull, !profile.isCoded, !profile.filled.isFew,
      evidence.isToldByCode(paths.list, column) || profile.meaning.contains(.level),
      let lowest = levels.last
    else { return false }
    let distinct = evidence.distinctCount(paths.list, column)
    let filled = evidence.textNumbers(paths.list, column).count { !$0.isNone }
    return distinct >= Count.some && distinct.isGrouping(of: filled)
      && evidence.decides(lowest, column, in: paths.list)
  }

  /// Names of which most hold several, 梅林市|长龙市 in one cell, and what is below as a text: `"towns": "Athy, Naas"`.
  mutating func findJoined(_ list: Int, _ columns: [Int]) {
    for column in evidence.lists[list].columns.indices
    where isOfSeveral(list, column) || columns.contains(column) && areJoined(list, column) {
      add(.joinedNames, [evidence.lists[list].columns[column].name], isStrong: false)
    }
  }

  private func areJoined(_ list: Int, _ column: Int) -> Bool {
    let texts = evidence.textNumbers(list, column).prefix(Self.sampleOfJoined)
      .compactMap { $0.number }.map { [evidence] in evidence.bytes($0) }
    let joined = texts.count { text in text.contains { Self.joints.contains($0) } }
    return joined > 1 && joined.isMost(of: texts.count) || areEnumerations(texts)
  }

  /// Whether a column is called by a level in plural, and most of its texts have a separator.
  private func isOfSeveral(_ list: Int, _ column: Int) -> Bool {
    let profile = evidence.profile(list, column)
    let heading = evidence.lists[list].columns[column].name
    return evidence.lists[list].hasHeader && !isWanted(list, column) && profile.isName
      && profile.separated.isMost && !profile.meaning.isDisjoint(with: [.level, .children])
      && profile.meaning.isDisjoint(with: [.parent, .variant, .measure])
      && KeyMeaning.words(of: heading).contains { HeadingWords.stem($0) != $0 }
  }

  /// Whether texts enumerate several names each, here more and there less of them, or the names of what is above:
  /// "Pune, Haveli, Maharashtra".
  private func areEnumerations(_ texts: [ArraySlice<UInt8>]) -> Bool {
    let parts = texts.map { text in
      text.split(separator: 0x2C).count { $0.contains { $0 > 0x40 } }
    }
    let (some, several) = (parts.count { $0 > 1 }, parts.count { $0 > 2 })
    guard some.isLargePart(of: parts.count), several.isMost(of: parts.count) else { return false }
    // The same number of parts in each, the last of which come back, are a name with what is above it.
    let lasts = Set(texts.map { $0.split(separator: 0x2C).last ?? [] })
    return Set(parts).count > 1
      || lasts.count > 1 && texts.count > Count.some
        && !lasts.count.isMost(of: texts.count)
  }

  /// "|" and ";" are in no name; commas and slashes are in some.
  private static let joints: [UInt8] = [0x7C, 0x3B]
  /// How many names are looked at; more tell nothing new.
  private static var sampleOfJoined: Int { Bound.texts }

  mutating func findPlaceholder(_ tree: ImportedTree) {
    guard let top = placeholderOnTop(of: tree) else { return }
    add(.placeholderOnTop, [top], isStrong: true)
  }

  /// What a root is called that stands for no region, and has some below it. What is not known, with nothing else below
  /// it, is left out.
  private func placeholderOnTop(of tree: ImportedTree) -> String? {
    func bytes(_ node: ImportedTree.Node) -> ArraySlice<UInt8> {
      evidence.texts.bytes(evidence.texts.trimmed(tree.names[node]))
    }
    func name(_ node: ImportedTree.Node) -> String { String(decoding: bytes(node), as: UTF8.self) }
    func isMissing(_ node: ImportedTree.Node) -> Bool {
      let above = tree.parents[node].number.map { name($0) }
      return PlaceholderName.isMissing(bytes(node), above: above ?? "")
    }
    let holds = tree.holders
    let roots = tree.nodes.filter {
      tree.parents[$0].number == nil && holds[$0] && PlaceholderName.known.matches(bytes($0))
    }
    guard !roots.isEmpty else { return nil }
    var holdsRegions = ImportedTree.Nodes(repeating: false, count: tree.count)
    for node in tree.nodes {
      if let parent = tree.parents[node].number, !isMissing(node) { holdsRegions[parent] = true }
    }
    return roots.first { holdsRegions[$0] || !isMissing($0) }.map { name($0) }
  }
}
