import TypedNumbers

/// What a reading leaves in the sources: records with names of their own that become nothing.
extension Doubts {
  mutating func findRemainder(_ tree: ImportedTree, of hypothesis: Hypothesis) {
    guard options.childrenKey == nil, options.nameKey == nil else { return }
    switch hypothesis.reading {
    case .records(let nesting):
      findSystems(nesting)
      for list in evidence.lists.indices {
        findCodedTexts(list, nesting)
        findOneEach(list, nesting)
        guard case .transparent = nesting.rules[list], nesting.namedBelow(list).isEmpty else {
          continue
        }
        findNameless(list, beside: tree)
      }
    case .paths(let paths):
      findKindsOnTop(paths)
      for list in evidence.lists.indices where list != paths.list {
        findNameless(list, beside: tree)
      }
    }
  }

  /// At least as many records as there are regions, with texts that tell most of them apart, and no name among them
  /// that the reading knows.
  private mutating func findNameless(_ list: Int, beside tree: ImportedTree) {
    let records = evidence.lists[list]
    guard records.count >= Self.fewRows, records.count >= tree.count, !records.key.isEmpty,
      KeyMeaning(records.key).isDisjoint(with: [.variant, .measure])
    else { return }
    let isTold = records.columns.indices.contains { column in
      let profile = evidence.profile(list, column)
      return profile.isName && profile.longest > Self.longestAbbreviation && !profile.isCoded
        && profile.filled.isMost
        && evidence.distinctCount(list, column).isHalf(of: records.count)
    }
    if isTold { add(.unusedList, [records.key], isStrong: false) }
  }

  /// Names below regions that are codes: what they refer to is somewhere else.
  private mutating func findCodedTexts(_ list: Int, _ nesting: Nesting) {
    let records = evidence.lists[list]
    guard nesting.isNamed(list), records.kind == .text, records.owner >= 0,
      nesting.isNamed(records.owner), records.count >= Self.fewRows,
      evidence.profile(list, 0).isCoded, !records.key.isEmpty
    else { return }
    add(.unworded, [records.key], isStrong: false)
  }

  /// Records that hold one record each, whatever that is called: it tells something of them.
  private mutating func findOneEach(_ list: Int, _ nesting: Nesting) {
    let records = evidence.lists[list]
    guard nesting.isNamed(list), records.owner >= 0, nesting.isNamed(records.owner),
      records.kind == .object, records.count >= Self.fewRows,
      records.count == evidence.lists[records.owner].count,
      Set(records.owners).count == records.count,
      KeyMeaning(records.key).isDisjoint(with: [.level, .children])
    else { return }
    add(.singleChildren, [evidence.label(records.owner)], isStrong: false)
  }

  /// Words for kinds of regions on top of wide rows: "Viloyat" is what the rows below it are.
  private mutating func findKindsOnTop(_ paths: RowPaths) {
    guard options.levelKeys == nil, paths.levels.count > 1, let top = paths.levels.first else {
      return
    }
    let isKind = Set(evidence.textNumbers(paths.list, top).compactMap(\.number)).contains {
      number in
      let word = String(decoding: evidence.bytes(number), as: UTF8.self).lowercased()
      // A single letter of another script may be a name as well.
      return word.utf8.count >= Self.shortestKind && LevelWords.all.contains(word)
    }
    if isKind { add(.unworded, [evidence.lists[paths.list].columns[top].name], isStrong: false) }
  }

  /// Shorter words for levels are names of places as well: "Lan", "Bo".
  private static let shortestKind = 5

  /// Lists of one source that have the same codes: those of two offices, or of two years.
  private mutating func findSystems(_ nesting: Nesting) {
    guard nesting.scheme != nil, options.idKey == nil else { return }
    let lists = nesting.rootLists.filter { evidence.lists[$0].count >= Self.fewRows }
    for (place, list) in lists.enumerated() {
      guard let id = nesting.roles[list].id else { continue }
      let known = evidence.members(.init(list: list, column: id))
      for other in lists[(place + 1)...]
      where evidence.lists[other].document == evidence.lists[list].document {
        guard let column = nesting.roles[other].id else { continue }
        let codes = evidence.textNumbers(other, column)
        guard codes.count(where: { known.contains($0) }).isHalf(of: codes.count) else { continue }
        add(.unattachedLists, [evidence.label(list), evidence.label(other)], isStrong: false)
        return
      }
    }
  }

  /// "AB" beside a number is no name.
  private static let longestAbbreviation = 3
}
