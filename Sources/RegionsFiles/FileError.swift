#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A system call on a file that failed.
package struct FileError: Error, Hashable, Sendable {
  /// "open", "write", "rename".
  package var call: String
  /// The file it was about, as the caller named it.
  package var path: String
  /// The `errno` it left.
  package var number: Int32

  package init(_ call: String, path: String, number: Int32) {
    self.call = call
    self.path = path
    self.number = number
  }

  /// What the system calls it: "No space left on device".
  package var reason: String { unsafe String(cString: strerror(number)) }
}
