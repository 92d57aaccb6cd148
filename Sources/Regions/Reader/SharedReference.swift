internal import CPlatform

/// A place for one object that threads share without a lock: empty at first, set once, held on to until the end.
@usableFromInline
@safe package struct SharedReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let cell: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  package init() {
    unsafe cell = .allocate(capacity: 1)
    unsafe cell.initialize(to: nil)
  }

  // Embedded Swift has to see it where a reference goes.
  @inlinable deinit {
    if let held = unsafe cell.pointee { unsafe Unmanaged<Object>.fromOpaque(held).release() }
    unsafe cell.deallocate()
  }

  /// What `read` returns for the object, or `nil` if there is none yet.
  @inline(__always)
  package func read<Result>(_ read: (borrowing Object) -> Result) -> Result? {
    guard let held = unsafe platform_load(cell) else { return nil }
    // Without a retain and a release, two atomic operations that cost more than many a question.
    return unsafe Unmanaged<Object>.fromOpaque(held)._withUnsafeGuaranteedRef { read($0) }
  }

  /// The object; the one given, if there was none.
  package func set(_ object: Object) -> Object {
    let mine = unsafe Unmanaged.passRetained(object)
    guard let held = unsafe platform_set_once(cell, mine.toOpaque()), unsafe held != mine.toOpaque()
    else {
      return object
    }
    unsafe mine.release()
    return unsafe Unmanaged<Object>.fromOpaque(held).takeUnretainedValue()
  }
}
