#if !canImport(Darwin) && !REGIONS_URLSESSION
internal import CCurl
internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One request on its way.
///
/// Used by one thread but for `isCancelled`, which is atomic.
@safe
final class Transfer: @unchecked Sendable {
  private let request: HTTPRequest
  private let isCancelled = Atomic(false)
  private var received: [UInt8] = []
  private var count = 0
  private var sent = 0
  /// What kept the answer from being stored.
  private var storageProblem: String?

  init(_ request: HTTPRequest) {
    self.request = request
  }

  /// Stops the transfer within a second.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// Does it all, waiting as long as it takes.
  func run(_ library: Library, _ timeouts: HTTPTimeouts) -> Result<HTTPResponse, HTTPError> {
    withoutBrokenPipes { send(library, timeouts) }
  }

  private func send(
    _ library: Library, _ timeouts: HTTPTimeouts
  ) -> Result<HTTPResponse, HTTPError> {
    var curl = library.functions
    guard let handle = unsafe regions_curl_open(&curl) else {
      return .failure(HTTPError(kind: .noLibrary, message: "libcurl can't be used"))
    }
    defer { unsafe regions_curl_close(&curl, handle) }
    var headers: UnsafeMutablePointer<curl_slist>?
    defer { unsafe regions_curl_free(&curl, headers) }
    // Without this, a large body waits a second for leave that few servers give.
    for header in request.headers + ["Expect:"] {
      guard let longer = unsafe regions_curl_append(&curl, headers, header) else {
        return .failure(HTTPError(kind: .request, message: "out of memory"))
      }
      unsafe headers = unsafe longer
    }
    unsafe regions_curl_set_headers(&curl, handle, headers)
    unsafe setOptions(of: handle, timeouts: timeouts, with: &curl)

    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe regions_curl_set_functions(
      &curl, handle,
      { bytes, size, count, context in
        unsafe Transfer.of(context)?.take(UnsafeRawBufferPointer(start: bytes, count: size * count))
          ?? 0
      },
      { bytes, size, count, context in
        unsafe Transfer.of(context)?.give(
          UnsafeMutableRawBufferPointer(start: bytes, count: size * count))
          ?? Transfer.abort
      },
      { context, _, _, _, _ in unsafe Transfer.of(context)?.isStopped ?? true ? 1 : 0 },
      unsafe context)
    let code = withExtendedLifetime(self) { unsafe regions_curl_perform(&curl, handle) }
    guard code == CURLE_OK else { return .failure(error(code, &curl)) }
    return unsafe .success(
      HTTPResponse(status: Int(regions_curl_status(&curl, handle)), body: received))
  }

  private func setOptions(
    of handle: UnsafeMutableRawPointer, timeouts: HTTPTimeouts, with curl: inout regions_curl
  ) {
    unsafe regions_curl_set_protocols(&curl, handle)
    unsafe regions_curl_set_text(&curl, handle, CURLOPT_URL, request.url)
    unsafe regions_curl_set_number(&curl, handle, CURLOPT_NOSIGNAL, 1)
    unsafe regions_curl_set_number(
      &curl, handle, CURLOPT_CONNECTTIMEOUT_MS, timeouts.connect.milliseconds)
    unsafe regions_curl_set_number(&curl, handle, CURLOPT_TIMEOUT_MS, timeouts.total.milliseconds)
    unsafe regions_curl_set_number(&curl, handle, CURLOPT_LOW_SPEED_LIMIT, 1)
    unsafe regions_curl_set_number(
      &curl, handle, CURLOPT_LOW_SPEED_TIME, max(1, timeouts.stall.milliseconds / 1000))
    switch request.body {
    case .none:
      if request.method == "GET" {
        unsafe regions_curl_set_number(&curl, handle, CURLOPT_FOLLOWLOCATION, 1)
        unsafe regions_curl_set_number(&curl, handle, CURLOPT_MAXREDIRS, 5)
        return
      }
      unsafe regions_curl_set_number(&curl, handle, CURLOPT_UPLOAD, 1)
      unsafe regions_curl_set_size(&curl, handle, CURLOPT_INFILESIZE_LARGE, 0)
    case .bytes(let bytes):
      unsafe regions_curl_set_number(&curl, handle, CURLOPT_UPLOAD, 1)
      unsafe regions_curl_set_size(&curl, handle, CURLOPT_INFILESIZE_LARGE, Int64(bytes.count))
    case .file(_, let size, _):
      unsafe regions_curl_set_number(&curl, handle, CURLOPT_UPLOAD, 1)
      unsafe regions_curl_set_size(&curl, handle, CURLOPT_INFILESIZE_LARGE, Int64(size))
    }
    unsafe regions_curl_set_text(&curl, handle, CURLOPT_CUSTOMREQUEST, request.method)
  }

  private var isStopped: Bool { isCancelled.load(ordering: .relaxed) }

  /// Stores what arrived; another count than that of the bytes ends the transfer.
  private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    count += bytes.count
    switch request.answer {
    case .memory:
      guard count <= 1 << 20 else { return refuse("the answer is larger than a megabyte") }
      unsafe received.append(contentsOf: bytes)
    case .file(let descriptor, let limit):
      guard count <= limit else { return refuse("the answer is larger than \(limit) bytes") }
      var rest = unsafe bytes
      while unsafe !rest.isEmpty {
        let written = unsafe write(descriptor, rest.baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return unsafe refuse(String(cString: strerror(errno))) }
        unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
    return bytes.count
  }

  private func refuse(_ reason: String) -> Int {
    storageProblem = reason
    return 0
  }

  /// Gives the next part of the body.
  private func give(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    switch request.body {
    case .none: return 0
    case .bytes(let bytes):
      let part = bytes[sent..<min(bytes.count, sent + buffer.count)]
      unsafe part.withUnsafeBytes { unsafe buffer.copyMemory(from: $0) }
      sent += part.count
      return part.count
    case .file(let descriptor, let size, _):
      let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      sent += max(count, 0)
      if size > 0 { request.progress?(min(1, Double(sent) / Double(size))) }
      return count >= 0 ? count : Transfer.abort
    }
  }

  private func error(_ code: CURLcode, _ curl: inout regions_curl) -> HTTPError {
    if isStopped { return HTTPError(kind: .cancelled, message: "cancelled") }
    if let storageProblem { return HTTPError(kind: .storage, message: storageProblem) }
    let message = unsafe regions_curl_message(&curl, code).map { unsafe String(cString: $0) }
    let kind: HTTPError.Kind =
      switch code {
      case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: .request
      default: .connection
      }
    return HTTPError(kind: kind, message: message ?? "error \(code.rawValue)")
  }

  private static let abort = Int(CURL_READFUNC_ABORT)

  private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    unsafe context.map { unsafe Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension Duration {
  /// Whole milliseconds; 1 at least, since 0 means no limit to libcurl.
  fileprivate var milliseconds: Int {
    let (seconds, attoseconds) = components
    return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}

/// Runs `body` with the signal of a broken pipe kept from this thread: a server that closes an encrypted
/// connection must not end the program.
private func withoutBrokenPipes<Result>(_ body: () -> Result) -> Result {
  var pipe = sigset_t()
  var previous = sigset_t()
  unsafe sigemptyset(&pipe)
  unsafe sigaddset(&pipe, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &pipe, &previous)
  defer {
    // What came meanwhile is taken, or it would come when the signal is let through again.
    var now = timespec()
    while unsafe sigtimedwait(&pipe, nil, &now) == SIGPIPE {}
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
  return body()
}
#endif
