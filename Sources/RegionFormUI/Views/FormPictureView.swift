#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import Foundation
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
      if let file = row.value?.text, !file.isEmpty, row.kind != .list {
        ZStack(alignment: .topTrailing) {
          FormPicture(file: file, pictures: pictures).accessibilityLabel(Text(title))
          if !model.isReadOnly(row) {
            // Its own style: in a row of a list, one of the default style would take every touch.
            Button {
              model.edit(row.id, nil)
            } label: {
              Image(systemName: "xmark.circle.fill").foregroundStyle(Color.red)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(words("Remove", "删除") + " " + title))
          }
        }
        if let progress = model.progress(of: row) {
          ProgressView(value: progress).accessibilityLabel(Text(title))
        }
      } else {
        Button {
          isChoosing = true
        } label: {
          Image(systemName: row.kind == .list ? "plus" : "camera").frame(width: 72, height: 72)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(title))
        .disabled(sources.isEmpty)
      }
    }
    .confirmationDialog(title, isPresented: $isChoosing) {
      ForEach(sources, id: \.self) { source in
        Button(name(of: source)) { choose(source) }
      }
      Button(words("Cancel", "取消"), role: .cancel) {}
    }
  }

  private var title: String { model.text(model.field(of: row)?.title) }

  private func words(_ english: String, _ chinese: String) -> String {
    model.language.own == .chinese ? chinese : english
  }

  private var sources: [AttachmentSource] {
    let allowed = model.field(of: row)?.sources ?? []
    return pictures.sources.filter { allowed.isEmpty || allowed.contains($0) }
  }

  private func name(of source: AttachmentSource) -> String {
    switch source {
    case .camera: words("Take a picture", "拍照")
    case .album: words("Choose from the album", "从相册选择")
    case .files: words("Choose a file", "选择文件")
    }
  }

  private func choose(_ source: AttachmentSource) {
    Task {
      guard let file = await pictures.choose(source) else { return }
      if row.kind == .list {
        model.add(.text(file), to: row.id)
      } else {
        model.edit(row.id, .text(file))
      }
    }
  }
}

/// A picture, whole in its square and never stretched: of a URL when it has come.
struct FormPicture: View {
  let file: String
  let pictures: FormPictures

  var body: some View {
    if let url = FormPictures.url(file) {
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable().scaledToFill()
        } else if case .failure = phase {
          Image(systemName: "photo")
        } else {
          ProgressView()
        }
      }
      .frame(width: 72, height: 72)
      .clipped()
    } else {
      pictures.image(file).resizable().scaledToFill().frame(width: 72, height: 72).clipped()
    }
  }
}
#endif
