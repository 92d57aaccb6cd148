// The C library, whatever it is called, in all of this module and in all that imports it.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#endif

/// Does a system call again for as long as it is a signal that ends it.
///
/// - Returns: what the call returned; -1, and `errno` is its error.
package func uninterrupted<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
