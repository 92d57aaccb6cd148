#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionPicker
public import SwiftUI

/// The sheet of a cascade picker: title bar, tabs, search field, one page per level.
///
///     .sheet(isPresented: $isChoosing) {
///       RegionPickerSheet(model, theme: .chinese)
///     }
///
/// A thin shell: what it shows is read from the model, and what a finger does is passed on to it. A sheet
/// that goes away with nothing chosen, whether by the cross or pulled down, has cancelled the model; one
/// that is shown again opens it again.
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
      if let problem = model.echoProblem, model.query.isEmpty {
        Text(theme.words(for: problem)).font(.caption).foregroundStyle(Color.secondary)
          .padding(.horizontal)
      }
      if model.results != nil {
        RegionResultList(model: model, theme: theme)
      } else {
        RegionTabStrip(model: model, theme: theme)
        Divider()
        pages
      }
    }
    .font(theme.font)
    .tint(theme.accent)
    .scrollContentBackground(.hidden)
    .background(theme.background)
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .onAppear { model.reopen() }
    .onDisappear { model.cancel() }
  }

  private var titleBar: some View {
    HStack {
      Text(theme.title).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      if model.canConfirm {
        Button(theme.confirm) { model.confirm() }.buttonStyle(.borderless)
      }
      Button {
        model.cancel()
      } label: {
        Image(systemName: "xmark")
      }
      .buttonStyle(.borderless)
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
    .autocorrectionDisabled()
    .padding(.horizontal)
  }

  private var front: Int { model.picker.focusedLevel }

  private func page(_ level: Int) -> some View {
    RegionPage(model: model, theme: theme, level: level)
  }

  #if os(macOS)
  /// One page after the other: on a desk nothing is swiped.
  @ViewBuilder private var pages: some View {
    if model.picker.columns.isEmpty {
      RegionWaiting(model: model, theme: theme)
      Spacer()
    } else {
      page(front).id(front)
    }
  }
  #else
  /// One page per level that is loaded, to be swiped.
  private var pages: some View {
    TabView(
      selection: Binding(
        get: { @MainActor in front },
        set: { @MainActor new in if new != front { model.show(new) } })
    ) {
      ForEach(Array(model.picker.columns.indices), id: \.self) { level in
        page(level).tag(level)
      }
      if model.picker.columns.isEmpty {
        RegionWaiting(model: model, theme: theme).tag(-1)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .animation(.default, value: front)
  }
  #endif
}
#endif
