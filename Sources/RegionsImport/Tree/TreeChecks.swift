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
  /// How many regions have the ID of another one beside them.
  var sharedIDs = 0
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
    var sums: [Node] = []
    for node in draft.nodes where !removed[node] {
      // Line ends and tabs stand in names of some files; other control characters are no part of any.
      let hasControl = evidence.texts.bytes(draft.names[node]).contains {
        $0 < 0x20 && !(0x09...0x0D ~= $0) || $0 == 0x7F
      }
      if hasControl {
        problems.append(error(node, .controlCharacter(label(node))))
        removed[node] = true
        skipped += 1
        continue
      }
      let name = bytes(of: node)
      if PlaceholderName.known.matches(name) { placeholders.append(node) }
      if RemarkWords.isSum(name) { sums.append(node) }
    }
    leaveOutNoRegions(sums: sums)
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

  /// One in this many may be a slip.
  private static let recordsOfSlip = 1_000

  /// Whether something is left of what is wrong: an ID that two regions have, or what was left out.
  var isDoubtful: Bool { !problems.isEmpty || sharedIDs > 0 }

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
