public import RegionPicker
public import Regions

/// The regions of a tree as the options of a picker. Every count of children is known, so that a
/// leaf finishes without a load.
public struct RegionTreeSource: OptionSource {
  public typealias Option = CascadePicker<String>.Option

  public let tree: RegionTree

  /// Columns made before, by the number of their parent; −1 for the roots. Going back and forth
  /// between regions with thousands of children then costs nothing.
  private var columns: [Int: [Option]] = [:]

  /// How many columns are kept.
  private static let columnLimit = 32

  public init(_ tree: RegionTree) {
    self.tree = tree
  }

  public mutating func options(below parent: String?) -> [Option] {
    guard let parent else { return column(of: tree.roots, key: -1) }
    guard let region = tree[parent] else { return [] }
    return column(of: region.children, key: region.number)
  }

  public func path(to id: String) -> [String]? {
    tree[id]?.path.map(\.id)
  }

  /// The row of a region among the regions below a parent; `nil` if it isn't one of them.
  ///
  /// - Complexity: that of finding an ID in the tree, however many siblings there are.
  public func row(of id: String, below parent: String?) -> Int? {
    guard let region = tree[id] else { return nil }
    let siblings: RegionCollection
    if let parent {
      guard let region = tree[parent] else { return nil }
      siblings = region.children
    } else {
      siblings = tree.roots
    }
    let numbers = siblings.numbers
    return numbers.contains(region.number) ? region.number - numbers.lowerBound : nil
  }

  private mutating func column(of regions: RegionCollection, key: Int) -> [Option] {
    if let column = columns[key] { return column }
    let column = regions.map { region in
      Option(id: region.id, name: region.name, childCount: region.children.count)
    }
    if columns.count == Self.columnLimit { columns.removeAll() }
    columns[key] = column
    return column
  }
}
