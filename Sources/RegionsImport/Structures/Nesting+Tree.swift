import RegionsSource
import TypedNumbers

extension Nesting {
  /// Makes nodes of the records and finds their parents.
  func tree() -> ImportedTree {
    var draft = ImportedTree()
    draft.notes = notes
    draft.problems = problems
    let order = evidence.lists.indices.filter(isNamed)
    var nodes = RecordNodes(lists: evidence.lists.count)
    for list in order { nodes[list] = addNodes(of: list, to: &draft) }
    var lookups: [ListColumn: NodesByText] = [:]
    let anchors = Anchors(reading: self, nodes: nodes)
    var missingKeys: [ImportedTree.Node: TextRef] = [:]
    for list in order {
      func setParents(_ parent: (_ record: Int) -> ImportedTree.Node.OrNone) {
        for (record, node) in nodes[list].enumerated() {
          if let node = node.number { draft.parents[node] = parent(record) }
        }
      }
      func node(of record: Int) -> ImportedTree.Node.OrNone {
        .init(nodes[list, record])
      }
      switch rules[list] {
      case .nested:
        for (record, node) in nodes[list].enumerated() {
          guard let node = node.number else { continue }
          let place = ListRecord(list: list, record: record)
          draft.parents[node] = anchors.above(place, &lookups) { missingKeys[node] = $0 }
        }
      case .reference(let reference):
        refer(list, by: reference, in: &draft, nodes: nodes, lookups: &lookups)
      case .codes(let codes): setParents { node(of: codes.parent(of: $0)) }
      case .ordered(let order): setParents { node(of: order.parents[$0]) }
      case .groups(let columns): group(list, by: columns, in: &draft, nodes: nodes)
      default: break
      }
    }
    if scheme != nil { setPrefixParents(&draft, nodes) }
    // One key that is no region, above all roots, is what the source calls the top: "86".
    let hasRoots = draft.nodes.contains {
      draft.parents[$0].number == nil && missingKeys[$0] == nil
    }
    if hasRoots || Set(missingKeys.values.map(evidence.texts.string)).count > 1 {
      draft.missingReferences.merge(missingKeys) { own, _ in own }
    }
    addAttributes(&draft)
    draft.shape = shape()
    return draft
  }

  /// - Returns: by record: its node, if it became one.
  private func addNodes(
    of list: Int, to draft: inout ImportedTree
  ) -> [ImportedTree.Node.OrNone] {
    let records = evidence.lists[list]
    guard let name = roles[list].name else { return [] }
    var nodes = [ImportedTree.Node.OrNone](repeating: .init(), count: records.count)
    let names = records.columns[name].cells
    let others = roles[list].otherName.map { records.columns[$0].cells }
    let ids = roles[list].id.map { records.columns[$0].cells }
    var trimsNames = namesAreIndented
    if case .ordered(let order) = rules[list] { trimsNames = order.trimsNames }
    let joined =
      ids == nil && options.idKey == nil && options.ids == nil
      ? JoinedCode(evidence, list: list, name: name) : nil
    let parents = Set(children(of: list).flatMap { evidence.lists[$0].owners })
    var series = Series(keys: keysOfSeries(list))
    for record in 0..<records.count {
      let place = ListRecord(list: list, record: record)
      if let node = series.node(of: record) {
        nodes[record] = .init(node)
        continue
      }
      var id = ids.map { evidence.texts.ref($0[record], in: records.document) } ?? .none
      if ids == nil, case .codes(let codes) = rules[list] {
        id = evidence.joined(codes.parts(of: record))
      } else if let joined {
        id = evidence.joined(joined.parts(evidence, list, of: record)[...])
      }
      var raw = evidence.texts.rawRef(names[record], in: records.document)
      if let others, evidence.texts.trimmed(raw).isEmpty {
        raw = evidence.texts.rawRef(others[record], in: records.document)
      }
      let trimmed = evidence.texts.trimmed(raw)
      if trimmed.isEmpty {
        // What a nameless wrapper holds belongs to the region above it.
        if parents.contains(Int32(record)) { continue }
        if id.isEmpty && records.kind != .row && isBare(records, record) {
          draft.repeats += 1
          continue
        }
        draft.problems.append(
          evidence.diagnostic(
            .error, at: place, .nameless(id: id.isEmpty ? "" : evidence.texts.string(id))))
        continue
      }
      let node = draft.add(
        name: trimsNames ? evidence.unindented(raw) : options.trim ? trimmed : raw, id: id,
        from: place)
      nodes[record] = .init(node)
      series.add(node, of: record)
    }
    if series.again > 0 {
      draft.repeats += series.again
      draft.notes.append(leftOut(list, .otherTimes, count: series.again, isSure: true))
    }
    return nodes
  }

  /// The regions of a list that tells of each at several times, by what it knows them by.
  private struct Series {
    /// By record; empty if the list is none.
    let keys: [TextNumber.OrNone]
    private var known: [TextNumber: ImportedTree.Node] = [:]
    /// How many records tell of a region again.
    private(set) var again = 0

    init(keys: [TextNumber.OrNone]) { self.keys = keys }

    /// The region that an earlier record tells of as well.
    mutating func node(of record: Int) -> ImportedTree.Node? {
      guard !keys.isEmpty, let key = keys[record].number, let node = known[key] else { return nil }
      again += 1
      return node
    }

    mutating func add(_ node: ImportedTree.Node, of record: Int) {
      if !keys.isEmpty, let key = keys[record].number { known[key] = node }
    }
  }

  /// By record: what a list without levels knows its regions by, where it tells of each at several times; else empty.
  private func keysOfSeries(_ list: Int) -> [TextNumber.OrNone] {
    guard case .roots = rules[list], evidence.lists[list].owner < 0,
      let key = roles[list].id ?? roles[list].name, evidence.isSeries(list, of: key)
    else { return [] }
    return evidence.textNumbers(list, key)
  }

  func isBare(_ records: RecordList, _ record: Int) -> Bool {
    records.columns.allSatisfy {
      evidence.texts.ref($0.cells[record], in: records.document).isEmpty
    }
  }

  // MARK: Codes

  func setPrefixParents(_ draft: inout ImportedTree, _ nodes: RecordNodes) {
    guard let scheme else { return }
    let lists = rootLists.filter {
      if case .prefix = rules[$0] { return true }
      return false
    }.map { (list: $0, rank: (idLength($0), -idZeros($0), evidence.lists[$0].count)) }
      .sorted { $0.rank < $1.rank }.map(\.list)
    let leveled = lists.count > 1
    var above = NodesByID(evidence, draft)
    for list in lists {
      // A list may have several levels itself, beside one that has the next.
      var own = NodesByID(evidence, draft)
      own.add(nodes[list].lazy.compactMap { $0.number })
      for node in nodes[list].lazy.compactMap({ $0.number }) {
        let code = evidence.texts.bytes(draft.ids[node])
        var parent = leveled ? above.first(of: [Array(code)], besides: node) : nil
        for candidate in scheme.ancestors(of: code) where parent == nil {
          parent =
            own.first(of: [candidate], besides: node) ?? above.first(of: [candidate], besides: node)
        }
        if let parent { draft.parents[node] = .init(parent) }
      }
      if list != lists.last { above.add(nodes[list].lazy.compactMap { $0.number }) }
    }
  }

  func idLength(_ list: Int) -> Double {
    roles[list].id.map { evidence.profile(list, $0).meanLength } ?? 0
  }

  /// How many zeros half of the IDs of a list end with: those of upper levels with more.
  private func idZeros(_ list: Int) -> Int {
    guard let id = roles[list].id else { return 0 }
    let zeros = evidence.textNumbers(list, id).compactMap { text in
      text.number.map { PrefixScheme.zeros(evidence.bytes($0)) }
    }.sorted()
    return zeros.isEmpty ? 0 : zeros[zeros.count / 2]
  }

  // MARK: Attributes

  /// The columns that are left become attributes; those that only repeat the parent don't.
  func addAttributes(_ draft: inout ImportedTree) {
    for list in evidence.lists.indices where isNamed(list) {
      var used = Set([roles[list].name, roles[list].id].compactMap { $0 })
      if case .reference(let reference) = rules[list] {
        used.insert(reference.column)
        used.formUnion(reference.others.map(\.column))
      }
      if case .codes(let codes) = rules[list] { used.formUnion(codes.columns) }
      if case .ordered(let order) = rules[list] { used.formUnion(order.columns) }
      var owners = ImportedTree.Attribute.Owners.all
      if case .groups(let columns) = rules[list] {
        used.formUnion(columns + columns.compactMap { codeOfGroup(list, $0) })
        owners = .ownRows
      }
      for column in evidence.lists[list].columns.indices where !used.contains(column) {
        let name = evidence.lists[list].columns[column].name
        if let keys = options.attributeKeys, !keys.contains(name) { continue }
        if options.attributeKeys == nil, KeyMeaning(name).contains(.parent) { continue }
        draft.attributes.append(.init(list: list, column: column, name: name, owners: owners))
      }
    }
  }
}
