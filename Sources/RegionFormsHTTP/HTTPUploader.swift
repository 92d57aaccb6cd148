internal import JSONDocument
public import RegionForms
internal import RegionsFiles

/// Hands files over to an HTTP server.
///
/// Three requests, the answers being JSON objects:
///
/// - `POST BASE` with the headers `Upload-Name` (the file's name, percent-encoded) and `Upload-Length`
///   (bytes) asks for a token: `{"token": "…"}`.
/// - `PUT BASE/TOKEN` with the bytes sends the file: `{"url": "…"}`.
/// - `GET BASE/TOKEN` says whether it arrived whole: `{"url": "…"}`, or status 404.
///
/// Of the other statuses, 408, 425, 429 and those from 500 mean that trying again may help, but for 501,
/// 505 and 507 (the server's disk is full).
public struct HTTPUploader: AttachmentUploader {
  private let base: String
  private let headers: [String]
  private let client: HTTPClient

  /// - Parameters:
  ///   - base: the URL of the uploads, without a slash at its end.
  ///   - headers: sent with each request: `"Authorization: Bearer …"`.
  ///   - timeouts: how long to wait for a connection and for an answer.
  public init(base: String, headers: [String] = [], timeouts: HTTPTimeouts = HTTPTimeouts()) {
    self.base = base
    self.headers = headers
    client = HTTPClient(timeouts: timeouts)
  }

  /// Asks for a token: the first request.
  public func token(for file: String) async throws(UploadError) -> String {
    let descriptor = try HTTPUploader.opened(file)
    let size = HTTPUploader.size(descriptor)
    close(descriptor)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let response = try await perform(
      HTTPRequest(
        method: "POST", url: base,
        headers: ["Upload-Name: \(percentEncoded(name))", "Upload-Length: \(size)"]))
    return try text("token", in: response)
  }

  /// Sends a file: the second request.
  public func send(_ file: String, token: String) async throws(UploadError) -> String {
    try await send(file, token: token, progress: { _ in })
  }

  /// Sends a file and reports how far it is.
  public func send(
    _ file: String, token: String, progress: @escaping @Sendable (Double) -> Void
  ) async throws(UploadError) -> String {
    let descriptor = try HTTPUploader.opened(file)
    defer { close(descriptor) }
    let response = try await perform(
      HTTPRequest(
        method: "PUT", url: "\(base)/\(percentEncoded(token))",
        headers: ["Content-Type: application/octet-stream"],
        body: .file(descriptor: descriptor, size: HTTPUploader.size(descriptor), path: file),
        progress: progress))
    return try text("url", in: response)
  }

  /// Asks whether a file arrived: the third request.
  public func url(for token: String) async throws(UploadError) -> String? {
    let request = HTTPRequest(method: "GET", url: "\(base)/\(percentEncoded(token))")
    let response = try await perform(request, known: [404])
    return response.status == 404 ? nil : try text("url", in: response)
  }

  /// Sends a request; a status that is neither a success nor known is an error.
  private func perform(
    _ request: HTTPRequest, known: Set<Int> = []
  ) async throws(UploadError) -> HTTPResponse {
    var request = request
    request.headers += headers
    let response: HTTPResponse
    do {
      response = try await client.perform(request)
    } catch {
      throw UploadError(error)
    }
    if response.isSuccess || known.contains(response.status) { return response }
    let passes =
      [408, 425, 429].contains(response.status)
      || (response.status >= 500 && ![501, 505, 507].contains(response.status))
    throw UploadError(passes ? .temporary : .final, response.statusText)
  }

  private func text(_ key: String, in response: HTTPResponse) throws(UploadError) -> String {
    if let json = try? JSONValue(parsing: response.body), let text = json[key]?.string {
      return text
    }
    throw UploadError(
      .final, FormText("the server's answer has no \(key)", chinese: "服务器的回答缺少\(key)"))
  }

  private static func opened(_ file: String) throws(UploadError) -> Int32 {
    let descriptor = uninterrupted { unsafe open(file, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      let reason = FileError("open", path: file, number: errno).reason
      throw UploadError(
        .final,
        FormText("can't read the file: \(reason)", chinese: "无法读取文件：\(reason)"))
    }
    return descriptor
  }

  private static func size(_ descriptor: Int32) -> Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}

extension UploadError {
  fileprivate init(_ error: HTTPError) {
    let message = FormText(error.message)
    switch error.kind {
    case .cancelled: self.init(.cancelled, message)
    case .connection: self.init(.temporary, message)
    default: self.init(.final, message)
    }
  }
}

/// The text as one part of a URL's path, or in a header.
func percentEncoded(_ text: String) -> String {
  let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  var encoded = ""
  for byte in text.utf8 {
    if plain.contains(byte) {
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
  return encoded
}
