#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import RegionFormModels
internal import RegionForms
internal import RegionPickerModels
internal import RegionPickerUI
public import SwiftUI

/// A form on a screen: a row for each field, and a button that submits it.
///
/// A thin shell over ``FormModel``. The list keeps the row that is typed in above the keyboard, as SwiftUI
/// does for every list.
public struct RegionFormView: View {
  private let model: FormModel
  private let pictures: FormPictures
  @State private var picker: RegionPickerModel?

  /// A form over a model.
  ///
  /// - Parameter pictures: takes a picture or lets one be chosen, and shows it.
  public init(_ model: FormModel, pictures: FormPictures) {
    self.model = model
    self.pictures = pictures
  }

  /// The form.
  public var body: some View {
    ScrollViewReader { scroll in
      List {
        ForEach(Array(model.sections.indices), id: \.self) { section in
          Section(model.text(model.form.definition.sections[section].title)) {
            ForEach(model.sections[section]) { row in
              FormRowView(model: model, row: row, pictures: pictures) {
                picker = model.picker(for: $0)
              }
              .id(row.id)
            }
          }
        }
        if let notice = model.notice {
          Text(notice).foregroundStyle(Color.red).accessibilityAddTraits(.isStaticText)
        }
        Button(model.language.own == .chinese ? "提交" : "Submit") {
          Task {
            if case .invalid(let first?) = await model.submit() {
              withAnimation { scroll.scrollTo(first, anchor: .center) }
            }
          }
        }
        .disabled(model.status != .editing)
      }
    }
    .sheet(
      isPresented: Binding(
        get: { @MainActor in picker != nil }, set: { @MainActor new in if !new { picker = nil } })
    ) {
      if let picker {
        RegionPickerSheet(
          picker, theme: model.language.own == .chinese ? .chinese : .english
        )
        .onChange(of: picker.isFinished) { if picker.isFinished { self.picker = nil } }
      }
    }
  }
}

/// What a form needs of the app for its pictures.
public struct FormPictures: Sendable {
  /// Lets the user take or choose a picture, and gives back the path of its file; `nil` if none was.
  public var choose: @MainActor @Sendable (_ fromCamera: Bool) async -> String?
  /// The picture behind a path or a URL.
  public var image: @MainActor @Sendable (_ file: String) -> Image

  /// The app's ways to a picture.
  public init(
    choose: @escaping @MainActor @Sendable (_ fromCamera: Bool) async -> String?,
    image: @escaping @MainActor @Sendable (_ file: String) -> Image
  ) {
    self.choose = choose
    self.image = image
  }
}
#endif
