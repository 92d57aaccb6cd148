extension TreeStorage {
  /// Hands the UTF-8 bytes of the names of all nodes to `body`, in order.
  ///
  /// A text on its own has to be looked for from the start of its block; in order, each begins where
  /// the one before ends.
  ///
  /// - Complexity: O(bytes of the names).
  package func forEachName(_ body: ([UInt8]) -> Void) {
    names.forEach(count: nodeCount, body)
  }

  /// Hands the UTF-8 bytes of an attribute to `body` for all nodes, in order; empty for a node
  /// without it, or with a number.
  package func forEachText(ofAttribute name: String, _ body: ([UInt8]) -> Void) {
    let column = columns.first { $0.name == name }
    if let column, column.nodes == nil, case .text(let texts) = column.values {
      return texts.forEach(count: nodeCount, body)
    }
    for node in 0..<nodeCount {
      if case .text(let text)? = column?.value(of: node) {
        body(Array(text.utf8))
      } else {
        body([])
      }
    }
  }
}

extension StringColumn {
  fileprivate func forEach(count: Int, _ body: ([UInt8]) -> Void) {
    var position = start(of: 0)
    var text: [UInt8] = []
    for _ in 0..<count {
      var end = position
      text.removeAll(keepingCapacity: true)
      // The sink may be filled twice, so each time begins where this text does.
      ByteSink.append(to: &text) { sink in
        end = position
        write(at: &end, to: &sink)
      }
      position = end
      body(text)
    }
  }
}
