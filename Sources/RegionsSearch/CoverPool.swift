import TypedNumbers

/// What covers are known by in a ``CoverPool``: those of a region, or of several below one.
typealias CoverNumber = Number<CoverPool>

/// The covers of all paths while a search goes down the tree; most regions have those of their parents.
struct CoverPool {
  /// By region that may have others below it: its covers.
  private var numbers: [CoverNumber]
  private var covers: [PathCover] = []
  private var ranges = Numbered<CoverPool, Range<Int>>([0..<0])
  /// The letters of the query that covers end before, as bits.
  private(set) var ends = Numbered<CoverPool, UInt64>([0])
  /// The parts of the query that could hold a slip, as far as they were asked for.
  private var runs = Numbered<CoverPool, SlipSieve.Runs?>([nil])
  private let wordRuns: [Range<Int>]

  /// No covers.
  static let none = CoverNumber(0)

  /// - Parameter parents: how many regions, from the first on, may have others below them.
  init(parents: Int, runs: [Range<Int>]) {
    numbers = [CoverNumber](repeating: CoverPool.none, count: parents)
    wordRuns = runs
  }

  /// The covers that regions have from the one above them.
  func number(below parent: Int32) -> CoverNumber {
    parent < 0 ? CoverPool.none : numbers[Int(parent)]
  }

  /// Gives regions the covers of their parent.
  mutating func inherit(_ number: CoverNumber, _ regions: Range<Int>) {
    guard number != CoverPool.none else { return }
    for node in regions.clamped(to: numbers.indices) { numbers[node] = number }
  }

  subscript(number: CoverNumber) -> ArraySlice<PathCover> { covers[ranges[number]] }

  /// The letters of the query that some of the covers hold.
  func covered(_ number: CoverNumber) -> UInt64 { self[number].reduce(0) { $0 | $1.mask } }

  mutating func add(_ new: [PathCover], for node: Int) {
    numbers[node] = ranges.append(covers.count..<covers.count + new.count)
    covers += new
    ends.append(CoverPool.ends(of: new[...]))
    runs.append(nil)
  }

  /// The parts of the query that could hold the slip: runs of words, and what the regions above leave.
  mutating func runs(_ number: CoverNumber, _ query: SearchQuery) -> SlipSieve.Runs {
    if let runs = runs[number] { return runs }
    let made = SlipSieve.Runs(CoverPool.runs(of: self[number], query, words: wordRuns), query)
    runs[number] = made
    return made
  }

  /// The letters behind the parts that covers hold, as bits.
  static func ends(of covers: ArraySlice<PathCover>) -> UInt64 {
    covers.reduce(0) { $0 | $1.mask << 1 & ~$1.mask }
  }

  static func runs(
    of covers: ArraySlice<PathCover>, _ query: SearchQuery, words wordRuns: [Range<Int>]
  ) -> [Range<Int>] {
    var runs = wordRuns
    for cover in covers where !cover.hasSlip {
      let left = query.all & ~cover.mask
      guard left != 0 else { continue }
      let start = left.trailingZeroBitCount
      let end = start + (~(left >> UInt64(start))).trailingZeroBitCount
      if left >> UInt64(end) == 0, !runs.contains(start..<end) { runs.append(start..<end) }
    }
    return runs
  }
}
