#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import Foundation
public import RegionForms
public import SwiftUI

/// What a form needs of the app for its pictures.
public struct FormPictures: Sendable {
  /// Lets the user take or choose a picture, and gives back the path of its file; `nil` if none was.
  public var choose: @MainActor @Sendable (_ source: AttachmentSource) async -> String?
  /// The view of the picture behind a path; behind a URL the form loads it itself.
  public var image: @MainActor @Sendable (_ file: String) -> Image
  /// Where a picture may come from on this device; of these, those a field allows are offered.
  public var sources: [AttachmentSource]

  /// The app's ways to a picture.
  ///
  /// - Parameter sources: without the camera where there is none:
  ///   `UIImagePickerController.isSourceTypeAvailable(.camera)`.
  public init(
    sources: [AttachmentSource] = AttachmentSource.allCases,
    choose: @escaping @MainActor @Sendable (_ source: AttachmentSource) async -> String?,
    image: @escaping @MainActor @Sendable (_ file: String) -> Image
  ) {
    self.sources = sources
    self.choose = choose
    self.image = image
  }

  /// For a form without pictures.
  public static var none: FormPictures {
    FormPictures(sources: [], choose: { _ in nil }, image: { _ in Image(systemName: "photo") })
  }

  /// The URL of a file that lies elsewhere.
  static func url(_ file: String) -> URL? {
    file.hasPrefix("https://") || file.hasPrefix("http://") ? URL(string: file) : nil
  }
}
#endif
