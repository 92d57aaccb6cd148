/// A run of regions that follow each other in a tree: the roots, a level, or the children of one
/// region. Elements are made when they are asked for.
public struct RegionCollection: RandomAccessCollection, Sendable {
  let tree: RegionTree
  let range: Range<Int>

  public var startIndex: Int { 0 }
  public var endIndex: Int { range.count }

  public subscript(position: Int) -> Region {
    precondition(position >= 0 && position < range.count, "region index out of range")
    return Region(tree: tree, number: range.lowerBound + position)
  }

  /// The numbers of these regions in their tree.
  public var numbers: Range<Int> { range }
}
