import Regions
import RegionsNames

/// What a search reads, each part made when a query first needs it.
final class SearchIndex: Sendable {
  let storage: TreeStorage
  /// Regions that are no more.
  let former: TreeStorage?
  let names: Lazily<NameTable>
  let extras: Lazily<ExtraNames>
  /// Empty if the data set has no pinyin.
  let syllables: Lazily<SyllableTable>
  let ids: Lazily<IDTable>
  /// The parent of each region, −1 for a root.
  let parents: Lazily<[Int32]>
  /// The first region of each family, which is what stands below one region; the roots are the first.
  let families: Lazily<[Int32]>
  let standing: Lazily<Standing>
  /// By region, as bits: 1 if it has other names, 2 if it is read otherwise than its characters.
  let special: Lazily<[UInt8]>
  let signatures: Lazily<Signatures>
  let slips: Lazily<SlipTable>
  let spellings: Lazily<SpellingTable>

  init(_ storage: TreeStorage, former: TreeStorage?) {
    self.storage = storage
    self.former = former
    let parents = Lazily { storage.parentTable() }
    self.parents = parents
    families = Lazily {
      let parents = parents.value
      return parents.indices.lazy.filter { $0 == 0 || parents[$0] != parents[$0 - 1] }
        .map { Int32(truncatingIfNeeded: $0) }
    }
    let names = Lazily { NameTable(storage) }
    self.names = names
    let extras = Lazily { ExtraNames(storage, former: former) }
    self.extras = extras
    let syllables = Lazily { SyllableTable(storage, names: names) ?? .none }
    self.syllables = syllables
    let special = Lazily {
      var special = [UInt8](repeating: 0, count: storage.nodeCount)
      for name in extras.value.names { special[Int(name.node)] |= 1 }
      for node in syllables.value.exceptions { special[Int(node)] |= 2 }
      return special
    }
    self.special = special
    let signatures = Lazily { Signatures(names.value, extras.value, syllables.value) }
    self.signatures = signatures
    let slips = Lazily { SlipTable(names.value, signatures.value) }
    self.slips = slips
    spellings = Lazily {
      SpellingTable(names.value, syllables.value, special: special.value, slips: slips)
    }
    ids = Lazily { IDTable(storage) }
    standing = Lazily { Standing(storage, parents: parents.value) }
  }
}

/// What decides between regions that match equally well: rank, then how well known they are.
struct Standing: Sendable {
  /// By region: the lower, the sooner it is meant.
  private let keys: [UInt16]
  /// By region: its rank, or its level in a data set without ranks.
  let ranks: [UInt8]
  let hasRanks: Bool
  /// Behind the last region of a rank that people abbreviate.
  let upperEnd: Int

  init(_ storage: TreeStorage, parents: [Int32]) {
    let count = storage.nodeCount
    let starts = storage.levelStarts
    let table = storage.rankTable()
    hasRanks = table != nil
    var ranks = table ?? [UInt8](repeating: 0, count: count)
    for level in 1..<max(starts.count, 1) {
      for node in starts[level - 1]..<starts[level] where ranks[node] == 0 {
        ranks[node] = UInt8(clamping: level)
      }
    }
    self.ranks = ranks
    upperEnd = (ranks.lastIndex { $0 <= 3 } ?? -1) + 1
    let grades = Prominence.grades(in: storage, parents: parents)
    var keys = [UInt16](repeating: 0, count: count)
    for node in 0..<count {
      // A district is meant as soon as a city, if it is as well known; towns never before them.
      let rank = UInt16(ranks[node])
      let group = grades.isEmpty || rank != 2 ? rank : 3
      keys[node] = group << 8 | UInt16(255 - (grades.isEmpty ? 0 : grades[node]))
    }
    self.keys = keys
  }

  /// - Parameter byRank: whether a city goes before its districts in any case: 深圳 before 石柱 in 重庆.
  func key(of node: Int, byRank: Bool) -> UInt64 {
    let key = UInt64(keys[node])
    return byRank && ranks[node] == 2 && key >> 8 == 3 ? key - 0x100 : key
  }

  /// Whether a region is of a rank that people abbreviate: a province, prefecture or county.
  func isUpper(_ node: Int) -> Bool { ranks[node] <= 3 }
}
