#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionPicker
public import Regions
public import SwiftUI

/// A row that shows a region and lets another be chosen: a view bound to an ID.
///
///     @State private var regionID: String?
///     RegionField("所在地区", selection: $regionID, in: tree)
///
/// It says what a saved ID that is no more has become, and takes the successor with the next choice. A
/// sheet pulled down half way changes nothing.
public struct RegionField: View {
  private let title: String
  private let selection: Binding<String?>
  private let tree: RegionTree
  private let former: RegionTree?
  private let until: RegionRank?
  private let theme: RegionPickerTheme
  private let suggested: [String]
  @State private var picker: RegionPickerModel?

  /// A row bound to a region's ID.
  ///
  /// - Parameters:
  ///   - until: the rank to end at; `nil` for as deep as the data goes.
  ///   - former: regions that are no more: `.chinaFormer`.
  ///   - suggested: IDs of regions above the first column.
  public init(
    _ title: String, selection: Binding<String?>, in tree: RegionTree,
    former: RegionTree? = nil, until: RegionRank? = .county, suggested: [String] = [],
    theme: RegionPickerTheme = .chinese
  ) {
    self.title = title
    self.selection = selection
    self.tree = tree
    self.former = former
    self.until = until
    self.suggested = suggested
    self.theme = theme
  }

  /// The row.
  public var body: some View {
    Button {
      open()
    } label: {
      HStack {
        Text(title).foregroundStyle(Color.primary)
        Spacer()
        Text(names ?? theme.placeholder)
          .foregroundStyle(names == nil ? Color.secondary : Color.primary)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .sheet(
      isPresented: Binding(
        get: { @MainActor in picker != nil }, set: { @MainActor new in if !new { picker = nil } })
    ) {
      if let picker { RegionPickerSheet(picker, theme: theme) }
    }
  }

  private var names: String? {
    guard let id = selection.wrappedValue, !id.isEmpty else { return nil }
    let region = tree[id] ?? former?[id]
    return region?.path.map { $0.name }.joined(separator: " ") ?? id
  }

  private func open() {
    let id = selection.wrappedValue.flatMap { $0.isEmpty ? nil : $0 }
    let model = RegionPickerModel(
      tree: tree, until: until, selected: id, former: former, suggested: suggested)
    model.onFinish = { chosen in
      selection.wrappedValue = chosen.last?.id
      picker = nil
    }
    model.onCancel = { picker = nil }
    picker = model
  }
}
#endif
