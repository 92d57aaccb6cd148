import Synchronization

/// A value that is made when it is first asked for.
///
/// Threads that come at the same time each make it, and the first to be ready gives it to all. A lock
/// would save them the work, but who forks meanwhile would have it locked in the child for good, and
/// WebAssembly has none.
final class Lazily<Value: Sendable>: Sendable {
  /// Set once, to an object this one holds on to until `deinit`.
  private let box = Atomic<Unmanaged<Box>?>(nil)
  private let make: @Sendable () -> Value

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  deinit {
    box.load(ordering: .acquiring)?.release()
  }

  var value: Value {
    if let made = box.load(ordering: .acquiring) { return made.takeUnretainedValue().value }
    let mine = Unmanaged.passRetained(Box(make()))
    let (isFirst, made) = box.compareExchange(
      expected: nil, desired: mine, ordering: .acquiringAndReleasing)
    guard !isFirst, let made else { return mine.takeUnretainedValue().value }
    mine.release()
    return made.takeUnretainedValue().value
  }
}
