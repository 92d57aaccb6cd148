import TypedNumbers

/// The nodes that records became, list by list.
struct RecordNodes {
  /// By list and record; no records for a list that has no regions.
  private var nodes: [[ImportedTree.Node.OrNone]]

  /// - Parameter lists: how many lists there are.
  init(lists: Int) {
    nodes = [[ImportedTree.Node.OrNone]](repeating: [], count: lists)
  }

  /// The node of a record, if it became one. A list may have no regions, so no number is taken on trust.
  subscript(list: Int, record: Int) -> ImportedTree.Node? {
    let records = nodes[list]
    return records.indices.contains(record) ? records[record].number : nil
  }

  /// By record: the node of each, if it became one; empty for a list that has no regions.
  subscript(list: Int) -> [ImportedTree.Node.OrNone] {
    get { nodes[list] }
    set { nodes[list] = newValue }
  }
}
