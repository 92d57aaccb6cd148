public import RegionForms
import RegionsFiles

/// Fetches a data set from an HTTP server.
public struct HTTPRegionDataSource: RegionDataSource {
  private let url: String
  private let headers: [String]
  private let limit: Int
  private let client: HTTPClient

  /// - Parameters:
  ///   - url: where the file is.
  ///   - headers: sent with the request: `"Authorization: Bearer …"`.
  ///   - limit: the most bytes that are taken.
  ///   - timeouts: how long to wait for a connection and for an answer.
  public init(
    url: String, headers: [String] = [], limit: Int = 1 << 28,
    timeouts: HTTPTimeouts = HTTPTimeouts()
  ) {
    self.url = url
    self.headers = headers
    self.limit = limit
    client = HTTPClient(timeouts: timeouts)
  }

  /// - Throws: ``HTTPError`` if the server can't be reached, answers with another status than 200 or
  ///   breaks off, or if the file can't be written.
  public func download(to path: String) async throws(HTTPError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw storage(path) }
    defer { close(descriptor) }
    let response = try await client.perform(
      HTTPRequest(
        method: "GET", url: url, headers: headers,
        answer: .file(descriptor: descriptor, limit: limit)))
    guard response.status == 200 else {
      throw HTTPError(
        kind: .connection, message: "\(url): the server answers with status \(response.status)")
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw storage(path) }
  }

  private func storage(_ path: String) -> HTTPError {
    HTTPError(kind: .storage, message: FileError("open", path: path, number: errno).description)
  }
}
