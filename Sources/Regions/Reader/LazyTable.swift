import Synchronization

/// A plain table of what the file holds packed, made only for those who ask often.
///
/// The file is read in place, which suits a few questions: nothing is unpacked and nothing takes
/// memory. Whoever asks a second or a hundredth question of every region is better served by an
/// array. So the first questions are answered from the file and counted; the one that exceeds
/// `patience` makes the table. As `patience` grows with the work of making it, that work is a small
/// part of what was done already, whatever a file says about itself.
///
/// Any number of threads may ask; one of them makes the table, the others go on without it.
@safe struct LazyTable<Contents: AnyObject & Sendable>: ~Copyable, Sendable {
  private let patience: Int
  /// Questions so far. Threads may lose each other's counts: it need not be exact.
  private let questions = Atomic<Int>(0)
  /// Set once, to an object this one holds on to until `deinit`.
  private let contents = unsafe Atomic<Unmanaged<Contents>?>(nil)

  /// - Parameter patience: how many questions are answered without the table.
  init(patience: Int) {
    self.patience = patience
  }

  deinit {
    unsafe contents.load(ordering: .acquiring)?.release()
  }

  /// What `read` returns for the table, or `nil` if there is none (yet): then call `ask`.
  @inline(__always)
  func read<Result>(_ read: (borrowing Contents) -> Result) -> Result? {
    guard let contents = unsafe contents.load(ordering: .acquiring) else { return nil }
    // Without a retain and a release, two atomic operations that cost more than many a question.
    return unsafe contents._withUnsafeGuaranteedRef { read($0) }
  }

  /// Counts a question that is answered without the table, and makes the table if it was one too many.
  ///
  /// - Parameter make: is called at most once. It returns `nil` if the file is too odd for a table.
  @inline(never)
  func ask(_ make: () -> Contents?) {
    let asked = questions.load(ordering: .relaxed)
    guard asked <= patience else { return }
    guard asked == patience else { return questions.store(asked + 1, ordering: .relaxed) }
    let (isFirst, _) = questions.compareExchange(
      expected: asked, desired: asked + 1, ordering: .relaxed)
    guard isFirst, let made = make() else { return }
    unsafe contents.store(Unmanaged.passRetained(made), ordering: .releasing)
  }
}
