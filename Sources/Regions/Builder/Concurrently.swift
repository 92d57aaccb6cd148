internal import CPlatform

/// Does two pieces of work at the same time, the first on a thread of its own, and returns when both
/// are done; one after the other if there is no thread to be had.
///
/// They must not touch what the other one changes.
@safe func concurrently(_ first: @escaping () -> Void, and second: @escaping () -> Void) {
  let work = unsafe Unmanaged.passRetained(Work(first, second))
  unsafe platform_run(2, Work.run, work.toOpaque())
  unsafe work.release()
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
