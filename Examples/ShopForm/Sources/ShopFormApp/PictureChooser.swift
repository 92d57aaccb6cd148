#if canImport(SwiftUI)
import Foundation
import Observation
import RegionKit
import SwiftUI

#if canImport(PhotosUI)
import PhotosUI
#endif

/// Takes a picture or lets one be chosen, and keeps it as a file of the app.
@MainActor @Observable
final class PictureChooser {
  var isAlbumOpen = false
  #if canImport(PhotosUI)
  var chosen: PhotosPickerItem?
  #endif
  private var waiting: CheckedContinuation<String?, Never>?

  var pictures: FormPictures {
    FormPictures(
      sources: [.album], choose: { [weak self] _ in await self?.choose() },
      image: { file in Self.image(of: file) })
  }

  private func choose() async -> String? {
    finish(nil)
    isAlbumOpen = true
    return await withCheckedContinuation { waiting = $0 }
  }

  /// Gives the file to the form that waits for it; `nil` if none was chosen.
  func finish(_ file: String?) {
    waiting?.resume(returning: file)
    waiting = nil
  }

  private static func image(of file: String) -> Image {
    #if canImport(UIKit) && canImport(PhotosUI)
    if let picture = UIImage(contentsOfFile: file) { return Image(uiImage: picture) }
    #endif
    return Image(systemName: "photo")
  }

  #if canImport(PhotosUI)
  /// Writes what was chosen into a file.
  func take() async {
    guard let item = chosen else { return }
    chosen = nil
    guard let data = try? await item.loadTransferable(type: Data.self) else { return finish(nil) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
    do {
      try data.write(to: file)
      finish(file.path)
    } catch {
      finish(nil)
    }
  }
  #endif
}

extension View {
  /// The album opens over the view when the form asks for a picture.
  func choosingPictures(with chooser: PictureChooser) -> some View {
    #if canImport(PhotosUI)
    @Bindable var chooser = chooser
    return photosPicker(
      isPresented: $chooser.isAlbumOpen, selection: $chooser.chosen, matching: .images
    )
    .onChange(of: chooser.chosen) { Task { await chooser.take() } }
    .onChange(of: chooser.isAlbumOpen) {
      if !chooser.isAlbumOpen, chooser.chosen == nil { chooser.finish(nil) }
    }
    #else
    return self
    #endif
  }
}
#endif
