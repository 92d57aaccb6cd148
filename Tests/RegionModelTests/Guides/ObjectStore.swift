import RegionForms

/// Hands pictures over to an object store: our server signs an upload, the store takes the bytes.
struct ObjectStore: AttachmentUploader {
  /// Asks our server to sign an upload: the address to send to, with its signature.
  var sign: @Sendable (_ name: String) async throws -> String
  /// Sends a file to a signed address.
  var put:
    @Sendable (_ file: String, _ address: String, _ progress: (Double) -> Void) async throws
      -> Void

  func token(for file: String) async throws(UploadError) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return try await retrying { try await sign(name) }
  }

  func send(_ file: String, token: String) async throws(UploadError) -> String {
    try await send(file, token: token, progress: { _ in })
  }

  func send(
    _ file: String, token: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws(UploadError) -> String {
    try await retrying { try await put(file, token, progress) }
    // The object's own address is the signed one without its signature.
    return String(token.prefix { $0 != "?" })
  }

  /// A signed address names one object: sending it again does no harm, so nothing is asked.
  func url(for token: String) async throws(UploadError) -> String? { nil }

  private func retrying<Result>(
    _ body: () async throws -> Result
  ) async throws(UploadError) -> Result {
    do {
      return try await body()
    } catch {
      throw UploadError(.temporary, FormText("not uploaded", chinese: "图片上传失败"))
    }
  }
}
