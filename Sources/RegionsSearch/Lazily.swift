import Synchronization

/// A value that is made when it is first asked for, by whichever thread comes first.
final class Lazily<Value: Sendable>: Sendable {
  private let slot = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    slot.withLock { slot in
      if let value = slot { return value }
      let value = make()
      slot = value
      return value
    }
  }
}
