/// Regions in the order in which a file numbers them: level by level, children together.
struct LevelOrder {
  /// By node: the region's number in the builder; and the other way round.
  private(set) var regions: [Int32] = []
  private var nodes: [Int32]
  /// The first node of each level, then the number of nodes.
  private(set) var levelStarts: [Int]
  /// By node: how many children it has.
  private var childCounts: [Int32]

  /// - Parameters:
  ///   - parents: by region, its parent, which has a smaller number, or -1.
  ///   - levels: by region, from 1.
  init(parents: [Int32], levels: [UInt8]) {
    let count = parents.count
    // Children as lists: the first child, and the next sibling.
    var firstChild = [Int32](repeating: -1, count: count + 1)
    var nextSibling = [Int32](repeating: -1, count: count)
    for region in (0..<count).reversed() {
      let parent = parents[region] < 0 ? count : Int(parents[region])
      nextSibling[region] = firstChild[parent]
      firstChild[parent] = Int32(region)
    }
    regions.reserveCapacity(count)
    nodes = [Int32](repeating: 0, count: count)
    childCounts = [Int32](repeating: 0, count: count)
    levelStarts = []
    var next = -1
    while next < regions.count {
      var child = firstChild[next < 0 ? count : Int(regions[next])]
      while child >= 0 {
        let region = Int(child)
        if Int(levels[region]) > levelStarts.count { levelStarts.append(regions.count) }
        nodes[region] = Int32(regions.count)
        regions.append(child)
        if next >= 0 { childCounts[next] += 1 }
        child = nextSibling[region]
      }
      next += 1
    }
    levelStarts.append(count)
  }

  /// The node that a region of the builder becomes.
  func node(of region: Int) -> Int { Int(nodes[region]) }

  /// The tree's section: the other side of `TreeShape`.
  func section() -> SectionWriter {
    var section = SectionWriter()
    section.number(regions.count)
    section.number(levelStarts.count - 1)
    for (start, end) in zip(levelStarts, levelStarts.dropFirst()) { section.number(end - start) }
    var families: [UInt64] = []
    var runStarts: [UInt64] = []
    var runFamilies: [UInt64] = []
    var next = levelStarts[1]
    var isInRun = false
    for node in regions.indices {
      if childCounts[node] > 0 {
        if !isInRun {
          runStarts.append(UInt64(node))
          runFamilies.append(UInt64(families.count))
        }
        families.append(UInt64(next))
        next += Int(childCounts[node])
      }
      isInRun = childCounts[node] > 0
    }
    section.append(monotone: families, searchable: true)
    section.append(monotone: runStarts, searchable: true)
    section.append(monotone: runFamilies, searchable: true)
    return section
  }
}
