#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionForms
internal import SwiftUI

/// One row of a form: title, value, and below it what is wrong.
struct FormRowView: View {
  let model: FormModel
  let row: FormRow
  let pictures: FormPictures
  let focus: FocusState<String?>.Binding
  /// Opens the page of a row: a picker, options, a form inside.
  let open: (FormRow) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        if !titleShown.isEmpty {
          Text(titleShown).foregroundStyle(Color.secondary)
            // The control beside it says the title itself.
            .accessibilityHidden(true)
          if isRequired { Text("*").foregroundStyle(Color.red).accessibilityHidden(true) }
        }
        value.disabled(model.isReadOnly(row))
        if row.kind == .item { itemButtons }
      }
      if let message = model.message(of: row), row.kind != .dateTimeEditor {
        Text(message).font(.caption).foregroundStyle(Color.red)
      } else if row.isDoubtful {
        Text(words("Please check this.", "请核对此项。")).font(.caption)
          .foregroundStyle(Color.secondary)
      }
    }
    .padding(6)
    .overlay(
      RoundedRectangle(cornerRadius: 6)
        .stroke(isWrong ? Color.red : Color.clear)
    )
    .accessibilityElement(children: .contain)
  }

  private var isWrong: Bool { row.kind != .dateTimeEditor && model.message(of: row) != nil }

  private var field: FormField? { model.field(of: row) }
  private var kind: FieldKind? { model.kind(of: row) }

  private var title: String { model.text(field?.title) }
  /// What VoiceOver says of the control: a field that belongs to the one before it has no title.
  private var spokenTitle: String {
    let name = title.isEmpty ? placeholder : title
    return isRequired ? name + words(", required", "，必填") : name
  }

  /// The title beside the value: that of an editor or an item stands above.
  private var titleShown: String {
    row.id == row.key && row.kind != .reveal ? title : ""
  }

  private var isRequired: Bool { row.id == row.key && (field?.isRequired ?? false) }
  private var placeholder: String { model.text(field?.placeholder) }

  private func words(_ english: String, _ chinese: String) -> String {
    model.language.own == .chinese ? chinese : english
  }

  /// Whether the value is changed in a row of its own that opens below this one.
  private var hasEditorRow: Bool {
    if case .dateTime(inlineEditor: true)? = field?.kind { true } else { false }
  }

  @ViewBuilder private var value: some View {
    switch row.kind {
    case .dateTimeEditor: FormDateTimeView(model: model, row: row)
    case .dateTime where hasEditorRow: opening(row.value == nil ? placeholder : momentText)
    case .reveal:
      Button {
        model.focus(row.id)
      } label: {
        line(title, isValue: true)
      }
      .buttonStyle(.plain)
    case .list: addButton
    default: editor(kind)
    }
  }

  @ViewBuilder private func editor(_ kind: FieldKind?) -> some View {
    switch kind {
    case .text, .multilineText:
      if field?.opensPage ?? false {
        opening(row.value?.text ?? placeholder)
      } else {
        FormTextView(
          model: model, row: row, title: spokenTitle, placeholder: placeholder, focus: focus)
      }
    case .toggle: Toggle(spokenTitle, isOn: isOn).labelsHidden()
    case .region: regionBoxes
    case .dateTime: FormDateTimeView(model: model, row: row)
    case .attachment: FormPictureView(model: model, row: row, pictures: pictures)
    case .choice, .leadTime:
      if field?.opensPage ?? false {
        opening(row.text ?? placeholder)
      } else {
        FormChoiceView(model: model, row: row, title: spokenTitle, placeholder: placeholder)
      }
    case .form: opening(row.value.map(summary) ?? placeholder)
    case .reveal, .list, nil: EmptyView()
    }
  }

  /// A value that is changed elsewhere: a touch opens that place.
  private func opening(_ text: String) -> some View {
    Button {
      open(row)
    } label: {
      line(text.isEmpty ? choose : text, isValue: row.value != nil && !text.isEmpty)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(spokenTitle))
    .accessibilityValue(text.isEmpty ? choose : text)
  }

  private func line(_ text: String, isValue: Bool) -> some View {
    HStack {
      Text(text).foregroundStyle(isValue ? Color.primary : Color.secondary)
      Spacer()
      Image(systemName: row.kind == .dateTime ? "calendar" : "chevron.right")
        .foregroundStyle(Color.secondary).accessibilityHidden(true)
    }
    .contentShape(Rectangle())
  }

  @ViewBuilder private var addButton: some View {
    if case .list(.attachment)? = kind {
      FormPictureView(model: model, row: row, pictures: pictures)
    } else {
      Spacer()
      Button {
        open(row)
      } label: {
        Image(systemName: "plus.circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text(words("Add: ", "添加") + title))
    }
  }

  @ViewBuilder private var itemButtons: some View {
    if !model.isReadOnly(row), !isPicture {
      Button {
        model.remove(row.id)
      } label: {
        Image(systemName: "minus.circle").foregroundStyle(Color.red)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text(words("Remove: ", "删除") + (row.text ?? row.value?.text ?? title)))
    }
  }

  private var isPicture: Bool { if case .attachment? = kind { true } else { false } }

  private var momentText: String {
    guard let moment = row.value?.text.flatMap({ DateTime($0) }) else {
      return row.value?.text ?? ""
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(moment.year)-\(two(moment.month))-\(two(moment.day)) "
      + "\(two(moment.hour)):\(two(moment.minute))"
  }

  /// What is in a form inside, in a line.
  private func summary(_ value: FormValue) -> String {
    guard case .record(let entries) = value, case .form(let inside)? = kind else {
      return value.text ?? ""
    }
    let shown = FormState(
      inside, context: model.form.context,
      values: Dictionary(entries.map { ($0.key, $0.value) }) { $1 })
    return shown.rows.compactMap { $0.text ?? $0.value?.text }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private var isOn: Binding<Bool> {
    Binding(
      get: { @MainActor in row.value == .toggle(true) },
      set: { @MainActor new in model.edit(row.id, .toggle(new)) })
  }

  // MARK: Regions

  /// The boxes of a region row, city and district beside each other, or one for all levels. An empty one
  /// shows its title in grey.
  private var regionBoxes: some View {
    Button {
      open(row)
    } label: {
      HStack {
        ForEach(Array(boxes.indices), id: \.self) { box in
          Text(boxes[box].text)
            .foregroundStyle(boxes[box].isValue ? Color.primary : Color.secondary)
            .frame(maxWidth: .infinity)
            .padding(6)
            .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.secondary))
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(spokenTitle))
    .accessibilityValue(boxes.map(\.text).joined(separator: " "))
  }

  private var boxes: [(text: String, isValue: Bool)] {
    guard case .region(let region)? = kind, !region.boxes.isEmpty else {
      // An ID the data doesn't have is shown as it is rather than as if there were none.
      let shown = row.text ?? row.value?.text.flatMap { $0.isEmpty ? nil : $0 }
      return [(shown ?? choose, shown != nil)]
    }
    let chosen = row.value?.text.map { model.form.regionBoxes($0, region) } ?? []
    return region.boxes.indices.map { box in
      if chosen.isEmpty, box == 0, let id = row.value?.text, !id.isEmpty { return (id, true) }
      if chosen.indices.contains(box), !chosen[box].isEmpty { return (chosen[box], true) }
      return (model.text(region.boxes[box]), false)
    }
  }

  private var choose: String { placeholder.isEmpty ? words("Choose", "请选择") : placeholder }
}
#endif
