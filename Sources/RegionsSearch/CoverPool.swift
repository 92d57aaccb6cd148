/// The covers of all paths while a search goes down the tree; most regions have those of their parents.
struct CoverPool {
  /// By region that may have others below it: the number of its covers; 0 for none.
  private var numbers: [Int32]
  private var covers: [PathCover] = []
  private var ranges: [Range<Int>] = [0..<0]
  /// By number: the letters of the query that covers end before, as bits.
  private(set) var ends: [UInt64] = [0]
  /// By number: the parts of the query that could hold a slip, as far as they were asked for.
  private var runs: [SlipSieve.Runs?] = [nil]
  private let wordRuns: [Range<Int>]

  /// - Parameter parents: how many regions, from the first on, may have others below them.
  init(parents: Int, runs: [Range<Int>]) {
    numbers = [Int32](repeating: 0, count: parents)
    wordRuns = runs
  }

  /// The number of the covers that regions have from the one above them.
  func number(below parent: Int32) -> Int { parent < 0 ? 0 : Int(numbers[Int(parent)]) }

  /// Gives regions the covers of their parent.
  mutating func inherit(_ number: Int, _ regions: Range<Int>) {
    guard number != 0 else { return }
    for node in regions.clamped(to: numbers.indices) {
      numbers[node] = Int32(truncatingIfNeeded: number)
    }
  }

  subscript(number: Int) -> ArraySlice<PathCover> { covers[ranges[number]] }

  /// The letters of the query that some of the covers hold.
  func covered(_ number: Int) -> UInt64 { self[number].reduce(0) { $0 | $1.mask } }

  mutating func add(_ new: [PathCover], for node: Int) {
    numbers[node] = Int32(truncatingIfNeeded: ranges.count)
    ranges.append(covers.count..<covers.count + new.count)
    covers += new
    ends.append(CoverPool.ends(of: new[...]))
    runs.append(nil)
  }

  /// The parts of the query that could hold the slip: runs of words, and what the regions above leave.
  mutating func runs(_ number: Int, _ query: SearchQuery) -> SlipSieve.Runs {
    if let runs = runs[number] { return runs }
    let made = SlipSieve.Runs(CoverPool.runs(self[number], query, wordRuns), query)
    runs[number] = made
    return made
  }

  /// The letters behind the parts that covers hold, as bits.
  static func ends(of covers: ArraySlice<PathCover>) -> UInt64 {
    covers.reduce(0) { $0 | $1.mask << 1 & ~$1.mask }
  }

  static func runs(
    _ covers: ArraySlice<PathCover>, _ query: SearchQuery, _ wordRuns: [Range<Int>]
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
