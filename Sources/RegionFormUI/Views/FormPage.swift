#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionForms
internal import RegionPickerUI
internal import SwiftUI

/// What a row opens over the form.
enum FormPage: Identifiable {
  case region(String, RegionPickerModel)
  case options(String)
  case text(String)
  case form(String, FormModel)

  var id: String {
    switch self {
    case .region(let row, _), .options(let row), .text(let row), .form(let row, _): row
    }
  }

  /// What a row opens; `nil` for one that is changed where it stands.
  @MainActor init?(_ row: FormRow, in model: FormModel) {
    var kind = model.kind(of: row)
    if row.kind == .list, case .list(let item)? = kind { kind = item }
    switch kind {
    case .region:
      guard let picker = model.picker(for: row.id) else { return nil }
      self = .region(row.id, picker)
    case .choice, .leadTime: self = .options(row.id)
    case .text where row.kind != .list, .multilineText where row.kind != .list: self = .text(row.id)
    case .form:
      guard let inner = model.form(inside: row.id) else { return nil }
      self = .form(row.id, inner)
    default: return nil
    }
  }
}

extension FormPage {
  /// What a touch of a row opens. Where there is no page, the row itself opens or closes its editor, or gets
  /// a new item that is changed where it stands, with the focus if it is typed in.
  @MainActor static func opening(_ row: FormRow, in model: FormModel) -> FormPage? {
    if row.kind == .dateTime {
      // A second touch closes the editor.
      let isOpen = model.rows.contains { $0.kind == .dateTimeEditor && $0.key == row.key }
      model.focus(isOpen ? nil : row.id)
      return nil
    }
    if model.form.focus != nil { model.focus(nil) }
    if let page = FormPage(row, in: model) { return page }
    guard row.kind == .list, case .list(let kind)? = model.kind(of: row) else { return nil }
    switch kind {
    case .text, .multilineText: model.add(.text(""), to: row.id)
    case .toggle: model.add(.toggle(false), to: row.id)
    case .dateTime:
      guard let now = model.clock() else { return nil }
      let minute = DateTime(
        year: now.year, month: now.month, day: now.day, hour: now.hour, minute: now.minute)
      model.add(.text(minute.description), to: row.id)
    default: return nil
    }
    if kind.isTyped, let item = model.rows.last(where: { $0.key == row.key && $0.kind == .item }) {
      model.focus(item.id)
    }
    return nil
  }
}

/// A page over the form: a title, the way back, and what is done there.
struct FormPageView: View {
  let model: FormModel
  let page: FormPage
  let pictures: FormPictures
  let close: @MainActor () -> Void
  @State private var text: String?
  @FocusState private var focus: String?

  var body: some View {
    switch page {
    case .region(_, let picker):
      RegionPickerSheet(picker, theme: isChinese ? .chinese : .english)
        .onAppear { picker.onCancel = close }
        .onChange(of: picker.isFinished) { if picker.isFinished { close() } }
    case .options(let id):
      VStack(spacing: 0) {
        bar(id, done: close)
        FormOptionsPage(model: model, id: id, done: close)
      }
      .presentationDetents([.medium, .large])
    case .text(let id):
      VStack(spacing: 0) {
        bar(id) {
          if text == nil || model.edit(id, text.map { .text($0) }) != nil { close() }
        }
        TextField(
          placeholder(id),
          text: Binding(
            get: { @MainActor in text ?? model.row(id)?.value?.text ?? "" },
            set: { @MainActor in text = $0 }), axis: .vertical
        )
        .focused($focus, equals: id)
        .accessibilityLabel(Text(title(id)))
        .padding()
        if let message = model.row(id).flatMap(model.message) {
          Text(message).foregroundStyle(Color.red)
        }
        Spacer()
      }
      .onAppear { focus = id }
    case .form(let id, let inner):
      VStack(spacing: 0) {
        bar(id) { if model.finish(inner, into: id) { close() } }
        if let notice = model.notice {
          Text(notice).foregroundStyle(Color.red).padding()
        }
        FormRowsView(model: inner, pictures: pictures) { EmptyView() }
      }
    }
  }

  private var isChinese: Bool { model.language.own == .chinese }

  private func title(_ id: String) -> String {
    model.row(id).map { model.text(model.field(of: $0)?.title) } ?? ""
  }

  private func placeholder(_ id: String) -> String {
    model.row(id).map { model.text(model.field(of: $0)?.placeholder) } ?? ""
  }

  private func bar(_ id: String, done: @escaping () -> Void) -> some View {
    HStack {
      Button(isChinese ? "取消" : "Cancel") { close() }.buttonStyle(.borderless)
      Spacer()
      Text(title(id)).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      Button(isChinese ? "完成" : "Done") { done() }.buttonStyle(.borderless)
    }
    .padding()
  }
}
#endif
