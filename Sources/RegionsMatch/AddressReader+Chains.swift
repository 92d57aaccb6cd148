import TypedNumbers

extension AddressReader {
  /// Goes on with a chain: to the regions below that have the name, or by taking it for a repetition.
  mutating func goOn(from index: Int, with mention: Mention) {
    let chain = chains.all[index]
    var gap = chain.end > mention.start ? 0 : text.gap(chain.end, mention.start)
    if chain.link.number == nil, mention.isWordStart { gap = 0 }
    var found = extend(chain, below: chain.region, with: mention, gap: gap)
    if lexicon.forest.isFormer(chain.region) {
      for index in lexicon.successorRange(of: chain.region) {
        let successor = lexicon.successors[index]
        found = extend(chain, below: successor, with: mention, gap: gap) || found
      }
    }
    if !found { confirm(index, with: mention, gap: gap) }
  }

  /// Adds the chains that go on with a name of a region below one.
  private mutating func extend(
    _ chain: Chain, below region: ForestRegion, with mention: Mention, gap: Int
  ) -> Bool {
    let last = lexicon.forest.last(in: region)
    guard last > region else { return false }
    let below = region.next...last
    var found = false
    if !mention.upper.isEmpty, lexicon.forest.rank(of: region) < NameLexicon.lowestUpperRank {
      found = extend(chain, to: below, mention.upper, with: mention, gap: gap)
    }
    let needsCounty = chain.link.number.map { chains[$0].needsCounty } ?? false
    if !mention.lower.isEmpty, !needsCounty {
      found = extend(chain, to: below, mention.lower, with: mention, gap: gap) || found
    }
    return found
  }

  /// Adds the chains that go on with a name of `entries` whose region is one of `regions`.
  private mutating func extend(
    _ chain: Chain, to regions: ClosedRange<ForestRegion>, _ entries: Range<Int>,
    with mention: Mention, gap: Int
  ) -> Bool {
    var found = false
    for index in index(of: regions.lowerBound, in: entries)..<entries.upperBound {
      let entry = lexicon.entries[index]
      guard entry.region <= regions.upperBound else { break }
      let (quality, end) = endings.quality(of: entry, end: mention.end)
      if quality == .short, gap > 0 { continue }
      if quality == .short || quality == .alias, text.isRoad(at: end) { continue }
      // A name in force goes before one of before, and 上海市上海市 says the city twice, not 上海县. But 巢湖市
      // was a prefecture before it was a county: 含山县 behind it was in that.
      let isOutranked =
        entry.kind == .formerName
        && isWholeToday(entries, below: quality == .whole ? regions : nil, at: mention.end)
      if isOutranked, quality != .whole || entry.rank >= NameLexicon.lowestUpperRank { continue }
      let isChild = lexicon.forest.parent(of: entry.region) == chain.region
      let isLower = entry.rank > NameLexicon.lowestUpperRank
      // 江北区 in 重庆市 is no 江北街道 of one of its counties.
      // A town's is one only by itself: 上地 is not what 上地桥 says, nor 学院路 what 学院路37号 does.
      if quality == .short, isLower,
        !(endings.isEmpty && isChild && text.isWordEnd(end) && !text.endsLikeRoad(at: end))
      {
        continue
      }
      // 唐镇 is no town in 唐镇医院, nor 孙镇 in 孙镇中路.
      if isLower, end - mention.start == 2, text.isRoad(at: end) || text.isProperName(at: end) {
        continue
      }
      var score = chain.score + score(of: entry, quality, at: mention.start..<end)
      if isOutranked { score -= 5 }
      if gap > 0 { score -= 6 + 2 * Int32(min(gap, 12)) }
      if isLower, !isChild { score -= lexicon.forest.rank(of: chain.region) <= 1 ? 6 : 2 }
      found = true
      guard score > chain.score else { continue }
      if entry.kind == .zone { zone = mention.start..<end }
      chains.add(
        Link(
          region: entry.region, start: mention.start, end: end, quality: quality, kind: entry.kind,
          isApart: gap > 0, isShared: entry.kind == .zone, needsCounty: isOutranked,
          previous: chain.link),
        score: score)
    }
    return found
  }

  /// Whether a text has the whole name of today of one of the entries' regions.
  ///
  /// - Parameter regions: which ones; `nil` for all.
  private func isWholeToday(
    _ entries: Range<Int>, below regions: ClosedRange<ForestRegion>?, at end: Int
  ) -> Bool {
    entries.contains { index in
      let entry = lexicon.entries[index]
      return entry.kind == .official && regions?.contains(entry.region) ?? true
        && endings.quality(of: entry, end: end).quality == .whole
    }
  }

  /// The first entry of a range whose region is not before `region`.
  private func index(of region: ForestRegion, in entries: Range<Int>) -> Int {
    var (first, last) = (entries.lowerBound, entries.upperBound)
    while first < last {
      let middle = (first + last) / 2
      if lexicon.entries[middle].region < region { first = middle + 1 } else { last = middle }
    }
    return first
  }

  /// Takes a name for that of the chain's region or one above, said again or in another order: of several
  /// that have it the one with the longest, 恩施土家族苗族自治州 rather than 恩施市.
  mutating func confirm(_ index: Int, with mention: Mention, gap: Int) {
    let chain = chains.all[index]
    var best: (end: Int, worth: Int32, quality: NameQuality, isAbove: Bool)?
    var next: ForestRegion? = chain.region
    while let region = next {
      next = lexicon.forest.parent(of: region)
      let rank = lexicon.forest.rank(of: region)
      let entries = rank > NameLexicon.lowestUpperRank ? mention.lower : mention.upper
      for number in self.index(of: region, in: entries)..<entries.upperBound {
        let entry = lexicon.entries[number]
        guard entry.region == region else { break }
        let (quality, end) = endings.quality(of: entry, end: mention.end)
        if quality == .short, region == chain.region || gap > 0 || text.isRoad(at: end) { continue }
        let worth = worth(
          of: entry, quality, at: mention.start..<end, isAbove: region != chain.region, gap: gap)
        if best.map({ ($0.end, $0.worth) < (end, worth) }) ?? true {
          best = (end, worth, quality, region != chain.region)
        }
      }
    }
    guard let best else { return }
    chains.confirm(
      index, by: Chain.Confirmation(start: mention.start, worth: best.worth),
      to: gap == 0 && !isPart(best.quality, upTo: best.end, of: chain, isAbove: best.isAbove)
        ? best.end : nil)
  }

  /// Whether what says a chain's region once more belongs to what is left: it begins a proper name
  /// (江西师范大学 behind 南昌市), or names an area (九龙 behind 香港).
  private func isPart(
    _ quality: NameQuality, upTo end: Int, of chain: Chain, isAbove: Bool
  ) -> Bool {
    guard text.hasHan else { return false }
    switch quality {
    case .short: return !text.isWordEnd(end) && !isName(at: end, near: chain)
    case .alias: return !isAbove || !text.isWordEnd(end) && !isName(at: end, near: chain)
    case .variant, .whole: return text.isProperName(at: end) || text.isRoad(at: end)
    }
  }

  /// Whether the text goes on with the name of a region that a chain leads to or comes from.
  private func isName(at start: Int, near chain: Chain) -> Bool {
    var top = chain.region
    while let parent = lexicon.forest.parent(of: top) { top = parent }
    var state = lexicon.firstState(of: text.units[start])
    var end = start + 1
    while state != .none {
      if let bucket = lexicon.bucket(at: state), !text.isRoad(at: end), !text.isProperName(at: end)
      {
        for index in lexicon.upperEntries(of: bucket)
        where lexicon.forest.contains(top, lexicon.entries[index].region) { return true }
      }
      guard end < text.units.count else { return false }
      state = lexicon.edges.target(of: state, over: text.units[end])
      end += 1
    }
    return false
  }

  /// What the name of a chain's region is worth that is said again, or of one above. English has those above
  /// behind, and so has 铁山港区北海市广西壮族自治区: there they are worth what they are worth elsewhere.
  private func worth(
    of entry: NameEntry, _ quality: NameQuality, at range: Range<Int>, isAbove: Bool, gap: Int
  ) -> Int32 {
    if gap == 0, isAbove, quality == .whole || !text.hasHan {
      return score(of: entry, quality, at: range)
    }
    return quality == .short || gap > 0 ? 3 : 6
  }

  /// Adds the chains that begin with a name.
  ///
  /// - Parameter isLower: whether of a town or village, or of what is above.
  mutating func begin(with mention: Mention, isLower: Bool) {
    let entries = isLower ? mention.lower : mention.upper
    let isWordStart = mention.isWordStart
    let isGeneric = AddressReader.isGeneric(text.units[mention.start..<mention.end])
    // A name of more than 40 regions says nothing; of those called 郊区 nearly all are no more.
    guard entries.count <= 40 || isGeneric, isWordStart || !isGeneric else { return }
    let hasToday = entries.contains { !lexicon.forest.isFormer(lexicon.entries[$0].region) }
    for index in entries {
      let entry = lexicon.entries[index]
      let (quality, end) = endings.quality(of: entry, end: mention.end)
      // 吴江 is 吴江区, rather than 吴江县 before it.
      if quality != .whole, hasToday, lexicon.forest.isFormer(entry.region) { continue }
      if isGeneric, lexicon.forest.isFormer(entry.region) { continue }
      // Words in Latin letters among characters are mostly no regions.
      if entry.kind == .romanized, text.hasHan { continue }
      var score = score(of: entry, quality, at: mention.start..<end)
      // Unless a town tells otherwise, a name in force goes before one of before.
      if entry.kind == .formerName, isWholeToday(entries, below: nil, at: mention.end) {
        score -= 5
      }
      if isLower {
        guard quality == .whole else { continue }
        score -= 8
      }
      switch quality {
      case .short:
        guard isWordStart || !mention.hasReading, !text.isRoad(at: end) else { continue }
        if !isWordStart { score -= 8 }
      case .alias:
        guard !text.isRoad(at: end) else { continue }
        if !isWordStart { score -= 6 }
      case .variant: if !isWordStart { score -= 6 }
      case .whole: if !isWordStart { score -= 4 }
      }
      if mention.hasReading { score -= 6 }
      if isGeneric { score -= 8 }
      if entry.kind == .zone { zone = mention.start..<end }
      let isShared =
        entry.kind == .zone
        || quality == .alias
          && entries.contains {
            let other = lexicon.entries[$0].region
            return other != entry.region && !lexicon.forest.isFormer(other)
          }
      chains.add(
        Link(
          region: entry.region, start: mention.start, end: end, quality: quality, kind: entry.kind,
          isApart: !isWordStart, isShared: isShared),
        score: score)
    }
  }

  /// What a name is worth that stands at a range of the text.
  @inline(__always)
  private func score(of entry: NameEntry, _ quality: NameQuality, at range: Range<Int>) -> Int32 {
    let isLatin = text.units[range.lowerBound] < 0x80
    // A character is a syllable, which is written with about three letters.
    var score = quality.score(isLatin ? (range.count + 2) / 3 : range.count)
    // Between a name of today and one of before, that of today is meant.
    if entry.kind == .formerName { score -= quality == .whole ? 1 : 4 }
    return score
  }
}
