/// Which node is whose child.
///
/// Nodes are numbered in level order, so the children of the nodes that have any, the families,
/// tile the numbers behind the roots': a family is known by its first child, and the family's number
/// is the rank of its parent among the nodes that have children. Those nodes come in runs.
struct TreeShape: Sendable {
  let nodeCount: Int
  /// The number of the first node of each level, then the number of nodes.
  let levelStarts: [Int]
  /// By family: its first child.
  let families: MonotoneSequence
  /// By run of nodes that have children: its first node, and that node's family.
  let runStarts: MonotoneSequence
  let runFamilies: MonotoneSequence

  init(_ reader: inout SectionReader) throws(RegionFileError) {
    nodeCount = try reader.number(upTo: FileLayout.maximumNodeCount, "the number of regions")
    let depth = try reader.number(upTo: FileLayout.maximumDepth, "the number of levels")
    var starts = [0]
    for level in 0..<depth {
      let count = try reader.number(upTo: nodeCount - starts[level], "a level's number of regions")
      guard count > 0 else { throw reader.malformed("has an empty level") }
      starts.append(starts[level] + count)
    }
    guard depth > 0, starts[depth] == nodeCount else {
      throw reader.malformed("its levels have \(starts[depth]) regions instead of \(nodeCount)")
    }
    levelStarts = starts
    families = try MonotoneSequence(&reader, searchable: true)
    runStarts = try MonotoneSequence(&reader, searchable: true)
    runFamilies = try MonotoneSequence(&reader, searchable: true)
    guard runStarts.count == runFamilies.count else {
      throw reader.malformed("has \(runStarts.count) and \(runFamilies.count) runs")
    }
  }

  /// The level of a node, from 1.
  @inline(__always)
  func level(of node: Int) -> Int {
    var level = 1
    while level < levelStarts.count - 1, levelStarts[level] <= node { level &+= 1 }
    return level
  }

  /// - Complexity: O(1), as all of these.
  func parent(of node: Int) -> Int? {
    guard node >= levelStarts[1], node < nodeCount else { return nil }
    let family = families.index(of: UInt64(node))
    let run = runFamilies.index(of: UInt64(max(0, family)))
    guard run >= 0 else { return nil }
    let parent = runStarts[run] &+ family &- runFamilies[run]
    // Above the node, whatever the file says: who goes up comes to an end.
    return parent >= 0 && parent < node ? parent : nil
  }

  func children(of node: Int) -> Range<Int> {
    guard node >= 0 else { return 0..<0 }
    let run = runStarts.index(of: UInt64(node))
    guard run >= 0 else { return 0..<0 }
    let family = runFamilies[run] &+ node &- runStarts[run]
    let runEnd = run &+ 1 < runFamilies.count ? runFamilies[run &+ 1] : families.count
    guard family >= 0, family < runEnd, family < families.count else { return 0..<0 }
    let first = families[family]
    let end = family &+ 1 < families.count ? families[family &+ 1] : nodeCount
    // Below the node, whatever the file says: who goes down comes to an end.
    return first > node && first <= end && end <= nodeCount ? first..<end : 0..<0
  }
}
