import CPlatform

/// Shares rows out among threads.
enum Parts {
  /// The rows of each thread, in order; each but the last begins and ends at a multiple of 64.
  ///
  /// - Parameter leastRows: fewer are not worth a thread.
  static func of(_ rows: Int, threads: UInt32, leastRows: Int) -> [Range<Int>] {
    let wanted = Int(threads == 0 ? platform_processors() : min(threads, 64))
    let count = max(1, min(wanted, rows / leastRows))
    let size = (rows / count + 63) & ~63
    return (0..<count).map { part in
      let end = part == count - 1 ? rows : min(rows, (part + 1) * size)
      return min(rows, part * size)..<end
    }
  }

  /// Calls `work` with every part, each on a thread of its own.
  static func run<Object: AnyObject>(
    _ count: Int, _ object: Object, _ work: @escaping (Object, Int) -> Void
  ) {
    let context = unsafe Unmanaged.passRetained(Work { work(object, $0) })
    unsafe platform_run(UInt32(count), Work.run, context.toOpaque())
    unsafe context.release()
  }

  private final class Work {
    let body: (Int) -> Void

    static let run: @convention(c) (UnsafeMutableRawPointer?, UInt32) -> Void = { context, index in
      guard let context = unsafe context else { return }
      unsafe Unmanaged<Work>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.body(Int(index)) }
    }

    init(_ body: @escaping (Int) -> Void) { self.body = body }
  }
}
