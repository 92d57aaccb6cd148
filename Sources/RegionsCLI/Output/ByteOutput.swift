#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A write that failed.
struct WriteError: Error, Equatable {
  /// What was written to: "standard output" or a path.
  var target: String
  var number: Int32

  var isClosedPipe: Bool { number == EPIPE }
  var reason: String { String(cString: strerror(number)) }
}

/// A buffered way to a file descriptor.
public final class ByteOutput {
  let descriptor: Int32
  let target: String
  private var buffer: [UInt8] = []

  init(descriptor: Int32, target: String) {
    self.descriptor = descriptor
    self.target = target
  }

  /// Whether a person is looking.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether the next message may make it write.
  var isNearlyFull: Bool { buffer.count >= 1 << 15 }

  func write(_ text: String) throws(WriteError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
  }

  func write(_ bytes: some Collection<UInt8>) throws(WriteError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes bytes that lie somewhere else, such as a row that was made before.
  func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  func flush() throws(WriteError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress! + start, bytes.count - start)
        #elseif canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress! + start, bytes.count - start)
        #else
        Musl.write(descriptor, bytes.baseAddress! + start, bytes.count - start)
        #endif
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw WriteError(target: target, number: errno)
      }
    }
  }
}
