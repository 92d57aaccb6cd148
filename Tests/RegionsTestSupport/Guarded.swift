import Foundation

/// A value that a test and what it tests touch from several threads, one at a time. (Swift's own `Mutex` wants
/// systems after the manifest's floors.)
public final class Guarded<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  public init(_ value: Value) {
    self.value = value
  }

  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
