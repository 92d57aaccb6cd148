import TypedNumbers

/// The nodes by a text of their records: of those that have the same the first, but for one that says that it lies
/// below another of them.
struct NodesByText {
  private var nodes: Numbered<TextTable, ImportedTree.Node.OrNone>

  /// - Parameters:
  ///   - numbers: by record: the number of its text.
  ///   - above: by record: the number of what it says is above it; empty where that has other numbers.
  ///   - records: by record: its node; empty for a list that has no regions.
  ///   - count: how many texts there are.
  init(
    _ numbers: [TextNumber.OrNone], above: [TextNumber.OrNone] = [],
    _ records: [ImportedTree.Node.OrNone], count: Int
  ) {
    nodes = Numbered(repeating: .init(), count: count)
    for ((number, upper), node) in zip(zip(numbers, above), records) where upper != number {
      add(node, number)
    }
    for (number, node) in zip(numbers, records) { add(node, number) }
  }

  private mutating func add(_ node: ImportedTree.Node.OrNone, _ number: TextNumber.OrNone) {
    if let number = number.number, nodes[number].isNone { nodes[number] = node }
  }

  /// - Parameter number: of any text, a later one as well.
  func node(_ number: TextNumber) -> ImportedTree.Node? {
    number.index < nodes.count ? nodes[number].number : nil
  }
}

/// The nodes by their IDs: of those that have the same the first.
struct NodesByID {
  private let evidence: Evidence
  private let ids: ImportedTree.Nodes<TextRef>
  private(set) var codes = TextTable()
  private var nodes = Numbered<TextTable, ImportedTree.Node>()

  init(_ evidence: Evidence, _ tree: ImportedTree) {
    self.evidence = evidence
    ids = tree.ids
  }

  /// Adds those of some nodes that have an ID.
  mutating func add(_ nodes: some Sequence<ImportedTree.Node>) {
    for node in nodes where !ids[node].isEmpty {
      let number = codes.number(of: evidence.texts.bytes(ids[node]))
      if number.index == self.nodes.count { self.nodes.append(node) }
    }
  }

  /// The node of the first of some IDs that another node has.
  func first(of candidates: [[UInt8]], besides node: ImportedTree.Node) -> ImportedTree.Node? {
    for candidate in candidates {
      if let number = codes.existing(candidate[...]), nodes[number] != node {
        return nodes[number]
      }
    }
    return nil
  }
}
