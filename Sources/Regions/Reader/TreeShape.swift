/// Which node is whose child.
///
/// Nodes are numbered in level order, so the children of the nodes that have any, the families,
/// tile the numbers behind the roots': a family is known by its first child, and the family's number
/// is the rank of its parent among the nodes that have children. Those nodes come in runs.
final class TreeShape: Sendable {
  let nodeCount: Int
  /// The number of the first node of each level, then the number of nodes.
  let levelStarts: [Int]
  /// By family: its first child.
  let families: MonotoneSequence
  /// By run of nodes that have children: its first node, and that node's family.
  let runStarts: MonotoneSequence
  let runFamilies: MonotoneSequence
  private let parents: LazyTable<Parents>

  /// By node: its parent, 0 for roots.
  private final class Parents: Sendable {
    let numbers: [UInt32]

    init(_ numbers: [UInt32]) { self.numbers = numbers }
  }

  private init(
    nodeCount: Int, levelStarts: [Int], families: MonotoneSequence, runStarts: MonotoneSequence,
    runFamilies: MonotoneSequence
  ) {
    self.nodeCount = nodeCount
    self.levelStarts = levelStarts
    self.families = families
    self.runStarts = runStarts
    self.runFamilies = runFamilies
    parents = LazyTable(patience: nodeCount / 8)
  }

  /// No initialiser, as of all classes that are read from a file: in Embedded Swift 6.3 one that fails
  /// never gives its object back.
  static func read(_ reader: inout SectionReader) throws(RegionFileError) -> TreeShape {
    let nodeCount = try reader.number(upTo: FileLayout.maximumNodeCount, "the number of regions")
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
    let families = try MonotoneSequence(&reader, searchable: true)
    let runStarts = try MonotoneSequence(&reader, searchable: true)
    let runFamilies = try MonotoneSequence(&reader, searchable: true)
    guard runStarts.count == runFamilies.count else {
      throw reader.malformed("has \(runStarts.count) and \(runFamilies.count) runs")
    }
    return TreeShape(
      nodeCount: nodeCount, levelStarts: starts, families: families, runStarts: runStarts,
      runFamilies: runFamilies)
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
    if let parent = parents.read({ Int($0.numbers[node]) }) { return parent }
    parents.ask(makeParents)
    return parentInFile(of: node)
  }

  /// The parent of a node that isn't a root, by the file alone.
  func parentInFile(of node: Int) -> Int? {
    let family = families.index(of: UInt64(node))
    let run = runFamilies.index(of: UInt64(max(0, family)))
    guard run >= 0 else { return nil }
    let parent = runStarts[run] &+ family &- runFamilies[run]
    // On the level above, whatever the file says: so going up ends at a root.
    let level = self.level(of: node)
    return parent >= levelStarts[level - 2] && parent < levelStarts[level - 1] ? parent : nil
  }

  /// - Returns: `nil` unless families tile the numbers behind the roots', each a level below its parent.
  private func makeParents() -> Parents? {
    var numbers = [UInt32](repeating: 0, count: levelStarts[1])
    numbers.reserveCapacity(nodeCount)
    var family = 0
    for run in 0..<runStarts.count {
      let end = run + 1 < runStarts.count ? runFamilies[run + 1] : families.count
      let first = runStarts[run]
      guard runFamilies[run] == family, family < end, end <= families.count,
        first >= 0, first < nodeCount
      else { return nil }
      for parent in first..<first + (end - family) {
        family += 1
        let children = family < families.count ? families[family] : nodeCount
        guard parent < numbers.count, numbers.count < children,
          numbers.count..<children == self.children(of: parent)
        else { return nil }
        numbers.append(
          contentsOf: repeatElement(UInt32(parent), count: children - numbers.count))
      }
    }
    return numbers.count == nodeCount && families[0] == levelStarts[1] ? Parents(numbers) : nil
  }

  func children(of node: Int) -> Range<Int> {
    let children = childrenInFile(of: node)
    // On the level below, whatever the file says: who goes down comes to an end.
    let level = self.level(of: node)
    guard !children.isEmpty, level < levelStarts.count - 1,
      children.lowerBound >= levelStarts[level],
      children.upperBound <= levelStarts[level + 1]
    else { return 0..<0 }
    return children
  }

  /// What the file says are a node's children: nodes behind it, on whatever level.
  func childrenInFile(of node: Int) -> Range<Int> {
    guard node >= 0 else { return 0..<0 }
    let run = runStarts.index(of: UInt64(node))
    guard run >= 0 else { return 0..<0 }
    let family = runFamilies[run] &+ node &- runStarts[run]
    let runEnd = run &+ 1 < runFamilies.count ? runFamilies[run &+ 1] : families.count
    guard family >= 0, family < runEnd, family < families.count else { return 0..<0 }
    let first = families[family]
    let end = family &+ 1 < families.count ? families[family &+ 1] : nodeCount
    return first > node && first <= end && end <= nodeCount ? first..<end : 0..<0
  }
}
