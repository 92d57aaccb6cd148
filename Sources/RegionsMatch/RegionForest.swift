import Regions
import TypedNumbers

/// A region of a ``RegionForest``, of today or a former one.
typealias ForestRegion = Number<RegionForest>

/// The regions of today and those of before in one forest, numbered so that the regions below one follow
/// it: in preorder. Whether one lies below another is then two comparisons.
struct RegionForest: Sendable {
  private var lasts = Numbered<RegionForest, ForestRegion>()
  private var parents = Numbered<RegionForest, ForestRegion.OrNone>()
  private var ranks = Numbered<RegionForest, UInt8>()
  /// By region: its node, or, for what was in force once, the number of today's nodes plus the node in the
  /// tree of former ones.
  private var nodes = Numbered<RegionForest, Int32>()
  /// By node, as in `nodes`: its region, if it has one of its own.
  private var regions: [ForestRegion.OrNone] = []
  /// How many nodes there are today.
  let todayCount: Int

  init(_ tree: TreeStorage, _ former: TreeStorage?) {
    todayCount = tree.nodeCount
    let count = todayCount + (former?.nodeCount ?? 0)
    var parentOf = [Int32](repeating: -1, count: count)
    for node in 0..<todayCount {
      for child in tree.children(of: node) { parentOf[child] = Int32(node) }
    }
    // Regions of today stand in the tree of former ones as the parents of these.
    var same = [Int32](repeating: -1, count: former?.nodeCount ?? 0)
    if let former {
      for node in 0..<former.nodeCount {
        let isFormer = former.attribute("until", of: node) != nil
        if !isFormer, let today = tree.node(forID: former.id(of: node)) {
          same[node] = Int32(today)
        } else if let parent = former.parent(of: node) {
          parentOf[todayCount + node] =
            same[parent] >= 0 ? same[parent] : Int32(todayCount + parent)
        }
      }
    }
    number(parentOf, same)
    for index in 0..<nodes.count {
      let region = ForestRegion(index)
      let node = node(of: region)
      ranks[region] = UInt8(
        clamping: node < todayCount
          ? RegionForest.rank(of: node, in: tree)
          : former.map { RegionForest.rank(of: node - todayCount, in: $0) } ?? 0)
    }
  }

  /// Numbers the regions, given the parents by node; a parent's node is smaller than its child's.
  private mutating func number(_ parentOf: [Int32], _ same: [Int32]) {
    let count = parentOf.count
    func isRegion(_ node: Int) -> Bool { node < todayCount || same[node - todayCount] < 0 }
    var sizes = [Int](repeating: 1, count: count)
    var regionCount = 0
    for node in stride(from: count - 1, through: 0, by: -1) where isRegion(node) {
      regionCount += 1
      let parent = Int(parentOf[node])
      if parent >= 0 { sizes[parent] += sizes[node] }
    }
    regions = [ForestRegion.OrNone](repeating: ForestRegion.OrNone(), count: count)
    /// By node: the number of its next child.
    var free = [ForestRegion](repeating: ForestRegion(0), count: count)
    var next = ForestRegion(0)
    lasts = Numbered(repeating: next, count: regionCount)
    parents = Numbered(repeating: ForestRegion.OrNone(), count: regionCount)
    nodes = Numbered(repeating: 0, count: regionCount)
    ranks = Numbered(repeating: 0, count: regionCount)
    for node in 0..<count where isRegion(node) {
      let parent = Int(parentOf[node])
      let region = parent < 0 ? next : free[parent]
      let behind = ForestRegion(region.index + sizes[node])
      if parent < 0 { next = behind } else { free[parent] = behind }
      free[node] = region.next
      regions[node] = ForestRegion.OrNone(region)
      lasts[region] = ForestRegion(behind.index - 1)
      if parent >= 0 { parents[region] = regions[parent] }
      nodes[region] = Int32(node)
    }
  }

  /// The rank of a node; of one in a data set without ranks, its level.
  private static func rank(of node: Int, in tree: TreeStorage) -> Int {
    let rank = tree.rank(of: node)
    return rank > 0 ? rank : tree.level(of: node)
  }

  /// How many regions there are.
  var count: Int { nodes.count }

  /// The region that a node is; `nil` if it stands in the tree of former ones for one of today.
  ///
  /// - Parameter node: of today, or, for what was in force once, the number of today's nodes plus the
  ///   node in the tree of former ones.
  func region(of node: Int) -> ForestRegion? { regions[node].number }

  /// The other way round.
  @inline(__always)
  func node(of region: ForestRegion) -> Int { Int(nodes[region]) }

  /// The region above one.
  @inline(__always)
  func parent(of region: ForestRegion) -> ForestRegion? { parents[region].number }

  /// The last region below one, or itself.
  @inline(__always)
  func last(in region: ForestRegion) -> ForestRegion { lasts[region] }

  /// A region's rank, or 0.
  @inline(__always)
  func rank(of region: ForestRegion) -> Int { Int(ranks[region]) }

  @inline(__always)
  func isFormer(_ region: ForestRegion) -> Bool { node(of: region) >= todayCount }

  /// The region above a former one that is of today; `nil` if there is none.
  func today(above region: ForestRegion) -> ForestRegion? {
    var above = parent(of: region)
    while let former = above, isFormer(former) { above = parent(of: former) }
    return above
  }

  /// Whether a region lies below another, or is it.
  @inline(__always)
  func contains(_ region: ForestRegion, _ other: ForestRegion) -> Bool {
    other >= region && other <= lasts[region]
  }

  /// The bytes it takes.
  var byteCount: Int { count * 13 + regions.count * 4 }
}
