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
  /// The region that is written with what lies below it; `nil` for all.
  let top: Int?
  /// Whether what describes the data set is left out, so that there is nothing but the regions.
  let isPlain: Bool

  init(storage: TreeStorage, top: Int?, depth: Int, until: Int) {
    self.storage = storage
    self.top = top
    self.depth = depth
    self.until = until
    isPlain = false
  }

  init(
    _ tree: RegionTree, within top: Region? = nil, depth: Int, until: RegionRank?,
    isPlain: Bool = false
  ) {
    self.isPlain = isPlain
    self.top = top?.number
    storage = tree.storage
    self.depth = depth
    self.until = until?.rawValue ?? .max
  }

  /// The first regions that are written, each before what lies below it.
  var roots: Members {
    let all = storage.nodeCount == 0 ? 0..<0 : 0..<storage.levelStarts[1]
    return Members(scope: self, nodes: top.map { $0..<$0 + 1 } ?? all)
  }

  /// Whether nothing is written below the first regions.
  ///
  /// - Complexity: O(first regions).
  var isOneLevel: Bool { roots.allSatisfy { children(of: $0, level: 1).isEmpty } }

  /// The first region of all: what is said of the data set stands there.
  var first: Int { top ?? 0 }

  /// What is known of the data set, with the labels of the levels that are written.
  func metadata(of tree: RegionTree) -> RegionMetadata {
    var metadata = tree.metadata
    if let top {
      metadata.levelLabels = Array(metadata.levelLabels.dropFirst(tree[number: top].level - 1))
    }
    return metadata
  }

  /// What is written below a region of a level, from 1, the one of the first regions.
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
