import Foundation
import RegionFormUI
import RegionForms
import RegionPickerUI
import Regions
import RegionsChina
import SwiftUI

/// The forms of `Data/forms`, as an app shows them.
@MainActor
struct Shown {
  let model: FormModel
  let screen: Screen

  static func definition(_ name: String) throws -> FormDefinition {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try FormDefinition(
      json: Array(Data(contentsOf: root.appending(path: "Data/forms/\(name).json"))))
  }

  /// A form on a screen.
  ///
  /// - Parameter deliver: takes the payload; the one that is asked first may refuse.
  init(
    _ name: String, values: [String: FormValue] = [:], context: FormContext? = nil,
    pictures: FormPictures = .of("/tmp/logo.png"), uploader: some AttachmentUploader = Store(),
    deliver: @escaping FormModel.Delivery = { _ in }
  ) throws {
    model = FormModel(
      try Self.definition(name),
      context: context
        ?? FormContext(
          regions: .china, language: .chinese, facts: ["provinceId": .text("440000")]),
      values: values, uploader: uploader, deliver: deliver)
    screen = Screen(RegionFormView(model, pictures: pictures))
  }
}

/// A store that takes every file.
struct Store: AttachmentUploader {
  func token(for file: String) async throws(UploadError) -> String { file }
  func send(_ file: String, token: String) async throws(UploadError) -> String {
    "https://store.example/\(file.split(separator: "/").last ?? "")"
  }
  func url(for token: String) async throws(UploadError) -> String? { nil }
}

extension FormPictures {
  /// Every choice is this file.
  static func of(
    _ file: String, sources: [AttachmentSource] = AttachmentSource.allCases,
    asked: @escaping @MainActor @Sendable (AttachmentSource) -> Void = { _ in }
  ) -> FormPictures {
    FormPictures(
      sources: sources,
      choose: {
        asked($0)
        return file
      }, image: { _ in Image(systemName: "picture") })
  }
}
