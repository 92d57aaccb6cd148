internal import CPlatform

/// A value that threads touch one at a time.
@safe final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock: UnsafeMutableRawPointer?

  init(_ value: Value) {
    self.value = value
    unsafe lock = platform_make_lock()
    guard unsafe lock != nil else { fatalError("no memory for a lock") }
  }

  deinit { unsafe platform_free_lock(lock) }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe platform_lock(lock)
    defer { unsafe platform_unlock(lock) }
    return body(&value)
  }
}
