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
      column.forEachNode(of: nodeCount) { index, node in
        text.removeAll(keepingCapacity: true)
        ByteSink.append(to: &text) { texts.write(index, to: &$0) }
        body(node, text)
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
    column.forEachNode(of: nodeCount) { index, node in body(node, numbers[index]) }
  }
}

extension AttributeColumn {
  /// Hands the places of the column to `body`, each with its node, in order.
  fileprivate func forEachNode(of nodeCount: Int, _ body: (_ index: Int, _ node: Int) -> Void) {
    if let nodes { return nodes.forEachNode(of: nodeCount, body) }
    for node in 0..<nodeCount { body(node, node) }
  }
}

extension MonotoneSequence {
  /// Hands the nodes that a sequence names to `body`, each with its index, in ascending order. What is no node,
  /// or none behind the one before, is left out: only a malformed file has such.
  func forEachNode(of nodeCount: Int, _ body: (_ index: Int, _ node: Int) -> Void) {
    var previous = -1
    for index in 0..<count {
      let node = self[index]
      guard node > previous, node < nodeCount else { continue }
      previous = node
      body(index, node)
    }
  }
}
