public import Regions

/// A region that was found, why, and which part of its name to highlight.
public struct RegionMatch: Sendable, Hashable {
  public var region: Region
  public var kind: Kind

  /// The parts of the region's name that the query's words stand for, in ascending order without
  /// overlaps; offsets count Unicode scalars. Empty if only the ID or a slip of the hand matched.
  public var highlights: [Range<Int>]

  /// Why a region was found.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The whole name.
    case name
    /// The name without its administrative suffix.
    case shortName = "short-name"
    /// The beginning of the name, or a part of it.
    case part
    /// Pinyin: spelled out, spaced, or with some syllables cut to their first letters.
    case pinyin
    /// The first letters of the pinyin syllables alone.
    case pinyinInitials = "pinyin-initials"
    /// The ID or its beginning.
    case id
    /// One slip of the hand away from the name or its pinyin.
    case typo
  }
}
