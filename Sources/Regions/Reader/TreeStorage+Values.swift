extension TreeStorage {
  /// Hands the UTF-8 bytes of an attribute to `body`, with the node's number, for the nodes that have it
  /// as a text, in order.
  ///
  /// - Complexity: O(nodes that have the attribute).
  package func forEachValue(ofAttribute name: String, _ body: (Int, [UInt8]) -> Void) {
    guard let column = columns.first(where: { $0.name == name }) else { return }
    var text: [UInt8] = []
    switch column.values {
    case .text(let texts):
      for index in 0..<texts.count {
        text.removeAll(keepingCapacity: true)
        ByteSink.append(to: &text) { texts.write(index, to: &$0) }
        body(column.node(at: index, of: nodeCount), text)
      }
    case .spelled:
      var node = 0
      forEachText(ofAttribute: name) { text in
        if !text.isEmpty { body(node, text) }
        node += 1
      }
    case .integers: break
    }
  }

  /// Hands an attribute to `body`, with the node's number, for the nodes that have it as a number, in
  /// order.
  ///
  /// - Complexity: O(nodes that have the attribute).
  package func forEachInteger(ofAttribute name: String, _ body: (Int, Int64) -> Void) {
    guard let column = columns.first(where: { $0.name == name }),
      case .integers(let numbers) = column.values
    else { return }
    for index in 0..<numbers.count { body(column.node(at: index, of: nodeCount), numbers[index]) }
  }
}

extension AttributeColumn {
  /// The node that a place in the column belongs to; in a malformed file, some node.
  fileprivate func node(at index: Int, of nodeCount: Int) -> Int {
    min(nodes.map { $0[index] } ?? index, nodeCount - 1)
  }
}
