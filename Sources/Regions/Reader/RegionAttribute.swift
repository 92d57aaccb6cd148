/// An attribute that a region has.
public struct RegionAttribute: Hashable, Sendable {
  /// What the data set calls it: `pinyin`.
  public let name: String
  /// What it is of this region.
  public let value: AttributeValue
}
