#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI

extension RegionField {
  /// A row bound to the ID of a division of China, down to a rank: province, city and district.
  ///
  ///     @State private var regionID: String?
  ///     RegionField("所在地区", selection: $regionID)
  public init(
    _ title: String, selection: Binding<String?>, until: RegionRank? = .county,
    suggested: [String] = [], theme: RegionPickerTheme = .chinese
  ) {
    self.init(
      title, selection: selection, in: .china, former: .chinaFormer, until: until,
      suggested: suggested, theme: theme)
  }
}
#endif
