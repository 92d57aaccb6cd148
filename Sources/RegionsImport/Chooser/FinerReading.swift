import RegionsSource
import TypedNumbers

/// A reading that has the same regions above each as another, and more between them.
///
/// A column that is called by a level names the region of that level, not the nearest one: of Germany's counties
/// `land` names the state, and the beginning of their code the administrative district besides, where there is one. And
/// a city that somebody forgot to indent lies where its code says.
struct FinerReading {
  /// The reading, or `nil`.
  let reading: Hypothesis?

  /// - Complexity: O(nodes × levels), where `best` is by such a column.
  init(
    than best: Hypothesis, _ tree: ImportedTree, _ evidence: Evidence, of skeleton: Nesting
  ) {
    let isIndented = best.structure == Structure.indent.name
    guard case .records(let nesting) = best.reading,
      isIndented || Self.namesLevels(nesting, evidence),
      var other = Structure.codePrefix.find(skeleton),
      other.disqualified == nil, Self.isComplete(other),
      Self.isFiner(other.tree(), than: tree, mayMoveRoots: isIndented)
    else {
      reading = nil
      return
    }
    if isIndented, case .records(var nesting) = other.reading {
      nesting.namesAreIndented = true
      other.reading = .records(nesting)
    }
    reading = other
  }

  /// Whether no column that names regions above is called the parent.
  private static func namesLevels(_ nesting: Nesting, _ evidence: Evidence) -> Bool {
    let columns = nesting.rules.enumerated().compactMap { list, rule -> ListColumn? in
      guard case .reference(let reference) = rule, !reference.byName else { return nil }
      return ListColumn(list: list, column: reference.column)
    }
    return !columns.isEmpty
      && columns.allSatisfy {
        let meaning = evidence.profile($0.list, $0.column).meaning
        return meaning.contains(.level) && !meaning.contains(.parent)
      }
  }

  /// Whether nearly all records are connected by a reading.
  private static func isComplete(_ reading: Hypothesis) -> Bool {
    reading.evidence.contains { $0.kind == .beginsWithCode && ($0.share?.isLargePart ?? false) }
  }

  /// Whether a tree has the same above each node, and records of another list between: a list's own are beside each
  /// other, as its column says.
  ///
  /// - Parameter mayMoveRoots: whether roots may have others above them, and nothing else need have changed.
  private static func isFiner(
    _ other: ImportedTree, than tree: ImportedTree, mayMoveRoots: Bool
  ) -> Bool {
    var places: [ListRecord: ImportedTree.Node] = [:]
    for node in other.nodes { places[other.records[node]] = node }
    var same = 0
    var further = 0
    var lost = 0
    // Roots that stay, and those that have another of their list above them.
    var kept = 0
    var moved = 0
    for node in tree.nodes {
      guard let above = tree.parents[node].number else {
        guard let place = places[tree.records[node]] else { continue }
        let above = other.parents[place].number
        if above == nil { kept += 1 }
        if let above, other.records[above].list == tree.records[node].list { moved += 1 }
        continue
      }
      let wanted = places[tree.records[above]]
      var current = places[tree.records[node]].flatMap { other.parents[$0].number }
      if current == wanted, wanted != nil {
        same += 1
        continue
      }
      // What follows a city that nobody indented lies below that by its indent.
      if mayMoveRoots, tree.parents[above].isNone,
        wanted.map({ other.parents[$0].number != nil }) ?? false
      {
        further += 1
        continue
      }
      var steps = 0
      while let between = current, between != wanted, steps < Outline.deepest {
        if other.records[between].list == tree.records[node].list { return false }
        current = other.parents[between].number
        steps += 1
      }
      if wanted != nil, current == wanted { further += 1 } else { lost += 1 }
    }
    if mayMoveRoots {
      return lost == 0 && moved > 0 && kept > 0
        && (same + further + moved).isLargePart(of: tree.count)
    }
    // The country may be above all provinces, but province 2 is not above province 20.
    return lost == 0 && (moved == 0 || kept == 1) && further > 0
      && (same + further).isLargePart(of: tree.count)
  }
}
