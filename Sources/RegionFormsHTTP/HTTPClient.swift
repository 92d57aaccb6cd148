internal import CCurl
internal import Dispatch
internal import Synchronization

/// How long a server may take.
public struct HTTPTimeouts: Hashable, Sendable {
  /// Until a connection is there.
  public var connect: Duration
  /// For one request from its start to the end of its answer.
  public var total: Duration
  /// Without a byte either way, in whole seconds.
  public var stall: Duration

  public init(
    connect: Duration = .seconds(10), total: Duration = .seconds(600),
    stall: Duration = .seconds(30)
  ) {
    self.connect = connect
    self.total = total
    self.stall = stall
  }
}

/// Why a request has no answer.
public struct HTTPError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// There is no libcurl on this machine.
    case noLibrary
    /// The server can't be reached, is too slow, or the connection broke.
    case connection
    /// The answer is larger than allowed, or there is no place for it.
    case storage
    /// The address or a header is none.
    case request
    case cancelled
  }

  public var kind: Kind
  public var message: String
}

extension HTTPError: CustomStringConvertible {
  public var description: String { message }
}

/// One request.
struct HTTPRequest: Sendable {
  var method: String
  var url: String
  var headers: [String] = []
  var body: Body = .none
  var answer: Answer = .memory

  enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// A file that is open for reading, and its size.
    case file(descriptor: Int32, size: Int)
  }

  /// Where the answer goes.
  enum Answer: Sendable {
    /// Into memory, up to a megabyte.
    case memory
    /// Into a file that is open for writing, up to so many bytes.
    case file(descriptor: Int32, limit: Int)
  }
}

/// An answer that arrived whole.
struct HTTPResponse: Sendable {
  var status: Int
  var body: [UInt8]
}

/// Sends requests with libcurl, HTTP and HTTPS only, one connection each.
struct HTTPClient: Sendable {
  var timeouts: HTTPTimeouts

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
    return regions_curl_load(&curl) == 1 ? Library(functions: curl) : nil
  }()
}

/// The functions of libcurl; plain addresses, so any thread may use them.
struct Library: @unchecked Sendable {
  var functions: regions_curl
}
