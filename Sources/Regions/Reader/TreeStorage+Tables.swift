extension TreeStorage {
  /// By node: its rank, or 0; `nil` if the file says nothing about ranks.
  ///
  /// - Complexity: O(nodes).
  package func rankTable() -> [UInt8]? {
    guard let ranks, ranks.runs.count > 0 else { return nil }
    var table = [UInt8](repeating: 0, count: nodeCount)
    ranks.forEach(nodeCount: nodeCount) { nodes, rank in
      for node in nodes { table[node] = UInt8(truncatingIfNeeded: rank) }
    }
    return table
  }

  /// How an attribute spells the characters of names, and the values of the nodes that it spells
  /// otherwise, in order; `nil` if there is no such attribute. One that is kept as texts is all
  /// exceptions.
  package func spelling(
    ofAttribute name: String
  ) -> (characters: [UInt32: [UInt8]], exceptions: [(node: Int, text: [UInt8])])? {
    guard let column = columns.first(where: { $0.name == name }) else { return nil }
    var exceptions: [(node: Int, text: [UInt8])] = []
    guard column.nodes == nil, case .spelled(let spelled) = column.values else {
      forEachValue(ofAttribute: name) { exceptions.append(($0, $1)) }
      return ([:], exceptions)
    }
    spelled.exceptions.forEachNode(of: nodeCount) { index, node in
      var text: [UInt8] = []
      ByteSink.append(to: &text) { spelled.exceptionValues.write(index, to: &$0) }
      exceptions.append((node, text))
    }
    return (spelled.spellingsByCodePoint(), exceptions)
  }
}
