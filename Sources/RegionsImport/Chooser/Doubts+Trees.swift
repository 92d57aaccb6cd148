import RegionsSource
import TypedNumbers

/// What a tree says against the reading that made it, by other measures than those that it was chosen by.
extension Doubts {
  mutating func findInTree(_ tree: ImportedTree, of hypothesis: Hypothesis) {
    let look = TreeLook(tree, evidence)
    findRepeatedNames(look, tree, of: hypothesis)
    if case .records(let nesting) = hypothesis.reading { findUnusedLists(nesting) }
    guard look.levels.count > 1 else { return }
    if !areTables(hypothesis) { findBareRoots(look) }
    switch hypothesis.reading {
    case .records(let nesting):
      findKindOnTop(look, tree)
      findKeyOnTop(look, tree, nesting)
      findUnnamedLists(nesting)
      findStrayCodes(nesting, tree)
      for list in nesting.rootLists {
        switch nesting.rules[list] {
        case .prefix:
          findRowsWithoutCode(list, nesting.roles[list].id)
          findMixedLevels(list, tree)
          if isOnTop(list, tree) {
            findUnusedLevels(list, nesting.roles[list], mayRefuse: false)
          }
        // Pairs of two levels have no IDs of their own.
        case .roots where nesting.roles[list].id == nil && isOnTop(list, tree):
          findUnusedLevels(list, nesting.roles[list], mayRefuse: false)
        default: break
        }
        guard case .reference(let reference) = nesting.rules[list] else { continue }
        findRowsWithoutParent(list, reference)
        findOtherParents(list, reference, nesting)
        findNamedParents(list, reference, nesting, tree)
        findChanceParent(list, reference)
      }
    case .paths(let paths):
      findRepeatedRows(tree, paths)
      findSingles(paths, look)
      findNamesBelow(paths)
      for (depth, (upper, lower)) in zip(look.levels, look.levels.dropFirst()).enumerated()
      where lower.count < upper.count && options.levelKeys == nil && !paths.levels.isEmpty {
        guard let first = lower.first, !isNamedAbove(depth, of: paths) else { continue }
        add(.fewBelow, [heading(of: first, at: depth + 1, tree, hypothesis)], isStrong: false)
      }
    }
  }

  /// Regions on top that are of a lower level's list, where codes say what is above them.
  private mutating func findStrayCodes(_ nesting: Nesting, _ tree: ImportedTree) {
    guard nesting.scheme != nil, nesting.rootLists.count > 1 else { return }
    var counts: [Int: (all: Int, stray: Int)] = [:]
    for node in tree.nodes {
      counts[tree.records[node].list, default: (0, 0)].all += 1
      if tree.parents[node].isNone { counts[tree.records[node].list]?.stray += 1 }
    }
    for list in nesting.rootLists {
      guard let (all, stray) = counts[list], 1..<all ~= stray else { continue }
      add(.strayCodes, ["\(stray)", "\(all)", evidence.label(list)], isStrong: false)
    }
  }

  /// Whether a list of several has the roots: what groups them may be above them.
  private func isOnTop(_ list: Int, _ tree: ImportedTree) -> Bool {
    var others = false
    for node in tree.nodes {
      if tree.records[node].list != list {
        others = true
      } else if tree.parents[node].number != nil {
        return false
      }
    }
    return others
  }

  /// A level whose names come back below many regions: kinds, time zones, colours, but no regions.
  private mutating func findRepeatedNames(
    _ look: TreeLook, _ tree: ImportedTree, of hypothesis: Hypothesis
  ) {
    for (depth, level) in look.levels.enumerated() {
      // Among regions of one country without levels hardly any two have one name.
      let isPlain = look.levels.count == 1
      let bearers = isPlain ? Self.mostNamesakes : Self.mostBearers
      guard level.sampled >= (isPlain ? Self.fewOfPlain : Self.fewNames),
        level.names * bearers <= level.sampled, let first = level.first,
        !isCoded(depth, of: hypothesis)
      else { continue }
      add(.repeatedNames, [heading(of: first, at: depth, tree, hypothesis)], isStrong: false)
    }
  }

  /// Whether a level of wide rows has a column of codes beside that of its names: "Centro" in each municipality.
  private func isCoded(_ depth: Int, of hypothesis: Hypothesis) -> Bool {
    guard case .paths(let paths) = hypothesis.reading, depth < paths.levels.count else {
      return false
    }
    return evidence.hasCode(paths.list, paths.levels[depth])
  }

  /// What the source calls a level of a tree.
  private func heading(
    of node: ImportedTree.Node, at depth: Int, _ tree: ImportedTree, _ hypothesis: Hypothesis
  ) -> String {
    switch hypothesis.reading {
    case .records(let nesting):
      let list = tree.records[node].list
      if !evidence.lists[list].key.isEmpty { return evidence.lists[list].key }
      return nesting.roles[list].name.map { evidence.lists[list].columns[$0].name } ?? ""
    case .paths(let paths):
      guard case .columns(let columns) = paths.source, depth < columns.count else { return "" }
      return evidence.lists[paths.list].columns[columns[depth]].name
    }
  }

  /// Whether headings say that a level of wide rows is above the next one.
  private func isNamedAbove(_ depth: Int, of paths: RowPaths) -> Bool {
    depth + 1 < paths.levels.count
      && isNamedAbove(paths.levels[depth], paths.levels[depth + 1], in: paths.list)
  }

  /// A word for a level on top, alone or as one of several keys: the title of a list, "Län", is above the provinces that it
  /// lists, and `province = […]` is not beside the cities of each.
  private mutating func findKindOnTop(_ look: TreeLook, _ tree: ImportedTree) {
    guard options.root == nil, let top = tree.nodes.first(where: { isKindOnTop($0, tree) }),
      look.roots == 1 || evidence.lists[tree.records[top].list].kind == .entry
    else { return }
    let name = evidence.texts.bytes(evidence.texts.trimmed(tree.names[top]))
    add(.placeholderOnTop, [String(decoding: name, as: UTF8.self)], isStrong: false)
  }

  private func isKindOnTop(_ node: ImportedTree.Node, _ tree: ImportedTree) -> Bool {
    tree.parents[node].isNone
      && Self.isKind(evidence.texts.bytes(evidence.texts.trimmed(tree.names[node])))
  }

  /// A key alone on top, of which nothing says whether it is a region or a program's word for what holds all:
  /// `{"Kenya": […]}`, `{"Bundle": […]}`, `{"mazowieckie": {"pruszkowski": […]}}`.
  private mutating func findKeyOnTop(_ look: TreeLook, _ tree: ImportedTree, _ nesting: Nesting) {
    guard options.root == nil, options.levelKeys == nil, let top = look.levels[0].first,
      !isKindOnTop(top, tree)
    else { return }
    let list = tree.records[top].list
    let records = evidence.lists[list]
    guard records.kind == .entry, nesting.roles[list].name == 0 else { return }
    let isRegion = look.roots == 1 && records.count == 1 && records.owner < 0
    let name =
      isRegion ? evidence.texts.string(evidence.texts.trimmed(tree.names[top])) : records.key
    let isWord = name.utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 & ~0x20 || $0 == 0x5F
    }
    // In a program it may be a variable.
    let isSmall =
      evidence.texts.documents[records.document].format == SourceFormat.json.name
      && name.count >= Length.ofCode && name.utf8.allSatisfy { 0x61...0x7A ~= $0 }
      && KeyMeaning(HeadingWords.stem(name)).isEmpty && KeyMeaning(name).isEmpty
      && !ObjectKeys.isWrapper(name)
    if isWord, isRegion || isSmall { add(.keyOnTop, [name], isStrong: false) }
  }

  /// A column called the level that says the same of regions on top, beside others, and of regions below: municipalities
  /// whose codes begin with no province's.
  private mutating func findMixedLevels(_ list: Int, _ tree: ImportedTree) {
    let columns = evidence.lists[list].columns
    for column in columns.indices {
      guard
        !LevelWords.numbering.isDisjoint(with: KeyMeaning.words(of: columns[column].name)),
        2...Count.dozen ~= evidence.distinctCount(list, column), !isWanted(list, column)
      else { continue }
      let levels = evidence.textNumbers(list, column)
      var top: [TextNumber] = []
      var below: Set<TextNumber> = []
      for node in tree.nodes where tree.records[node].list == list {
        guard let level = levels[tree.records[node].record].number else { continue }
        if tree.parents[node].number == nil { top.append(level) } else { below.insert(level) }
      }
      // One may be a city that is a state.
      let both = top.count(where: below.contains)
      if both >= Count.twice, both.isPart(of: top.count), both < top.count {
        add(.mixedLevels, [columns[column].name], isStrong: false)
      }
    }
  }

  /// Half of what stands on top, or more, has nothing below it, where the rest has.
  private mutating func findBareRoots(_ look: TreeLook) {
    guard look.roots >= Self.fewRoots, look.bareRoots.isHalf(of: look.roots) else { return }
    add(.bareRoots, ["\(look.bareRoots)", "\(look.roots)"], isStrong: false)
  }

  /// Whether each level has a list of its own that names what is above by what that list is called: all provinces
  /// beside the cities of some are an excerpt.
  private func areTables(_ hypothesis: Hypothesis) -> Bool {
    guard case .records(let nesting) = hypothesis.reading, nesting.rootLists.count > 1 else {
      return false
    }
    return nesting.rootLists.allSatisfy { list in
      switch nesting.rules[list] {
      case .roots: true
      case .reference(let reference):
        reference.targets.allSatisfy {
          $0.list != list && evidence.isCalledReference(list, reference.column, to: $0)
        }
      default: false
      }
    }
  }

  /// Rows of the same region as others: postal districts of one town, its other names.
  private mutating func findRepeatedRows(_ tree: ImportedTree, _ paths: RowPaths) {
    let rows = evidence.lists[paths.list].count
    guard options.levelKeys == nil, rows >= Self.fewNames, tree.repeats * Self.mostRepeated > rows
    else { return }
    add(.repeatedRows, ["\(tree.repeats)", "\(rows)"], isStrong: false)
  }

  /// A column of names that differ in all rows of one path: what lies below it.
  private mutating func findNamesBelow(_ paths: RowPaths) {
    let (list, records) = (paths.list, evidence.lists[paths.list])
    guard options.levelKeys == nil, options.attributeKeys == nil, !paths.levels.isEmpty else {
      return
    }
    let levels = paths.levels.map { evidence.textNumbers(list, $0) }
    // Most tables tell no path twice, which is seen without keeping the paths.
    var seen: Set<Int> = []
    let isTold = (0..<records.count).contains { row in
      var hasher = Hasher()
      for level in levels { hasher.combine(level[row]) }
      return !seen.insert(hasher.finalize()).inserted
    }
    guard isTold else { return }
    var rows: [[TextNumber.OrNone]: [Int]] = [:]
    for row in 0..<records.count { rows[levels.map { $0[row] }, default: []].append(row) }
    let repeated = rows.values.filter { $0.count > 1 }
    for column in records.columns.indices where !paths.levels.contains(column) {
      let profile = evidence.profile(list, column)
      guard profile.isName, !profile.isCoded,
        profile.meaning.isDisjoint(with: [.variant, .measure, .parent, .id]),
        !evidence.isKind(list, column), !evidence.isFlag(list, column)
      else { continue }
      let names = evidence.textNumbers(list, column)
      let isBelow = repeated.allSatisfy { rows in
        rows.allSatisfy { !names[$0].isNone } && Set(rows.map { names[$0] }).count == rows.count
      }
      if isBelow { add(.unusedLevel, [records.columns[column].name], isStrong: false) }
    }
  }

  /// Texts in the records of regions, under a key that is no word for regions.
  private mutating func findUnnamedLists(_ nesting: Nesting) {
    guard options.childrenKey == nil else { return }
    for list in evidence.lists.indices where nesting.isNamed(list) {
      let records = evidence.lists[list]
      guard records.kind == .text, records.owner >= 0, nesting.isNamed(records.owner),
        !records.key.isEmpty, evidence.lists[records.owner].kind == .object,
        KeyMeaning(records.key).isDisjoint(with: [.level, .children, .name])
      else { continue }
      add(.unworded, [records.key], isStrong: false)
    }
  }

  /// Names in lists of which nothing becomes a region, and that no warning speaks of.
  private mutating func findUnusedLists(_ nesting: Nesting) {
    guard options.childrenKey == nil else { return }
    for list in evidence.lists.indices where !nesting.isNamed(list) {
      let records = evidence.lists[list]
      guard case .dropped = nesting.rules[list], records.count >= Self.fewRows,
        !records.key.isEmpty,
        nesting.roles[list].name != nil,
        KeyMeaning(records.key).isDisjoint(with: [.variant, .measure]),
        !nesting.notes.contains(where: { note in
          if case .leftOut(_, let label, _) = note.kind { label == records.key } else { false }
        })
      else { continue }
      add(.unusedList, [records.key], isStrong: false)
    }
  }

  /// Rows that name nothing above them among rows of other lists' regions.
  private mutating func findRowsWithoutParent(_ list: Int, _ reference: Reference) {
    guard !reference.targets.contains(where: { $0.list == list }) else { return }
    let columns = [reference.column] + reference.others.map(\.column)
    let hasNone = (0..<evidence.lists[list].count).contains { record in
      columns.allSatisfy { evidence.isRootMark(evidence.textNumbers(list, $0)[record]) }
    }
    guard hasNone else { return }
    add(.rowsWithoutParent, [evidence.lists[list].columns[reference.column].name], isStrong: false)
  }

  /// Rows without a code among others whose code says what is above them.
  private mutating func findRowsWithoutCode(_ list: Int, _ id: Int?) {
    guard let id, evidence.textNumbers(list, id).contains(where: \.isNone) else { return }
    add(.rowsWithoutParent, [evidence.lists[list].columns[id].name], isStrong: false)
  }

  /// Another column that has IDs of other rows where the parents' is empty.
  private mutating func findOtherParents(_ list: Int, _ reference: Reference, _ nesting: Nesting) {
    guard options.parentKey == nil, !reference.byName else { return }
    let numbers = evidence.textNumbers(list, reference.column)
    let used = [reference.column] + reference.others.map(\.column)
    let keys = reference.targets.map { (evidence.members($0), $0.list == list ? $0.column : -1) }
    for column in evidence.lists[list].columns.indices where !used.contains(column) {
      let profile = evidence.profile(list, column)
      guard column != nesting.roles[list].id, column != nesting.roles[list].name, profile.isCode,
        !profile.meaning.isDisjoint(with: [.level, .parent]), profile.meaning.contains(.id)
      else { continue }
      let others = evidence.textNumbers(list, column)
      let found = others.indices.count { record in
        evidence.isRootMark(numbers[record]) && !evidence.isRootMark(others[record])
          && keys.contains { known, own in
            known.contains(others[record])
              && (own < 0 || evidence.textNumbers(list, own)[record] != others[record])
          }
      }
      guard found > 1 else { continue }
      add(.unusedParent, [evidence.lists[list].columns[column].name], isStrong: false)
    }
  }

  /// Another column that is called the parent and has names of the list's own records, others than that of what is above.
  private mutating func findNamedParents(
    _ list: Int, _ reference: Reference, _ nesting: Nesting, _ tree: ImportedTree
  ) {
    guard options.parentKey == nil, let name = nesting.roles[list].name else { return }
    let names = evidence.textNumbers(list, name)
    let used = [reference.column, name] + reference.others.map(\.column)
    for column in evidence.lists[list].columns.indices where !used.contains(column) {
      guard evidence.profile(list, column).meaning.contains(.parent) else { continue }
      let texts = evidence.textNumbers(list, column)
      guard texts.contains(where: { !evidence.isRootMark($0) }) else { continue }
      let known = evidence.members(.init(list: list, column: name))
      let isOther = tree.nodes.contains { node in
        let place = tree.records[node]
        guard place.list == list, known.contains(texts[place.record]),
          texts[place.record] != names[place.record],
          let above = tree.parents[node].number
        else { return false }
        return tree.records[above].list != list
          || names[tree.records[above].record] != texts[place.record]
      }
      if isOther {
        add(.unusedParent, [evidence.lists[list].columns[column].name], isStrong: false)
      }
    }
  }

  /// A column of parents of which any other numbers would be IDs as well.
  private mutating func findChanceParent(_ list: Int, _ reference: Reference) {
    guard options.parentKey == nil, !reference.byName, let target = reference.targets.first else {
      return
    }
    // The first canton of a province whose number is 1 as well: all say the same, and it does of itself.
    let isConstant =
      target.list == list && evidence.lists[list].count > Count.several
      && evidence.distinctCount(list, reference.column) == 1
      && evidence.profile(list, reference.column).filled == 1
    if isConstant {
      return add(
        .chanceParent, [evidence.lists[list].columns[reference.column].name], isStrong: false)
    }
    guard !evidence.isCalledReference(list, reference.column, to: target),
      evidence.surprise(list, reference.column, among: target).bits < Surprise.enough,
      !evidence.isFollowed(list, reference.column, to: target)
    else { return }
    add(.chanceParent, [evidence.lists[list].columns[reference.column].name], isStrong: false)
  }

  /// Fewer names of a level say nothing.
  private static var fewNames: Int { 2 * Count.dozen }
  /// Fewer names of a plain list say nothing.
  private static var fewOfPlain: Int { Count.some }
  /// From this many regions of one name on average, they are no names of regions.
  private static var mostBearers: Int { Count.some }
  /// The same for a plain list.
  private static var mostNamesakes: Int { Count.twice }
  /// One row in this many may be there twice.
  private static var mostRepeated: Int { Count.several }
  /// Of fewer roots most may have nothing below.
  private static var fewRoots: Int { Count.few }
}
