import Regions

/// One query on its way to results.
///
/// Three readings are tried, each only if the one before found nothing: the query as it is, with one slip
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

  /// At most `limit` regions, best first.
  func best(_ limit: Int, exact: Bool) -> [Found] {
    var reader = NameReader(query, index)
    for pass in exact ? [Pass.exact, .address] : [.exact, .slips, .address] {
      if pass == .address, !mayBeAddress { continue }
      var matches = search(pass, &reader, limit)
      guard !matches.isEmpty else { continue }
      return matches.best().map { trace($0, pass, &reader) }
    }
    return []
  }

  /// Only what is longer than a name goes on behind one.
  private var mayBeAddress: Bool { query.hasHan && (query.letters.count >= 5 || query.isCut) }

  // MARK: All regions

  private func search(_ pass: Pass, _ reader: inout NameReader, _ limit: Int) -> BestMatches {
    let parents = index.parents.value
    let levelStarts = index.storage.levelStarts
    let leaves = levelStarts.dropLast().last ?? 0
    let table = pass == .slips ? index.syllables.value : nil
    let stems = pass == .slips ? index.stems.value : []
    let wordRuns = wordRuns
    var matches = BestMatches(limit: limit)
    var pool = CoverPool(regions: parents.count, runs: pass == .slips ? wordRuns : [])
    var covers = PathCovers()
    let sieve = Sieve(reader, isOpen: pass == .slips || reader.hasIDs)
    var level = 0
    for node in parents.indices {
      while node >= levelStarts[level + 1] { level += 1 }
      let number = pool.inherit(node, from: Int(parents[node]))
      guard sieve.passes(node, hasCovers: number != 0),
        Int(reader.standing.ranks[node]) <= lowestRank
      else { continue }
      reader.read(node, from: pool.ends[number])
      if pass == .slips { reader.readSlips(node, in: pool.runs(number, query), table, stems) }
      guard !reader.readings.isEmpty else { continue }
      covers.combine(pool[number], reader.readings, query)
      if scope.contains(node, level: level) {
        switch pass {
        case .exact, .slips:
          if let whole = covers.whole { add(whole, node, reader, &matches) }
        case .address:
          if let cover = covers.own.filter(isAddress).max(by: { $0.mask < $1.mask }) {
            matches.add(node, key: addressKey(cover, node, reader))
          }
        }
      }
      if node < leaves { pool.add(covers.covers, for: node) }
    }
    return matches
  }

  /// The runs of words that could hold the slip.
  private var wordRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    for first in query.words.indices {
      for last in first..<min(query.words.count, first + 3) {
        runs.append(query.words[first].lowerBound..<query.words[last].upperBound)
      }
    }
    return runs
  }

  private func add(
    _ cover: PathCover, _ node: Int, _ reader: NameReader, _ matches: inout BestMatches
  ) {
    var cost = cover.cost
    let rank = reader.standing.ranks[node]
    if query.wantedRanks != 0, rank > 7 || query.wantedRanks >> rank & 1 == 0 { cost += 8 }
    // Hardly anybody abbreviates a town; who types letters means what lies above.
    if reader.standing.hasRanks, rank > 3, cost > 0, !query.hasHan { cost += 16 }
    let isAbbreviated = reader.readings.contains {
      $0.source == .initials && $0.place == .whole && $0.end == query.letters.count
    }
    let standing = reader.standing.key(of: node, byRank: isAbbreviated)
    matches.add(node, key: UInt64(min(cost, 0xFFFF)) << 48 | standing << 32 | UInt64(node))
  }

  // MARK: Addresses

  /// Whether letters from the beginning on are covered, and by so much that the rest is no name.
  private func isAddress(_ cover: PathCover) -> Bool {
    guard !cover.hasSlip else { return false }
    let length = (~cover.mask).trailingZeroBitCount
    return cover.mask >> UInt64(length) == 0 && length >= 3
  }

  /// The one that covers most goes first.
  private func addressKey(_ cover: PathCover, _ node: Int, _ reader: NameReader) -> UInt64 {
    let left = UInt64(64 - cover.mask.nonzeroBitCount)
    return left << 56 | UInt64(min(cover.cost, 0xFF)) << 48 | reader.standing.key(
      of: node, byRank: false) << 32
      | UInt64(node)
  }

  // MARK: Results

  /// Goes down to one result again, to tell how it was found.
  private func trace(_ node: Int, _ pass: Pass, _ reader: inout NameReader) -> Found {
    let parents = index.parents.value
    var path = [node]
    while let first = path.first, parents[first] >= 0 { path.insert(Int(parents[first]), at: 0) }
    let table = pass == .slips ? index.syllables.value : nil
    let stems = pass == .slips ? index.stems.value : []
    var covers = PathCovers()
    var above: [PathCover] = []
    for (level, step) in path.enumerated() {
      guard Int(reader.standing.ranks[step]) <= lowestRank else { continue }
      reader.read(step, from: CoverPool.ends(of: above[...]))
      if pass == .slips {
        reader.readSlips(step, in: CoverPool.runs(above[...], query, wordRuns), table, stems)
      }
      covers.combine(above[...], reader.readings, query, level: level)
      above = covers.covers
    }
    let cover =
      pass == .address ? covers.own.filter(isAddress).max { $0.mask < $1.mask } : covers.whole
    var highlights = [[Range<Int>]](repeating: [], count: path.count)
    var own: NameReading?
    var link = cover?.step ?? -1
    while link >= 0 {
      let step = covers.steps[Int(link)]
      link = step.before
      if !step.reading.units.isEmpty, step.reading.place != .near {
        highlights[step.level].append(step.reading.units)
      }
      let isOwn = step.level == path.count - 1
      if isOwn, step.reading.end > own?.end ?? -1 { own = step.reading }
    }
    var kind = own?.kind(hasVariants: query.hasVariants) ?? .part
    if cover?.hasSlip == true { kind = .typo }
    if pass == .address { kind = .path }
    return Found(
      node: node, kind: kind,
      highlights: path.indices.map { scalars(highlights[$0], in: path[$0], reader.names) },
      otherName: own.flatMap { otherName(of: node, $0) })
  }

  /// What a reading of a name besides the region's own has read.
  private func otherName(of node: Int, _ reading: NameReading) -> String? {
    switch reading.source {
    case .alias, .former:
      index.extras.value.original(
        of: node, reading.source, query.letters[reading.start..<reading.end], index)
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
