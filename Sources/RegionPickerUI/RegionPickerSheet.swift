#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionPicker
public import RegionPickerModels
public import SwiftUI

/// The sheet of a cascade picker: title bar, tabs, search field, one page per level.
///
///     .sheet(isPresented: $isChoosing) {
///       RegionPickerSheet(model, theme: .chinese)
///     }
///
/// A thin shell: what it shows is read from the model, and what a finger does is passed on to it.
public struct RegionPickerSheet: View {
  private let model: RegionPickerModel
  private let theme: RegionPickerTheme

  /// A sheet over a model.
  public init(_ model: RegionPickerModel, theme: RegionPickerTheme) {
    self.model = model
    self.theme = theme
  }

  /// The sheet.
  public var body: some View {
    VStack(spacing: 0) {
      titleBar
      searchField
      if let results = model.results {
        RegionResultList(model: model, theme: theme, results: results)
      } else {
        RegionTabStrip(model: model, theme: theme)
        Divider()
        pages
      }
    }
    .font(theme.font)
    .background(theme.background)
  }

  private var titleBar: some View {
    HStack {
      Text(theme.title).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      Button {
        model.cancel()
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel(Text(theme.close))
    }
    .padding()
  }

  private var searchField: some View {
    TextField(
      theme.searchPrompt,
      text: Binding(get: { @MainActor in model.query }, set: { @MainActor new in model.type(new) })
    )
    .textFieldStyle(.roundedBorder)
    .padding(.horizontal)
  }

  /// One page per level that is loaded or being loaded, to be swiped.
  private var pages: some View {
    TabView(
      selection: Binding(
        get: { @MainActor in model.picker.focusedLevel }, set: { @MainActor new in model.show(new) }
      )
    ) {
      ForEach(Array(model.picker.columns.indices), id: \.self) { level in
        RegionPage(model: model, theme: theme, level: level).tag(level)
      }
      if model.picker.columns.isEmpty {
        RegionWaiting(model: model, theme: theme, level: 0).tag(-1)
      }
    }
    .pageStyle()
  }
}

extension View {
  /// Pages to be swiped, without dots; on a desk, tabs.
  fileprivate func pageStyle() -> some View {
    #if os(macOS)
    self
    #else
    tabViewStyle(.page(indexDisplayMode: .never))
    #endif
  }
}
#endif
