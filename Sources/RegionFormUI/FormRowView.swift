#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionFormModels
internal import RegionForms
internal import SwiftUI

/// One row of a form: title, value, and below it what is wrong.
struct FormRowView: View {
  let model: FormModel
  let row: FormRow
  let pictures: FormPictures
  /// Opens the picker of a region row.
  let openPicker: (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        if row.id == row.key, let field = model.field(of: row), !field.title.isEmpty {
          Text(model.text(field.title)).foregroundStyle(Color.secondary)
        }
        value
      }
      if let message = model.message(of: row) {
        Text(message).font(.caption).foregroundStyle(Color.red)
      }
    }
    .padding(6)
    .overlay(
      RoundedRectangle(cornerRadius: 6)
        .stroke(row.error == nil ? Color.clear : Color.red)
    )
    .accessibilityElement(children: .combine)
  }

  /// Whether the value is changed in a row of its own that opens below this one.
  private var hasEditorRow: Bool {
    if case .dateTime(inlineEditor: true)? = model.field(of: row)?.kind { true } else { false }
  }

  private var placeholder: String { model.text(model.field(of: row)?.placeholder) }

  @ViewBuilder private var value: some View {
    switch row.kind {
    case .text, .multilineText:
      TextField(placeholder, text: text, axis: row.kind == .text ? .horizontal : .vertical)
    case .toggle: Toggle("", isOn: isOn)
    case .region: regionBoxes
    case .dateTimeEditor: FormDateTimeView(model: model, row: row)
    case .dateTime where !hasEditorRow: FormDateTimeView(model: model, row: row)
    case .attachment: FormPictureView(model: model, row: row, pictures: pictures)
    case .reveal, .list: Button(row.kind == .list ? "+" : "›") { model.focus(row.id) }
    default: FormChoiceView(model: model, row: row, placeholder: placeholder)
    }
  }

  private var text: Binding<String> {
    Binding(
      get: { @MainActor in row.value?.text ?? "" },
      set: { @MainActor new in model.edit(row.id, .text(new)) })
  }

  private var isOn: Binding<Bool> {
    Binding(
      get: { @MainActor in row.value == .toggle(true) },
      set: { @MainActor new in model.edit(row.id, .toggle(new)) })
  }

  /// The boxes of a region row, city and district beside each other, or one for all levels.
  private var regionBoxes: some View {
    Button {
      openPicker(row.id)
    } label: {
      HStack {
        ForEach(Array(boxTexts.indices), id: \.self) { box in
          Text(boxTexts[box])
            .frame(maxWidth: .infinity)
            .padding(6)
            .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.secondary))
        }
      }
    }
    .buttonStyle(.plain)
  }

  private var boxTexts: [String] {
    guard case .region(let region)? = model.field(of: row)?.kind, !region.boxes.isEmpty else {
      return [row.text ?? placeholder]
    }
    let chosen = row.value?.text.map { model.form.regionBoxes($0, region) } ?? []
    return region.boxes.indices.map { box in
      chosen.indices.contains(box) ? chosen[box] : model.text(region.boxes[box])
    }
  }
}
#endif
