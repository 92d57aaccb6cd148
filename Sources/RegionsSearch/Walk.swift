import Regions
import TypedNumbers

/// Goes through all regions from the roots down and keeps the best of those the query stands for.
struct Walk {
  let run: SearchRun
  let pass: SearchRun.Pass
  /// The first region of the last level, below which there is none.
  let leaves: Int
  var matches: BestMatches
  var pool: CoverPool
  var sieve: Sieve
  private var covers = PathCovers()

  /// What towns cost more that are found by Latin letters.
  private static let costOfLetters = 16

  init(
    run: SearchRun, pass: SearchRun.Pass, leaves: Int, matches: BestMatches, pool: CoverPool,
    sieve: Sieve
  ) {
    (self.run, self.pass, self.leaves) = (run, pass, leaves)
    (self.matches, self.pool, self.sieve) = (matches, pool, sieve)
  }

  /// Looks at the regions of one or more families whose parents have the same covers.
  ///
  /// - Parameters:
  ///   - number: these covers.
  ///   - level: the regions', from 0.
  mutating func visit(
    _ regions: Range<Int>, covers number: CoverNumber, level: Int, by reader: inout NameReader
  ) {
    guard !regions.isEmpty else { return }
    pool.inherit(number, regions)
    let runs = pass == .slips ? pool.runs(number, run.query) : nil
    // What nothing above a leaf stands for, the leaf itself has to.
    let isExact = pass == .exact && regions.lowerBound >= leaves
    let own = isExact ? run.query.all & ~pool.covered(number) : 0
    sieve.pick(regions, hasCovers: number != CoverPool.none, own: own, runs: runs)
    let stems = pass == .slips ? run.index.slips.value.stems : []
    let ends = pool.ends[number]
    for node in sieve.picked {
      guard Int(reader.standing.ranks[node]) <= run.lowestRank else { continue }
      let isLeaf = node >= leaves
      reader.read(node, from: ends)
      if let runs { reader.readSlips(node, in: runs.places, stem: Int(stems[node])) }
      guard !reader.parses.all.isEmpty else { continue }
      covers.combine(pool[number], with: reader.parses.all, of: run.query, isLeaf: isLeaf)
      if run.scope.contains(node, level: level) { add(node, reader) }
      if !isLeaf { pool.add(covers.covers, for: node) }
    }
  }

  private mutating func add(_ node: Int, _ reader: NameReader) {
    switch pass {
    case .exact, .slips:
      if let whole = covers.whole { matches.add(node, key: key(of: node, whole, reader)) }
    case .address:
      if let cover = covers.own.filter({ $0.isAddress }).max(by: { $0.mask < $1.mask }) {
        matches.add(node, key: addressKey(of: node, cover, reader))
      }
    }
  }

  private func key(of node: Int, _ cover: PathCover, _ reader: NameReader) -> UInt64 {
    let query = run.query
    var cost = cover.cost
    let rank = reader.standing.ranks[node]
    if query.wantedRanks != 0, rank > 7 || query.wantedRanks >> rank & 1 == 0 { cost += 8 }
    // Hardly anybody abbreviates a town; who types letters means what lies above.
    if reader.standing.hasRanks, rank > 3, cost > 0, !query.hasHan { cost += Walk.costOfLetters }
    let isAbbreviated = reader.parses.all.contains {
      $0.source == .initials && $0.fit == .whole && $0.end == query.letters.count
    }
    let standing = reader.standing.key(of: node, byRank: isAbbreviated)
    return UInt64(min(cost, 0xFFFF)) << 48 | standing << 32 | UInt64(node)
  }

  /// The one that covers most goes first.
  private func addressKey(of node: Int, _ cover: PathCover, _ reader: NameReader) -> UInt64 {
    let left = UInt64(64 - cover.mask.nonzeroBitCount)
    let standing = reader.standing.key(of: node, byRank: false)
    return left << 56 | UInt64(min(cover.cost, 0xFF)) << 48 | standing << 32 | UInt64(node)
  }
}

extension PathCover {
  /// Whether letters from the beginning on are covered, and by so much that the rest is no name.
  var isAddress: Bool {
    guard !hasSlip else { return false }
    let length = (~mask).trailingZeroBitCount
    return mask >> UInt64(length) == 0 && length >= 3
  }
}
