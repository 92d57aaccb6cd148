/// The covers of all paths while a search goes down the tree; most regions have those of their parents.
struct CoverPool {
  /// By region: the number of its covers; 0 for none.
  private var numbers: [Int32]
  private var covers: [PathCover] = []
  private var ranges: [Range<Int>] = [0..<0]
  /// By number: the letters of the query that covers end before, as bits.
  private(set) var ends: [UInt64] = [0]
  /// By number: the parts of the query that could hold a slip, as far as they were asked for.
  private var runs: [[Range<Int>]]
  private let wordRuns: [Range<Int>]

  init(regions: Int, runs: [Range<Int>]) {
    numbers = [Int32](repeating: 0, count: regions)
    wordRuns = runs
    self.runs = [runs]
  }

  /// Gives a region the covers of its parent.
  ///
  /// - Returns: their number.
  @inline(__always)
  mutating func inherit(_ node: Int, from parent: Int) -> Int {
    guard parent >= 0, numbers[parent] != 0 else { return 0 }
    numbers[node] = numbers[parent]
    return Int(numbers[parent])
  }

  subscript(number: Int) -> ArraySlice<PathCover> { covers[ranges[number]] }

  mutating func add(_ new: [PathCover], for node: Int) {
    numbers[node] = Int32(truncatingIfNeeded: ranges.count)
    ranges.append(covers.count..<covers.count + new.count)
    covers += new
    ends.append(CoverPool.ends(of: new[...]))
    runs.append([])
  }

  /// The parts of the query that could hold the slip: runs of words, and what the regions above leave.
  mutating func runs(_ number: Int, _ query: SearchQuery) -> [Range<Int>] {
    if runs[number].isEmpty { runs[number] = CoverPool.runs(self[number], query, wordRuns) }
    return runs[number]
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

/// Keeps nearly all regions from being looked at closely.
struct Sieve {
  private let units: [UInt16]
  private let starts: [UInt32]
  private let flags: [UInt8]
  private let special: [UInt8]
  private let ranks: [UInt8]
  private let specials: UInt8
  private let isOpen: Bool

  /// - Parameter isOpen: whether every region is to be looked at.
  init(_ reader: NameReader, isOpen: Bool) {
    units = reader.names.units
    starts = reader.names.starts
    flags = reader.flags
    special = reader.special
    ranks = reader.standing.ranks
    specials = reader.table == nil ? 1 : 3
    self.isOpen = isOpen
  }

  /// Whether the query may stand for a region.
  @inline(__always)
  func passes(_ node: Int, hasCovers: Bool) -> Bool {
    if isOpen || special[node] & specials != 0 { return true }
    let start = Int(starts[node])
    let end = Int(starts[node + 1])
    guard start < end else { return false }
    let atWord = NameReader.Flag.beginsWord | NameReader.Flag.soundsLikeWord
    let anywhere = NameReader.Flag.occurs | NameReader.Flag.sounds
    if flags[Int(units[start])] & (hasCovers || ranks[node] <= 3 ? anywhere | atWord : atWord) != 0
    {
      return true
    }
    var found: UInt8 = 0
    for place in start &+ 1..<end { found |= flags[Int(units[place])] }
    return found & atWord != 0
  }
}
