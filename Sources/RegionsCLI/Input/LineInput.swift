#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A read that failed.
struct ReadError: Error, Equatable {
  var number: Int32
  var reason: String { String(cString: strerror(number)) }
}

/// Lines of a stream, as they come.
public final class LineInput {
  let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var ended = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The next line without its end (LF or CRLF), or `nil` at the end of input.
  ///
  /// - Parameter beforeWaiting: called when no whole line is at hand and the stream has to be waited
  ///   for: the time to flush what was answered.
  func next(beforeWaiting: () throws -> Void = {}) throws -> String? {
    try nextBytes(beforeWaiting: beforeWaiting).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The next line as it is, for what has to know whether it is UTF-8.
  func nextBytes(beforeWaiting: () throws -> Void = {}) throws -> [UInt8]? {
    while true {
      if let end = buffer[start...].firstIndex(of: 10) {
        defer { start = end + 1 }
        return line(upTo: end)
      }
      if ended {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return line(upTo: buffer.count)
      }
      try beforeWaiting()
      try fill()
    }
  }

  private func line(upTo end: Int) -> [UInt8] {
    let last = end > start && buffer[end - 1] == 13 ? end - 1 : end
    return Array(buffer[start..<last])
  }

  private func fill() throws {
    buffer.removeSubrange(..<start)
    start = 0
    let size = 1 << 16
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    var count = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + old, size) }
    } while count < 0 && errno == EINTR
    let number = errno
    buffer.removeLast(size - max(count, 0))
    guard count >= 0 else {
      throw CommandFailure(.ioError, "standard input: error: \(ReadError(number: number).reason)")
    }
    ended = count == 0
  }
}
