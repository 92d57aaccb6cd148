/// The ranks of the nodes, kept by runs of consecutive nodes that have the same one.
struct RankRuns: Sendable {
  /// The first node of each run; nodes before the first run have no rank.
  let runs: MonotoneSequence
  private let width: Int
  private let values: BitPosition

  /// Reads the names of the ranks, with which the section begins.
  static func names(_ reader: inout SectionReader) throws(RegionFileError) -> [String] {
    var names: [String] = []
    for _ in 0..<(try reader.number(upTo: RegionRank.maximum, "the number of rank names")) {
      names.append(try reader.text())
    }
    return names
  }

  /// - Parameter reader: at the start of the section.
  init(_ reader: inout SectionReader) throws(RegionFileError) {
    for _ in 0..<(try reader.number(upTo: RegionRank.maximum, "the number of rank names")) {
      try reader.skipText()
    }
    runs = try MonotoneSequence(&reader, searchable: true)
    width = try reader.number(upTo: bitWidth(of: UInt64(RegionRank.maximum)), "a rank's width")
    values = try reader.skip(runs.count, width: width)
  }

  /// The rank of a run, from 1; 0 for none, and for a number that is no rank.
  func rank(ofRun run: Int) -> Int {
    let rank = value(ofRun: run)
    return rank <= RegionRank.maximum ? rank : 0
  }

  /// What the file says, rank or not.
  func value(ofRun run: Int) -> Int {
    Int(truncatingIfNeeded: runs.bytes.packed(run, at: values, width: width))
  }

  func rank(of node: Int) -> Int {
    let run = runs.index(of: UInt64(max(0, node)))
    return run < 0 ? 0 : rank(ofRun: run)
  }

  /// Hands each run of nodes to `body` with its rank, in order; none reaches into another or out of the tree,
  /// whatever the file says.
  func forEach(nodeCount: Int, _ body: (Range<Int>, Int) -> Void) {
    var behind = 0
    for run in 0..<runs.count {
      let start = max(behind, min(runs[run], nodeCount))
      let end = run + 1 < runs.count ? runs[run + 1] : nodeCount
      behind = max(start, min(end, nodeCount))
      body(start..<behind, rank(ofRun: run))
    }
  }

  /// By rank, from 1: how many nodes have it.
  func counts(nodeCount: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: RegionRank.maximum + 1)
    forEach(nodeCount: nodeCount) { nodes, rank in counts[rank] += nodes.count }
    return Array(counts[..<((counts.dropFirst().lastIndex { $0 > 0 } ?? 0) + 1)].dropFirst())
  }
}
