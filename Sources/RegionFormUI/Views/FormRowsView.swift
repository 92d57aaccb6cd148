#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import Foundation
internal import RegionForms
internal import SwiftUI

/// The rows of a form in their sections, and below them what the form or its page adds.
struct FormRowsView<Foot: View>: View {
  let model: FormModel
  let pictures: FormPictures
  /// What stands above the rows; empty for none.
  var title = ""
  @ViewBuilder let foot: () -> Foot
  @State private var page: FormPage?
  @FocusState private var focus: String?

  var body: some View {
    ScrollViewReader { scroll in
      List {
        if !title.isEmpty {
          Text(title).font(.title2).accessibilityAddTraits(.isHeader)
        }
        if model.takesMessages { FormMessageView(model: model) }
        ForEach(shownSections) { section in
          Section {
            ForEach(section.rows) { row in
              FormRowView(
                model: model, row: row, pictures: pictures, focus: $focus, open: open
              )
              // What is being sent is not changed meanwhile.
              .disabled(model.status == .submitting)
              .deleteDisabled(row.kind != .item || model.isReadOnly(row))
              .moveDisabled(row.kind != .item || model.isReadOnly(row))
            }
            .onDelete { places in
              for id in places.map({ section.rows[$0].id }) { model.remove(id) }
            }
            .onMove { places, target in move(section.rows, places, target) }
          } header: {
            if !section.title.isEmpty { Text(section.title) }
          }
        }
        foot()
      }
      .onChange(of: model.attempts) {
        if case .invalid(let first?)? = model.outcome {
          withAnimation { scroll.scrollTo(first, anchor: .center) }
          focusIfTyped(first)
        }
      }
      .onChange(of: model.noticeKey) {
        if let key = model.noticeKey { withAnimation { scroll.scrollTo(key, anchor: .center) } }
      }
    }
    .onChange(of: focus) {
      // The engine hears of it: an editor closes, a rule speaks on leaving. A keyboard that goes because
      // a row was touched that isn't typed in takes nothing from that row.
      let held = model.form.focus.flatMap { model.row($0) }
      if let focus {
        if focus != held?.id { model.focus(focus) }
      } else if let held, model.kind(of: held)?.isTyped ?? false {
        model.focus(nil)
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        if focus != nil, page == nil {
          Button {
            focus = focus.flatMap { model.form.typedRow(before: $0) } ?? focus
          } label: {
            Image(systemName: "chevron.up")
          }
          .accessibilityLabel(Text(isChinese ? "上一项" : "Previous"))
          Button {
            focus = focus.flatMap { model.form.typedRow(after: $0) } ?? focus
          } label: {
            Image(systemName: "chevron.down")
          }
          .accessibilityLabel(Text(isChinese ? "下一项" : "Next"))
          Spacer()
          Button(isChinese ? "收起" : "Done") { focus = nil }
        }
      }
    }
    .sheet(item: $page) { page in
      FormPageView(model: model, page: page, pictures: pictures) { self.page = nil }
    }
  }

  private var isChinese: Bool { model.language.own == .chinese }

  /// The sections that have rows, with their numbers.
  private var shownSections: [ShownSection] {
    model.sections.enumerated().filter { !$0.element.isEmpty }.map { number, rows in
      ShownSection(
        id: number, title: model.text(model.form.definition.sections[number].title), rows: rows)
    }
  }

  private struct ShownSection: Identifiable {
    let id: Int
    let title: String
    let rows: [FormRow]
  }

  private func open(_ row: FormRow) {
    focus = nil
    if let page = FormPage.opening(row, in: model) {
      self.page = page
    } else if row.kind == .list, let item = model.form.focus {
      focus = item
    }
  }

  private func focusIfTyped(_ id: String) {
    if let row = model.row(id), model.kind(of: row)?.isTyped ?? false,
      !(model.field(of: row)?.opensPage ?? false)
    {
      focus = id
    }
  }

  /// Within a list only: the rows around it stay.
  private func move(_ rows: [FormRow], _ places: IndexSet, _ target: Int) {
    guard let from = places.first, rows.indices.contains(from) else { return }
    let items = rows.indices.filter { rows[$0].key == rows[from].key && rows[$0].kind == .item }
    guard let first = items.first, let last = items.last else { return }
    let to = min(max(target > from ? target - 1 : target, first), last)
    if to != from { model.move(rows[from].id, by: to - from) }
  }
}
#endif
