import Regions
import RegionsNames

/// Puts a ``NameLexicon`` together.
struct LexiconBuilder {
  private let forest: PlaceForest
  private(set) var edges = EdgeTable()
  private(set) var firstStates = [UInt32](repeating: 0, count: 1 << 16)
  private(set) var ends: [UInt32] = [0, 0]
  private(set) var starts: [UInt32] = []
  private(set) var lowerStarts: [UInt32] = []
  private(set) var hasWhole: [Bool] = []
  private(set) var entries: [NameEntry] = []
  private(set) var endingRanks: [UInt8] = [0]
  /// Names in the order they came: the state they end in.
  private var states: [UInt32] = []
  private var units: [UInt16] = []

  /// Names that stand where a place should be and name none.
  private static let placeholders = ["市辖区", "县", "市", "省直辖县级行政区划", "自治区直辖县级行政区划"]
    .map { NameFolding.folded($0) }

  init(_ forest: PlaceForest) {
    self.forest = forest
    for suffix in RankSuffix.all + RankSuffix.latin {
      _ = ending(of: suffix.units[...], ranks: suffix.ranks)
    }
  }

  /// Adds all names of a tree.
  ///
  /// - Parameter first: the number in `forest` of the tree's first region.
  mutating func add(_ tree: TreeStorage, from first: Int, isFormer: Bool) {
    states.reserveCapacity(states.count + tree.nodeCount)
    entries.reserveCapacity(states.count + tree.nodeCount)
    var region = first
    tree.forEachName { name in
      if let place = forest.place(of: region) {
        add(name[...], place, isFormer ? .formerName : .official)
      }
      region += 1
    }
    for kind in OtherNames.allCases {
      kind.forEach(in: tree) { node, name in
        guard let place = forest.place(of: first + node) else { return }
        if kind == .former || isFormer {
          add(name, place, .formerName)
        } else if !isShort(name, of: node, in: tree) {
          add(name, place, .alias)
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

  private mutating func add(_ name: ArraySlice<UInt8>, _ place: Place, _ kind: NameEntry.Kind) {
    units.removeAll(keepingCapacity: true)
    NameFolding.append(Array(name), to: &units)
    // One character stands for a province on a number plate, not in an address; nor do two letters: IN, ME.
    guard units.count > 1, units.count > 2 || units[0] >= 0x80,
      !LexiconBuilder.placeholders.contains(units)
    else { return }
    let stemEnd =
      kind == .alias ? units.count : AdministrativeSuffix.stemEnd(units, 0..<units.count)
    var stem = units[..<stemEnd]
    var ending = self.ending(of: units[stemEnd...], ranks: 0)
    if ending == nil { (stem, ending) = (units[...], NameLexicon.noEnding) }
    guard let ending, let state = state(of: stem) else { return }
    states.append(state)
    entries.append(
      NameEntry(place: place, ending: ending, rank: forest.rank(of: place), kind: kind))
  }

  /// Adds what provinces, prefectures and counties are called in Latin letters: the pinyin of their names,
  /// with an English word for the ending.
  ///
  /// - Parameter first: the number in `forest` of the tree's first region.
  mutating func addRomanized(_ tree: TreeStorage, from first: Int) {
    guard tree.attributeNames.contains(LexiconBuilder.pinyin) else { return }
    for node in 0..<tree.nodeCount {
      guard let place = forest.place(of: first + node),
        forest.rank(of: place) <= NameLexicon.lowestUpperRank,
        let reading = tree.attribute(LexiconBuilder.pinyin, of: node)
      else { continue }
      var name: [UInt8] = []
      tree.appendName(of: node, to: &name)
      units.removeAll(keepingCapacity: true)
      NameFolding.append(name, to: &units)
      let syllables = reading.description.utf8.split(separator: 0x20)
      let stemEnd = AdministrativeSuffix.stemEnd(units, 0..<units.count)
      guard syllables.count == units.count, stemEnd > 1 else { continue }
      let ending = RankSuffix.latinEnding(for: units[stemEnd...]).flatMap {
        self.ending(of: $0[...], ranks: 0)
      }
      for spelling in LexiconBuilder.spellings(of: syllables[..<stemEnd]) {
        guard let state = state(of: spelling[...]) else { continue }
        states.append(state)
        entries.append(
          NameEntry(
            place: place, ending: ending ?? NameLexicon.noEnding,
            rank: forest.rank(of: place), kind: .romanized))
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
  private mutating func state(of name: ArraySlice<UInt16>) -> UInt32? {
    guard let first = name.first else { return nil }
    if firstStates[Int(first)] & ~NameLexicon.beginsEnding == 0 {
      guard let state = newState() else { return nil }
      firstStates[Int(first)] |= state
    }
    return walk(name.dropFirst(), from: firstStates[Int(first)] & ~NameLexicon.beginsEnding)
  }

  private mutating func walk(_ units: ArraySlice<UInt16>, from start: UInt32) -> UInt32? {
    var state = start
    for unit in units {
      var next = edges.target(of: state, over: unit)
      if next == 0 {
        guard let made = newState() else { return nil }
        edges.insert(from: state, over: unit, to: made)
        next = made
      }
      state = next
    }
    return state
  }

  private mutating func newState() -> UInt32? {
    guard ends.count <= Int(EdgeTable.maximumState) else { return nil }
    ends.append(0)
    return UInt32(ends.count - 1)
  }

  /// The number of an ending; `nil` if there are too many.
  private mutating func ending(of units: ArraySlice<UInt16>, ranks: UInt8) -> UInt16? {
    guard let first = units.first else { return NameLexicon.noEnding }
    firstStates[Int(first)] |= NameLexicon.beginsEnding
    guard let state = walk(units, from: NameLexicon.endingRoot) else { return nil }
    if ends[Int(state)] == 0 {
      guard endingRanks.count < Int(UInt16.max) else { return nil }
      endingRanks.append(ranks)
      ends[Int(state)] = UInt32(endingRanks.count)
    }
    return UInt16(ends[Int(state)] - 1)
  }

  /// Sorts the names into buckets by their states.
  mutating func finish() {
    edges.shrink()
    var counts: [UInt32] = []
    for state in states {
      if ends[Int(state)] == 0 {
        counts.append(0)
        ends[Int(state)] = UInt32(counts.count)
      }
      counts[Int(ends[Int(state)]) - 1] += 1
    }
    starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var free = starts
    var sorted = entries
    for (state, entry) in zip(states, entries) {
      let bucket = Int(ends[Int(state)]) - 1
      sorted[Int(free[bucket])] = entry
      free[bucket] += 1
    }
    lowerStarts.reserveCapacity(counts.count)
    for bucket in counts.indices {
      let range = Int(starts[bucket])..<Int(starts[bucket + 1])
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
      hasWhole.append(sorted[range].contains { $0.ending == NameLexicon.noEnding })
    }
    entries = sorted
    states = []
  }
}

extension NameLexicon {
  /// Names of this rank and above are few enough to be meant without their parents.
  static let lowestUpperRank = 3
}
