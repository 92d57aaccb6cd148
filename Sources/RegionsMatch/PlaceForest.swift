import Regions

/// The regions of today and those of before in one forest, numbered so that the places below one follow
/// it: in preorder. Whether one lies below another is then two comparisons.
struct PlaceForest: Sendable {
  /// By place: the last place below it, or itself.
  private(set) var last: [Int32] = []
  /// By place: the one above, or −1.
  private(set) var parents: [Int32] = []
  /// By place: its rank, or 0.
  private(set) var ranks: [UInt8] = []
  /// By place: the region's number, or, for what was in force once, the number of regions plus the number
  /// in the tree of these.
  private(set) var regions: [Int32] = []
  /// By the region's number, as in `regions`: its place, or −1.
  private(set) var places: [Int32] = []
  /// How many regions there are today.
  let regionCount: Int

  init(_ tree: TreeStorage, _ former: TreeStorage?) {
    regionCount = tree.nodeCount
    let count = regionCount + (former?.nodeCount ?? 0)
    var parentOf = [Int32](repeating: -1, count: count)
    for node in 0..<regionCount {
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
          parentOf[regionCount + node] =
            same[parent] >= 0 ? same[parent] : Int32(regionCount + parent)
        }
      }
    }
    number(parentOf, same)
    for place in regions.indices {
      let region = Int(regions[place])
      ranks[place] = UInt8(
        clamping: region < regionCount
          ? PlaceForest.rank(of: region, in: tree)
          : former.map { PlaceForest.rank(of: region - regionCount, in: $0) } ?? 0)
    }
  }

  /// Numbers the places, given the parents by region; a parent's number is smaller than its child's.
  private mutating func number(_ parentOf: [Int32], _ same: [Int32]) {
    let count = parentOf.count
    func isPlace(_ region: Int) -> Bool { region < regionCount || same[region - regionCount] < 0 }
    var sizes = [Int32](repeating: 1, count: count)
    var next: Int32 = 0
    for region in stride(from: count - 1, through: 0, by: -1) where isPlace(region) {
      if parentOf[region] >= 0 { sizes[Int(parentOf[region])] += sizes[region] }
    }
    places = [Int32](repeating: -1, count: count)
    /// By region: the place of its next child.
    var free = [Int32](repeating: 0, count: count)
    let placeCount = (0..<count).reduce(0) { $0 + (isPlace($1) ? 1 : 0) }
    last = [Int32](repeating: 0, count: placeCount)
    (parents, regions) = (last, last)
    ranks = [UInt8](repeating: 0, count: placeCount)
    for region in 0..<count where isPlace(region) {
      let parent = Int(parentOf[region])
      let place = parent < 0 ? next : free[parent]
      if parent < 0 { next += sizes[region] } else { free[parent] += sizes[region] }
      free[region] = place + 1
      places[region] = place
      last[Int(place)] = place + sizes[region] - 1
      parents[Int(place)] = parent < 0 ? -1 : places[parent]
      regions[Int(place)] = Int32(region)
    }
  }

  /// The rank of a region; of one in a data set without ranks, its level.
  private static func rank(of node: Int, in tree: TreeStorage) -> Int {
    let rank = tree.rank(of: node)
    return rank > 0 ? rank : tree.level(of: node)
  }

  func isFormer(_ place: Int) -> Bool { Int(regions[place]) >= regionCount }

  /// Whether a place lies below another, or is it.
  @inline(__always)
  func contains(_ place: Int, _ other: Int) -> Bool {
    other >= place && other <= Int(last[place])
  }
}
