import TypedNumbers

/// What a reading leaves unexplained.
struct Doubts {
  private(set) var found: [Doubt] = []
  private let evidence: Evidence
  private let options: ImportOptions

  /// Rows that are too few to say that a column groups them.
  private static let fewRows = 6
  /// A column of names, or of parents, groups rows if it has at most this share of different ones: a third.
  private static let groupShare = 3
  /// What share of a column's texts have to be IDs of rows for it to hold references: a table of which
  /// a slice was taken has lost some parents.
  private static let referenceShare = 0.8
  /// A group that fewer rows have is a remark on some of them.
  private static let filledLevel = 0.5
  /// Regions above that have one region each, before it is too many for chance.
  private static let fewSingles = 5
  /// How many regions a level has to have for one of the level above, on average: a province's
  /// abbreviation, which two of fourteen share, is none.
  private static let fewBelow = 1.15

  /// - Complexity: O(columns × records).
  init(
    _ hypothesis: Hypothesis, tree: ImportedTree, of evidence: Evidence, options: ImportOptions
  ) {
    self.evidence = evidence
    self.options = options
    switch hypothesis.reading {
    case .records(let nesting):
      for list in nesting.rootLists where !nesting.isReferring(list) {
        findUnusedParents(list, nesting.roles, among: nesting.rootLists)
      }
      if nesting.isFlat { findInFlat(nesting) } else { findLoose(nesting) }
      for finding in hypothesis.evidence {
        switch finding.kind {
        case .fewCodes: add(.chanceCodes, finding.columns, isStrong: true)
        case .orderTells where hypothesis.structure == Structure.depthFirst.name:
          findOrder(nesting, finding.columns)
        default: break
        }
      }
    case .paths(let paths):
      let roles = evidence.chooseRoles(options)
      findUnusedParents(paths.list, roles, among: [paths.list])
      if case .columns(let columns) = paths.source {
        findSingles(paths, columns)
        findCrossing(paths, columns)
        findConstantLevel(paths, columns)
        findPlaceholder(tree)
      }
    }
  }

  // MARK: Parents

  private mutating func findUnusedParents(_ list: Int, _ roles: [Roles], among lists: [Int]) {
    guard options.parentKey == nil else { return }
    let records = evidence.lists[list]
    for column in records.columns.indices
    where column != roles[list].id && column != roles[list].name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let isWorded = profile.meaning.contains(.parent)
      // Small numbers are among any row numbers.
      guard
        isWorded
          || profile.isCode && profile.isNumeric
            && profile.longest >= ColumnProfile.shortestOfficial
          || !profile.isCode && profile.sampled > 0
      else { continue }
      let numbers = evidence.textNumbers(list, column).filter { !evidence.isRootMark($0) }
      guard !numbers.isEmpty,
        isWorded || Evidence.distinct(numbers) * Self.groupShare <= numbers.count
      else {
        continue
      }
      if isWorded, profile.meaning.isDisjoint(with: [.level, .name]), records.hasHeader,
        Evidence.distinct(numbers) > 1, !Evidence.distinct(numbers).isNearlyAll(of: numbers.count),
        lists.count == 1,
        isUnknown(numbers, list)
      {
        add(.unknownParent, [records.columns[column].name], isStrong: true)
        continue
      }
      for target in lists {
        let key = keys(of: target, roles[target], areCodes: profile.isCode).first { id in
          guard !(target == list && id == column) else { return false }
          let known = evidence.members(.init(list: target, column: id))
          let matched = numbers.count { known.contains($0) }
          // What holds the row's own ID once more is no reference.
          let own = zip(evidence.textNumbers(list, column), evidence.textNumbers(target, id))
            .count { !$0.isNone && $0 == $1 }
          return Double(matched) >= Self.referenceShare * Double(numbers.count)
            && (target != list || !own.isHalf(of: numbers.count))
        }
        guard let key else { continue }
        add(
          .unusedParent, [records.columns[column].name],
          others: profile.isCode ? [] : [evidence.lists[target].columns[key].name],
          isStrong: isWorded || target == list)
      }
    }
  }

  /// The columns by which others may know the records of a list: its codes, or texts that are no names and
  /// differ in all of them, such as addresses of pages.
  private func keys(of list: Int, _ roles: Roles, areCodes: Bool) -> [Int] {
    if areCodes {
      return (roles.id ?? evidence.keyColumns(list, roles).first).map { [$0] } ?? []
    }
    return evidence.lists[list].columns.indices.filter { column in
      column != roles.name && !evidence.profile(list, column).isCode
        && evidence.distinctCount(list, column) == evidence.lists[list].count
    }
  }

  /// Whether none of some texts is another cell of a list.
  private func isUnknown(_ numbers: [TextNumber.OrNone], _ list: Int) -> Bool {
    let wanted = Set(numbers)
    return evidence.lists[list].columns.indices.allSatisfy { column in
      let own = evidence.textNumbers(list, column)
      return evidence.profile(list, column).meaning.contains(.parent)
        || !own.contains(where: wanted.contains)
    }
  }

  /// Lists that nothing connects with those that are connected: a file of several whose codes are missed.
  private mutating func findLoose(_ nesting: Nesting) {
    var reached: Set<Int> = []
    for list in nesting.rootLists {
      guard case .reference(let reference) = nesting.rules[list] else { continue }
      reached.insert(list)
      for place in reference.targets + reference.others.flatMap(\.targets) {
        reached.insert(place.list)
      }
    }
    guard let main = nesting.rootLists.first(where: reached.contains) else { return }
    for list in nesting.rootLists where !reached.contains(list) && evidence.lists[list].count > 1 {
      guard case .roots = nesting.rules[list],
        evidence.lists[list].document != evidence.lists[main].document,
        !reached.contains(where: { nesting.isSimilar(list, $0) && nesting.roles[list].name != nil })
          || evidence.lists[list].columns.map(\.name) != evidence.lists[main].columns.map(\.name)
      else { continue }
      add(.looseLists, [evidence.label(list)], isStrong: true)
    }
  }

  // MARK: Lists without levels

  private mutating func findInFlat(_ nesting: Nesting) {
    for list in nesting.rootLists {
      findUnusedCodes(list, nesting.roles[list])
      findUnusedLevels(list, nesting.roles[list])
      findUnusedGroups(list, nesting.roles[list])
      findUnusedPaths(list, nesting.roles[list])
      findLists(within: list, nesting.roles[list])
      for owner in evidence.owners(of: list) where evidence.lists[owner].count > 1 {
        let texts = evidence.lists[owner].columns.indices.contains {
          evidence.distinctCount(owner, $0).isMost(of: evidence.lists[owner].count)
        }
        guard texts else { continue }
        let key = evidence.lists[owner].columns.first?.name ?? ""
        add(.unusedHolders, [evidence.label(owner), key].filter { !$0.isEmpty }, isStrong: true)
      }
    }
    let sameSource = Dictionary(grouping: nesting.rootLists) { evidence.lists[$0].document }
    for (_, lists) in sameSource.sorted(by: { $0.key < $1.key }) where lists.count > 1 {
      // Told alike, they are parts of one list: cities under their first letters.
      let areAlike = lists.allSatisfy {
        evidence.lists[$0].kind != .text && nesting.isSimilar($0, lists[0])
      }
      if areAlike { continue }
      let labels = lists.map { evidence.label($0) }
      add(.looseLists, Array(labels.prefix(3)), isStrong: true)
    }
  }

  private mutating func findUnusedCodes(_ list: Int, _ roles: Roles) {
    guard roles.id == nil, options.idKey == nil, options.ids == nil else { return }
    let records = evidence.lists[list]
    guard records.hasHeader else { return }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let distinct = evidence.distinctCount(list, column)
      guard profile.isCode, profile.isFull, profile.meaning.contains(.id),
        profile.meaning.isDisjoint(with: [.measure, .parent, .variant]),
        distinct > 1,
        profile.meaning.contains(.plain)
          || profile.meaning.contains(.level) && distinct.isMost(of: records.count)
      else { continue }
      add(.unusedCodes, [records.columns[column].name], isStrong: true)
    }
  }

  private mutating func findUnusedLevels(_ list: Int, _ roles: Roles) {
    guard options.levelKeys == nil else { return }
    let records = evidence.lists[list]
    guard records.count >= Self.fewRows, records.kind == .row || records.kind == .object else {
      return
    }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let meaning = profile.meaning
      let distinct = evidence.distinctCount(list, column)
      guard profile.isName, profile.filled > Self.filledLevel, distinct >= 2,
        distinct * Self.groupShare <= records.count, !evidence.isFlag(list, column)
      else { continue }
      if records.hasHeader {
        // The letters of a continent are a mark that countries have.
        if LevelRank.of(records.columns[column].name) == 0, profile.isAbbreviation {
          continue
        }
        let isLevel =
          meaning.contains(.level) && meaning.isDisjoint(with: [.variant, .measure])
          && (!meaning.contains(.id) || meaning.contains(.name))
        guard isLevel || meaning.isEmpty && !profile.isCode else { continue }
        add(.unusedLevel, [records.columns[column].name], isStrong: isLevel)
      } else if !profile.isCode || profile.longest > 3 {
        add(.unusedLevel, [records.columns[column].name], isStrong: true)
      }
    }
  }

  /// A sub-district by code and name, the `country_id` of states: told, for a list may have what it likes
  /// beside its names.
  private mutating func findUnusedGroups(_ list: Int, _ roles: Roles) {
    guard options.levelKeys == nil, evidence.lists[list].kind != .text else { return }
    let columns = evidence.lists[list].columns
    for column in evidence.groupColumns(list, roles) where !isWanted(list, column) {
      let name = columns[column].name
      guard !found.contains(where: { $0.kind == .unusedLevel && $0.subjects == [name] }) else {
        continue
      }
      add(
        .unusedLevel, [name], others: roles.name.map { [columns[$0].name] } ?? [], isStrong: false)
    }
  }

  /// Rows below the last one of the level above, which the codes don't say as well.
  private mutating func findOrder(_ nesting: Nesting, _ columns: [String]) {
    for list in nesting.rootLists {
      guard case .ordered(let order) = nesting.rules[list],
        !evidence.codesFollow(list, order.parents)
      else { continue }
      add(.orderAlone, columns, isStrong: false)
    }
  }

  /// A column that says which of several lists of one table a row is of: codes of another column come back
  /// in others, and never in one, as in a table of all lists that a program offers.
  private mutating func findLists(within list: Int, _ roles: Roles) {
    let records = evidence.lists[list]
    guard records.hasHeader, records.count >= Self.fewRows, options.levelKeys == nil else { return }
    let codes = records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      let repeated = records.count - evidence.distinctCount(list, column)
      return column != roles.id && column != roles.name && profile.isCode && profile.filled == 1
        && profile.meaning.isDisjoint(with: [.measure, .level]) && repeated >= Self.fewRepeats
        && !repeated.isHalf(of: records.count)
    }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let distinct = evidence.distinctCount(list, column)
      guard distinct >= 2, distinct * Self.groupShare <= records.count, profile.filled == 1,
        profile.letters > Self.lettersOfScope, profile.longest > 1
      else { continue }
      let isScope = codes.contains { evidence.pairCount(column, $0, in: list) == records.count }
      if isScope { add(.unusedLevel, [records.columns[column].name], isStrong: true) }
    }
  }

  /// The word for a list has letters, as `egroup` of DedeCMS does ("nativeplace"); a date or a size has few.
  private static let lettersOfScope = 0.9

  /// Codes that come back in another list, before it is too many for a mistake.
  private static let fewRepeats = 3

  /// A column whose cells are split by one separator into what other rows are called.
  private mutating func findUnusedPaths(_ list: Int, _ roles: Roles) {
    let records = evidence.lists[list]
    guard records.count >= Self.fewRows else { return }
    var known: Set<TextNumber.OrNone> = []
    for column in [roles.name, roles.id].compactMap({ $0 }) {
      known.formUnion(evidence.textNumbers(list, column))
    }
    let step = max(1, records.count / Self.pathSample)
    for column in records.columns.indices where column != roles.id && !isWanted(list, column) {
      for separator in Array("/>|,;.-\\".utf8) {
        var split = 0
        var parts = 0
        var found = 0
        for record in stride(from: 0, to: records.count, by: step) {
          guard let number = evidence.textNumbers(list, column)[record].number else { continue }
          let cell = evidence.bytes(number).split(separator: separator)
          guard cell.count >= 2 else { continue }
          split += 1
          for part in cell {
            parts += 1
            let text = part.drop { $0 == 32 }
            if known.contains(.init(evidence.table.existing(text))) { found += 1 }
          }
        }
        guard split * step * Self.pathShare >= records.count, found.isLargePart(of: parts) else {
          continue
        }
        add(.unusedPath, [records.columns[column].name], isStrong: true)
        break
      }
    }
  }

  /// As many rows are looked at for paths.
  private static let pathSample = 500
  /// Of three rows one has to have a path: those of upper regions hold their own name alone.
  private static let pathShare = 3

  // MARK: Paths

  private mutating func findSingles(_ paths: RowPaths, _ columns: [Int]) {
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
      // Of a few, which is above is told by nothing but words, if by those.
      if 2..<Self.fewSingles ~= counts[level], counts[level] == counts[level + 1],
        level + 2 < columns.count, !isNamedAbove(columns[level], columns[level + 1], in: paths.list)
      {
        add(.singleChildren, [name], isStrong: false)
      }
      guard counts[level] >= Self.fewSingles,
        Double(counts[level + 1]) < Self.fewBelow * Double(counts[level]),
        counts[level + 1] >= counts[level]
      else { continue }
      add(.singleChildren, [name], isStrong: !isWorded || counts[level] == counts[level + 1])
    }
  }

  /// Whether headings say which of two levels is above: by words, or by numbers.
  private func isNamedAbove(_ upper: Int, _ lower: Int, in list: Int) -> Bool {
    let headings = [upper, lower].map { evidence.lists[list].columns[$0].name }
    guard evidence.lists[list].hasHeader else { return false }
    let ranks = headings.map(LevelRank.of)
    let numbers = headings.map { $0.filter { "0"..."9" ~= $0 } }
    return ranks[0] < ranks[1] && ranks[1] < LevelRank.unknown
      || !numbers[0].isEmpty && numbers[0] < numbers[1]
  }

  private mutating func findCrossing(_ paths: RowPaths, _ columns: [Int]) {
    guard options.levelKeys == nil,
      let found = evidence.crossing(paths.list, columns)
        ?? evidence.crossingGroup(paths.list, columns)
    else { return }
    let records = evidence.lists[paths.list]
    add(
      .crossingLevels, [records.columns[found.upper].name, records.columns[found.lower].name],
      isStrong: found.isSure)
  }

  /// "state" between "country" and "county": a list of one state, whose name is no level then.
  private mutating func findConstantLevel(_ paths: RowPaths, _ columns: [Int]) {
    let records = evidence.lists[paths.list]
    guard options.levelKeys == nil, records.hasHeader, records.count > 1 else { return }
    let lowest = columns.map { LevelRank.of(records.columns[$0].name) }.max() ?? 0
    for column in records.columns.indices
    where !columns.contains(column) && !isWanted(paths.list, column) {
      let profile = evidence.profile(paths.list, column)
      let rank = LevelRank.of(records.columns[column].name)
      guard evidence.distinctCount(paths.list, column) == 1, profile.isName,
        profile.meaning.contains(.level), profile.meaning.isDisjoint(with: [.variant, .measure]),
        LevelRank.country < rank, rank < lowest
      else { continue }
      add(.constantLevel, [records.columns[column].name], isStrong: false)
    }
  }

  private mutating func findPlaceholder(_ tree: ImportedTree) {
    let names = PlaceholderName()
    var held = ImportedTree.Nodes(repeating: false, count: tree.count)
    for node in tree.nodes {
      if let parent = tree.parents[node].number { held[parent] = true }
    }
    for node in tree.nodes where tree.parents[node].number == nil && held[node] {
      let name = evidence.texts.bytes(evidence.texts.trimmed(tree.names[node]))
      guard names.matches(name) else { continue }
      add(.placeholderOnTop, [String(decoding: name, as: UTF8.self)], isStrong: true)
      return
    }
  }

  // MARK: Adding

  /// Whether somebody said that a column is to be an attribute.
  private func isWanted(_ list: Int, _ column: Int) -> Bool {
    options.attributeKeys?.contains(evidence.lists[list].columns[column].name) ?? false
  }

  private mutating func add(
    _ kind: Doubt.Kind, _ subjects: [String], others: [String] = [], isStrong: Bool
  ) {
    let doubt = Doubt(kind: kind, subjects: subjects, others: others, isStrong: isStrong)
    if !found.contains(doubt) { found.append(doubt) }
  }
}
