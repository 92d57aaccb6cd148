import RegionsSource
import TypedNumbers

/// Parents by reference: the nodes that the texts of a column name.
extension Nesting {
  func refer(
    _ list: Int, by reference: Reference, in draft: inout ImportedTree, nodes: RecordNodes,
    lookups: inout [ListColumn: NodesByText]
  ) {
    let records = evidence.lists[list]
    let numbers = evidence.textNumbers(list, reference.column)
    let tables = reference.targets.map {
      lookup($0, from: ListColumn(list: list, column: reference.column), nodes: nodes, in: &lookups)
    }
    let scopes = reference.targets.map { scope(of: $0, in: list, nodes) }
    let others = reference.others.map {
      (
        numbers: evidence.textNumbers(list, $0.column),
        table: lookup($0.targets[0], nodes: nodes, in: &lookups)
      )
    }
    var missing: [(node: ImportedTree.Node, number: TextNumber)] = []
    for record in 0..<records.count {
      guard let node = nodes[list, record] else { continue }
      if !others.isEmpty, evidence.isRootMark(numbers[record]) {
        draft.parents[node] = .init(
          others.lazy.compactMap { $0.numbers[record].number.flatMap($0.table.node) }
            .first { $0 != node })
        continue
      }
      guard let number = numbers[record].number else { continue }
      var above: ImportedTree.Node.OrNone?
      for (table, scope) in zip(tables, scopes) {
        guard let known = table.node(number) else { continue }
        above = scope?.node(number, of: record) ?? .init(known)
        break
      }
      if let above {
        // What refers to itself is a root.
        draft.parents[node] = above.number == node ? .init() : above
      } else if !evidence.isRootMark(numbers[record]) {
        missing.append((node, number))
        draft.missingReferences[node] = evidence.texts.ref(
          records.columns[reference.column].cells[record], in: records.document)
      }
    }
    settle(missing, in: &draft, of: list, by: reference)
  }

  /// Where a reference's IDs count anew below each region above, what tells them apart: a column that
  /// both lists have, as "countryCode" beside the states' "isoCode" and the cities' "stateCode".
  func scope(of target: ListColumn, in list: Int, _ nodes: RecordNodes) -> Scope? {
    // A list without names has no regions to tell apart.
    guard target.list != list, !nodes[target.list].isEmpty,
      evidence.distinctCount(target.list, target.column) < evidence.lists[target.list].count
    else { return nil }
    let keys = evidence.textNumbers(target.list, target.column)
    var best: Scope?
    for column in evidence.lists[list].columns.indices {
      let name = evidence.lists[list].columns[column].name
      guard evidence.lists[list].hasHeader,
        let shared = evidence.lists[target.list].column(named: name), shared != target.column,
        shared != roles[target.list].name
      else { continue }
      var known: [TextPair: ImportedTree.Node.OrNone] = [:]
      let scopes = evidence.textNumbers(target.list, shared)
      for (record, key) in keys.enumerated() where !key.isNone && !scopes[record].isNone {
        let pair = TextPair(scopes[record], key)
        if known[pair] == nil { known[pair] = ImportedTree.Node.OrNone(nodes[target.list, record]) }
      }
      if known.count > (best?.nodes.count ?? evidence.distinctCount(target.list, target.column)) {
        best = Scope(nodes: known, scopes: evidence.textNumbers(list, column))
      }
    }
    return best
  }

  /// The nodes by what is above them and their IDs there.
  struct Scope {
    var nodes: [TextPair: ImportedTree.Node.OrNone]
    /// By record of the list that refers.
    var scopes: [TextNumber.OrNone]

    func node(_ number: TextNumber, of record: Int) -> ImportedTree.Node.OrNone? {
      nodes[TextPair(scopes[record], .init(number))]
    }
  }

  /// Decides about rows whose parent is not in the sources: one text for all of them is how this
  /// source marks roots; in a file that has no roots the rows at the top are the roots; else the
  /// code may name a region further up.
  func settle(
    _ missing: [(node: ImportedTree.Node, number: TextNumber)], in draft: inout ImportedTree,
    of list: Int, by reference: Reference
  ) {
    guard !missing.isEmpty else { return }
    let kinds = Set(missing.map(\.number))
    let hasRoots = draft.nodes.contains {
      draft.parents[$0].number == nil && draft.missingReferences[$0] == nil
    }
    let source = DiagnosticLocation(evidence.texts.documents[evidence.lists[list].document].name)
    func makeRoots(_ note: Diagnostic.Kind? = nil) {
      for (node, _) in missing { draft.missingReferences[node] = nil }
      if let note { draft.notes.append(Diagnostic(.warning, at: source, note)) }
    }
    if kinds.count == 1, !hasRoots {
      makeRoots()
      return
    }
    if !hasRoots {
      makeRoots(.onlyRoots(missing.count))
      return
    }
    // A missing middle code: the nearest ancestor that exists.
    guard !reference.byName, let target = reference.targets.first else { return }
    var known = NodesByID(evidence, draft)
    let records = draft.records
    known.add(records.numbers.filter { [target.list, list].contains(records[$0].list) })
    guard
      let found = PrefixScheme.find(known.codes, known.codes.numbers),
      found.share.isLargePart
    else { return }
    var attached = 0
    for (node, number) in missing {
      let candidates =
        found.scheme.ancestors(of: evidence.bytes(number))
        + found.scheme.ancestors(of: evidence.texts.bytes(draft.ids[node]))
      guard let parent = known.first(of: candidates, besides: node) else { continue }
      draft.parents[node] = .init(parent)
      draft.missingReferences[node] = nil
      attached += 1
    }
    if attached > 0 {
      draft.notes.append(Diagnostic(.warning, at: source, .nearestAncestors(attached)))
    }
  }

  /// The node of each text of a column, the first one that has it; by text numbers.
  ///
  /// - Parameter reference: The column that refers to it. Where roots refer to nothing, what refers to its own ID is below
  ///   another of that ID, and that is the first.
  func lookup(
    _ column: ListColumn, from reference: ListColumn? = nil, nodes: RecordNodes,
    in lookups: inout [ListColumn: NodesByText]
  ) -> NodesByText {
    let above = reference.flatMap { own in
      own.list == column.list
        && evidence.distinctCount(own.list, column.column) < evidence.lists[own.list].count
        && evidence.textNumbers(own.list, own.column).contains(where: evidence.isRootMark)
        ? own : nil
    }
    // Such a table serves one list.
    if above == nil, let known = lookups[column] { return known }
    let numbers = evidence.textNumbers(column.list, column.column)
    let table = NodesByText(
      numbers, above: above.map { evidence.textNumbers($0.list, $0.column) } ?? [],
      nodes[column.list], count: evidence.table.count)
    if above == nil { lookups[column] = table }
    return table
  }
}
