public import Regions
import RegionsNames
import TypedNumbers

/// Reads addresses one after the other, with memory of its own that it keeps.
public struct AddressReader {
  /// About as many UTF-16 units of an address are read.
  public static var maximumLength: Int { AddressText.maximumLength }

  /// The data set whose regions are found.
  public let tree: RegionTree
  let lexicon: NameLexicon
  /// The place that answers lie in, if they have to.
  let scope: Place?
  /// The lowest rank an answer may have.
  let lowestRank: Int
  var text = AddressText()
  var chains: [Chain] = []
  var links = Numbered<Link, Link>()
  /// The endings that stand behind the name at hand: their numbers, and where they end.
  var endings: [(number: UInt16, end: Int32)] = []

  init(_ matcher: AddressMatcher, within region: Region?, until rank: RegionRank?) {
    tree = matcher.tree
    lexicon = matcher.lexicon
    scope = region.flatMap { matcher.lexicon.forest.place(of: $0.number) }
    lowestRank = rank?.rawValue ?? .max
    chains.reserveCapacity(AddressReader.maximumChainCount + 1)
    links.reserveCapacity(256)
    endings.reserveCapacity(8)
  }

  /// Reads an address in UTF-8.
  ///
  /// - Returns: where it is, without the names it was read from; see ``match(_:)``.
  /// - Complexity: O(bytes), nothing is allocated.
  public mutating func read(_ utf8: UnsafeBufferPointer<UInt8>) -> AddressParse {
    unsafe read(all: utf8).reading
  }

  /// Reads an address with everything there is to tell about it.
  public mutating func match(_ text: String) -> AddressMatch {
    var text = text
    let verdict = text.withUTF8 { unsafe read(all: $0) }
    return describe(verdict, text)
  }

  mutating func read(all utf8: UnsafeBufferPointer<UInt8>) -> Verdict {
    unsafe text.set(utf8)
    chains.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    if let scope {
      chains.append(Chain(place: scope, end: 0, score: 0, link: LinkNumber.OrNone()))
    }
    scan()
    return verdict()
  }

  // MARK: Names

  /// Finds the names of the text and lets each go on what was read before.
  private mutating func scan() {
    let count = text.units.count
    for start in 0..<count {
      var state = lexicon.firstState(of: text.units[start])
      if state != 0, text.isInsideWord(start) { continue }
      var end = start + 1
      while state != 0 {
        let bucket = lexicon.ends[Int(state)]
        if bucket != 0, !text.isInsideWord(end) { read(Int(bucket) - 1, start, end) }
        guard end < count else { break }
        state = lexicon.edges.target(of: state, over: text.units[end])
        end += 1
      }
    }
  }

  /// Reads a name that stands in the text from `start` to `end`, what it ends in not counted.
  private mutating func read(_ bucket: Int, _ start: Int, _ end: Int) {
    let isWordStart = text.isWordStart(start)
    findEndings(at: end)
    if endings.isEmpty, !lexicon.hasWhole[bucket], !isWordStart, !chains.isEmpty {
      // A short name counts only next to another.
      guard chains.contains(where: { Int($0.end) <= start && text.gap(Int($0.end), start) == 0 })
      else {
        return
      }
    }
    let upper = Int(lexicon.starts[bucket])..<Int(lexicon.lowerStarts[bucket])
    let lower = Int(lexicon.lowerStarts[bucket])..<Int(lexicon.starts[bucket + 1])
    // A shorter name that begins here, too, is another reading and none before this one.
    let hasReading = chains.contains { chain in
      chain.link.number.map { Int(links[$0].start) < start } ?? false
    }
    for index in chains.indices where Int(chains[index].end) <= start {
      goOn(from: index, upper, lower, start, end, isWordStart)
    }
    guard scope == nil, !chains.contains(where: { $0.score >= AddressReader.plenty }) else {
      return
    }
    begin(upper, start, end, isWordStart, hasReading, isLower: false)
    begin(lower, start, end, isWordStart, hasReading, isLower: true)
  }

  /// Where two whole names were read, no other place begins.
  private static let plenty: Int32 = 38

  mutating func findEndings(at start: Int) {
    endings.removeAll(keepingCapacity: true)
    guard start < text.units.count, lexicon.mayBeginEnding(text.units[start]) else { return }
    var state = NameLexicon.endingRoot
    var end = start
    while end < text.units.count {
      state = lexicon.edges.target(of: state, over: text.units[end])
      guard state != 0 else { return }
      end += 1
      let number = lexicon.ends[Int(state)]
      if number != 0, !text.isMarket(at: end), !text.isInsideWord(end) {
        endings.append((UInt16(truncatingIfNeeded: number - 1), Int32(end)))
      }
    }
  }

  /// How well the text at hand has an entry's name, and where it ends.
  func quality(of entry: NameEntry, _ end: Int) -> (quality: NameQuality, end: Int) {
    let whole: NameQuality = entry.kind == .alias ? .alias : .whole
    if entry.ending == NameLexicon.noEnding { return (whole, end) }
    var variant: Int?
    for ending in endings {
      if ending.number == entry.ending { return (whole, Int(ending.end)) }
      let ranks = lexicon.endingRanks[Int(ending.number)]
      if entry.rank < 8, ranks >> UInt8(entry.rank) & 1 != 0 { variant = Int(ending.end) }
    }
    return variant.map { (.variant, $0) } ?? (.short, end)
  }

  private func score(
    _ entry: NameEntry, _ quality: NameQuality, _ length: Int, isLatin: Bool
  ) -> Int32 {
    // A character is a syllable, which is written with about three letters.
    var score = quality.score(isLatin ? (length + 2) / 3 : length)
    // Between a name of today and one of before, that of today is meant.
    if entry.kind == .formerName { score -= quality == .whole ? 1 : 4 }
    return score
  }

  // MARK: Chains

  static let maximumChainCount = 16

  /// Goes on with a chain: to the places below that have the name, or by taking it for a repetition.
  private mutating func goOn(
    from index: Int, _ upper: Range<Int>, _ lower: Range<Int>, _ start: Int, _ end: Int,
    _ isWordStart: Bool
  ) {
    let chain = chains[index]
    var gap = text.gap(Int(chain.end), start)
    if chain.link.number == nil, isWordStart { gap = 0 }
    var found = extend(chain, below: chain.place, upper, lower, start, end, gap)
    if lexicon.forest.isFormer(chain.place) {
      for index in lexicon.successorRange(of: chain.place) {
        let successor = lexicon.successors[index]
        found = extend(chain, below: successor, upper, lower, start, end, gap) || found
      }
    }
    if !found { confirm(index, upper, lower, start, end, gap) }
  }

  /// Adds the chains that go on with a name of a place below one.
  private mutating func extend(
    _ chain: Chain, below place: Place, _ upper: Range<Int>, _ lower: Range<Int>, _ start: Int,
    _ end: Int, _ gap: Int
  ) -> Bool {
    let last = lexicon.forest.last(in: place)
    guard last > place else { return false }
    var found = false
    if !upper.isEmpty, lexicon.forest.rank(of: place) < NameLexicon.lowestUpperRank {
      found = extend(chain, upper, place.next, last, start, end, gap)
    }
    if !lower.isEmpty {
      found = extend(chain, lower, place.next, last, start, end, gap) || found
    }
    return found
  }

  /// Adds the chains that go on with a name of `entries` whose place is in `first...last`.
  private mutating func extend(
    _ chain: Chain, _ entries: Range<Int>, _ first: Place, _ last: Place, _ start: Int, _ end: Int,
    _ gap: Int
  ) -> Bool {
    var found = false
    for index in index(ofPlace: first, in: entries)..<entries.upperBound {
      let entry = lexicon.entries[index]
      guard entry.place <= last else { break }
      let (quality, nameEnd) = quality(of: entry, end)
      if quality == .short, gap > 0 || text.isRoad(at: nameEnd) { continue }
      if quality == .short, entry.rank > NameLexicon.lowestUpperRank {
        // 江北区 in 重庆市 is no 江北街道 of one of its counties.
        guard endings.isEmpty, lexicon.forest.parent(of: entry.place) == chain.place else {
          continue
        }
      }
      var score =
        chain.score
        + score(
          entry, quality, nameEnd - start, isLatin: text.units[start] < 0x80)
      if gap > 0 { score -= 6 + 2 * Int32(min(gap, 12)) }
      if lexicon.forest.parent(of: entry.place) != chain.place,
        entry.rank > NameLexicon.lowestUpperRank
      {
        score -= lexicon.forest.rank(of: chain.place) <= 1 ? 6 : 2
      }
      found = true
      guard score > chain.score else { continue }
      add(entry, quality, start, nameEnd, score, after: chain.link, isApart: gap > 0)
    }
    return found
  }

  /// The first entry of a range whose place is not before `place`.
  private func index(ofPlace place: Place, in entries: Range<Int>) -> Int {
    var (first, last) = (entries.lowerBound, entries.upperBound)
    while first < last {
      let middle = (first + last) / 2
      if lexicon.entries[middle].place < place { first = middle + 1 } else { last = middle }
    }
    return first
  }

  /// Takes a name for that of the chain's place or one above, said again or in another order.
  private mutating func confirm(
    _ index: Int, _ upper: Range<Int>, _ lower: Range<Int>, _ start: Int, _ end: Int, _ gap: Int
  ) {
    var next: Place? = chains[index].place
    var isAbove = false
    while let place = next {
      let rank = lexicon.forest.rank(of: place)
      let entries = rank > NameLexicon.lowestUpperRank ? lower : upper
      let entryIndex = self.index(ofPlace: place, in: entries)
      if entryIndex < entries.upperBound, lexicon.entries[entryIndex].place == place {
        let (quality, nameEnd) = quality(of: lexicon.entries[entryIndex], end)
        if quality == .short {
          guard isAbove, gap == 0, !text.isRoad(at: nameEnd) else { return }
          chains[index].score += 3
        } else {
          chains[index].score += gap == 0 ? 6 : 3
        }
        if gap == 0 { chains[index].end = Int32(nameEnd) }
        return
      }
      next = lexicon.forest.parent(of: place)
      isAbove = true
    }
  }

  /// Adds the chains that begin with a name.
  private mutating func begin(
    _ entries: Range<Int>, _ start: Int, _ end: Int, _ isWordStart: Bool, _ hasReading: Bool,
    isLower: Bool
  ) {
    // So many places of one name say nothing.
    let isGeneric = AddressReader.isGeneric(text.units[start..<end])
    guard entries.count <= 40, isWordStart || !isGeneric else { return }
    let hasToday = entries.contains { !lexicon.forest.isFormer(lexicon.entries[$0].place) }
    for index in entries {
      let entry = lexicon.entries[index]
      let (quality, nameEnd) = quality(of: entry, end)
      // 吴江 is 吴江区, rather than 吴江县 before it.
      if quality != .whole, hasToday, lexicon.forest.isFormer(entry.place) { continue }
      if isGeneric, lexicon.forest.isFormer(entry.place) { continue }
      // Words in Latin letters among characters are mostly no places.
      if entry.kind == .romanized, text.hasHan { continue }
      var score = score(
        entry, quality, nameEnd - start, isLatin: text.units[start] < 0x80)
      if isLower {
        guard quality == .whole else { continue }
        score -= 8
      }
      switch quality {
      case .short:
        guard isWordStart || !hasReading, !text.isRoad(at: nameEnd) else { continue }
        if !isWordStart { score -= 8 }
      case .alias:
        guard !text.isRoad(at: nameEnd) else { continue }
        if !isWordStart { score -= 6 }
      case .variant: if !isWordStart { score -= 6 }
      case .whole: if !isWordStart { score -= 4 }
      }
      if hasReading { score -= 6 }
      if isGeneric { score -= 8 }
      let isShared =
        quality == .alias
        && entries.contains {
          let other = lexicon.entries[$0].place
          return other != entry.place && !lexicon.forest.isFormer(other)
        }
      add(
        entry, quality, start, nameEnd, score, after: LinkNumber.OrNone(),
        isApart: !isWordStart, isShared: isShared)
    }
  }

  /// Whether a name only says which part of a city it is: 城区, 东区. Such a name hardly begins a chain.
  static func isGeneric(_ name: ArraySlice<UInt16>) -> Bool {
    guard name.count == 2, name[name.startIndex + 1] == 0x533A else { return false }
    return genericNames.contains(name[name.startIndex])
  }

  private static let genericNames = NameFolding.folded("新郊城市矿东西南北中")

  private mutating func add(
    _ entry: NameEntry, _ quality: NameQuality, _ start: Int, _ end: Int, _ score: Int32,
    after link: LinkNumber.OrNone, isApart: Bool, isShared: Bool = false
  ) {
    guard score > 0 else { return }
    let place = entry.place
    var target = chains.count
    for index in chains.indices
    where chains[index].place == place && chains[index].link.number != nil {
      // The longer reading of two that are worth the same: 大理白族自治州 by an alias or by its name.
      guard score > chains[index].score else { return }
      target = index
    }
    if target == AddressReader.maximumChainCount {
      guard let weakest = chains.indices.min(by: { chains[$0].score < chains[$1].score }),
        chains[weakest].score < score
      else { return }
      target = weakest
    }
    let last = links.append(
      Link(
        place: place, start: Int32(start), end: Int32(end), quality: quality, kind: entry.kind,
        isApart: isApart, isShared: isShared, previous: link))
    let chain = Chain(
      place: place, end: Int32(end), score: score, link: LinkNumber.OrNone(last))
    if target == chains.count { chains.append(chain) } else { chains[target] = chain }
  }
}
