#if canImport(RegionFormsHTTP) && canImport(Darwin)
import RegionFormsHTTP
import RegionKit

typealias PictureServer = HTTPUploader

func post(_ payload: FormPayload) async throws {
  try await HTTPDelivery(url: "\(ShopForm.server)/shops").deliver(payload)
}
#elseif canImport(SwiftUI)
import RegionKit

/// Without a network: pictures keep their paths, and the shop is printed.
struct PictureServer: AttachmentUploader {
  let base: String

  func token(for file: String) async throws -> String { file }
  func send(_ file: String, token: String) async throws -> String { "\(base)/\(file)" }
  func url(for token: String) async throws -> String? { nil }
}

func post(_ payload: FormPayload) async throws { print(payload.json) }
#endif
