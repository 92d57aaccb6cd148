import Regions

/// One attribute of a data set, and what it is called in a form.
struct AttributeColumn {
  var name: String
  /// The key, column or XML attribute that holds it: its name, unless that would collide with what
  /// the form itself has; then "attribute-" and its place, from 1.
  var key: String
  /// Whether its values are integers.
  var isInteger: Bool

  /// The attributes of a tree, in the file's order.
  ///
  /// - Parameters:
  ///   - ranks: How the form tells ranks.
  ///   - isUsable: Whether the form can call something by a name.
  /// - Complexity: O(regions) for each attribute that few regions have.
  static func all(
    of tree: RegionTree, ranks: RankForm, where isUsable: (String) -> Bool = { !$0.isEmpty }
  ) -> [AttributeColumn] {
    tree.attributeNames.enumerated().map { index, name in
      let isTaken =
        reserved.contains(name) || name == "rank" && ranks == .given || name.hasPrefix("attribute-")
        || !isUsable(name)
      return AttributeColumn(
        name: name, key: isTaken ? "attribute-\(index + 1)" : name,
        isInteger: isInteger(name, in: tree))
    }
  }

  private static let reserved: Set<String> = ["id", "parent", "name", "children", "$regions"]

  /// All values of an attribute are of one kind, so the first one tells.
  private static func isInteger(_ name: String, in tree: RegionTree) -> Bool {
    for node in 0..<tree.count {
      switch tree.storage.attribute(name, of: node) {
      case .integer: return true
      case .text: return false
      case nil: continue
      }
    }
    return false
  }
}
