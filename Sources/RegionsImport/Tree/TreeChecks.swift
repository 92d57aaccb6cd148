import RegionsSource
import TypedNumbers

/// Makes a tree of a draft: merges exact repeats, finds rings, missing parents and contradictions,
/// and puts parents before their children.
///
/// - Complexity: O(nodes log nodes).
struct TreeChecks {
  typealias Node = ImportedTree.Node
  typealias Nodes<Element> = ImportedTree.Nodes<Element>

  let evidence: Evidence
  let options: ImportOptions
  var draft: ImportedTree
  /// Nodes that are left out.
  var removed: Nodes<Bool>
  /// The nodes that are left, parents before children, siblings in source order.
  private(set) var order: [Node] = []
  /// From 1, of those that are left.
  private(set) var levels = Nodes<UInt8>()
  /// Those of the draft whose names stand for no region.
  private(set) var placeholders: [Node] = []
  var problems: [Diagnostic]
  var warnings: [Diagnostic]
  var skipped: Int
  /// Siblings that share an ID where IDs are no more than labels there; they get a number besides.
  var ambiguous: Set<Node> = []
  /// Whether any two regions of the draft have the same ID.
  var idsRepeat = false

  init(_ draft: ImportedTree, of evidence: Evidence, options: ImportOptions) {
    self.evidence = evidence
    self.options = options
    self.draft = draft
    removed = Nodes(repeating: false, count: draft.count)
    problems = draft.problems
    warnings = draft.notes
    skipped = draft.repeats + draft.problems.count
    settleMissing()
    refuseControlCharacters()
    placeholders = draft.nodes.filter {
      !removed[$0] && PlaceholderName.known.matches(bytes(of: $0))
    }
    if options.dropPlaceholders { dropPlaceholders() } else { leaveOutQuestions() }
    sort()
    reportRings()
    compareSiblings()
    if let root = options.root { keep(below: root) }
    removeBelow()
  }

  /// Whether what is wrong is a mistake in hardly any record, which the others don't depend on: one of 42,029
  /// quarters without a name.
  var areSlips: Bool {
    problems.count * Self.recordsOfSlip <= draft.count
      && problems.allSatisfy { problem in
        switch problem.kind {
        case .nameless, .severalNames: true
        default: false
        }
      }
  }

  /// Of as many one may be a slip.
  private static let recordsOfSlip = 1_000

  // MARK: Telling of nodes

  func name(_ node: Node) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  /// A node's name without white space around it, in UTF-8.
  func bytes(of node: Node) -> ArraySlice<UInt8> {
    evidence.texts.bytes(evidence.texts.trimmed(draft.names[node]))
  }

  /// An error at the record of a node.
  func error(_ node: Node, _ kind: Diagnostic.Kind) -> Diagnostic {
    evidence.diagnostic(.error, at: draft.records[node], kind)
  }

  func note(_ kind: Diagnostic.Kind) -> Diagnostic {
    Diagnostic(.warning, at: evidence.firstSource, kind)
  }

  private func label(_ node: Node) -> Diagnostic.RegionLabel {
    Diagnostic.RegionLabel(id: evidence.texts.string(draft.ids[node]), name: name(node))
  }

  // MARK: Parents

  private mutating func settleMissing() {
    let missing = draft.missingReferences
    guard !missing.isEmpty else { return }
    if options.orphans == .roots {
      warnings.append(note(.orphansAsRoots(missing.count)))
      return
    }
    for (node, reference) in missing.sorted(by: { $0.key < $1.key }) {
      let parent = evidence.texts.string(reference)
      problems.append(error(node, .missingParent(label(node), parent: parent)))
      removed[node] = true
      skipped += 1
    }
  }

  /// Line ends and tabs stand in names of some files; other control characters are no part of any.
  private mutating func refuseControlCharacters() {
    for node in draft.nodes where !removed[node] {
      let name = evidence.texts.bytes(draft.names[node])
      guard name.contains(where: { $0 < 0x20 && !(0x09...0x0D ~= $0) || $0 == 0x7F }) else {
        continue
      }
      problems.append(error(node, .controlCharacter(label(node))))
      removed[node] = true
      skipped += 1
    }
  }

  /// Leaves out what a list of options asks, "Select District", where nothing but such questions is below it.
  private mutating func leaveOutQuestions() {
    var questions =
      placeholders.filter { PlaceholderName.known.isQuestion(bytes(of: $0)) } + headingsOfBoxes()
    guard !questions.isEmpty, questions.count < draft.count else { return }
    var asks = Nodes(repeating: false, count: draft.count)
    for node in questions { asks[node] = true }
    for node in draft.nodes where !asks[node] {
      if let parent = draft.parents[node].number { asks[parent] = false }
    }
    var count = 0
    while questions.count != count {
      count = questions.count
      for node in questions where !asks[node] {
        if let parent = draft.parents[node].number { asks[parent] = false }
      }
      questions.removeAll { !asks[$0] }
    }
    for node in questions {
      removed[node] = true
      skipped += 1
    }
    guard let first = questions.first else { return }
    warnings.append(note(.leftOut(records: questions.count, list: name(first), .question)))
  }

  /// What stands first in nearly each of several lists, without an ID, and says no more than what they are: "İlçe" in
  /// front of each city's.
  private func headingsOfBoxes() -> [Node] {
    guard draft.ids.elements.contains(where: \.isEmpty) else { return [] }
    var members = Nodes(repeating: 0, count: draft.count)
    var lists = [Int](repeating: 0, count: Count.dozen + 1)
    var found: [Int: [String: [Node]]] = [:]
    for node in draft.nodes where !removed[node] {
      guard let parent = draft.parents[node].number else { continue }
      let place = members[parent]
      members[parent] = place + 1
      // A list of one has no heading.
      if place == 1 { lists[depth(of: node)] += 1 }
      guard place == 0 else { continue }
      guard draft.ids[node].isEmpty, bytes(of: node).count < Bound.bytes else { continue }
      // A Turkish İ is a small i with a dot of its own.
      let word = name(node).lowercased().replacing("i\u{307}", with: "i")
      if LevelWords.all.contains(word) {
        found[depth(of: node), default: [:]][word, default: []].append(node)
      }
    }
    return found.flatMap { depth, words in
      words.values.filter { nodes in
        nodes.count > Count.twice && nodes.count.isNearlyAll(of: lists[depth])
          && nodes.allSatisfy { node in draft.parents[node].number.map { members[$0] > 1 } ?? false
          }
      }.flatMap(\.self)
    }.sorted()
  }

  /// How many are above a node, as far as they are counted.
  private func depth(of node: Node) -> Int {
    var (above, depth) = (draft.parents[node].number, 0)
    while let parent = above, depth < Count.dozen {
      depth += 1
      above = draft.parents[parent].number
    }
    return depth
  }

  private mutating func dropPlaceholders() {
    var dropped = Nodes(repeating: false, count: draft.count)
    let placeholders = placeholders + headingsOfBoxes()
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

  // MARK: Order

  private mutating func sort() {
    let sorted = TopDownOrder(draft, evidence)
    order = sorted.nodes
    levels = sorted.levels
  }

  /// What is not reached from a root goes round in a circle, or hangs on one.
  private mutating func reportRings() {
    guard order.count < draft.count else { return }
    for ring in TopDownOrder.rings(draft, besides: levels) {
      let ids = ring.map { evidence.texts.string(draft.ids[$0]) }
      problems.append(error(ring[0], .ring(label(ring[0]), ids: ids)))
    }
    for node in draft.nodes where levels[node] == 0 && !removed[node] {
      removed[node] = true
      skipped += 1
    }
  }

  private mutating func keep(below root: String) {
    guard let top = order.first(where: { evidence.texts.string(draft.ids[$0]) == root }) else {
      problems.append(Diagnostic(.error, at: evidence.firstSource, .unknownRoot(id: root)))
      return
    }
    var kept = Nodes(repeating: false, count: draft.count)
    for node in order {
      guard let parent = draft.parents[node].number else { continue }
      if parent == top || kept[parent] { kept[node] = true }
    }
    for node in order {
      if !kept[node] { removed[node] = true }
      if draft.parents[node].number == top { draft.parents[node] = Node.OrNone() }
    }
  }

  /// Leaves out what hangs on what was left out, and sorts again.
  private mutating func removeBelow() {
    guard removed.elements.contains(true) else { return }
    for node in order {
      if let parent = draft.parents[node].number, removed[parent], !removed[node] {
        removed[node] = true
        skipped += 1
      }
    }
    for node in draft.nodes where removed[node] { draft.parents[node] = Node.OrNone() }
    sort()
    order.removeAll { removed[$0] }
  }
}
