import Regions

/// One query on its way to results.
///
/// Three readings are tried, each only if the one before found nothing: the words as they are, one
/// word as a path written without spaces, and the words with one slip of the hand.
struct SearchRun {
  let index: SearchIndex
  let query: SearchQuery
  let scope: SearchScope

  struct Found {
    let node: Int
    let kind: RegionMatch.Kind
    let highlights: [Range<Int>]
  }

  /// At most `limit` regions, best first.
  func best(_ limit: Int) -> [Found] {
    if query.words.count == 1 {
      let ranks = index.ranks(of: query.words[...], in: scope.domain)
      if let found = collect(ranks, limit) { return found }
      if let found = collect(PathReading(query.words[0], index).ranks(in: scope.domain), limit) {
        return found
      }
      return collect(slips(query.words[...], in: scope.domain), limit) ?? []
    }
    let groups = groups()
    if let found = collect([groups], limit) { return found }
    return collect(groupsWithOneSlip(groups), limit) ?? []
  }

  // MARK: One word

  private func collect(_ ranks: [MatchRank], _ limit: Int) -> [Found]? {
    var matches = BestMatches(limit: limit)
    for nodes in scope.domain {
      for node in nodes where ranks[node] != .none {
        matches.add(node, penalty: ranks[node].penalty)
      }
    }
    let best = matches.best
    guard !best.isEmpty else { return nil }
    return found(best) { ranks[$0].kind }
  }

  private func slips(_ words: ArraySlice<[UInt16]>, in domain: [Range<Int>]) -> [MatchRank] {
    var ranks = [MatchRank](repeating: .none, count: index.storage.nodeCount)
    guard let slip = SlipOfTheHand(Array(words.joined())) else { return ranks }
    if index.canBeName(words) { slip.match(in: domain, names: index.names.value, into: &ranks) }
    if let pinyin = index.pinyin.value { slip.match(in: domain, pinyin: pinyin, into: &ranks) }
    return ranks
  }

  // MARK: Several words

  private var everywhere: [Range<Int>] { [0..<index.storage.nodeCount] }

  /// The words, and the runs of words that match together, with their ranks in the whole tree.
  private func groups() -> [WordCover.Group] {
    let words = query.words
    var groups: [WordCover.Group] = []
    for start in words.indices {
      var domain = everywhere
      for end in start + 1...words.count {
        guard index.canMatch(words[start..<end]) else { break }
        let ranks = index.ranks(of: words[start..<end], in: domain)
        // Where `bei jing` matches, `bei` does.
        domain = runs(of: ranks)
        if domain.isEmpty { break }
        groups.append(group(start..<end, ranks))
      }
    }
    return groups
  }

  /// For each run of words that could hold the slip, the groups with it.
  private func groupsWithOneSlip(_ groups: [WordCover.Group]) -> [[WordCover.Group]] {
    let count = query.words.count
    var variants: [[WordCover.Group]] = []
    for start in 0..<count {
      for end in start + 1...count {
        let slipped = group(start..<end, slips(query.words[start..<end], in: everywhere))
        let others = groups.filter { $0.mask & slipped.mask == 0 }
        variants.append(others + [slipped])
      }
    }
    return variants
  }

  private func group(_ words: Range<Int>, _ ranks: [MatchRank]) -> WordCover.Group {
    WordCover.Group(
      mask: (1 << words.count - 1) << words.lowerBound,
      isLast: words.upperBound == query.words.count, ranks: ranks)
  }

  private func runs(of ranks: [MatchRank]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for node in ranks.indices where ranks[node] != .none {
      if let last = runs.last, last.upperBound == node {
        runs[runs.count - 1] = last.lowerBound..<node + 1
      } else {
        runs.append(node..<node + 1)
      }
    }
    return runs
  }

  private func collect(_ variants: [[WordCover.Group]], _ limit: Int) -> [Found]? {
    var penalties: [Int: (penalty: Int, kind: RegionMatch.Kind)] = [:]
    for groups in variants {
      let cover = WordCover(groups: groups, wordCount: query.words.count)
      for node in candidates(cover) {
        guard let penalty = cover.penalty(along: path(from: node)),
          penalty < penalties[node]?.penalty ?? .max
        else { continue }
        penalties[node] = (penalty, cover.rank(of: node).kind)
      }
    }
    guard !penalties.isEmpty else { return nil }
    var matches = BestMatches(limit: limit)
    for (node, match) in penalties.sorted(by: { $0.key < $1.key }) {
      matches.add(node, penalty: match.penalty)
    }
    return found(matches.best) { penalties[$0]?.kind ?? .part }
  }

  /// The regions of the scope that a word matches and on whose paths every word matches.
  private func candidates(_ cover: WordCover) -> [Int] {
    let all = 1 << query.words.count - 1
    guard cover.groups.reduce(0, { $0 | $1.mask }) == all else { return [] }
    let parents = index.parents.value
    var own = [UInt16](repeating: 0, count: parents.count)
    for group in cover.groups {
      for node in own.indices where group.ranks[node] != .none {
        own[node] |= UInt16(group.mask)
      }
    }
    var onPath = own
    for node in onPath.indices where parents[node] >= 0 {
      onPath[node] |= onPath[Int(parents[node])]
    }
    return scope.domain.flatMap { nodes in
      nodes.filter { own[$0] != 0 && Int(onPath[$0]) == all }
    }
  }

  private func path(from node: Int) -> [Int] {
    let parents = index.parents.value
    return Array(
      sequence(first: node) { parents[$0] >= 0 ? Int(parents[$0]) : nil })
  }

  // MARK: Results

  private func found(_ nodes: [Int], kind: (Int) -> RegionMatch.Kind) -> [Found] {
    let highlighter = Highlighter(index: index, words: query.words)
    return nodes.map {
      Found(node: $0, kind: kind($0), highlights: highlighter.highlights(in: $0))
    }
  }
}
