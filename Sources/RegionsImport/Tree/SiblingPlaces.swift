import TypedNumbers

/// Each region's place among its siblings, from 1: what stands for its ID where it has none.
struct SiblingPlaces {
  private let levels: ImportedTree.Nodes<UInt8>
  private var places: ImportedTree.Nodes<Int>
  /// The digits that the places of each level need, two at least.
  private var widths: [Int]

  /// - Complexity: O(regions).
  init(_ checks: TreeChecks) {
    let draft = checks.draft
    levels = checks.levels
    places = ImportedTree.Nodes(repeating: 0, count: draft.count)
    var counts = ByParent(repeating: 0, count: draft.count)
    var most: [Int] = []
    for node in checks.order {
      let parent = draft.parents[node]
      counts[parent] += 1
      places[node] = counts[parent]
      // They go down level by level.
      if levels[node] > most.count { most.append(0) }
      most[most.count - 1] = max(most[most.count - 1], counts[parent])
    }
    widths = most.map { max(2, String($0).count) }
  }

  subscript(node: ImportedTree.Node) -> Int { places[node] }

  /// With zeros in front that make all of a level equally long.
  func padded(_ node: ImportedTree.Node) -> String {
    let text = String(places[node])
    let width = widths[Int(levels[node]) - 1]
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
