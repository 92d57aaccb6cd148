/// A run of regions that follow each other in a tree: the roots, a level, or the children of one
/// region. Elements are made when they are asked for.
public struct RegionCollection: RandomAccessCollection, Sendable {
  @usableFromInline let tree: RegionTree
  @usableFromInline let range: Range<Int>

  @inlinable init(tree: RegionTree, range: Range<Int>) {
    self.tree = tree
    self.range = range
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { range.count }

  @inlinable public subscript(position: Int) -> Region {
    precondition(position >= 0 && position < range.count, "region index out of range")
    return Region(tree: tree, number: range.lowerBound + position)
  }

  /// The numbers of these regions in their tree.
  public var numbers: Range<Int> { range }
}
