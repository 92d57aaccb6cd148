#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionFormModels
internal import RegionForms
internal import SwiftUI

/// A picture row: the picture with a badge that removes it, or an icon to take or choose one.
struct FormPictureView: View {
  let model: FormModel
  let row: FormRow
  let pictures: FormPictures
  @State private var isChoosing = false

  var body: some View {
    HStack {
      Spacer()
      if let file = row.value?.text, !file.isEmpty {
        ZStack(alignment: .topTrailing) {
          pictures.image(file).resizable().frame(width: 72, height: 72)
          Button {
            model.edit(row.id, nil)
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(Color.red)
          }
          .accessibilityLabel(Text(remove))
        }
        if let progress = model.progress(of: row) { ProgressView(value: progress) }
      } else {
        Button {
          isChoosing = true
        } label: {
          Image(systemName: "camera").frame(width: 72, height: 72)
        }
        .accessibilityLabel(Text(title))
      }
    }
    .confirmationDialog(title, isPresented: $isChoosing) {
      ForEach(sources, id: \.self) { source in
        Button(name(of: source)) { choose(fromCamera: source == .camera) }
      }
    }
  }

  private var title: String { model.text(model.field(of: row)?.title) }
  private var isChinese: Bool { model.language.own == .chinese }
  private var remove: String { isChinese ? "删除" : "Remove" }

  private var sources: [AttachmentSource] {
    let sources = model.field(of: row)?.sources ?? []
    return sources.isEmpty ? [.camera, .album] : sources
  }

  private func name(of source: AttachmentSource) -> String {
    switch source {
    case .camera: isChinese ? "拍照" : "Take a picture"
    case .album: isChinese ? "从相册选择" : "Choose from the album"
    case .files: isChinese ? "选择文件" : "Choose a file"
    }
  }

  private func choose(fromCamera: Bool) {
    Task {
      if let file = await pictures.choose(fromCamera) { model.edit(row.id, .text(file)) }
    }
  }
}
#endif
