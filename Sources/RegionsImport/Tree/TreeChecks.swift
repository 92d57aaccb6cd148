import RegionsSource

/// Makes a tree of a draft: merges exact repeats, finds rings, missing parents and contradictions,
/// and puts parents before their children.
///
/// - Complexity: O(nodes log nodes).
struct TreeChecks {
  let evidence: Evidence
  let options: ImportOptions
  var draft: ImportedTree
  /// Nodes that are left out.
  var removed: [Bool]
  /// The nodes that are left, parents before children, siblings in source order.
  private(set) var order: [Int32] = []
  /// From 1; 0 for removed nodes.
  private(set) var levels: [UInt8] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var skipped: Int
  /// Siblings that share an ID where IDs are no more than labels there; they get a number besides.
  private(set) var ambiguous: Set<Int32> = []
  /// Whether any two regions of the draft have the same ID.
  private(set) var idsRepeat = false

  init(_ evidence: Evidence, _ options: ImportOptions, _ draft: ImportedTree) {
    self.evidence = evidence
    self.options = options
    self.draft = draft
    removed = [Bool](repeating: false, count: draft.count)
    problems = draft.problems
    warnings = draft.notes
    skipped = draft.repeats + draft.problems.count
    settleMissing()
    if options.dropPlaceholders { dropPlaceholders() }
    sort()
    compareSiblings()
    if options.root != nil { keepRoot() }
    removeBelow()
  }

  private func name(_ node: Int32) -> String {
    evidence.texts.string(evidence.texts.trimmed(draft.names[Int(node)]))
  }

  private func place(_ node: Int32, _ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind)
    -> Diagnostic
  {
    evidence.diagnostic(
      severity, list: Int(draft.lists[Int(node)]), record: Int(draft.records[Int(node)]), kind)
  }

  private func label(_ node: Int32) -> Diagnostic.RegionLabel {
    Diagnostic.RegionLabel(id: evidence.texts.string(draft.ids[Int(node)]), name: name(node))
  }

  private mutating func settleMissing() {
    var count = 0
    for node in 0..<Int32(draft.count) where draft.parents[Int(node)] == ImportedTree.missing {
      count += 1
      if options.orphans == .roots {
        draft.parents[Int(node)] = ImportedTree.root
        continue
      }
      let reference = draft.missingReferences[node].map { evidence.texts.string($0) } ?? ""
      problems.append(place(node, .error, .missingParent(label(node), parent: reference)))
      removed[Int(node)] = true
      draft.parents[Int(node)] = ImportedTree.root
    }
    if count > 0 && options.orphans == .roots {
      warnings.append(note(.orphansAsRoots(count)))
    }
  }

  private func note(_ kind: Diagnostic.Kind) -> Diagnostic {
    Diagnostic(.warning, evidence.firstSource, kind)
  }

  private mutating func dropPlaceholders() {
    var count = 0
    var dropped = [Bool](repeating: false, count: draft.count)
    for node in 0..<Int32(draft.count) where PlaceholderName.matches(name(node)) {
      dropped[Int(node)] = true
      count += 1
    }
    guard count > 0 else { return }
    for node in 0..<draft.count {
      var parent = draft.parents[node]
      var steps = 0
      while parent >= 0, dropped[Int(parent)], steps < 64 {
        parent = draft.parents[Int(parent)]
        steps += 1
      }
      draft.parents[node] = parent
    }
    for node in 0..<draft.count where dropped[node] { removed[node] = true }
    skipped += count
    warnings.append(note(.placeholdersRemoved(count)))
  }

  // MARK: Order

  private mutating func sort() {
    let count = draft.count
    var firstChild = [Int32](repeating: -1, count: count + 1)
    var nextSibling = [Int32](repeating: -1, count: count)
    var byPlace = [Int32](0..<Int32(count))
    let mixed = mixedParents()
    if mixed.contains(true) {
      // Several lists below one region: their order is that of the source.
      let places = (0..<count).map { node -> Int64 in
        let parent = Int(draft.parents[node])
        guard mixed[parent < 0 ? count : parent] else { return Int64(node) }
        let records = evidence.lists[Int(draft.lists[node])]
        return Int64(records.document) << 32 | Int64(records.values[Int(draft.records[node])])
      }
      byPlace.sort { (places[Int($0)], $0) < (places[Int($1)], $1) }
    }
    for node in byPlace.reversed() {
      let parent = Int(draft.parents[Int(node)]) < 0 ? count : Int(draft.parents[Int(node)])
      nextSibling[Int(node)] = firstChild[parent]
      firstChild[parent] = node
    }
    levels = [UInt8](repeating: 0, count: count)
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(count)
    var child = firstChild[count]
    while child >= 0 {
      levels[Int(child)] = 1
      order.append(child)
      child = nextSibling[Int(child)]
    }
    var next = 0
    while next < order.count {
      let node = Int(order[next])
      next += 1
      var child = firstChild[node]
      while child >= 0 {
        levels[Int(child)] = min(levels[node], 254) + 1
        order.append(child)
        child = nextSibling[Int(child)]
      }
    }
    guard order.count < count else { return }
    // What is not reached from a root goes round in a circle, or hangs on one.
    var reported = [Bool](repeating: false, count: count)
    for start in 0..<count where levels[start] == 0 && !reported[start] {
      var current = start
      var path: [Int] = []
      while !reported[current] {
        reported[current] = true
        path.append(current)
        current = Int(draft.parents[current])
        if current < 0 { break }
      }
      if let ring = path.firstIndex(of: current) {
        let ids = path[ring...].map { evidence.texts.string(draft.ids[$0]) }
        let node = Int32(path[ring])
        problems.append(place(node, .error, .ring(label(node), ids: ids)))
      }
    }
    for node in 0..<count where levels[node] == 0 { removed[node] = true }
  }

  /// The regions that have children of several lists; the last element stands for the roots.
  private func mixedParents() -> [Bool] {
    var lists = [Int32](repeating: -1, count: draft.count + 1)
    var mixed = [Bool](repeating: false, count: draft.count + 1)
    for node in 0..<draft.count {
      let parent = draft.parents[node] < 0 ? draft.count : Int(draft.parents[node])
      if lists[parent] < 0 {
        lists[parent] = draft.lists[node]
      } else if lists[parent] != draft.lists[node] {
        mixed[parent] = true
      }
    }
    return mixed
  }

  // MARK: Siblings

  /// Merges siblings told twice, and reports those with one ID and two names.
  private mutating func compareSiblings() {
    idsRepeat = draft.hasIDs && repeatsIDs()
    guard idsRepeat else { return }
    var table = TextTable()
    var firsts: [Int64: Int32] = [:]
    firsts.reserveCapacity(order.count)
    var target = [Int32](0..<Int32(draft.count))
    var merged = 0
    var clashes: [(node: Int32, first: Int32)] = []
    for node in order {
      let index = Int(node)
      if draft.parents[index] >= 0 { draft.parents[index] = target[Int(draft.parents[index])] }
      guard !removed[index], !draft.ids[index].isEmpty else { continue }
      let id = table.number(of: evidence.texts.bytes(draft.ids[index]))
      let key = Int64(draft.parents[index]) << 32 | Int64(id)
      guard let first = firsts[key] else {
        firsts[key] = node
        continue
      }
      if sameText(draft.names[index], draft.names[Int(first)]) {
        target[index] = first
        removed[index] = true
        merged += 1
      } else {
        clashes.append((node, first))
      }
    }
    if merged > 0 {
      skipped += merged
      warnings.append(note(.merged(merged)))
    }
    // Where many siblings share an ID it is a label: a telephone code, the parent's code.
    let isLabel = !clashes.count.isSlip(of: order.count) && clashes.count > 3
    for (node, first) in clashes {
      let id = evidence.texts.string(draft.ids[Int(node)])
      // Streets that carry their city's code.
      let isParents =
        draft.parents[Int(node)] >= 0
        && sameText(draft.ids[Int(node)], draft.ids[Int(draft.parents[Int(node)])])
      if isLabel || isParents || Evidence.rootMarks.contains(id)
        || PlaceholderName.matches(name(node))
        || PlaceholderName.matches(name(first))
      {
        ambiguous.insert(node)
        continue
      }
      let similar = spelling(name(node)) == spelling(name(first))
      problems.append(
        place(
          node, .error,
          .severalNames(id: id, names: [name(first), name(node)], areSpellings: similar)))
      removed[Int(node)] = true
      skipped += 1
    }
  }

  /// Whether any ID is there twice; most sources end here.
  private func repeatsIDs() -> Bool {
    var table = TextTable()
    var filled = 0
    evidence.texts.forEachText(of: draft.ids) { _, id in
      filled += 1
      _ = table.number(of: id)
    }
    return table.count < filled
  }

  private func sameText(_ a: TextRef, _ b: TextRef) -> Bool {
    let one = evidence.texts.bytes(evidence.texts.trimmed(a))
    let other = evidence.texts.bytes(evidence.texts.trimmed(b))
    if one.elementsEqual(other) { return true }
    return (TextTable.folded(one) ?? Array(one)) == (TextTable.folded(other) ?? Array(other))
  }

  /// A name without case, spaces and punctuation.
  private func spelling(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isAlphabetic }))
      .lowercased()
  }

  private mutating func keepRoot() {
    guard let root = options.root else { return }
    guard let top = order.first(where: { evidence.texts.string(draft.ids[Int($0)]) == root }) else {
      problems.append(Diagnostic(.error, evidence.firstSource, .unknownRoot(id: root)))
      return
    }
    var kept = [Bool](repeating: false, count: draft.count)
    for node in order {
      let parent = draft.parents[Int(node)]
      if parent == top || (parent >= 0 && kept[Int(parent)]) { kept[Int(node)] = true }
    }
    for node in order {
      if !kept[Int(node)] { removed[Int(node)] = true }
      if draft.parents[Int(node)] == top { draft.parents[Int(node)] = ImportedTree.root }
    }
  }

  /// Leaves out what hangs on what was left out, and sorts again.
  private mutating func removeBelow() {
    guard removed.contains(true) else { return }
    for node in order {
      let parent = draft.parents[Int(node)]
      if parent >= 0, removed[Int(parent)], !removed[Int(node)] {
        removed[Int(node)] = true
        skipped += 1
      }
    }
    for node in 0..<draft.count where removed[node] { draft.parents[node] = ImportedTree.root }
    let problemCount = problems.count
    sort()
    problems.removeSubrange(problemCount...)
    order.removeAll { removed[Int($0)] }
  }
}
