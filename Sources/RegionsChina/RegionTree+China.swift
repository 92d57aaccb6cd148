internal import CBundledRegions
public import Regions

extension RegionTree {
  /// The administrative divisions of China that come with this package: provinces, prefectures,
  /// counties and towns. ``RegionTree/metadata`` names the date and the origin of the list.
  ///
  /// Opened on first use, in place; there is no file to find.
  public static let china: RegionTree = unsafe bundled(
    UnsafeRawBufferPointer(start: bundled_regions_start(), count: bundled_regions_count))

  /// The prefectures and counties of China that were in force between 1980 and 2024 and are no longer,
  /// under their codes of then; see ``FormerRegions``, which reads them.
  ///
  /// A former region has the attribute `until`, the year in which it went out of force, and mostly
  /// `successors`, the codes of today separated by a space. Regions without `until` are in force; they
  /// are there because former ones lay in them.
  public static let chinaFormer: RegionTree = unsafe bundled(
    UnsafeRawBufferPointer(
      start: bundled_former_regions_start(), count: bundled_former_regions_count))

  /// What differs from ``china`` in the codes for statistical use of the National Bureau of Statistics; see
  /// ``StatisticalCodes``, which reads it.
  ///
  /// A region has the code and the name that it has there. The attribute `absent` of one above lists the
  /// codes of ``china`` below it that mean nothing there, those of towns by their last three digits; `last`
  /// is the year of the last list that had a code that is no longer there.
  public static let chinaStatistics: RegionTree = unsafe bundled(
    UnsafeRawBufferPointer(start: bundled_statistics_start(), count: bundled_statistics_count))

  @unsafe private static func bundled(_ bytes: UnsafeRawBufferPointer) -> RegionTree {
    do {
      return try unsafe RegionTree(programBytes: bytes)
    } catch {
      preconditionFailure("a bundled data set: \(error)")
    }
  }
}
