#if !canImport(Darwin) && !REGIONS_URLSESSION
internal import CCurl
internal import Dispatch

extension HTTPClient {
  /// Sends a request and waits for the answer, on a thread of its own: it may wait for minutes.
  func perform(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let curl = HTTPClient.curl else {
      throw HTTPError(kind: .noLibrary, message: "libcurl is not installed")
    }
    let transfer = Transfer(request)
    let timeouts = self.timeouts
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: transfer.run(curl, timeouts))
        }
      }
    } onCancel: {
      transfer.cancel()
    }
    return try result.get()
  }

  /// The library, loaded at the first request; `nil` if there is none.
  private static let curl: Library? = {
    var curl = regions_curl()
    return unsafe regions_curl_load(&curl) == 1 ? Library(functions: curl) : nil
  }()
}

/// The functions of libcurl; plain addresses, so any thread may use them.
struct Library: @unchecked Sendable {
  var functions: regions_curl
}
#endif
