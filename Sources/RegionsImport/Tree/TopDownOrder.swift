import RegionsSource
import TypedNumbers

/// The nodes of a tree that are reached from its roots, parents before children.
struct TopDownOrder {
  typealias Node = ImportedTree.Node
  typealias Nodes<Element> = ImportedTree.Nodes<Element>

  /// Level by level, siblings in source order.
  private(set) var nodes: [Node] = []
  /// From 1, at most 255; 0 for nodes that are not reached.
  private(set) var levels: Nodes<UInt8>

  /// - Complexity: O(nodes log nodes); O(nodes) where no region has children of several lists.
  init(_ tree: ImportedTree, _ evidence: Evidence) {
    var firstChild = ByParent(repeating: Node.OrNone(), count: tree.count)
    var nextSibling = Nodes(repeating: Node.OrNone(), count: tree.count)
    for node in Self.bySource(tree, evidence).reversed() {
      let parent = tree.parents[node]
      nextSibling[node] = firstChild[parent]
      firstChild[parent] = Node.OrNone(node)
    }
    levels = Nodes(repeating: 0, count: tree.count)
    nodes.reserveCapacity(tree.count)
    var next = 0
    var parent = Node.OrNone()
    while true {
      let level = parent.number.map { min(levels[$0], 254) + 1 } ?? 1
      var child = firstChild[parent].number
      while let node = child {
        levels[node] = level
        nodes.append(node)
        child = nextSibling[node].number
      }
      guard next < nodes.count else { break }
      parent = Node.OrNone(nodes[next])
      next += 1
    }
  }

  /// All nodes, siblings in the order in which the sources have them.
  private static func bySource(_ tree: ImportedTree, _ evidence: Evidence) -> [Node] {
    var nodes = Array(tree.nodes)
    guard let mixed = mixedParents(tree) else { return nodes }
    // Several lists below one region: their order is that of the source.
    let places = Nodes(
      nodes.map { node -> Int64 in
        guard mixed[tree.parents[node]] else { return Int64(node.index) }
        let own = tree.records[node]
        let records = evidence.lists[own.list]
        return Int64(records.document) << 32 | Int64(records.values[own.record].index)
      })
    nodes.sort { (places[$0], $0) < (places[$1], $1) }
    return nodes
  }

  /// Which regions, or the roots, are of several lists; `nil` if none are.
  private static func mixedParents(_ tree: ImportedTree) -> ByParent<Bool>? {
    var lists = ByParent(repeating: -1, count: tree.count)
    var mixed = ByParent(repeating: false, count: tree.count)
    var areMixed = false
    for node in tree.nodes {
      let parent = tree.parents[node]
      let list = tree.records[node].list
      if lists[parent] < 0 {
        lists[parent] = list
      } else if lists[parent] != list {
        mixed[parent] = true
        areMixed = true
      }
    }
    return areMixed ? mixed : nil
  }

  /// The nodes that are below each other, of those that have no level.
  static func rings(_ tree: ImportedTree, besides levels: Nodes<UInt8>) -> [[Node]] {
    var rings: [[Node]] = []
    var seen = Nodes(repeating: false, count: tree.count)
    for start in tree.nodes where levels[start] == 0 && !seen[start] {
      var path: [Node] = []
      var current: Node? = start
      while let node = current, !seen[node] {
        seen[node] = true
        path.append(node)
        current = tree.parents[node].number
      }
      if let current, let first = path.firstIndex(of: current) {
        rings.append(Array(path[first...]))
      }
    }
    return rings
  }
}
