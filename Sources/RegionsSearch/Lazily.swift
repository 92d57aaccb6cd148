import Regions

/// A value that is made when it is first asked for.
///
/// Threads that come at the same time each make it, and the first to be ready gives it to all. A lock
/// would save them the work, but who forks meanwhile would have it locked in the child for good, and
/// WebAssembly has none.
final class Lazily<Value: Sendable>: Sendable {
  private let box = SharedReference<Box>()
  private let make: @Sendable () -> Value

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    box.read { $0.value } ?? box.set(Box(make())).value
  }
}
