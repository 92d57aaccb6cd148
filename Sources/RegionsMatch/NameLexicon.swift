import Regions
import RegionsNames
import TypedNumbers

/// All names of a data set as an automaton over folded units, made once and then only read.
///
/// Names are kept without what they end in: 朝阳 leads to a bucket with 朝阳区, 朝阳市, 朝阳县 and every
/// 朝阳镇, each with the number of its ending; the endings are an automaton of their own in the same
/// edges. So one walk reads the whole name, the short one, and the one with an ending it doesn't have.
final class NameLexicon: Sendable {
  let forest: RegionForest
  let edges: EdgeTable
  private let beginnings: UnitTable<Beginning>
  /// By state: the bucket of the names that end there; behind ``endingRoot``, the number of the ending.
  private let ends: Numbered<EdgeTable, Bucket.OrNone>
  /// By bucket: where its entries start; then the number of entries.
  private let starts: Numbered<NameLexicon, UInt32>
  /// By bucket: where the entries of towns and villages start.
  private let lowerStarts: Numbered<NameLexicon, UInt32>
  private let hasWhole: Numbered<NameLexicon, Bool>
  let entries: [NameEntry]
  private let endingRanks: Numbered<RankSuffix, UInt8>
  /// The regions of today that former ones became, those of one in the order of the data.
  let successors: [ForestRegion]
  /// By number of the former region: where its successors start; then how many there are.
  private let successorStarts: [UInt32]

  /// The state that all endings start from.
  static let endingRoot = State(1)

  init(_ tree: TreeStorage, former: TreeStorage?) {
    let forest = RegionForest(tree, former)
    var builder = LexiconBuilder(forest)
    builder.add(tree, from: 0, isFormer: false)
    builder.addRomanized(tree, from: 0)
    if let former { builder.add(former, from: forest.todayCount, isFormer: true) }
    builder.finish()
    self.forest = forest
    edges = builder.edges
    beginnings = builder.beginnings
    ends = builder.ends
    starts = builder.starts
    lowerStarts = builder.lowerStarts
    hasWhole = builder.hasWhole
    entries = builder.entries
    endingRanks = builder.endingRanks
    (successors, successorStarts) = NameLexicon.successors(of: former, in: tree, forest)
  }

  private static func successors(
    of former: TreeStorage?, in tree: TreeStorage, _ forest: RegionForest
  ) -> (regions: [ForestRegion], starts: [UInt32]) {
    var (regions, starts): ([ForestRegion], [UInt32]) = ([], [0])
    for node in 0..<(former?.nodeCount ?? 0) {
      if forest.region(of: forest.todayCount + node) != nil,
        let value = former?.attribute("successors", of: node)
      {
        for id in value.description.utf8.split(separator: 0x20) {
          guard let node = tree.node(forID: String(decoding: id, as: UTF8.self)),
            let region = forest.region(of: node)
          else { continue }
          regions.append(region)
        }
      }
      starts.append(UInt32(truncatingIfNeeded: regions.count))
    }
    return (regions, starts)
  }

  /// Where the regions of today stand in ``successors`` that a former one became.
  func successorRange(of region: ForestRegion) -> Range<Int> {
    let former = forest.node(of: region) - forest.todayCount
    return Int(successorStarts[former])..<Int(successorStarts[former + 1])
  }

  func successors(of region: ForestRegion) -> [ForestRegion] {
    Array(successors[successorRange(of: region)])
  }

  // MARK: Walking

  /// The state behind the first unit of a name.
  @inline(__always)
  func firstState(of unit: UInt16) -> State { beginnings[unit].state }

  @inline(__always)
  func mayBeginEnding(_ unit: UInt16) -> Bool { beginnings[unit].isOfEnding }

  /// The names that end at a state.
  @inline(__always)
  func bucket(at state: State) -> Bucket? { ends[state].number }

  /// The ending that ends at a state behind ``endingRoot``.
  @inline(__always)
  func ending(at state: State) -> EndingNumber? {
    ends[state].number.map { EndingNumber($0.index) }
  }

  // MARK: Buckets

  /// Where the entries of a bucket stand, those of provinces to counties first.
  func entries(of bucket: Bucket) -> Range<Int> {
    Int(starts[bucket])..<Int(starts[bucket.next])
  }

  func upperEntries(of bucket: Bucket) -> Range<Int> {
    Int(starts[bucket])..<Int(lowerStarts[bucket])
  }

  func lowerEntries(of bucket: Bucket) -> Range<Int> {
    Int(lowerStarts[bucket])..<Int(starts[bucket.next])
  }

  /// Whether a bucket holds a name that is whole without an ending.
  func hasWhole(_ bucket: Bucket) -> Bool { hasWhole[bucket] }

  /// Whether an ending is usual for a rank.
  func isUsual(_ ending: EndingNumber, forRank rank: Int) -> Bool {
    rank < 8 && endingRanks[ending] >> UInt8(rank) & 1 != 0
  }

  /// The bytes it takes.
  var byteCount: Int {
    edges.byteCount + beginnings.count * 4 + ends.count * 4 + starts.count * 8 + hasWhole.count
      + entries.count * 8 + forest.byteCount
  }
}

/// The number of the names that are alike but for what they end in.
typealias Bucket = Number<NameLexicon>

/// What begins with a unit: the state behind it, and whether an ending does, too. Four bytes.
struct Beginning: Sendable {
  private var bits: UInt32 = 0

  var state: State {
    get { State(Int(bits & ~(1 << 31))) }
    set { bits = bits & 1 << 31 | UInt32(newValue.index) }
  }

  var isOfEnding: Bool {
    get { bits >> 31 != 0 }
    set { bits = bits & ~(1 << 31) | (newValue ? 1 << 31 : 0) }
  }
}
