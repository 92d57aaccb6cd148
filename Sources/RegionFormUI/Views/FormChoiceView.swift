#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionForms
internal import SwiftUI

/// A row whose value is one of several, chosen from a menu.
struct FormChoiceView: View {
  let model: FormModel
  let row: FormRow
  let title: String
  let placeholder: String

  var body: some View {
    Menu {
      ForEach(model.options(of: row), id: \.id) { option in
        Button(model.text(option.title)) { model.edit(row.id, .text(option.id)) }
      }
      if row.value != nil, row.kind != .item {
        Button(model.language.own == .chinese ? "清除" : "Clear") { model.edit(row.id, nil) }
      }
    } label: {
      HStack {
        Text(shown ?? empty).foregroundStyle(shown == nil ? Color.secondary : Color.primary)
        Spacer()
      }
    }
    .disabled(model.options(of: row).isEmpty)
    .accessibilityLabel(Text(title))
    .accessibilityValue(shown ?? empty)
  }

  private var shown: String? {
    row.text ?? row.value?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var empty: String {
    if !placeholder.isEmpty { return placeholder }
    return model.language.own == .chinese ? "请选择" : "Choose"
  }
}

/// A page of options: of a field, to choose one and go back; of a list, to tick those that belong to it.
struct FormOptionsPage: View {
  let model: FormModel
  let id: String
  let done: () -> Void

  var body: some View {
    List {
      if let row = model.row(id) {
        if let message = model.message(of: row) {
          Text(message).foregroundStyle(Color.red)
        }
        ForEach(options(row), id: \.id) { option in
          Button {
            choose(option, row)
          } label: {
            HStack {
              Text(model.text(option.title)).foregroundStyle(Color.primary)
              Spacer()
              if isChosen(option, row) {
                Image(systemName: "checkmark").accessibilityHidden(true)
              }
            }
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(isChosen(option, row) ? .isSelected : [])
        }
      }
    }
  }

  /// Of a field that may be empty, first the option of nothing.
  private func options(_ row: FormRow) -> [FormChoice] {
    let options = model.options(of: row)
    guard row.kind != .list, row.kind != .item, let field = model.field(of: row),
      !field.isRequired
    else { return options }
    return [FormChoice("", field.placeholder ?? FormText("none", chinese: "无"))] + options
  }

  private func items(_ row: FormRow) -> [FormRow] {
    model.form.rows.filter { $0.key == row.key && $0.kind == .item }
  }

  private func isChosen(_ option: FormChoice, _ row: FormRow) -> Bool {
    row.kind == .list
      ? items(row).contains { $0.value == .text(option.id) }
      : row.value?.text ?? "" == option.id
  }

  private func choose(_ option: FormChoice, _ row: FormRow) {
    if row.kind == .list {
      if let item = items(row).first(where: { $0.value == .text(option.id) }) {
        model.remove(item.id)
      } else {
        model.add(.text(option.id), to: row.id)
      }
    } else if model.edit(row.id, option.id.isEmpty ? nil : .text(option.id)) != nil {
      done()
    }
  }
}
#endif
