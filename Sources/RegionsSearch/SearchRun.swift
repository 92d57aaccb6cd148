import Regions
import TypedNumbers

/// One query on its way to results.
///
/// Three parses are tried, each only if the one before found nothing: the query as it is, with one slip
/// of the hand, and as an address, which goes on behind the region's names.
struct SearchRun {
  let index: SearchIndex
  let query: SearchQuery
  let scope: SearchScope
  /// The lowest rank a region may have.
  let lowestRank: Int

  enum Pass {
    case exact, slips, address
  }

  struct Found {
    let node: Int
    let kind: RegionMatch.Kind
    let highlights: [[Range<Int>]]
    /// The name that matched, if it isn't the region's own.
    let otherName: String?
  }

  /// At most `limit` regions, best first: those that a query names, then those it is the code of.
  func best(_ limit: Int, exact: Bool) -> [Found] {
    let coded = coded
    // An ID says which region is meant; what only comes near to a code doesn't.
    let named = named(limit, exact: exact || !coded.isEmpty)
    let others = coded.filter { code in !named.contains { $0.node == code.node } }
    return named + others.prefix(limit - named.count)
  }

  private func named(_ limit: Int, exact: Bool) -> [Found] {
    for pass in exact ? [Pass.exact, .address] : [.exact, .slips, .address] {
      if pass == .address, !mayBeAddress { continue }
      let slips = pass == .slips ? SlipSieve(query, index) : nil
      if pass == .slips, slips == nil { continue }
      var reader = NameReader(query, index, readsAll: pass == .exact)
      var matches = search(pass, limit: limit, slips, by: &reader)
      guard !matches.isEmpty else { continue }
      return matches.best().map { trace($0, pass, by: &reader) }
    }
    return []
  }

  /// Only what is longer than a name goes on behind one.
  private var mayBeAddress: Bool { query.hasHan && (query.letters.count >= 5 || query.isCut) }

  // MARK: All regions

  private func search(
    _ pass: Pass, limit: Int, _ slips: SlipSieve?, by reader: inout NameReader
  ) -> BestMatches {
    let families = index.families.value
    let levelStarts = index.storage.levelStarts
    let leaves = levelStarts.dropLast().last ?? 0
    var walk = Walk(
      run: self, pass: pass, leaves: leaves, matches: BestMatches(limit: limit),
      pool: CoverPool(parents: leaves, runs: pass == .slips ? wordRuns : []),
      sieve: Sieve(reader, slips: slips))
    // Families next to each other that have the same covers, mostly none, are walked together.
    var (group, number, level) = (0..<0, CoverPool.none, 0)
    for family in families {
      let (first, end) = (Int(family.first), Int(family.end))
      let startsLevel = first >= levelStarts[level + 1]
      if startsLevel || group.count >= Sieve.chunk {
        walk.visit(group, covers: number, level: level, by: &reader)
        group = first..<first
      }
      while first >= levelStarts[level + 1] { level += 1 }
      let familyNumber = walk.pool.number(below: family.parent)
      if familyNumber != number {
        walk.visit(group, covers: number, level: level, by: &reader)
        (group, number) = (first..<first, familyNumber)
      }
      group = group.isEmpty ? first..<end : group.lowerBound..<end
    }
    walk.visit(group, covers: number, level: level, by: &reader)
    return walk.matches
  }

  /// The runs of words that could hold the slip.
  var wordRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    for first in query.words.indices {
      for last in first..<min(query.words.count, first + 3) {
        runs.append(query.words[first].lowerBound..<query.words[last].upperBound)
      }
    }
    return runs
  }

  // MARK: Results

  /// A region with those above it, the root first.
  func path(to node: Int) -> [Int] {
    var path = [node]
    while let parent = index.storage.parent(of: path[0]) { path.insert(parent, at: 0) }
    return path
  }

  /// Goes down to one result again, to tell how it was found.
  func trace(_ node: Int, _ pass: Pass, by reader: inout NameReader) -> Found {
    let path = path(to: node)
    var covers = PathCovers()
    var above: [PathCover] = []
    for (level, step) in path.enumerated() {
      guard Int(reader.standing.ranks[step]) <= lowestRank else { continue }
      reader.read(step, from: CoverPool.ends(of: above[...]))
      if pass == .slips {
        let runs = CoverPool.runs(of: above[...], query, words: wordRuns)
        reader.readSlips(step, in: runs, stem: Int(index.slips.value.stems[step]))
      }
      covers.combine(above[...], with: reader.parses.all, of: query, level: level)
      above = covers.covers
    }
    let cover =
      pass == .address ? covers.own.filter { $0.isAddress }.max { $0.mask < $1.mask } : covers.whole
    var highlights = [[Range<Int>]](repeating: [], count: path.count)
    var own: NameParse?
    var number = cover?.step.number
    while let known = number {
      let step = covers.steps[known]
      number = step.before.number
      if !step.parse.units.isEmpty, step.parse.fit != .near {
        highlights[step.level].append(step.parse.units)
      }
      let isOwn = step.level == path.count - 1
      if isOwn, step.parse.end > own?.end ?? -1 { own = step.parse }
    }
    var kind = own?.kind(hasVariants: query.hasVariants) ?? .part
    if cover?.hasSlip == true { kind = .typo }
    if pass == .address { kind = .path }
    return Found(
      node: node, kind: kind,
      highlights: path.indices.map { scalars(highlights[$0], in: path[$0], reader.names) },
      otherName: own.flatMap { otherName(of: node, $0) })
  }

  /// What a parse of a name besides the region's own has read.
  private func otherName(of node: Int, _ parse: NameParse) -> String? {
    switch parse.source {
    case .alias, .former, .zone:
      index.extras.value.original(
        of: node, parse.source, for: query.letters[parse.start..<parse.end], in: index)
    case .name, .shortName, .id, .pinyin, .initials: nil
    }
  }

  /// Offsets in scalars of a name for places in the units of all names, merged and in order.
  private func scalars(_ ranges: [Range<Int>], in node: Int, _ names: NameTable) -> [Range<Int>] {
    let start = names.range(of: node).lowerBound
    func offset(_ place: Int) -> Int {
      names.units[start..<place].count { !UTF16.isTrailSurrogate($0) }
    }
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let range = offset(range.lowerBound)..<offset(range.upperBound)
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
