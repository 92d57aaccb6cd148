import Regions

/// Which regions are written: those of the first levels, and of them those of a high enough rank.
///
/// Ranks rise on the way down, so what lies below a region that is left out is left out too.
struct ExportScope {
  let storage: TreeStorage
  /// How many levels are written.
  let depth: Int
  /// The lowest rank that is written; a region without a rank is as good as any.
  let until: Int
  /// Whether what describes the data set is left out, so that there is nothing but the regions.
  let isPlain: Bool

  init(storage: TreeStorage, depth: Int, until: Int) {
    self.storage = storage
    self.depth = depth
    self.until = until
    isPlain = false
  }

  init(_ tree: RegionTree, depth: Int, until: RegionRank?, isPlain: Bool = false) {
    self.isPlain = isPlain
    storage = tree.storage
    self.depth = depth
    self.until = until?.rawValue ?? .max
  }

  /// The regions without a parent that are written.
  var roots: Members {
    Members(scope: self, nodes: storage.nodeCount == 0 ? 0..<0 : 0..<storage.levelStarts[1])
  }

  /// What is written below a region of a level, from 1.
  func children(of node: Int, level: Int) -> Members {
    Members(scope: self, nodes: level < depth ? storage.children(of: node) : 0..<0)
  }

  /// Calls `body` with each region and its parent, each region right before what lies below it.
  func forEachInDocumentOrder(_ body: (_ node: Int, _ parent: Int?) throws -> Void) rethrows {
    func visit(_ nodes: Members, below parent: Int?, level: Int) throws {
      for node in nodes {
        try body(node, parent)
        try visit(children(of: node, level: level), below: node, level: level + 1)
      }
    }
    // The recursion is as deep as the tree, which has at most 32 levels.
    try visit(roots, below: nil, level: 1)
  }

  /// The nodes of a range that are written, in order.
  struct Members: Sequence, IteratorProtocol {
    private let scope: ExportScope
    private var nodes: Range<Int>

    init(scope: ExportScope, nodes: Range<Int>) {
      self.scope = scope
      self.nodes = nodes
      skip()
    }

    var isEmpty: Bool { nodes.isEmpty }

    mutating func next() -> Int? {
      guard let node = nodes.first else { return nil }
      nodes = node + 1..<nodes.upperBound
      skip()
      return node
    }

    private mutating func skip() {
      guard scope.until != .max else { return }
      while let node = nodes.first, scope.storage.rank(of: node) > scope.until {
        nodes = node + 1..<nodes.upperBound
      }
    }
  }
}
