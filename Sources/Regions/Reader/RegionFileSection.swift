/// A section of a `.regions` file.
public struct RegionFileSection: Hashable, Sendable {
  /// As the file has it: `NAME`.
  public let name: String
  /// How many bytes it has.
  public let bytes: Int
}
