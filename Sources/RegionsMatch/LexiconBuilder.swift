import Regions
import RegionsNames
import TypedNumbers

/// Puts a ``NameLexicon`` together.
struct LexiconBuilder {
  private let forest: RegionForest
  private(set) var edges = EdgeTable()
  private(set) var beginnings = UnitTable(repeating: Beginning())
  private(set) var ends = Numbered<EdgeTable, Bucket.OrNone>(
    repeating: Bucket.OrNone(), count: 2)
  private(set) var starts = Numbered<NameLexicon, UInt32>([0])
  private(set) var lowerStarts = Numbered<NameLexicon, UInt32>()
  private(set) var hasWhole = Numbered<NameLexicon, Bool>()
  private(set) var entries: [NameEntry] = []
  /// By ending: the ranks it is usual for, as bits (see ``RankSuffix``); 0 for an unusual one.
  private(set) var endingRanks = Numbered<RankSuffix, UInt8>([0])
  /// Names in the order they came: the state they end in.
  private var states: [State] = []
  private var units: [UInt16] = []

  /// Names that stand where a region should be and name none.
  private static let placeholders =
    EmptyNames.groups + ["县", "市"].map { NameFolding.folded($0) }

  init(_ forest: RegionForest) {
    self.forest = forest
    for suffix in RankSuffix.all + RankSuffix.latin {
      _ = ending(of: suffix.units[...], ranks: suffix.ranks)
    }
  }

  /// Adds all names of a tree.
  ///
  /// - Parameter first: the number in `forest` of the tree's first node.
  mutating func add(_ tree: TreeStorage, from first: Int, isFormer: Bool) {
    states.reserveCapacity(states.count + tree.nodeCount)
    entries.reserveCapacity(states.count + tree.nodeCount)
    var node = first
    tree.forEachName { name in
      if let region = forest.region(of: node) {
        add(name[...], of: region, isFormer ? .formerName : .official)
      }
      node += 1
    }
    for kind in OtherNames.allCases {
      kind.forEach(in: tree) { node, name in
        guard let region = forest.region(of: first + node) else { return }
        if kind == .former || isFormer {
          add(name, of: region, .formerName)
        } else if kind == .zones {
          add(name, of: region, .zone)
        } else if !isShort(name, of: node, in: tree) {
          add(name, of: region, .alias)
        }
      }
    }
  }

  /// Whether another name is only the official one without what it ends in, as lists of short names have
  /// it; that is a short name, and no surer for being listed.
  private func isShort(_ name: ArraySlice<UInt8>, of node: Int, in tree: TreeStorage) -> Bool {
    var bytes: [UInt8] = []
    tree.appendName(of: node, to: &bytes)
    var (official, other): ([UInt16], [UInt16]) = ([], [])
    NameFolding.append(bytes, to: &official)
    NameFolding.append(Array(name), to: &other)
    let stemEnd = AdministrativeSuffix.stemEnd(official, 0..<official.count)
    return other == official || other[...] == official[..<stemEnd]
  }

  private mutating func add(
    _ name: ArraySlice<UInt8>, of region: ForestRegion, _ kind: NameEntry.Kind
  ) {
    units.removeAll(keepingCapacity: true)
    NameFolding.append(Array(name), to: &units)
    // One character stands for a province on a number plate, not in an address; nor do two letters: IN, ME.
    guard units.count > 1, units.count > 2 || units[0] >= 0x80,
      !LexiconBuilder.placeholders.contains(units)
    else { return }
    let stemEnd =
      kind == .alias || kind == .zone
      ? units.count : AdministrativeSuffix.stemEnd(units, 0..<units.count)
    var stem = units[..<stemEnd]
    var ending = self.ending(of: units[stemEnd...], ranks: 0)
    if ending == nil { (stem, ending) = (units[...], EndingNumber.none) }
    guard let ending, let state = state(of: stem) else { return }
    states.append(state)
    entries.append(
      NameEntry(region: region, ending: ending, rank: forest.rank(of: region), kind: kind))
  }

  /// Adds what provinces, prefectures and counties are called in Latin letters: the pinyin of their names,
  /// with an English word for the ending.
  ///
  /// - Parameter first: the number in `forest` of the tree's first node.
  mutating func addRomanized(_ tree: TreeStorage, from first: Int) {
    guard tree.attributeNames.contains(LexiconBuilder.pinyin) else { return }
    for node in 0..<tree.nodeCount {
      guard let region = forest.region(of: first + node),
        forest.rank(of: region) <= NameLexicon.lowestUpperRank,
        let pinyin = tree.attribute(LexiconBuilder.pinyin, of: node)
      else { continue }
      var name: [UInt8] = []
      tree.appendName(of: node, to: &name)
      units.removeAll(keepingCapacity: true)
      NameFolding.append(name, to: &units)
      let syllables = pinyin.description.utf8.split(separator: 0x20)
      let stemEnd = AdministrativeSuffix.stemEnd(units, 0..<units.count)
      guard syllables.count == units.count, stemEnd > 1 else { continue }
      let rank = forest.rank(of: region)
      let endings = RankSuffix.latinEndings(for: units[stemEnd...]).compactMap {
        self.ending(of: $0[...], ranks: 1 << UInt8(rank))
      }
      for spelling in LexiconBuilder.spellings(of: syllables[..<stemEnd]) {
        guard let state = state(of: spelling[...]) else { continue }
        states.append(state)
        entries.append(
          NameEntry(
            region: region, ending: endings.first ?? .none, rank: rank, kind: .romanized))
      }
    }
  }

  private static let pinyin = "pinyin"

  /// How syllables are written in one word: without an apostrophe, and with it (xian, xi'an); ü as u and v.
  private static func spellings(of syllables: ArraySlice<Substring.UTF8View>) -> [[UInt16]] {
    var plain: [UInt16] = []
    var divided: [UInt16] = []
    for syllable in syllables {
      if let first = syllable.first, !plain.isEmpty, [0x61, 0x65, 0x6F].contains(first) {
        divided.append(0x27)
      }
      plain += syllable.map { UInt16($0) }
      divided += syllable.map { UInt16($0) }
    }
    var spellings = plain == divided ? [plain] : [plain, divided]
    if plain.contains(0x76) { spellings += spellings.map { $0.map { $0 == 0x76 ? 0x75 : $0 } } }
    return spellings
  }

  /// The state a name leads to, made if need be; `nil` if there are too many.
  private mutating func state(of name: ArraySlice<UInt16>) -> State? {
    guard let first = name.first else { return nil }
    if beginnings[first].state == .none {
      guard let state = newState() else { return nil }
      beginnings[first].state = state
    }
    return walk(name.dropFirst(), from: beginnings[first].state)
  }

  private mutating func walk(_ units: ArraySlice<UInt16>, from start: State) -> State? {
    var state = start
    for unit in units {
      var next = edges.target(of: state, over: unit)
      if next == .none {
        guard let made = newState() else { return nil }
        edges.insert(from: state, over: unit, to: made)
        next = made
      }
      state = next
    }
    return state
  }

  private mutating func newState() -> State? {
    guard ends.count <= EdgeTable.maximumState.index else { return nil }
    return ends.append(Bucket.OrNone())
  }

  /// The number of an ending; `nil` if there are too many.
  private mutating func ending(of units: ArraySlice<UInt16>, ranks: UInt8) -> EndingNumber? {
    guard let first = units.first else { return EndingNumber.none }
    beginnings[first].isOfEnding = true
    guard let state = walk(units, from: NameLexicon.endingRoot) else { return nil }
    if let known = ends[state].number { return EndingNumber(known.index) }
    guard endingRanks.count < Int(UInt16.max) else { return nil }
    let ending = endingRanks.append(ranks)
    ends[state] = Bucket.OrNone(Bucket(ending.index))
    return ending
  }

  /// Sorts the names into buckets by their states.
  mutating func finish() {
    edges.shrink()
    var counts = Numbered<NameLexicon, UInt32>()
    var buckets: [Bucket] = []
    buckets.reserveCapacity(states.count)
    for state in states {
      let bucket = ends[state].number ?? counts.append(0)
      ends[state] = Bucket.OrNone(bucket)
      counts[bucket] += 1
      buckets.append(bucket)
    }
    states = []
    starts.reserveCapacity(counts.count + 1)
    var end: UInt32 = 0
    for count in counts.elements {
      end += count
      starts.append(end)
    }
    var free = starts
    var sorted = entries
    for (bucket, entry) in zip(buckets, entries) {
      sorted[Int(free[bucket])] = entry
      free[bucket] += 1
    }
    lowerStarts.reserveCapacity(counts.count)
    hasWhole.reserveCapacity(counts.count)
    for bucket in 0..<counts.count {
      let range = Int(starts.elements[bucket])..<Int(starts.elements[bucket + 1])
      if range.count > 1 {
        let names = sorted[range].sorted { left, right in
          let isLower = (
            left.rank > NameLexicon.lowestUpperRank, right.rank > NameLexicon.lowestUpperRank
          )
          return isLower.0 == isLower.1 ? left < right : isLower.1
        }
        sorted.replaceSubrange(range, with: names)
      }
      let lower = sorted[range].firstIndex { $0.rank > NameLexicon.lowestUpperRank }
      lowerStarts.append(UInt32(lower ?? range.upperBound))
      hasWhole.append(sorted[range].contains { $0.ending == .none })
    }
    entries = sorted
  }
}

extension NameLexicon {
  /// Names of this rank and above are few enough to be meant without their parents.
  static let lowestUpperRank = 3
}
