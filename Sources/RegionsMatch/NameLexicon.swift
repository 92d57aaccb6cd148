import Regions
import RegionsNames
import TypedNumbers

/// All names of a data set as an automaton over folded units, made once and then only read.
///
/// Names are kept without what they end in: 朝阳 leads to a bucket with 朝阳区, 朝阳市, 朝阳县 and every
/// 朝阳镇, each with the number of its ending; the endings are an automaton of their own in the same
/// edges. So one walk reads the whole name, the short one, and the one with an ending it doesn't have.
final class NameLexicon: Sendable {
  let forest: PlaceForest
  let edges: EdgeTable
  /// By unit: the state behind the first unit of a name, or 0; and whether an ending begins with it.
  private let firstStates: [UInt32]
  /// By state: 1 + the bucket of the names that end there, or 1 + the number of the ending; else 0.
  let ends: [UInt32]
  /// By bucket: where its entries start; then the number of entries.
  let starts: [UInt32]
  /// By bucket: where the entries of towns and villages start.
  let lowerStarts: [UInt32]
  /// By bucket: whether it holds a name that is whole without an ending.
  let hasWhole: [Bool]
  let entries: [NameEntry]
  /// By ending: the ranks it is usual for, as bits (see ``RankSuffix``); 0 for an unusual one.
  let endingRanks: [UInt8]
  /// The places of today that former ones became, those of one in the order of the data.
  let successors: [Place]
  /// By number of the former region: where its successors start; then how many there are.
  private let successorStarts: [UInt32]

  /// The state that all endings start from.
  static let endingRoot: UInt32 = 1
  /// The ending of a name that has none.
  static let noEnding: UInt16 = 0
  /// Set in a first state if an ending begins with the unit, too.
  static let beginsEnding: UInt32 = 1 << 31

  init(_ tree: TreeStorage, former: TreeStorage?) {
    let forest = PlaceForest(tree, former)
    var builder = LexiconBuilder(forest)
    builder.add(tree, from: 0, isFormer: false)
    builder.addRomanized(tree, from: 0)
    if let former { builder.add(former, from: forest.regionCount, isFormer: true) }
    builder.finish()
    self.forest = forest
    edges = builder.edges
    firstStates = builder.firstStates
    ends = builder.ends
    starts = builder.starts
    lowerStarts = builder.lowerStarts
    hasWhole = builder.hasWhole
    entries = builder.entries
    endingRanks = builder.endingRanks
    (successors, successorStarts) = NameLexicon.successors(of: former, in: tree, forest)
  }

  private static func successors(
    of former: TreeStorage?, in tree: TreeStorage, _ forest: PlaceForest
  ) -> (places: [Place], starts: [UInt32]) {
    var (places, starts): ([Place], [UInt32]) = ([], [0])
    for node in 0..<(former?.nodeCount ?? 0) {
      if forest.place(of: forest.regionCount + node) != nil,
        let value = former?.attribute("successors", of: node)
      {
        for id in value.description.utf8.split(separator: 0x20) {
          guard let node = tree.node(forID: String(decoding: id, as: UTF8.self)),
            let place = forest.place(of: node)
          else { continue }
          places.append(place)
        }
      }
      starts.append(UInt32(truncatingIfNeeded: places.count))
    }
    return (places, starts)
  }

  /// Where the places of today stand in ``successors`` that a former place became.
  func successorRange(of place: Place) -> Range<Int> {
    let former = forest.region(of: place) - forest.regionCount
    return Int(successorStarts[former])..<Int(successorStarts[former + 1])
  }

  func successors(of place: Place) -> [Place] { Array(successors[successorRange(of: place)]) }

  /// The state behind the first unit of a name, or 0.
  @inline(__always)
  func firstState(of unit: UInt16) -> UInt32 { firstStates[Int(unit)] & ~NameLexicon.beginsEnding }

  @inline(__always)
  func mayBeginEnding(_ unit: UInt16) -> Bool {
    firstStates[Int(unit)] & NameLexicon.beginsEnding != 0
  }

  /// The bytes it takes.
  var byteCount: Int {
    edges.byteCount + firstStates.count * 4 + ends.count * 4 + starts.count * 8 + hasWhole.count
      + entries.count * 8 + forest.byteCount
  }
}

/// A name in a bucket: whose it is, what it ends in, and what kind of name it is.
struct NameEntry: Sendable {
  private let bits: UInt64

  enum Kind: UInt8 {
    case official, alias, formerName
    /// The pinyin of the official name.
    case romanized
  }

  init(place: Place, ending: UInt16, rank: Int, kind: Kind) {
    bits =
      UInt64(UInt32(truncatingIfNeeded: place.index)) << 32 | UInt64(ending) << 16 | UInt64(
        truncatingIfNeeded: rank) << 8
      | UInt64(kind.rawValue)
  }

  var place: Place { Place(Int(truncatingIfNeeded: bits >> 32)) }
  var ending: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }
  var rank: Int { Int(truncatingIfNeeded: bits >> 8 & 0xFF) }
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .official }
  /// By place.
  static func < (left: NameEntry, right: NameEntry) -> Bool { left.bits < right.bits }
}
