/// The regions from a root down to one, which is the last. Elements are made when they are asked for;
/// a path itself allocates nothing.
public struct RegionPath: RandomAccessCollection, Sendable {
  @usableFromInline let tree: RegionTree
  /// The numbers of the regions, one for each level the format has; those behind `count` mean nothing.
  @usableFromInline let numbers: SIMD32<UInt32>
  /// How many regions there are: the level of the last.
  public let count: Int

  /// Goes up from a node.
  init(to node: Int, of tree: RegionTree) {
    self.tree = tree
    var node = node
    var index = tree.storage.level(of: node) - 1
    var numbers = SIMD32(repeating: UInt32(truncatingIfNeeded: node))
    count = index + 1
    while index > 0, let parent = tree.storage.parent(of: node) {
      node = parent
      index -= 1
      numbers[index] = UInt32(truncatingIfNeeded: node)
    }
    self.numbers = numbers
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  @inlinable public subscript(position: Int) -> Region {
    precondition(position >= 0 && position < count, "path index out of range")
    return Region(tree: tree, number: Int(numbers[position]))
  }
}
