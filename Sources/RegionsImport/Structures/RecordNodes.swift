import TypedNumbers

/// The nodes that records became, list by list.
struct RecordNodes {
  /// By list and record; no records for a list that has no regions.
  private var nodes: [[ImportedTree.Node.OrNone]]

  /// - Parameter lists: how many lists there are.
  init(lists: Int) {
    nodes = [[ImportedTree.Node.OrNone]](repeating: [], count: lists)
  }

  /// The node of a record, if it became one.
  subscript(list: Int, record: Int) -> ImportedTree.Node? {
    nodes[list].isEmpty ? nil : nodes[list][record].number
  }

  /// By record: the node of each, if it became one; empty for a list that has no regions.
  subscript(list: Int) -> [ImportedTree.Node.OrNone] {
    get { nodes[list] }
    set { nodes[list] = newValue }
  }
}
