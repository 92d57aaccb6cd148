internal import JSONDocument
public import RegionForms

/// Delivers payloads to an HTTP server: `POST URL` with one JSON object.
///
/// A status from 200 to 299 takes the payload. Any other refuses it; the answer may say why:
/// `{"message": "…", "fields": {"key": "…"}}`.
public struct HTTPDelivery: Sendable {
  private let url: String
  private let headers: [String]
  private let client: HTTPClient

  /// - Parameters:
  ///   - url: where the payload is posted.
  ///   - headers: sent with the payload: `"Authorization: Bearer …"`.
  ///   - timeouts: how long to wait for a connection and for an answer.
  public init(url: String, headers: [String] = [], timeouts: HTTPTimeouts = HTTPTimeouts()) {
    self.url = url
    self.headers = headers
    client = HTTPClient(timeouts: timeouts)
  }

  /// Delivers a payload, or throws why it was not taken.
  public func deliver(_ payload: FormPayload) async throws(FormRefusal) {
    let response: HTTPResponse
    do {
      response = try await client.perform(
        HTTPRequest(
          method: "POST", url: url, headers: ["Content-Type: application/json"] + headers,
          body: .bytes(Array(payload.json.description.utf8))))
    } catch {
      throw FormRefusal(FormText(error.message))
    }
    guard !response.isSuccess else { return }
    let answer = try? JSONValue(parsing: response.body)
    var fields: [String: FormText] = [:]
    for member in answer?["fields"]?.members ?? [] {
      fields[member.key] = member.value.string.map { FormText($0) }
    }
    let message = answer?["message"]?.string.map { FormText($0) }
    throw FormRefusal(message ?? response.statusText, fields: fields)
  }
}
