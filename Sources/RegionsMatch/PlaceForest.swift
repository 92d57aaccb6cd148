import Regions
import TypedNumbers

/// A place of a ``PlaceForest``.
typealias Place = Number<PlaceForest>

/// The regions of today and those of before in one forest, numbered so that the places below one follow
/// it: in preorder. Whether one lies below another is then two comparisons.
struct PlaceForest: Sendable {
  private var lasts = Numbered<PlaceForest, Place>()
  private var parents = Numbered<PlaceForest, Place.OrNone>()
  private var ranks = Numbered<PlaceForest, UInt8>()
  /// By place: the region's number, or, for what was in force once, the number of regions plus the number
  /// in the tree of these.
  private var regions = Numbered<PlaceForest, Int32>()
  /// By the region's number, as in `regions`: its place, if it has one of its own.
  private var places: [Place.OrNone] = []
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
    for index in 0..<regions.count {
      let place = Place(index)
      let region = region(of: place)
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
    var sizes = [Int](repeating: 1, count: count)
    var placeCount = 0
    for region in stride(from: count - 1, through: 0, by: -1) where isPlace(region) {
      placeCount += 1
      let parent = Int(parentOf[region])
      if parent >= 0 { sizes[parent] += sizes[region] }
    }
    places = [Place.OrNone](repeating: Place.OrNone(), count: count)
    /// By region: the place of its next child.
    var free = [Place](repeating: Place(0), count: count)
    var next = Place(0)
    lasts = Numbered(repeating: next, count: placeCount)
    parents = Numbered(repeating: Place.OrNone(), count: placeCount)
    regions = Numbered(repeating: 0, count: placeCount)
    ranks = Numbered(repeating: 0, count: placeCount)
    for region in 0..<count where isPlace(region) {
      let parent = Int(parentOf[region])
      let place = parent < 0 ? next : free[parent]
      let behind = Place(place.index + sizes[region])
      if parent < 0 { next = behind } else { free[parent] = behind }
      free[region] = place.next
      places[region] = Place.OrNone(place)
      lasts[place] = Place(behind.index - 1)
      if parent >= 0 { parents[place] = places[parent] }
      regions[place] = Int32(region)
    }
  }

  /// The rank of a region; of one in a data set without ranks, its level.
  private static func rank(of node: Int, in tree: TreeStorage) -> Int {
    let rank = tree.rank(of: node)
    return rank > 0 ? rank : tree.level(of: node)
  }

  /// How many places there are.
  var count: Int { regions.count }

  /// The place of a region; `nil` if it stands in the tree of former ones for one of today.
  ///
  /// - Parameter region: its number, or, for what was in force once, the number of regions plus the number
  ///   in the tree of these.
  func place(of region: Int) -> Place? { places[region].number }

  /// The other way round.
  @inline(__always)
  func region(of place: Place) -> Int { Int(regions[place]) }

  /// The place above one.
  @inline(__always)
  func parent(of place: Place) -> Place? { parents[place].number }

  /// The last place below one, or itself.
  @inline(__always)
  func last(in place: Place) -> Place { lasts[place] }

  /// A place's rank, or 0.
  @inline(__always)
  func rank(of place: Place) -> Int { Int(ranks[place]) }

  @inline(__always)
  func isFormer(_ place: Place) -> Bool { region(of: place) >= regionCount }

  /// The place above a former one that is of today; `nil` if there is none.
  func today(above place: Place) -> Place? {
    var above = parent(of: place)
    while let former = above, isFormer(former) { above = parent(of: former) }
    return above
  }

  /// Whether a place lies below another, or is it.
  @inline(__always)
  func contains(_ place: Place, _ other: Place) -> Bool {
    other >= place && other <= lasts[place]
  }

  /// The bytes it takes.
  var byteCount: Int { count * 13 + places.count * 4 }
}
