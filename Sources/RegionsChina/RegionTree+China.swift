internal import CBundledRegions
public import Regions

extension RegionTree {
  /// The administrative divisions of China that come with this package: provinces, prefectures,
  /// counties and towns. ``RegionTree/metadata`` names the date and the origin of the list.
  ///
  /// Opened on first use, in place; there is no file to find.
  public static let china: RegionTree = {
    do throws(RegionFileError) {
      return try unsafe RegionTree(programBytes: bundledBytes)
    } catch {
      preconditionFailure("the bundled data set: \(error)")
    }
  }()

  private static var bundledBytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(
      start: bundled_regions_start(), count: bundled_regions_count)
  }
}
