import TypedNumbers

/// What two readings have to have in common to be the same tree: how many regions each level has, and
/// the names from the root to each.
struct TreeDigest: Equatable {
  private(set) var levels: [Int] = []
  private var paths: UInt64 = 0

  /// - Complexity: O(nodes).
  init(_ tree: ImportedTree, _ evidence: Evidence) {
    var depths = ImportedTree.Nodes(repeating: 0, count: tree.count)
    var hashes = ImportedTree.Nodes<UInt64>(repeating: 0, count: tree.count)
    for start in tree.nodes where depths[start] == 0 {
      var way: [ImportedTree.Node] = []
      var current: ImportedTree.Node? = start
      while let node = current, depths[node] == 0, way.count < 64 {
        way.append(node)
        current = tree.parents[node].number
      }
      let above = way.count < 64 ? current : nil
      var depth = above.map { depths[$0] } ?? 0
      var hash = above.map { hashes[$0] } ?? 17
      for node in way.reversed() {
        depth += 1
        for byte in evidence.texts.bytes(evidence.texts.trimmed(tree.names[node])) {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        hash = (hash ^ 0xFF) &* 0x9E37_79B9_7F4A_7C15
        depths[node] = depth
        hashes[node] = hash
      }
    }
    for node in tree.nodes {
      let level = max(1, depths[node])
      while levels.count < level { levels.append(0) }
      levels[level - 1] += 1
      paths = paths &+ (hashes[node] ^ (hashes[node] >> 29))
    }
  }

  func isSame(as other: TreeDigest) -> Bool { self == other }
}
