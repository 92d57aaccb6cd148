#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import SwiftUI

/// The tabs above the pages, with an underline that slides below the one in front. It follows the page
/// however that came to the front: by a tap, a swipe, a reply or a result of the search.
struct RegionTabStrip: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme
  @Namespace private var underline

  var body: some View {
    let tabs = model.tabs(placeholder: theme.placeholder)
    let front = tabs.first { $0.isInFront }?.id ?? tabs.last?.id
    ScrollViewReader { scroll in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 24) {
          ForEach(tabs) { tab in
            Button {
              model.show(tab.id)
            } label: {
              VStack(spacing: 6) {
                Text(tab.title).foregroundStyle(tab.isPlaceholder ? theme.accent : Color.primary)
                ZStack {
                  Rectangle().fill(Color.clear).frame(height: 2)
                  if tab.id == front {
                    Rectangle().fill(theme.accent).frame(height: 2)
                      .matchedGeometryEffect(id: "underline", in: underline)
                  }
                }
              }
            }
            .buttonStyle(.plain)
            .disabled(!tab.isEnabled)
            .accessibilityAddTraits(tab.isInFront ? .isSelected : [])
          }
        }
        .padding(.horizontal)
        .animation(.default, value: front)
      }
      .onChange(of: front, initial: true) {
        if let front { withAnimation { scroll.scrollTo(front, anchor: .center) } }
      }
    }
  }
}
#endif
