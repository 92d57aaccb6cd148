#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionForms
public import SwiftUI

/// A form on a screen: a row for each field, a page for what doesn't fit in a row, and a button that
/// submits it, with its progress, its failure and its success.
///
/// A thin shell over ``FormModel``. The list keeps the row that is typed in above the keyboard, as SwiftUI
/// does for every list.
public struct RegionFormView: View {
  private let model: FormModel
  private let pictures: FormPictures
  @State private var failure: String?

  /// A form over a model.
  ///
  /// - Parameter pictures: takes a picture or lets one be chosen, and shows it.
  public init(_ model: FormModel, pictures: FormPictures = .none) {
    self.model = model
    self.pictures = pictures
  }

  /// The form.
  public var body: some View {
    FormRowsView(
      model: model, pictures: pictures, title: model.text(model.form.definition.title)
    ) {
      if !model.isReadOnly { submission }
    }
    .onChange(of: model.attempts) { announce() }
    .onChange(of: model.notice) { say(model.notice) }
    .alert(
      words("Not submitted", "提交失败"),
      isPresented: Binding(
        get: { @MainActor in failure != nil },
        set: { @MainActor new in if !new { failure = nil } })
    ) {
      Button(words("Try again", "重试")) { submit() }
      Button(words("Close", "关闭"), role: .cancel) {}
    } message: {
      Text(failure ?? "")
    }
  }

  @ViewBuilder private var submission: some View {
    if model.status == .submitting {
      HStack {
        ProgressView()
        Text(words("Sending…", "正在提交…"))
        Spacer()
        Button(words("Cancel", "取消")) { model.cancelSubmission() }.buttonStyle(.borderless)
      }
    } else if model.status == .submitted {
      Text(words("Submitted", "已提交")).foregroundStyle(Color.secondary)
    }
    Button(words("Submit", "提交")) { submit() }.disabled(model.status != .editing)
  }

  private func submit() {
    Task { await model.submit() }
  }

  private func announce() {
    switch model.outcome {
    case .submitted: say(words("Submitted", "已提交"))
    case .invalid: say(model.problems.map(\.message).joined(separator: words(", ", "，")))
    case .failed(let why):
      failure = model.text(why)
      say(failure)
    default: break
    }
  }

  private func say(_ text: String?) {
    if let text, !text.isEmpty { AccessibilityNotification.Announcement(text).post() }
  }

  private func words(_ english: String, _ chinese: String) -> String {
    model.language.own == .chinese ? chinese : english
  }
}
#endif
