import RegionsSource
import TypedNumbers

/// Regions below one region, or roots, that have the same ID.
extension TreeChecks {
  /// Merges siblings that are there twice, and reports those with one ID and two names.
  mutating func compareSiblings() {
    idsRepeat = draft.hasIDs && repeatsIDs()
    guard idsRepeat else { return }
    let clashes = mergeRepeats()
    // Where many siblings share an ID it is a label: a telephone code, the parent's code.
    let isLabel = !clashes.count.isSlip(of: order.count) && clashes.count > 3
    for (node, first) in clashes {
      let id = evidence.texts.string(draft.ids[node])
      // Streets that carry their city's code.
      let isParents =
        draft.parents[node].number.map { sameText(draft.ids[node], draft.ids[$0]) } ?? false
      if isLabel || isParents || RootMarks.all.contains(id)
        || PlaceholderName.known.matches(bytes(of: node))
        || PlaceholderName.known.matches(bytes(of: first))
      {
        ambiguous.insert(node)
        continue
      }
      let similar = spelling(name(node)) == spelling(name(first))
      let names = Diagnostic.Kind.severalNames(
        id: id, names: [name(first), name(node)], areSpellings: similar)
      // What lies in a record says itself what is above it, so that the ID is not needed for that.
      if !similar, isNested, clashes.count.isFew(of: order.count) {
        ambiguous.insert(node)
        sharedIDs += 1
        warnings.append(evidence.diagnostic(.warning, at: draft.records[node], names))
        continue
      }
      problems.append(error(node, names))
      removed[node] = true
      skipped += 1
    }
  }

  /// Whether the regions lie in the records of those above them.
  private var isNested: Bool {
    if case .nested = draft.shape.form { true } else { false }
  }

  /// Makes one of siblings with the same ID and name.
  ///
  /// - Returns: those with the ID of an earlier sibling and another name, with that sibling.
  private mutating func mergeRepeats() -> [(node: Node, first: Node)] {
    var table = TextTable()
    var firsts: [ImportedTree.ChildKey: Node] = [:]
    firsts.reserveCapacity(order.count)
    var target = Nodes(Array(draft.nodes))
    var merged = 0
    var clashes: [(node: Node, first: Node)] = []
    for node in order {
      if let parent = draft.parents[node].number {
        draft.parents[node] = Node.OrNone(target[parent])
      }
      guard !removed[node], !draft.ids[node].isEmpty else { continue }
      let id = table.number(of: evidence.texts.bytes(draft.ids[node]))
      let key = ImportedTree.ChildKey(draft.parents[node], .init(id))
      guard let first = firsts[key] else {
        firsts[key] = node
        continue
      }
      if sameText(draft.names[node], draft.names[first]) {
        target[node] = first
        removed[node] = true
        merged += 1
      } else {
        clashes.append((node, first))
      }
    }
    if merged > 0 {
      skipped += merged
      warnings.append(note(.merged(merged)))
    }
    return clashes
  }

  /// Whether any ID is there twice; most sources end here.
  private func repeatsIDs() -> Bool {
    var table = TextTable()
    var filled = 0
    evidence.texts.forEachText(of: draft.ids.elements) { _, id in
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
}
