internal import RegionForms

/// How long a server may take.
public struct HTTPTimeouts: Hashable, Sendable {
  /// Until a connection is there.
  public var connect: Duration
  /// For one request from its start to the end of its answer.
  public var total: Duration
  /// Without a byte either way, in whole seconds.
  public var stall: Duration

  /// Ten seconds to connect, ten minutes in all, half a minute of silence.
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
  /// The sorts of trouble.
  public enum Kind: Hashable, Sendable {
    /// The server can't be reached, is too slow, or the connection broke.
    case connection
    /// The answer is larger than allowed, or there is no place for it.
    case storage
    /// The address or a header is none.
    case request
    /// The task that waited was cancelled.
    case cancelled
  }

  /// What sort of trouble it is.
  public var kind: Kind
  /// What happened, in words.
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
  /// Called with how much of the body is sent, from 0 to 1.
  var progress: (@Sendable (Double) -> Void)?

  enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// A file that is open for reading, and its size.
    case file(descriptor: Int32, size: Int, path: String)
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

  var isSuccess: Bool { (200..<300).contains(status) }

  /// What there is to say of any other status.
  var statusText: FormText {
    FormText("the server answers with status \(status)", chinese: "服务器返回状态\(status)")
  }
}

/// Sends requests, HTTP and HTTPS only.
struct HTTPClient: Sendable {
  var timeouts: HTTPTimeouts
}
