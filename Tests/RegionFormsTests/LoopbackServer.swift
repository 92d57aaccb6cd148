import Foundation
import RegionsFiles

/// An HTTP server on this machine that misbehaves as it is told to.
final class LoopbackServer: @unchecked Sendable {
  struct Request: Sendable {
    var method: String
    var path: String
    var headers: [String: String]
    var body: [UInt8]
  }

  enum Reply: Sendable {
    case answer(Int, [UInt8])
    /// Waits before it answers.
    case slow(Double, Int, [UInt8])
    /// Breaks the connection off.
    case reset
    /// Promises more bytes than it sends.
    case cutOff(Int, [UInt8], promised: Int)

    static func json(_ status: Int, _ text: String) -> Reply { .answer(status, Array(text.utf8)) }
  }

  let port: UInt16
  private let listener: Int32
  private let handle: @Sendable (Request) -> Reply

  var base: String { "http://127.0.0.1:\(port)" }

  init(_ handle: @escaping @Sendable (Request) -> Reply) throws {
    self.handle = handle
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    listener = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = self.listener
    let bound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard bound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    guard let request = read(connection) else { return }
    switch handle(request) {
    case .answer(let status, let body): send(connection, status, body, promised: body.count)
    case .slow(let seconds, let status, let body):
      Thread.sleep(forTimeInterval: seconds)
      send(connection, status, body, promised: body.count)
    case .reset:
      // No lingering: what is closed now is reset, not ended.
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    case .cutOff(let status, let body, let promised):
      send(connection, status, body, promised: promised)
    }
  }

  private func send(_ connection: Int32, _ status: Int, _ body: [UInt8], promised: Int) {
    let head = "HTTP/1.1 \(status) X\r\nContent-Length: \(promised)\r\nConnection: close\r\n\r\n"
    var rest = Array(head.utf8)[...] + body
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    func more() -> Bool {
      let count = recv(connection, &part, part.count, 0)
      guard count > 0 else { return false }
      bytes += part[..<count]
      return true
    }
    let end = Array("\r\n\r\n".utf8)
    var head: Range<Int>?
    repeat {
      guard more() else { return nil }
      head = bytes.firstRange(of: end)
    } while head == nil
    guard let head else { return nil }
    let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self).split(
      separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
        in: .whitespaces)
    }
    let words = lines.first.map { $0.split(separator: " ") } ?? []
    guard words.count == 3 else { return nil }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while bytes.count < head.upperBound + length {
      guard more() else { return nil }
    }
    return Request(
      method: String(words[0]), path: String(words[1]), headers: headers,
      body: Array(bytes[head.upperBound..<(head.upperBound + length)]))
  }
}
