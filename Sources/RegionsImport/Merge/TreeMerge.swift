public import Regions

/// Adds to a data set what another source knows of the same regions: attributes, and the levels
/// below its own.
///
/// A region of the source is one of the base if it has its ID, or else if it has its path of names.
/// Regions below a matched one that has no children in the base are added; what matches nothing is
/// reported and left out. Ranks are kept, and those that are added keep theirs.
public struct TreeMerge: Sendable {
  /// The `.regions` file.
  public private(set) var bytes: [UInt8] = []
  /// How many regions of the source are in the base, and how many were new below them.
  public private(set) var matched = 0
  /// How many regions were added.
  public private(set) var added = 0
  /// The IDs of the source's regions that are not in the base, those below them left out.
  public private(set) var unmatched: [String] = []

  /// - Complexity: O(regions of both).
  /// - Throws: `RegionBuildError` if the two together are no tree, as when a new ID is taken.
  public init(base: RegionTree, adding addition: RegionTree) throws(RegionBuildError) {
    var builder = RegionTreeBuilder()
    builder.metadata = base.metadata
    builder.reserveCapacity(base.count)
    let hasRanks = !base.rankCounts.isEmpty
    for number in 0..<base.count {
      let region = base[number: number]
      try builder.add(id: region.id, name: region.name, under: region.parent?.number)
      if hasRanks { builder.setRank(region.rank, for: number) }
    }
    for name in base.attributeNames {
      builder.declareAttribute(name)
      for number in 0..<base.count {
        if let value = base[number: number][attribute: name] {
          builder.set(name, to: value, for: number)
        }
      }
    }
    // Level order: a region's parent comes before it.
    var handles = [Int](repeating: -1, count: addition.count)
    for number in 0..<addition.count {
      let region = addition[number: number]
      let parent = region.parent.map { handles[$0.number] }
      if let known = TreeMerge.match(region, parent, in: base) {
        handles[number] = known.number
        matched += 1
      } else if let parent, parent >= 0, parent >= base.count || base[number: parent].isLeaf {
        let isTaken = base[region.id] != nil
        let id = isTaken ? "\(region.parent?.id ?? "")/\(region.id)" : region.id
        handles[number] = try builder.add(id: id, name: region.name, under: parent)
        added += 1
      } else {
        if parent ?? 0 >= 0 { unmatched.append(region.id) }
        continue
      }
      for attribute in region.attributes {
        builder.set(attribute.name, to: attribute.value, for: handles[number])
      }
      if hasRanks, handles[number] >= base.count {
        builder.setRank(region.rank, for: handles[number])
      }
    }
    if hasRanks { builder.setRanksByCodes() }
    bytes = try builder.build()
  }

  /// The region of the base that a region of the source is.
  private static func match(_ region: Region, _ parent: Int?, in base: RegionTree) -> Region? {
    if let known = base[region.id] { return known }
    guard let parent else { return base.roots.first { $0.name == region.name } }
    guard parent >= 0, parent < base.count else { return nil }
    return base[number: parent].children.first { $0.name == region.name }
  }
}
