import ExchangeForm
import Regions

/// One attribute of a data set, and what it is called in a form.
struct ExportColumn {
  var name: String
  /// The key, column or XML attribute that holds it: its name, unless that would collide with what
  /// the form itself has; then "attribute-" and its position, from 1.
  var key: String
  /// The type of its values.
  var type: ExchangeType

  /// The attributes of a tree, in the file's order.
  ///
  /// - Parameters:
  ///   - ranks: How the form tells ranks.
  ///   - isUsable: Whether the form can call something by a name.
  /// - Complexity: O(regions) for each attribute that few regions have.
  static func all(
    of tree: RegionTree, ranks: ExchangeRanks, where isUsable: (String) -> Bool = { !$0.isEmpty }
  ) -> [ExportColumn] {
    tree.attributeNames.enumerated().map { index, name in
      let isTaken =
        ExchangeKey.reserved.contains(name) || name == ExchangeKey.rank && ranks == .given
        || ExchangeKey.isNumbered(name) || !isUsable(name)
      return ExportColumn(
        name: name, key: isTaken ? ExchangeKey.attribute(index + 1) : name,
        type: ExchangeType(isInteger: isInteger(name, in: tree)))
    }
  }

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
