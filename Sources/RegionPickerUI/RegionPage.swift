#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionPicker
internal import RegionPickerModels
internal import SwiftUI

/// The options of one level, scrolled to the chosen one.
struct RegionPage: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme
  let level: Int

  var body: some View {
    ScrollViewReader { scroll in
      List {
        ForEach(model.rows(at: level)) { row in
          Button {
            withAnimation { model.select(row.row, at: level) }
          } label: {
            HStack {
              Text(row.name).foregroundStyle(row.isChosen ? theme.accent : Color.primary)
              if row.isChosen { Image(systemName: "checkmark").foregroundStyle(theme.accent) }
              Spacer()
              if row.isChosen, model.loadingLevel == level + 1 { ProgressView() }
            }
          }
          .id(row.id)
          .disabled(!row.isEnabled)
          .accessibilityAddTraits(row.isChosen ? [.isButton, .isSelected] : .isButton)
        }
        if let failure = model.failure, failure.level == level + 1 {
          RegionWaiting(model: model, theme: theme, level: level + 1)
        }
      }
      .listStyle(.plain)
      .onAppear {
        if let chosen = model.chosenID(at: level) { scroll.scrollTo(chosen, anchor: .center) }
      }
    }
  }
}

/// What stands in place of options that are not there: a spinner, or a button to try again.
struct RegionWaiting: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme
  let level: Int

  var body: some View {
    if let failure = model.failure, failure.level == level {
      VStack(spacing: 12) {
        Text(failure.reason)
        Button(theme.retry) { model.retry() }
      }
      .padding()
    } else {
      ProgressView().padding()
    }
  }
}

/// What a search found, as paths.
struct RegionResultList: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme
  let results: [RegionPickerModel.Picker.Result]

  var body: some View {
    List {
      if model.isSearching { ProgressView() }
      if results.first?.isNear == true { Text(theme.nearResults).font(.caption) }
      ForEach(Array(results.indices), id: \.self) { index in
        Button {
          model.accept(index)
        } label: {
          Text(results[index].names.joined(separator: " › "))
        }
      }
    }
    .listStyle(.plain)
  }
}
#endif
