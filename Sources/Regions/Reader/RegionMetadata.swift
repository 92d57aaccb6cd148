/// Where a data set comes from. Every part may be empty.
public struct RegionMetadata: Sendable, Equatable {
  /// What the data set is called.
  public var title: String
  /// The date the data is true of, as in "2025-12-31".
  public var asOf: String
  /// Where the data was taken from.
  public var origin: String
  /// The terms it may be used under.
  public var license: String
  /// What each level is called, the first for the roots; may be shorter than the tree is deep.
  public var levelLabels: [String]
  /// What each rank is called, the highest first; may be empty, for then the ranks have their
  /// ``RegionRank/standardNames``. Empty names at the end are not kept.
  public var rankNames: [String]

  /// Metadata; what is left out is not known.
  public init(
    title: String = "", asOf: String = "", origin: String = "", license: String = "",
    levelLabels: [String] = [], rankNames: [String] = []
  ) {
    self.title = title
    self.asOf = asOf
    self.origin = origin
    self.license = license
    self.levelLabels = levelLabels
    self.rankNames = rankNames
  }
}
