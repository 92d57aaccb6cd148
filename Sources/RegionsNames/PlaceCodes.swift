package import Regions

/// The codes that letters and calls reach a place by, as attributes of the data set tell them. What stands
/// at a region holds for all below it, unless they have another: 0571 at 杭州市 for its districts.
package enum PlaceCodes: String, CaseIterable, Sendable {
  /// Of landline numbers: 0571.
  case area = "area_code"
  /// Of letters: 310012. Towns mostly have others than the county they lie in.
  case post = "postcode"

  /// The code that holds for a region: its own, else that of the nearest region above that has one.
  ///
  /// - Complexity: O(level).
  package func code(of node: Int, in storage: TreeStorage) -> String? {
    var next: Int? = node
    while let current = next {
      if let value = storage.attribute(rawValue, of: current) { return value.description }
      next = storage.parent(of: current)
    }
    return nil
  }

  /// Whether the code of the region above is told of one that has none.
  package func isShared(by node: Int, in storage: TreeStorage) -> Bool {
    self == .area || storage.rank(of: node) < 4
  }
}
