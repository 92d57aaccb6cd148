import ArgumentParsing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads a small file whole.
enum WholeFile {
  /// The bytes of a file; "-" is standard input.
  ///
  /// - Throws: ``CommandFailure`` with status 66 if it can't be opened, 74 if a read fails.
  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    if path == "-" { return try read(STDIN_FILENO, name: name(of: path)) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(
        .noInput, unsafe "\(path): error: \(sentence: String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    return try read(descriptor, name: path)
  }

  /// What messages call a file.
  static func name(of path: String) -> String {
    path == "-" ? "standard input" : path
  }

  private static func read(_ descriptor: Int32, name: String) throws(CommandFailure) -> [UInt8] {
    let size = 1 << 16
    var bytes: [UInt8] = []
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: size))
      var count = 0
      repeat {
        count = unsafe bytes.withUnsafeMutableBytes { bytes in
          #if canImport(Darwin)
          Darwin.read(descriptor, bytes.baseAddress! + old, size)
          #elseif canImport(Glibc)
          unsafe Glibc.read(descriptor, bytes.baseAddress! + old, size)
          #else
          Musl.read(descriptor, bytes.baseAddress! + old, size)
          #endif
        }
      } while count < 0 && errno == EINTR
      let number = errno
      bytes.removeLast(size - max(count, 0))
      if count < 0 {
        let status: ExitStatus = number == EISDIR ? .noInput : .ioError
        throw CommandFailure(
          status, unsafe "\(name): error: \(sentence: String(cString: strerror(number)))")
      }
      if count == 0 { return bytes }
    }
  }
}
