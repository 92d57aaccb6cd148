internal import CPlatform

/// A plain table of what the file holds packed, made only for those who ask often.
///
/// The file is read in place, which suits a few questions: nothing is unpacked and nothing takes
/// memory. Whoever asks a second or a hundredth question of every region is better served by an
/// array. So the first questions are answered from the file and counted; the one that exceeds
/// `patience` makes the table. As `patience` grows with the work of making it, that work is a small
/// part of what was done already, whatever a file says about itself.
///
/// Of 41,981 regions, a random name takes 0.11 µs with the tables; without that of symbols 0.59, without that of
/// starts 0.35, without that of IDs a pipe of look-ups takes four times as long, without that of parents the names
/// of a path take 0.95 µs in place of 0.55 (`regions-benchmark format`).
///
/// Any number of threads may ask; one of them makes the table, the others go on without it.
@safe struct LazyTable<Contents: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let patience: Int
  /// Questions so far. Threads may lose each other's counts: it need not be exact.
  private let questions: UnsafeMutablePointer<Int>
  private let contents = SharedReference<Contents>()

  /// - Parameter patience: how many questions are answered without the table.
  init(patience: Int) {
    self.patience = patience
    unsafe questions = .allocate(capacity: 1)
    unsafe questions.initialize(to: 0)
  }

  deinit {
    unsafe questions.deallocate()
  }

  /// What `read` returns for the table, or `nil` if there is none (yet): then call `ask`.
  @inline(__always)
  func read<Result>(_ read: (borrowing Contents) -> Result) -> Result? {
    contents.read(read)
  }

  /// Counts a question that is answered without the table, and makes the table if it was one too many.
  ///
  /// - Parameter make: is called at most once. It returns `nil` if the file is too odd for a table.
  @inline(never)
  func ask(_ make: () -> Contents?) {
    let asked = unsafe platform_count(questions)
    guard asked <= patience else { return }
    guard asked == patience else { return unsafe platform_set_count(questions, asked + 1) }
    guard unsafe platform_step(questions, asked), let made = make() else { return }
    _ = contents.set(made)
  }
}
