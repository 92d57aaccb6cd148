import RegionsFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A system call on a file that failed.
public struct FormFileError: Error, Hashable, Sendable {
  /// "open", "write", "rename".
  public var call: String
  /// The file it was about.
  public var path: String
  /// The `errno` it left.
  public var number: Int32

  init(_ call: String, _ path: String, _ number: Int32) {
    self.call = call
    self.path = path
    self.number = number
  }
}

extension FormFileError: CustomStringConvertible {
  public var description: String { unsafe "\(path): \(call): \(String(cString: strerror(number)))" }
}

/// Small files that are read and written whole.
package enum FormFile {
  /// Writes all bytes or none, and says whether they reached the disk. Tests put a full disk here.
  package typealias Writer = (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int

  package static func read(_ path: String) throws(FormFileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FormFileError("open", path, errno) }
    defer { close(descriptor) }
    let size = 1 << 16
    var bytes: [UInt8] = []
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: size))
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress.map { unsafe $0 + old }, size)
      }
      let number = errno
      bytes.removeLast(size - max(count, 0))
      if count == 0 { return bytes }
      if count < 0, number != EINTR { throw FormFileError("read", path, number) }
    }
  }

  /// Puts bytes in place of a file, whole or not at all. A draft is nobody else's: a file that wasn't there
  /// is its owner's alone.
  package static func write(
    _ bytes: [UInt8], to path: String, by writer: Writer = unsafe systemWriter
  ) throws(FormFileError) {
    do throws(FileError) {
      let file = try FileReplacement(of: path, mode: 0o600)
      var start = 0
      while start < bytes.count {
        let count = unsafe bytes.withUnsafeBytes {
          unsafe writer(file.descriptor, .init(rebasing: $0[start...]))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw FileError("write", path, count == 0 ? EIO : errno) }
        start += count
      }
      try file.commit()
    } catch {
      throw FormFileError(error.call, error.path, error.number)
    }
  }

  /// Gives a file the name of another, which it takes the place of.
  package static func replace(_ path: String, by new: String) throws(FormFileError) {
    guard unsafe rename(new, path) == 0 else {
      let number = errno
      unsafe unlink(new)
      throw FormFileError("rename", path, number)
    }
  }

  package static func remove(_ path: String) {
    unsafe unlink(path)
  }

  package static let systemWriter: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = {
    descriptor, bytes in
    #if canImport(Darwin)
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
    unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func systemRead(
    _ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    #if canImport(Darwin)
    Darwin.read(descriptor, address, size)
    #elseif canImport(Glibc)
    unsafe Glibc.read(descriptor, address, size)
    #else
    Musl.read(descriptor, address, size)
    #endif
  }
}
