import Regions

extension TreeStorage {
  /// The regions without a parent.
  var roots: Range<Int> { nodeCount == 0 ? 0..<0 : 0..<levelStarts[1] }

  /// Calls `body` with each region and its parent, each region right before what lies below it.
  ///
  /// - Parameter depth: How many levels are visited.
  func forEachInDocumentOrder(
    depth: Int, _ body: (_ node: Int, _ parent: Int?) throws -> Void
  ) rethrows {
    func visit(_ nodes: Range<Int>, _ parent: Int?, _ level: Int) throws {
      for node in nodes {
        try body(node, parent)
        if level < depth { try visit(children(of: node), node, level + 1) }
      }
    }
    // The recursion is as deep as the tree, which has at most 32 levels.
    try visit(roots, nil, 1)
  }
}
