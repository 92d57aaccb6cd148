import Regions
import RegionsNames
import TypedNumbers

extension AddressReader {
  /// Chooses among the chains.
  mutating func verdict() -> Verdict {
    guard let best = bestChain() else { return nothing }
    let confidence: AddressMatch.Confidence = doubts(about: best) ? .likely : .certain
    if !lexicon.forest.isFormer(best.region), !hasRival(best) {
      // Nearly every address ends here.
      let answer = raised(best.region)
      guard isInScope(answer) else { return nothing }
      return verdict(for: answer, of: best, confidence)
    }
    var candidates = answers(of: best)
    // Other regions the same text could mean.
    for chain in chains.all where isRival(chain, best) {
      for answer in answers(of: chain) where !isNear(answer, candidates) {
        candidates.append(answer)
      }
    }
    guard let first = candidates.first else { return nothing }
    guard candidates.count > 1 else { return verdict(for: first, of: best, confidence) }
    let (answer, isSettled) = settle(candidates, outside: chains.extent(of: best))
    let chain = chains.all.first { isRival($0, best) && answers(of: $0).contains(answer) }
    return verdict(
      for: answer, of: chain ?? best, isSettled ? .likely : .guess,
      alternatives: candidates.filter { $0 != answer })
  }

  /// The verdict for an answer that a chain leads to.
  private func verdict(
    for answer: ForestRegion, of chain: Chain, _ confidence: AddressMatch.Confidence,
    alternatives: [ForestRegion] = []
  ) -> Verdict {
    var link = chain.link.number
    var end = chain.end
    let street = street(of: chain)
    while let lower = link, lexicon.forest.rank(of: chains[lower].region) > lowestRank {
      link = chains[lower].previous.number
      if let link { end = chains[link].confirmedEnd ?? chains[link].end }
    }
    // 浙江大学 says 浙江 and stays whole.
    if let last = link, isHead(chains[last]), chains[last].confirmedEnd == nil {
      end = start(of: chains[last])
    }
    let rest = link == nil ? 0 : text.skipSeparators(from: end)
    let isShort = confidence == .certain && (stopsShort(answer, rest) || codesContradict(answer))
    return Verdict(
      parse: AddressParse(
        region: lexicon.forest.node(of: answer),
        restStart: street == nil ? text.byteOffset(of: rest) : 0,
        restEnd: street ?? text.totalByteCount, confidence: isShort ? .likely : confidence),
      lastLink: link, alternatives: alternatives)
  }

  /// Whether a name is the head of a proper name, which it stays in (浙江大学), or names an area (九龙).
  private func isHead(_ name: Link) -> Bool {
    name.isShared || name.quality == .short && text.isProperName(at: name.end)
  }

  /// Where a name begins that stays in what is left: behind the city of 西安市高新区, which the
  /// answer says.
  private func start(of name: Link) -> Int {
    guard name.kind == .zone else { return name.start }
    var state = lexicon.firstState(of: text.units[name.start])
    var (end, behind) = (name.start + 1, name.start)
    while state != .none, end < name.end {
      if let bucket = lexicon.bucket(at: state) {
        let isCity = lexicon.upperEntries(of: bucket).contains {
          let entry = lexicon.entries[$0]
          return entry.kind != .zone && lexicon.forest.contains(entry.region, name.region)
        }
        if isCity { behind = text.units[end] == 0x5E02 ? end + 1 : end }
      }
      state = lexicon.edges.target(of: state, over: text.units[end])
      end += 1
    }
    return behind
  }

  /// Where the street ends, in bytes, that stands before a chain's names; `nil` if it stands behind them.
  private func street(of chain: Chain) -> Int? {
    guard !text.hasHan, chain.link.number != nil else { return nil }
    let names = chains.extent(of: chain)
    return text.streetEnd(before: names.lowerBound, behind: names.upperBound).map(text.byteOffset)
  }

  /// Whether a chain is as good as the best one, or is it.
  private func isRival(_ chain: Chain, _ best: Chain) -> Bool {
    chain.link.number != nil && chain.score >= best.score - 1
  }

  /// Whether another chain is as good as the best one and leads somewhere else.
  private func hasRival(_ best: Chain) -> Bool {
    for chain in chains.all where isRival(chain, best) && chain.region != best.region {
      return true
    }
    return false
  }

  private var nothing: Verdict {
    Verdict(
      parse: AddressParse(
        region: nil, restStart: 0, restEnd: text.totalByteCount, confidence: .guess))
  }

  /// The chain worth most; of equal ones, that of the higher rank, then the earlier.
  private func bestChain() -> Chain? {
    var best: Chain?
    for chain in chains.all where chain.link.number != nil && chain.score >= AddressReader.least {
      guard let other = best else {
        best = chain
        continue
      }
      if chain.score > other.score
        || chain.score == other.score
          && lexicon.forest.rank(of: chain.region) < lexicon.forest.rank(of: other.region)
      {
        best = chain
      }
    }
    return best
  }

  /// A short name in the middle of a text is worth less.
  private static let least: Int32 = 3

  // MARK: Answers

  /// The regions of today that a chain's region stands for, not below the lowest rank asked for: several
  /// if it was divided, and the region above if nobody knows what became of it.
  private func answers(of chain: Chain) -> [ForestRegion] {
    let forest = lexicon.forest
    var regions = [chain.region]
    if forest.isFormer(chain.region) {
      regions = lexicon.successors(of: chain.region)
      if regions.isEmpty, let region = forest.today(above: chain.region) { regions = [region] }
    }
    var answers: [ForestRegion] = []
    for region in regions {
      let region = raised(region)
      if isInScope(region), !answers.contains(region) {
        answers.append(region)
      }
    }
    return answers
  }

  private func isInScope(_ region: ForestRegion) -> Bool {
    scope.map { lexicon.forest.contains($0, region) } ?? true
  }

  /// The region itself or the one above it that is of the lowest rank asked for.
  private func raised(_ region: ForestRegion) -> ForestRegion {
    var region = region
    while lexicon.forest.rank(of: region) > lowestRank,
      let parent = lexicon.forest.parent(of: region)
    {
      region = parent
    }
    return region
  }

  /// Whether a region is one of others, or lies above or below one.
  private func isNear(_ region: ForestRegion, _ others: [ForestRegion]) -> Bool {
    others.contains { lexicon.forest.contains($0, region) || lexicon.forest.contains(region, $0) }
  }

  // MARK: Doubts

  /// Whether a chain's names, as far down as was asked for, are cut short or stand apart.
  private func doubts(about chain: Chain) -> Bool {
    let last = chain.link.number
    var link = last
    while let number = link {
      let name = chains[number]
      let rank = lexicon.forest.rank(of: name.region)
      let isFirst = name.previous.number == nil
      if rank <= lowestRank || isFirst {
        if name.isApart, !isFirst || name.quality == .short { return true }
        if isFirst, number == last,
          AddressReader.isGeneric(text.units[name.start..<name.end])
        {
          return true
        }
        if number == last, isHead(name) { return true }
        if name.quality == .short, isFirst ? number == last : rank >= 3 { return true }
        if name.quality == .variant, rank < 3 || isFirst { return true }
      }
      if lexicon.forest.isFormer(name.region), lexicon.successors(of: name.region).isEmpty {
        return true
      }
      link = name.previous.number
    }
    return false
  }

  /// Whether the address goes on and there are counties it could lie in, below the answer.
  private func stopsShort(_ answer: ForestRegion, _ rest: Int) -> Bool {
    let forest = lexicon.forest
    let rank = forest.rank(of: answer)
    guard rank < NameLexicon.lowestUpperRank, rank < lowestRank, forest.last(in: answer) > answer,
      forest.rank(of: answer.next) <= NameLexicon.lowestUpperRank
    else { return false }
    return text.gap(rest, text.units.count) > 0
  }
}
