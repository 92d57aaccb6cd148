#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionFormModels
internal import RegionForms
internal import SwiftUI

/// A row whose value is one of several.
struct FormChoiceView: View {
  let model: FormModel
  let row: FormRow
  let placeholder: String

  var body: some View {
    if options.isEmpty {
      Button(shown) { model.focus(row.id) }
    } else {
      Menu(shown) {
        ForEach(options, id: \.id) { option in
          Button(model.text(option.title)) { model.edit(row.id, .text(option.id)) }
        }
        Button("–") { model.edit(row.id, nil) }
      }
    }
  }

  private var shown: String { row.text ?? row.value?.text ?? placeholder }

  private var options: [FormChoice] {
    switch model.field(of: row)?.kind {
    case .choice(let own), .list(.choice(let own)):
      return model.form.context.options(of: row.key, own) ?? []
    case .leadTime(_, let offered):
      return offered.map { lead in
        FormChoice(
          lead.description,
          FormText(lead.text(in: .english), chinese: lead.text(in: .chinese)))
      }
    default: return []
    }
  }
}
#endif
