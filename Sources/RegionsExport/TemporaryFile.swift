#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A new, empty file in `$TMPDIR`, else /tmp, that goes away with this object.
final class TemporaryFile {
  let path: String
  private let descriptor: Int32

  init() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array(
      ((folder.isEmpty ? "/tmp" : folder) + "/regions-export-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw ExportError.temporaryFile(number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Hands on what the file holds, 64 KiB at a time.
  func read(_ sink: (UnsafeRawBufferPointer) throws -> Void) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var place: off_t = 0
    while true {
      let count = buffer.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, place)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw ExportError.temporaryFile(number: errno) }
      guard count > 0 else { return }
      place += off_t(count)
      try buffer.withUnsafeBytes { try sink(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }
}
