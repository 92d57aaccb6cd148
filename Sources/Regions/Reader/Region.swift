/// One region of a ``RegionTree``: a small value that holds its tree and its number.
public struct Region: Sendable, Identifiable {
  /// The data set the region belongs to.
  public let tree: RegionTree

  /// The region's number in its tree, 0..<`tree.count`, in level order. Numbers belong to one
  /// file; what outlives the file is the ID.
  public let number: Int

  @inlinable package init(tree: RegionTree, number: Int) {
    self.tree = tree
    self.number = number
  }

  /// The region's ID as the source has it, leading zeros included.
  @inlinable public var id: String { tree.storage.id(of: number) }

  /// The region's name.
  @inlinable public var name: String { tree.storage.name(of: number) }

  /// The region's level: 1 for a root.
  @inlinable public var level: Int { tree.storage.level(of: number) }

  /// The region this one is part of, or `nil` for a root.
  @inlinable public var parent: Region? {
    tree.storage.parent(of: number).map { Region(tree: tree, number: $0) }
  }

  /// The regions directly below, in the source's order. Making it costs O(1); a child is read when
  /// it is asked for.
  @inlinable public var children: RegionCollection {
    RegionCollection(tree: tree, range: tree.storage.children(of: number))
  }

  /// Whether there is no region below.
  @inlinable public var isLeaf: Bool { tree.storage.children(of: number).isEmpty }

  /// The regions above, the root first, without this one.
  public var ancestors: [Region] { Array(path.dropLast()) }

  /// The regions from the root down to this one, which is the last.
  ///
  /// - Complexity: O(level).
  public var path: RegionPath { RegionPath(to: number, of: tree) }

  /// The value of an attribute, or `nil` if this region has none of that name.
  public subscript(attribute name: String) -> AttributeValue? {
    tree.storage.attribute(name, of: number)
  }

  /// The attributes this region has, in the file's order.
  public var attributes: [RegionAttribute] {
    tree.attributeNames.compactMap { name in
      self[attribute: name].map { RegionAttribute(name: name, value: $0) }
    }
  }
}

extension Region: Hashable {
  public static func == (left: Region, right: Region) -> Bool {
    left.number == right.number && left.tree.storage === right.tree.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(ObjectIdentifier(tree.storage))
  }
}
