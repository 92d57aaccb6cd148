#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A system call on a file that failed.
public struct FileSystemError: Error, Sendable, Equatable {
  /// The system call, as in "open" or "read": whether a file could not be opened or could not be
  /// read is in here.
  public var call: String
  /// The file's path as it was given, or "-" for standard input.
  public var path: String
  /// The call's `errno`.
  public var number: Int32

  /// A system call that failed, with the `errno` it left.
  public init(call: String, path: String, number: Int32) {
    self.call = call
    self.path = path
    self.number = number
  }
}

extension FileSystemError: CustomStringConvertible {
  /// As in "china.xml: No such file or directory".
  public var description: String { "\(path): \(reason)" }

  /// What the system says of it, as in "No such file or directory".
  public var reason: String { unsafe String(cString: strerror(number)) }
}
