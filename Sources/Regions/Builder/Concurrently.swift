internal import CPlatform

/// Does two pieces of work at the same time, the first on a thread of its own, and returns what both made when both are
/// done; one after the other if there is no thread to be had.
func concurrently<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () -> First, and second: @escaping @Sendable () -> Second
) -> (First, Second) {
  // Each is written on one thread, and read when both have ended.
  nonisolated(unsafe) var one: First?
  nonisolated(unsafe) var other: Second?
  let work = unsafe Unmanaged.passRetained(
    Work({ unsafe one = first() }, { unsafe other = second() }))
  unsafe platform_run(2, Work.run, work.toOpaque())
  unsafe work.release()
  return (unsafe one ?? first(), unsafe other ?? second())
}

private final class Work {
  let first, second: () -> Void

  init(_ first: @escaping () -> Void, _ second: @escaping () -> Void) {
    self.first = first
    self.second = second
  }

  /// `platform_run` does the work of index 0 on the thread it is called on.
  static let run: @convention(c) (UnsafeMutableRawPointer?, UInt32) -> Void = { work, index in
    guard let work = unsafe work else { return }
    let both = unsafe Unmanaged<Work>.fromOpaque(work).takeUnretainedValue()
    if index == 0 { both.second() } else { both.first() }
  }
}
