internal import Foundation
internal import RegionsFiles

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

extension HTTPClient {
  /// Sends a request with Foundation's URLSession and waits for the answer.
  func perform(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let url = URL(string: request.url), ["http", "https"].contains(url.scheme?.lowercased())
    else { throw HTTPError(kind: .request, message: "“\(request.url)” is no address of a server") }
    var message = URLRequest(url: url)
    message.httpMethod = request.method
    for header in request.headers {
      guard let colon = header.firstIndex(of: ":") else {
        throw HTTPError(kind: .request, message: "“\(header)” is no header")
      }
      let value = header[header.index(after: colon)...].drop { $0 == " " }
      message.setValue(String(value), forHTTPHeaderField: String(header[..<colon]))
    }
    let session = URLSessionTransfer(request, total: timeouts.total)
    let result: Result<HTTPResponse, HTTPError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        session.start(message, timeouts: timeouts) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      session.cancel()
    }
    return try result.get()
  }
}

/// One request on its way. Its state changes on the session's queue, which is serial; what is touched
/// from elsewhere is behind a lock.
private final class URLSessionTransfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let request: HTTPRequest
  private let total: Duration
  private let lock = NSLock()
  private var session: URLSession?
  private var isCancelled = false
  private var isOverdue = false
  private var completion: ((Result<HTTPResponse, HTTPError>) -> Void)?
  private var received: [UInt8] = []
  private var count = 0
  private var redirects = 0
  private var storageProblem: String?

  init(_ request: HTTPRequest, total: Duration) {
    self.request = request
    self.total = total
  }

  func start(
    _ message: URLRequest, timeouts: HTTPTimeouts,
    _ completion: @escaping (Result<HTTPResponse, HTTPError>) -> Void
  ) {
    self.completion = completion
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeouts.stall / .seconds(1)
    configuration.timeoutIntervalForResource = total / .seconds(1)
    configuration.httpShouldSetCookies = false
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let task: URLSessionTask
    switch request.body {
    case .none: task = session.dataTask(with: message)
    case .bytes(let bytes): task = session.uploadTask(with: message, from: Data(bytes))
    case .file(_, _, let path):
      task = session.uploadTask(with: message, fromFile: URL(filePath: path))
    }
    let isCancelled = lock.withLock {
      self.session = session
      return self.isCancelled
    }
    if isCancelled { task.cancel() }
    task.resume()
    // Linux's Foundation has no limit for the whole of a request.
    DispatchQueue.global().asyncAfter(deadline: .now() + total / .seconds(1)) { [weak self] in
      self?.stop { $0.isOverdue = true }
    }
  }

  /// Stops the transfer; it ends with an error.
  func cancel() { stop { $0.isCancelled = true } }

  private func stop(_ note: (URLSessionTransfer) -> Void) {
    let session = lock.withLock {
      note(self)
      return self.session
    }
    session?.invalidateAndCancel()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    count += data.count
    switch request.answer {
    case .memory:
      guard count <= 1 << 20 else {
        return refuse(dataTask, "the answer is larger than a megabyte")
      }
      received.append(contentsOf: data)
    case .file(let descriptor, let limit):
      guard count <= limit else {
        return refuse(dataTask, "the answer is larger than \(limit) bytes")
      }
      do {
        try OpenFile(descriptor: descriptor, path: request.url).write(Array(data))
      } catch {
        refuse(dataTask, error.reason)
      }
    }
  }

  private func refuse(_ task: URLSessionTask, _ reason: String) {
    storageProblem = reason
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard totalBytesExpectedToSend > 0 else { return }
    request.progress?(min(1, Double(totalBytesSent) / Double(totalBytesExpectedToSend)))
  }

  /// Follows where a look-up is sent on to, five times at most; a body is sent once.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    redirects += 1
    completionHandler(request.method == "GET" && redirects <= 5 ? newRequest : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    session.finishTasksAndInvalidate()
    let (isCancelled, isOverdue) = lock.withLock { (self.isCancelled, self.isOverdue) }
    let result: Result<HTTPResponse, HTTPError>
    if isCancelled {
      result = .failure(HTTPError(kind: .cancelled, message: "cancelled"))
    } else if let storageProblem {
      result = .failure(HTTPError(kind: .storage, message: storageProblem))
    } else if isOverdue {
      result = .failure(HTTPError(kind: .connection, message: "no answer within \(total)"))
    } else if let error {
      result = .failure(HTTPError(kind: .connection, message: error.localizedDescription))
    } else if let response = task.response as? HTTPURLResponse {
      result = .success(HTTPResponse(status: response.statusCode, body: received))
    } else {
      result = .failure(HTTPError(kind: .connection, message: "the server gave no answer"))
    }
    completion?(result)
    completion = nil
  }
}
