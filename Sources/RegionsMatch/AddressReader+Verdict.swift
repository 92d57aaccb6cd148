import Regions
import RegionsNames
import TypedNumbers

extension AddressReader {
  /// Chooses among the chains.
  mutating func verdict() -> Verdict {
    guard let best = bestChain() else { return nothing }
    let confidence: AddressMatch.Confidence = doubts(about: best) ? .likely : .certain
    if !lexicon.forest.isFormer(best.place), !hasRival(best) {
      // Nearly every address ends here.
      let answer = raised(best.place)
      guard isInScope(answer) else { return nothing }
      return verdict(answer, best, confidence, [])
    }
    var candidates = answers(of: best)
    // Other places the same text could mean.
    for chain in chains where isRival(chain, best) {
      for answer in answers(of: chain) where !isNear(answer, candidates) {
        candidates.append(answer)
      }
    }
    guard let first = candidates.first else { return nothing }
    guard candidates.count > 1 else { return verdict(first, best, confidence, []) }
    let (answer, isSettled) = settle(candidates, best)
    let chain = chains.first { isRival($0, best) && answers(of: $0).contains(answer) }
    return verdict(
      answer, chain ?? best, isSettled ? .likely : .guess, candidates.filter { $0 != answer })
  }

  /// The verdict for an answer that a chain leads to.
  private func verdict(
    _ answer: Place, _ chain: Chain, _ confidence: AddressMatch.Confidence, _ alternatives: [Place]
  ) -> Verdict {
    var link = chain.link.number
    var end = Int(chain.end)
    let street = street(of: chain)
    while let lower = link, lexicon.forest.rank(of: links[lower].place) > lowestRank {
      link = links[lower].previous.number
      if let link { end = Int(links[link].end) }
    }
    let rest = link == nil ? 0 : text.skipSeparators(from: end)
    let isShort = confidence == .certain && stopsShort(answer, rest)
    return Verdict(
      reading: AddressParse(
        region: lexicon.forest.region(of: answer),
        restStart: street == nil ? text.byteOffset(of: rest) : 0,
        restEnd: street ?? text.totalByteCount, confidence: isShort ? .likely : confidence),
      lastLink: link, alternatives: alternatives)
  }

  /// Where the street ends, in bytes, that stands before a chain's names; `nil` if it stands behind them.
  private func street(of chain: Chain) -> Int? {
    guard !text.hasHan, var first = chain.link.number else { return nil }
    var end = max(Int(chain.end), Int(links[first].end))
    while let previous = links[first].previous.number {
      first = previous
      end = max(end, Int(links[first].end))
    }
    return text.streetEnd(before: Int(links[first].start), behind: end).map(text.byteOffset)
  }

  /// Whether a chain is as good as the best one, or is it.
  private func isRival(_ chain: Chain, _ best: Chain) -> Bool {
    chain.link.number != nil && chain.score >= best.score - 1
  }

  /// Whether another chain is as good as the best one and leads somewhere else.
  private func hasRival(_ best: Chain) -> Bool {
    for chain in chains where isRival(chain, best) && chain.place != best.place { return true }
    return false
  }

  private var nothing: Verdict {
    Verdict(
      reading: AddressParse(
        region: nil, restStart: 0, restEnd: text.totalByteCount, confidence: .guess))
  }

  /// The chain worth most; of equal ones, that of the higher rank, then the earlier.
  private func bestChain() -> Chain? {
    var best: Chain?
    for chain in chains where chain.link.number != nil && chain.score >= AddressReader.least {
      guard let other = best else {
        best = chain
        continue
      }
      if chain.score > other.score
        || chain.score == other.score
          && lexicon.forest.rank(of: chain.place) < lexicon.forest.rank(of: other.place)
      {
        best = chain
      }
    }
    return best
  }

  /// A short name in the middle of a text is worth less.
  private static let least: Int32 = 3

  // MARK: Answers

  /// The places of today that a chain's place stands for, not below the lowest rank asked for: several
  /// if it was divided, and the place above if nobody knows what became of it.
  private func answers(of chain: Chain) -> [Place] {
    let forest = lexicon.forest
    var places = [chain.place]
    if forest.isFormer(chain.place) {
      places = lexicon.successors(of: chain.place)
      if places.isEmpty, let place = forest.today(above: chain.place) { places = [place] }
    }
    var answers: [Place] = []
    for place in places {
      let place = raised(place)
      if isInScope(place), !answers.contains(place) {
        answers.append(place)
      }
    }
    return answers
  }

  private func isInScope(_ place: Place) -> Bool {
    scope.map { lexicon.forest.contains($0, place) } ?? true
  }

  /// The place itself or the one above it that is of the lowest rank asked for.
  private func raised(_ place: Place) -> Place {
    var place = place
    while lexicon.forest.rank(of: place) > lowestRank, let parent = lexicon.forest.parent(of: place)
    {
      place = parent
    }
    return place
  }

  /// Whether a place is one of others, or lies above or below one.
  private func isNear(_ place: Place, _ others: [Place]) -> Bool {
    others.contains { lexicon.forest.contains($0, place) || lexicon.forest.contains(place, $0) }
  }

  // MARK: Doubts

  /// Whether a chain's names, as far down as was asked for, are cut short or stand apart.
  private func doubts(about chain: Chain) -> Bool {
    let last = chain.link.number
    var link = last
    while let number = link {
      let name = links[number]
      let rank = lexicon.forest.rank(of: name.place)
      let isFirst = name.previous.number == nil
      if rank <= lowestRank || isFirst {
        if name.isApart, !isFirst || name.quality == .short { return true }
        if isFirst, number == last,
          AddressReader.isGeneric(text.units[Int(name.start)..<Int(name.end)])
        {
          return true
        }
        if name.isShared, number == last { return true }
        if name.quality == .short, isFirst ? number == last : rank >= 3 { return true }
        if name.quality == .variant, rank < 3 || isFirst { return true }
      }
      if lexicon.forest.isFormer(name.place), lexicon.successors(of: name.place).isEmpty {
        return true
      }
      link = name.previous.number
    }
    return false
  }

  /// Whether the address goes on and there are counties it could lie in, below the answer.
  private func stopsShort(_ answer: Place, _ rest: Int) -> Bool {
    let forest = lexicon.forest
    let rank = forest.rank(of: answer)
    guard rank < NameLexicon.lowestUpperRank, rank < lowestRank, forest.last(in: answer) > answer,
      forest.rank(of: answer.next) <= NameLexicon.lowestUpperRank
    else { return false }
    return text.gap(rest, text.units.count) > 1
  }

  // MARK: Settling

  /// Chooses among places that the text has equally well, by what else stands in it, else by how well
  /// known they are.
  private mutating func settle(
    _ candidates: [Place], _ best: Chain
  ) -> (Place, isSettled: Bool) {
    let evidence = evidence(for: candidates, outside: start(of: best)..<Int(best.end))
    let most = evidence.max() ?? 0
    let left = candidates.indices.filter { evidence[$0] == most }
    if left.count == 1, most > 0 { return (candidates[left[0]], true) }
    let tree = tree.storage
    var chosen = candidates[left[0]]
    var population = -1
    for index in left {
      let node = lexicon.forest.region(of: candidates[index])
      let other = Prominence.population(of: node, in: tree)
      if other > population { (chosen, population) = (candidates[index], other) }
    }
    return (chosen, false)
  }

  private func start(of chain: Chain) -> Int {
    var start = Int(chain.end)
    var link = chain.link.number
    while let number = link {
      start = Int(links[number].start)
      link = links[number].previous.number
    }
    return start
  }

  /// What the other names of the text say for each of some places: a name of a town or village below it
  /// says most, then one of a place above it, then that of a neighbour.
  ///
  /// - Parameter reading: where the names stand that were read already.
  private mutating func evidence(for candidates: [Place], outside reading: Range<Int>) -> [Int] {
    var evidence = [Int](repeating: 0, count: candidates.count)
    for start in 0..<text.units.count where !reading.contains(start) {
      var state = lexicon.firstState(of: text.units[start])
      var end = start + 1
      while state != 0, start >= reading.lowerBound || end <= reading.lowerBound {
        let bucket = lexicon.ends[Int(state)]
        if bucket != 0 {
          findEndings(at: end)
          for index in candidates.indices {
            evidence[index] += weight(
              of: Int(bucket) - 1, for: candidates[index], end: end, length: end - start)
          }
        }
        guard end < text.units.count else { break }
        state = lexicon.edges.target(of: state, over: text.units[end])
        end += 1
      }
    }
    return evidence
  }

  /// What one name says for one place.
  private func weight(of bucket: Int, for place: Place, end: Int, length: Int) -> Int {
    let forest = lexicon.forest
    let parent = forest.parent(of: place)
    let entries = Int(lexicon.starts[bucket])..<Int(lexicon.starts[bucket + 1])
    guard entries.count <= 2000 else { return 0 }
    var weight = 0
    for index in entries {
      let entry = lexicon.entries[index]
      let other = entry.place
      guard other != place else { continue }
      let isShort = quality(of: entry, end).quality == .short
      if forest.contains(place, other) {
        weight = max(weight, min(length, 4) + (isShort ? 1 : 4))
      } else if forest.contains(other, place) {
        weight = max(weight, !isShort ? 5 : text.isRoad(at: end) ? 0 : 2)
      } else if !isShort, let parent, forest.rank(of: parent) > 1, forest.contains(parent, other) {
        weight = max(weight, 4)
      }
    }
    return weight
  }
}
