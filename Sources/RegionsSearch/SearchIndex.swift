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
  let families: Lazily<[Family]>
  let standing: Lazily<Standing>
  /// By region, as bits: 1 if it has other names, 2 if it is read otherwise than its characters.
  let special: Lazily<[UInt8]>
  let signatures: Lazily<Signatures>
  let slips: Lazily<SlipTable>
  let spellings: Lazily<SpellingTable>

  init(_ storage: TreeStorage, former: TreeStorage?) {
    self.storage = storage
    self.former = former
    families = Lazily { Family.all(in: storage) }
    let names = Lazily { NameTable(storage) }
    self.names = names
    let extras = Lazily { ExtraNames(storage, former: former) }
    self.extras = extras
    let syllables = Lazily { SyllableTable(storage, names: names) ?? .none }
    self.syllables = syllables
    let special = Lazily {
      var special = [UInt8](repeating: 0, count: storage.nodeCount)
      for name in extras.value.names { special[name.node] |= 1 }
      for exception in 0..<syllables.value.exceptionCount {
        special[syllables.value.exceptionNode(exception)] |= 2
      }
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
    standing = Lazily { Standing(storage) }
  }
}

/// What decides between regions that match equally well: rank, then how well known they are.
struct Standing: Sendable {
  /// By region: how well known it is; empty if the data set says nothing about it.
  private let grades: [UInt8]
  /// By region: its rank, or its level in a data set without ranks.
  let ranks: [UInt8]
  let hasRanks: Bool
  /// Behind the last region of a rank that people abbreviate.
  let upperEnd: Int

  init(_ storage: TreeStorage) {
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
    grades = Prominence.grades(in: storage)
  }

  /// The lower, the sooner it is meant.
  ///
  /// - Parameter byRank: whether a city goes before districts in any case, 深圳 before 石柱 in 重庆, and one of
  ///   ten million people before provinces, 广州 before 贵州.
  func key(of node: Int, byRank: Bool) -> UInt64 {
    let rank = UInt64(ranks[node])
    if grades.isEmpty { return rank << 8 | 0xFF }
    // A district is meant as soon as a city, if the city around it is twice as well known: 中山 is 中山市
    // before a district of 大连, and 朝阳 the one of 北京 before 朝阳市. Towns never before them.
    let group = rank != 2 ? rank : !byRank ? 3 : grades[node] >= Standing.ofMillions ? 0 : rank
    let grade = min(UInt64(grades[node]) + (rank == 2 ? Prominence.doubling : 0), 255)
    return group << 8 | (255 - grade)
  }

  private static let ofMillions = Prominence.grade(of: 10_000_000)

  /// Whether a region is of a rank that people abbreviate: a province, prefecture or county.
  func isUpper(_ node: Int) -> Bool { ranks[node] <= 3 }
}

/// The regions below one region, or the roots. They follow each other, and the families in the order of
/// their parents follow each other, too.
struct Family: Sendable {
  /// −1 for the roots.
  let parent: Int32
  let first: Int32
  /// Behind its last region.
  let end: Int32

  private init(parent: Int, _ regions: Range<Int>) {
    self.parent = Int32(truncatingIfNeeded: parent)
    first = Int32(truncatingIfNeeded: regions.lowerBound)
    end = Int32(truncatingIfNeeded: regions.upperBound)
  }

  /// - Complexity: O(regions that are above others).
  static func all(in storage: TreeStorage) -> [Family] {
    guard storage.nodeCount > 0 else { return [] }
    var end = storage.levelStarts[1]
    var families = [Family(parent: -1, 0..<end)]
    // Nothing is below the last level.
    for parent in 0..<(storage.levelStarts.dropLast().last ?? 0) {
      let children = storage.children(of: parent)
      // In a malformed file families may lie over each other: what was there before is gone through once.
      guard !children.isEmpty, children.lowerBound >= end else { continue }
      families.append(Family(parent: parent, children))
      end = children.upperBound
    }
    return families
  }
}
