import RegionsFiles

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
  var reason: String { unsafe String(cString: strerror(number)) }
}

/// A buffered way to a file descriptor.
@safe
public final class ByteOutput {
  let descriptor: Int32
  let target: String
  private let buffer: UnsafeMutableRawPointer
  private var used = 0

  private static let capacity = 1 << 16

  init(descriptor: Int32, target: String) {
    self.descriptor = descriptor
    self.target = target
    unsafe buffer = UnsafeMutableRawPointer.allocate(byteCount: Self.capacity, alignment: 64)
  }

  deinit { unsafe buffer.deallocate() }

  /// Whether a person is looking.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether the next message may make it write.
  var isNearlyFull: Bool { used >= Self.capacity / 2 }

  func write(_ text: String) throws(WriteError) { try write(text.utf8) }

  func write(_ bytes: some Collection<UInt8>) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if used == Self.capacity { try flush() }
      let part = rest.prefix(Self.capacity - used)
      unsafe freeBuffer.copyBytes(from: part)
      used += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  /// Where what comes next is put, for those who put it there themselves and then call ``took(_:)``.
  var freeBuffer: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: buffer + used, count: Self.capacity - used)
  }

  /// Counts bytes that were put into ``freeBuffer``.
  func took(_ count: Int) {
    precondition(count >= 0 && count <= Self.capacity - used)
    used += count
  }

  func flush() throws(WriteError) {
    defer { used = 0 }
    do {
      try unsafe OpenFile(descriptor: descriptor, path: target)
        .write(UnsafeRawBufferPointer(start: buffer, count: used))
    } catch {
      throw WriteError(target: target, number: error.number)
    }
  }
}
