import TypedNumbers

/// What a tree looks like, whatever made it.
struct TreeLook {
  /// The regions of one depth.
  struct Level {
    var count = 0
    /// How many of them were looked at, and how many different names those have.
    var sampled = 0
    var names = 0
    /// The first of them.
    var first: ImportedTree.Node?
  }

  /// From the roots on.
  private(set) var levels: [Level] = []
  /// How many roots have nothing below them.
  private(set) var bareRoots = 0
  var roots: Int { levels.first?.count ?? 0 }

  /// How many names of a level are looked at to tell how they repeat.
  private static var sample: Int { Evidence.sample }

  /// - Complexity: O(nodes).
  init(_ tree: ImportedTree, _ evidence: Evidence) {
    var depths = ImportedTree.Nodes<Int8>(repeating: -1, count: tree.count)
    var holds = ImportedTree.Nodes(repeating: false, count: tree.count)
    var way: [ImportedTree.Node] = []
    for start in tree.nodes {
      way.removeAll(keepingCapacity: true)
      var current: ImportedTree.Node? = start
      while let node = current, depths[node] < 0, way.count < Outline.deepest {
        way.append(node)
        current = tree.parents[node].number
        if let above = current { holds[above] = true }
      }
      var depth = current.map { max(Int(depths[$0]), 0) + 1 } ?? 0
      if way.count == Outline.deepest { depth = 0 }
      for node in way.reversed() {
        depths[node] = Int8(min(depth, Outline.deepest))
        depth += 1
      }
    }
    var names: [TextTable] = []
    let step = max(1, tree.count / Self.sample)
    for (place, node) in tree.nodes.enumerated() {
      let depth = Int(depths[node])
      while levels.count <= depth {
        levels.append(Level())
        names.append(TextTable())
      }
      levels[depth].count += 1
      if levels[depth].first == nil { levels[depth].first = node }
      if depth == 0, !holds[node], tree.missingReferences[node] == nil { bareRoots += 1 }
      guard place % step == 0 else { continue }
      levels[depth].sampled += 1
      _ = names[depth].number(of: evidence.texts.bytes(evidence.texts.trimmed(tree.names[node])))
    }
    for depth in levels.indices { levels[depth].names = names[depth].count }
  }
}
