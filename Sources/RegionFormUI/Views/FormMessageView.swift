#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionForms
internal import SwiftUI

/// Above the rows of a form that takes messages: a button that pastes one, what of it has no field, and the way
/// back.
struct FormMessageView: View {
  let model: FormModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(words("Paste a name, a telephone number and an address", "粘贴整段地址，自动识别"))
          .foregroundStyle(Color.secondary)
        Spacer()
        if model.form.canUndo {
          Button(words("Undo", "撤销")) { model.undoPaste() }.buttonStyle(.borderless)
        }
        // The system's own: it asks nobody whether the clipboard may be read.
        PasteButton(payloadType: String.self) { texts in paste(texts.joined(separator: "\n")) }
      }
      if let outcome {
        Text(outcome).font(.caption).foregroundStyle(Color.secondary)
      }
      if let notice = model.notice, model.noticeKey == nil {
        Text(notice).font(.caption).foregroundStyle(Color.red)
      }
    }
    .padding(6)
    .disabled(model.status == .submitting)
    .accessibilityElement(children: .contain)
  }

  /// What is said after a message was taken.
  private var outcome: String? {
    guard model.form.canUndo else { return nil }
    let leftOver = model.form.leftOver.joined(separator: words(", ", "，"))
    return leftOver.isEmpty
      ? words("Filled in. Please check it.", "已填写，请核对。")
      : words("Filled in. No field for: \(leftOver)", "已填写，未能归类：\(leftOver)")
  }

  private func paste(_ text: String) {
    if model.paste(text) != nil, let outcome {
      AccessibilityNotification.Announcement(outcome).post()
    }
  }

  private func words(_ english: String, _ chinese: String) -> String {
    model.language.own == .chinese ? chinese : english
  }
}
#endif
