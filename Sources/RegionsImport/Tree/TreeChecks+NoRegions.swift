import RegionsSource
import TypedNumbers

/// What stands among regions and is none: questions of pickers, sums, what is not known.
extension TreeChecks {
  /// - Parameter sums: What is called a sum.
  mutating func leaveOutNoRegions(sums: [Node]) {
    if options.dropPlaceholders { dropPlaceholders() } else { leaveOutQuestions() }
    leaveOutMissing()
    leaveOut(sums: sums)
  }

  /// Leaves out what a list of options asks, "Select District".
  private mutating func leaveOutQuestions() {
    let lifted = liftFromQuestion()
    let asked =
      placeholders.filter { PlaceholderName.known.isQuestion(bytes(of: $0)) } + headingsOfBoxes()
      + optionsOfNone() + firstWithoutValue()
    let questions = lifted + leaveOut(Set(asked).subtracting(lifted).sorted())
    guard let first = questions.first else { return }
    warnings.append(note(.leftOut(records: questions.count, list: name(first), .question)))
  }

  /// Leaves out what is counted where the region is not known.
  private mutating func leaveOutMissing() {
    let missing = leaveOut(namesOfMissing())
    guard let first = missing.first else { return }
    warnings.append(note(.leftOut(records: missing.count, list: name(first), .unknownRegion)))
  }

  private func namesOfMissing() -> [Node] {
    func isMissing(_ node: Node) -> Bool {
      PlaceholderName.isMissing(
        bytes(of: node), above: draft.parents[node].number.map { name($0) } ?? "")
    }
    // With an ID only where the whole name says so: few are asked then.
    var found = placeholders.filter {
      !removed[$0] && !draft.ids[$0].isEmpty && isMissing($0)
    }
    for node in draft.nodes where draft.ids[node].isEmpty && !removed[node] {
      if isMissing(node) || isNothing(node) { found.append(node) }
    }
    let above = Set(found.compactMap { draft.parents[$0].number }).subtracting(found)
    return found + above.filter { isMissing($0) || isNothing($0) }.sorted()
  }

  /// Whether R wrote for a region that it has nothing, on each of several levels: `NA,NA`.
  private func isNothing(_ node: Node) -> Bool {
    func isNA(_ node: Node) -> Bool { bytes(of: node).elementsEqual("NA".utf8) }
    guard isNA(node) else { return false }
    if let parent = draft.parents[node].number { return isNA(parent) }
    let below = draft.nodes.filter { draft.parents[$0].number == node }
    return !below.isEmpty && below.allSatisfy(isNA)
  }

  /// Those that are called a sum and have the numbers of one: others may be places of that name.
  ///
  /// - Complexity: O(nodes × columns) where there are any.
  private func without(places named: [Node]) -> [Node] {
    let members = siblings(of: named)
    return Dictionary(grouping: named) { draft.parents[$0] }.flatMap { parent, sums -> [Node] in
      let others = Set(members[parent] ?? []).subtracting(sums)
      return others.count > 1 ? addingUp(sums, among: others) : []
    }.sorted()
  }

  /// By what is above nodes: these and those beside them, in order.
  func siblings(of nodes: [Node]) -> [Node.OrNone: [Node]] {
    guard !nodes.isEmpty else { return [:] }
    let above = Set(nodes.map { draft.parents[$0] })
    var members: [Node.OrNone: [Node]] = [:]
    for node in draft.nodes where !removed[node] {
      let parent = draft.parents[node]
      if above.contains(parent) { members[parent, default: []].append(node) }
    }
    return members
  }

  /// Whether a column says where a region is, or in which place of a list.
  private static func isOrder(_ heading: String) -> Bool { orders.contains(heading.lowercased()) }

  private static let orders = Words.set(.position).union(Words.set(.order))

  /// Those of which half of the numbers, or more, that differ among their siblings are nearly what these come to, or more:
  /// what is not known of some regions is counted in the sum alone, and a few may be in none.
  private func addingUp(_ sums: [Node], among siblings: Set<Node>) -> [Node] {
    let list = draft.records[sums[0]].list
    let records = evidence.lists[list]
    func text(_ node: Node, _ column: RecordList.Column) -> ArraySlice<UInt8> {
      evidence.texts.bytes(
        evidence.texts.ref(column.cells[draft.records[node].record], in: records.document))
    }
    func number(_ node: Node, _ column: RecordList.Column) -> Double? {
      guard draft.records[node].list == list else { return nil }
      let text = text(node, column)
      return WholeNumber.value(text).map(Double.init)
        ?? Double(String(decoding: text, as: UTF8.self))
    }
    var told = [Int](repeating: 0, count: sums.count)
    var right = told
    for column in records.columns where !Self.isOrder(column.name) {
      let numbers = siblings.compactMap { number($0, column) }
      guard let first = numbers.first, numbers.contains(where: { $0 != first }) else { continue }
      let total = numbers.reduce(0, +)
      guard total > 0 else { continue }
      for (place, sum) in sums.enumerated() {
        guard let own = number(sum, column) else { continue }
        // Its ID says nothing.
        let id = evidence.texts.bytes(draft.ids[sum])
        guard id.isEmpty || text(sum, column) != id else { continue }
        told[place] += 1
        if (own / total).isNearlyAll { right[place] += 1 }
      }
    }
    return sums.indices.filter { right[$0] > 0 && right[$0].isHalf(of: told[$0]) }
      .map { sums[$0] }
  }

  /// Leaves out what others add up to.
  private mutating func leaveOut(sums: [Node]) {
    let sums = leaveOut(without(places: sums))
    guard let first = sums.first else { return }
    warnings.append(note(.leftOut(records: sums.count, list: name(first), .sum)))
  }

  /// Leaves nodes out below which is nothing but others of them.
  ///
  /// - Returns: these, and none if all would be.
  private mutating func leaveOut(_ nodes: [Node]) -> [Node] {
    var nodes = nodes
    guard !nodes.isEmpty, nodes.count < draft.count else { return [] }
    var isLeft = Nodes(repeating: false, count: draft.count)
    for node in nodes { isLeft[node] = true }
    for node in draft.nodes where !isLeft[node] {
      if let parent = draft.parents[node].number { isLeft[parent] = false }
    }
    var count = 0
    while nodes.count != count {
      count = nodes.count
      for node in nodes where !isLeft[node] {
        if let parent = draft.parents[node].number { isLeft[parent] = false }
      }
      nodes.removeAll { !isLeft[$0] }
    }
    for node in nodes {
      removed[node] = true
      skipped += 1
    }
    return nodes
  }

  private mutating func dropPlaceholders() {
    var dropped = Nodes(repeating: false, count: draft.count)
    let placeholders = Set(placeholders + headingsOfBoxes() + firstWithoutValue()).sorted()
    guard !placeholders.isEmpty else { return }
    for node in placeholders { dropped[node] = true }
    for node in draft.nodes {
      var parent = draft.parents[node].number
      var steps = 0
      while let above = parent, dropped[above], steps < 64 {
        parent = draft.parents[above].number
        steps += 1
      }
      draft.parents[node] = Node.OrNone(parent)
    }
    for node in draft.nodes where dropped[node] { removed[node] = true }
    skipped += placeholders.count
    warnings.append(note(.placeholdersRemoved(placeholders.count)))
  }
}
