import Regions
import RegionsFiles

/// One attribute of a data set, and what it is called in a form.
struct ExportColumn {
  var name: String
  /// The key, column or XML attribute that holds it: its name, unless that would collide with what
  /// the form itself has; then "attribute-" and its position, from 1.
  var key: String
  var kind: AttributeValue.Kind

  /// The attributes of a tree, in the file's order.
  ///
  /// - Parameters:
  ///   - ranks: how the form has ranks.
  ///   - isUsable: Whether the form can call something by a name.
  static func all(
    of tree: RegionTree, ranks: ExchangeRanks, where isUsable: (String) -> Bool = { !$0.isEmpty }
  ) -> [ExportColumn] {
    tree.attributeNames.enumerated().map { index, name in
      let isTaken =
        ExchangeKey.reserved.contains(name) || name == ExchangeKey.rank && ranks == .given
        || ExchangeKey.isNumbered(name) || !isUsable(name)
      return ExportColumn(
        name: name, key: isTaken ? ExchangeKey.attribute(index + 1) : name,
        kind: tree.kind(ofAttribute: name) ?? .text)
    }
  }
}
