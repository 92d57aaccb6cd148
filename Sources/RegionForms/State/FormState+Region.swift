public import RegionPicker
internal import Regions

extension FormState {
  /// The names on the way to a region, from the root down: what the row of a region field shows. `nil`
  /// if the data set doesn't have it.
  public func regionNames(_ id: String) -> [String]? {
    context.regions?[id]?.path.map(\.name)
  }

  /// The cascade picker a region field opens, and the event it begins with: the field's value as its
  /// preset, if it has one. The choice comes back as an edit of the field with the region's ID.
  ///
  /// - Parameter key: the field's key, or the ID of an item's row.
  /// - Returns: `nil` if it is no region.
  public func picker(
    for key: String
  ) -> (configuration: CascadePicker<String>.Configuration, opening: CascadePicker<String>.Event)? {
    guard let row = rows.first(where: { $0.id == key }), let field = definition[row.key] else {
      return nil
    }
    let depth: Int?
    switch field.kind {
    case .region(let maximum): depth = maximum
    case .list(.region(let maximum)) where row.kind == .item: depth = maximum
    default: return nil
    }
    let value = row.value?.text.flatMap { $0.isEmpty ? nil : $0 }
    return (
      CascadePicker<String>.Configuration(maxDepth: depth, restoresReselected: true),
      value.map { .presetID($0) } ?? .open
    )
  }
}
