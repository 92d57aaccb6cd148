import RegionsSource
import TypedNumbers

/// Lists that no region holds: how they are connected with each other.
extension Nesting {
  mutating func findRootLists() {
    rootLists = evidence.lists.indices.filter { list in
      guard case .nested = rules[list] else { return false }
      return evidence.owners(of: list).allSatisfy { owner in
        if case .transparent = rules[owner] { return true }
        return false
      }
    }
  }

  /// Leaves out what stands a second time in a longer list of the same form: the hot cities of a picker.
  ///
  /// - Complexity: O(records).
  mutating func dropCopies() {
    let single = rootLists.filter { list in
      let records = evidence.lists[list]
      return records.kind == .object && records.hasHeader && roles[list].id != nil
        && namedBelow(list).isEmpty
    }
    let alike = Dictionary(grouping: single) { list in
      let records = evidence.lists[list]
      return "\(records.document) " + records.columns.map(\.name).sorted().joined(separator: "\n")
    }
    for (_, lists) in alike.sorted(by: { $0.value[0] < $1.value[0] }) where lists.count > 1 {
      guard let longest = lists.max(by: { evidence.lists[$0].count < evidence.lists[$1].count })
      else { continue }
      let known = Set(namesWithIDs(longest))
      for list in lists where evidence.lists[list].count < evidence.lists[longest].count {
        // Provinces that have the names of cities are no copies of these.
        let levels = HeadingWords(evidence.lists[list].key).levels
        guard levels.isSubset(of: HeadingWords(evidence.lists[longest].key).levels),
          namesWithIDs(list).allSatisfy(known.contains)
        else { continue }
        drop(list)
        notes.append(leftOut(list, .repeatsNames(of: evidence.label(longest)), isSure: true))
      }
    }
    rootLists = rootLists.filter { isNamed($0) }
  }

  private func namesWithIDs(_ list: Int) -> [TextPair] {
    guard let name = roles[list].name, let id = roles[list].id else { return [] }
    return zip(evidence.textNumbers(list, name), evidence.textNumbers(list, id)).map {
      TextPair($0, $1)
    }
  }

  /// Ends the connecting: lists that nothing connects are dropped, the rest are roots.
  mutating func settleRootLists(reached: Set<Int> = []) {
    var unattached = rootLists.filter { !reached.contains($0) }
    if !unattached.isEmpty, options.parentKey == nil {
      dropUnattached(&unattached, reached.union(aliased))
    }
    for list in rootLists {
      if case .nested = rules[list] { rules[list] = .roots }
    }
  }

  /// The same with lists dropped that have nothing to do with the rest, its list no root yet.
  var settled: Nesting {
    var settled = self
    settled.settleRootLists()
    for list in settled.rootLists { settled.rules[list] = .nested }
    return settled
  }

  /// The lists whose records other lists stand for.
  var aliased: Set<Int> {
    Set(
      rules.flatMap { rule -> [Int] in
        if case .alias(let reference) = rule { return reference.targets.map(\.list) }
        return []
      })
  }

  /// Whether a list's records name what is above them.
  func isReferring(_ list: Int) -> Bool {
    if case .reference = rules[list] { return true }
    return false
  }

  /// Whether nothing says what is above any record.
  var isFlat: Bool {
    !isNested
      && rootLists.allSatisfy {
        if case .roots = rules[$0] { return true }
        return false
      }
  }

  /// Whether any list of regions lies in another's records.
  var isNested: Bool {
    evidence.lists.indices.contains { isNamed($0) && !rootLists.contains($0) }
  }

  /// The only list of regions that no other holds, if nothing is nested in it.
  var soleRootList: Int? {
    guard rootLists.count == 1, let list = rootLists.first, namedBelow(list).isEmpty else {
      return nil
    }
    return list
  }

  /// A warning that a list was taken for something else than regions; a note where it can't be any.
  ///
  /// - Parameter count: How many of its records, if not all.
  func leftOut(
    _ list: Int, _ reason: Diagnostic.LeftOutReason, count: Int? = nil, isSure: Bool = false
  ) -> Diagnostic {
    let records = evidence.lists[list]
    return Diagnostic(
      isSure ? .note : .warning,
      at: DiagnosticLocation(evidence.texts.documents[records.document].name),
      .leftOut(records: count ?? records.count, list: evidence.label(list), reason))
  }

  /// Lists that nothing connects with the rest: a second copy of some names, documentation.
  mutating func dropUnattached(_ unattached: inout [Int], _ kept: Set<Int>) {
    func size(_ list: Int) -> Int {
      evidence.lists[list].count + children(of: list).reduce(0) { $0 + size($1) }
    }
    unattached = unattached.filter { list in
      if case .nested = rules[list] { return true }
      return false
    }
    let main =
      rootLists.filter { !unattached.contains($0) || kept.contains($0) }.max { size($0) < size($1) }
      ?? unattached.max { size($0) < size($1) }
    guard let main else { return }
    // What is below a dictionary whose keys are the names of a list lies in no list itself.
    let others = Set(unattached).subtracting([main])
    var known: Set<TextNumber.OrNone> = []
    for list in evidence.lists.indices where !others.contains(list) {
      guard let name = roles[list].name,
        evidence.owners(of: list).allSatisfy({ !others.contains($0) })
      else { continue }
      known.formUnion(evidence.textNumbers(list, name))
    }
    for list in unattached where list != main && !kept.contains(list) {
      guard let name = roles[list].name else { continue }
      let names = evidence.textNumbers(list, name).filter { !$0.isNone }
      let shared = names.filter(known.contains).count
      // In a source of their own they are a part of the whole, with other keys.
      let isAlone = !rootLists.contains {
        $0 != list && evidence.lists[$0].document == evidence.lists[list].document
      }
      let alike =
        evidence.lists[list].document != evidence.lists[main].document && isAlone
        || isSimilar(list, main) && !isForeign(list, to: main)
      if shared.isMost(of: names.count) || !alike {
        drop(list)
        notes.append(
          leftOut(
            list,
            shared.isMost(of: names.count)
              ? .repeatsNames(of: evidence.label(main))
              : .unrelated(to: evidence.label(main))))
      }
    }
    rootLists = rootLists.filter { isNamed($0) }
  }

  /// Whether a list that no word calls regions, and that has no such below it, stands beside one that others refer to
  /// or lie in: `genders` beside `provinces` and what is below each of these, a page's choice of months.
  private func isForeign(_ list: Int, to main: Int) -> Bool {
    let records = evidence.lists[list]
    return !records.key.isEmpty
      && (namedBelow(list).isEmpty || holdsOthers(list, than: main))
      && (aliased.contains(main) || !namedBelow(main).isEmpty || isReferring(main))
      && evidence.lists[main].document == records.document
      && (KeyMeaning(records.key).isDisjoint(with: [.level, .children, .name])
        // Types of land are none.
        || KeyMeaning.words(of: records.key).last.map {
          HeadingWords.classes.contains(HeadingWords.stem($0))
        } ?? false)
  }

  /// Whether one list is called regions and what lies below another stands under keys of its own, which are no levels:
  /// the search terms of services beside the cities of provinces.
  private func holdsOthers(_ list: Int, than main: Int) -> Bool {
    let known = Set(namedBelow(main).map { evidence.lists[$0].key })
    return KeyMeaning(evidence.lists[main].key).contains(.level)
      && namedBelow(list).allSatisfy { below in
        let key = evidence.lists[below].key
        return !known.contains(key) && KeyMeaning(key).isDisjoint(with: [.level, .children])
      }
  }

  func isSimilar(_ list: Int, _ main: Int) -> Bool {
    let one = evidence.lists[list]
    let other = evidence.lists[main]
    guard let name = roles[list].name, let mainName = roles[main].name else { return false }
    return one.kind == other.kind && one.columns[name].name == other.columns[mainName].name
      && (roles[list].id == nil) == (roles[main].id == nil)
  }
}
