#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionPicker
internal import SwiftUI

/// The options of one level, scrolled to the chosen one.
struct RegionPage: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme
  let level: Int

  var body: some View {
    ScrollViewReader { scroll in
      List {
        if level == 0, !model.suggestions.isEmpty {
          Section {
            ForEach(model.suggestions) { suggestion in
              Button(suggestion.name) { model.choose(suggestion.id) }.buttonStyle(.plain)
            }
          } header: {
            Text(theme.suggestions)
          }
        }
        RegionRows(model: model, theme: theme, level: level)
      }
      .listStyle(.plain)
      // In sight whichever row was tapped; the rows stay there to choose another.
      .safeAreaInset(edge: .bottom) {
        if let failure = model.failure, failure.level == level + 1 {
          RegionWaiting(model: model, theme: theme).frame(maxWidth: .infinity).background(.bar)
        }
      }
      .onAppear {
        if let chosen = model.chosenID(at: level) { scroll.scrollTo(chosen, anchor: .center) }
      }
    }
  }
}

/// The rows of a level: all, or those that match what is typed.
struct RegionRows: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme
  let level: Int

  var body: some View {
    ForEach(model.rows(at: level)) { row in
      Button {
        model.select(row.row, at: level)
      } label: {
        HStack {
          name(of: row)
          if let other = row.otherName {
            Text(other).font(.caption).foregroundStyle(Color.secondary)
          }
          if row.isChosen {
            Image(systemName: "checkmark").foregroundStyle(theme.accent).accessibilityHidden(true)
          }
          Spacer()
          if row.isChosen, model.loadingLevel == level + 1 { ProgressView() }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!row.isEnabled)
      .accessibilityAddTraits(row.isChosen ? .isSelected : [])
    }
  }

  private func name(of row: RegionPickerModel.Row) -> Text {
    if row.isChosen { return Text(row.name).foregroundStyle(theme.accent) }
    return Text(row.name, marked: row.highlight.map { [$0] } ?? [], theme.accent)
  }
}

/// What stands in place of options that are not there: a spinner, or a button to try again.
struct RegionWaiting: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme

  var body: some View {
    if let failure = model.failure {
      VStack(spacing: 12) {
        Text(theme.failure)
        Text(failure.reason).font(.caption).foregroundStyle(Color.secondary)
        Button(theme.retry) { model.retry() }
      }
      .padding()
      .onAppear { AccessibilityNotification.Announcement(theme.failure).post() }
    } else {
      ProgressView().padding()
    }
  }
}

/// What is found for what is typed: the rows of the level in front, then regions anywhere, as paths.
struct RegionResultList: View {
  let model: RegionPickerModel
  let theme: RegionPickerTheme

  var body: some View {
    List {
      let level = model.picker.focusedLevel
      let results = model.results ?? []
      let rows = model.rows(at: level)
      if !rows.isEmpty {
        Section {
          RegionRows(model: model, theme: theme, level: level)
        } header: {
          Text(theme.hereResults)
        }
      }
      if !results.isEmpty {
        Section {
          ForEach(Array(results.indices), id: \.self) { index in
            Button {
              model.accept(index)
            } label: {
              HStack {
                path(results[index])
                if let other = results[index].otherName {
                  Text(other).font(.caption).foregroundStyle(Color.secondary)
                }
                Spacer()
              }
              .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
          }
        } header: {
          Text(results[0].isNear ? theme.nearResults : theme.allResults)
        }
      }
      if model.isSearching {
        ProgressView()
      } else if rows.isEmpty, results.isEmpty {
        Text(theme.noResults).foregroundStyle(Color.secondary)
      }
    }
    .listStyle(.plain)
  }

  private func path(_ result: RegionPickerModel.Picker.Result) -> Text {
    let names = result.names.indices.map { level in
      Text(
        result.names[level],
        marked: result.highlights.indices.contains(level) ? result.highlights[level] : [],
        theme.accent)
    }
    return names.dropFirst().reduce(names.first ?? Text("")) { $0 + Text(" › ") + $1 }
  }
}

extension Text {
  /// A text with parts of it, in characters, in a colour.
  init(_ text: String, marked: [Range<Int>], _ color: Color) {
    let characters = Array(text)
    var parts = Text("")
    var end = 0
    for range in marked where range.lowerBound >= end && range.upperBound <= characters.count {
      if range.lowerBound > end {
        parts = parts + Text(String(characters[end..<range.lowerBound]))
      }
      parts = parts + Text(String(characters[range])).foregroundStyle(color)
      end = range.upperBound
    }
    self = end < characters.count ? parts + Text(String(characters[end...])) : parts
  }
}
#endif
