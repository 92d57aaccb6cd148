#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionPickerModels
internal import SwiftUI

/// The tabs above the pages, with an underline that slides below the one in front.
struct RegionTabStrip: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme
  @Namespace private var underline

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 24) {
        ForEach(model.tabs(placeholder: theme.placeholder)) { tab in
          Button {
            withAnimation { model.show(tab.id) }
          } label: {
            VStack(spacing: 6) {
              Text(tab.title).foregroundStyle(tab.isPlaceholder ? theme.accent : Color.primary)
              ZStack {
                Rectangle().fill(Color.clear).frame(height: 2)
                if tab.isInFront {
                  Rectangle().fill(theme.accent).frame(height: 2)
                    .matchedGeometryEffect(id: "underline", in: underline)
                }
              }
            }
          }
          .buttonStyle(.plain)
          .disabled(!tab.isEnabled)
          .accessibilityAddTraits(tab.isInFront ? [.isButton, .isSelected] : .isButton)
        }
      }
      .padding(.horizontal)
    }
  }
}
#endif
