public import Regions

/// What IDs that are no longer in force were, and what became of them.
///
///     let region = FormerRegions.china["110103"]
///     region?.name                       // "崇文区"
///     region?.until                      // 2010
///     region?.successors.map(\.name)     // ["东城区"]
public struct FormerRegions: Sendable {
  /// The former regions of the bundled data set.
  public static let china = FormerRegions(.chinaFormer, current: .china)

  /// The former regions, with the attributes `until` and `successors`.
  public let former: RegionTree
  /// The regions of today.
  public let current: RegionTree

  /// - Parameters:
  ///   - former: a data set whose former regions have an attribute `until`, the year in which they
  ///     went out of force, and where that is known `successors`: IDs of `current`, separated by a
  ///     space.
  ///   - current: the data set in which the successors are.
  public init(_ former: RegionTree, current: RegionTree) {
    self.former = former
    self.current = current
  }

  /// The region that had an ID once; `nil` if none had, if the ID is in force, and if `current` is a
  /// data set of other regions: it has none of the ID and the name of the former region's root.
  ///
  /// - Complexity: that of a look-up in each of the trees.
  public subscript(id: String) -> FormerRegion? {
    guard let region = former[id], let root = region.path.first,
      case .integer(let until)? = region[attribute: "until"],
      current[id] == nil, current[root.id]?.name == root.name
    else { return nil }
    return FormerRegion(
      region: region, until: Int(clamping: until), successors: successors(of: region))
  }

  /// The regions that a region of today followed, those that were there last first.
  ///
  /// - Complexity: O(former regions).
  public func predecessors(of region: Region) -> [Region] {
    var found: [(until: Int64, region: Region)] = []
    for number in 0..<former.count {
      let candidate = former[number: number]
      guard case .text(let ids)? = candidate[attribute: "successors"],
        ids.split(separator: " ").contains(where: { $0 == region.id }),
        case .integer(let until)? = candidate[attribute: "until"], self[candidate.id] != nil
      else { continue }
      let place = found.firstIndex { $0.until < until } ?? found.count
      found.insert((until, candidate), at: place)
    }
    return found.map { $0.region }
  }

  /// All of them or none: where one is missing, `current` is not the list that the successors are of.
  private func successors(of region: Region) -> [Region] {
    guard case .text(let ids)? = region[attribute: "successors"] else { return [] }
    var found: [Region] = []
    for id in ids.split(separator: " ") {
      guard let successor = current[String(id)] else { return [] }
      found.append(successor)
    }
    return found
  }
}

/// A region that is no longer in force.
public struct FormerRegion: Sendable, Hashable {
  /// The region in the data set of former ones.
  public let region: Region
  /// The year in which it went out of force.
  public let until: Int
  /// The regions of today that it became or that it was divided among, the one with its seat or most of
  /// its area first; empty where that is left open.
  public let successors: [Region]

  /// The region of today, if it is one; `nil` where it was divided and where that is left open.
  public var onlySuccessor: Region? { successors.count == 1 ? successors[0] : nil }

  /// The last name it had.
  public var name: String { region.name }

  /// The names of the regions above it and its own, the root first. A region above that is still in
  /// force has its name of today.
  public var path: [String] { region.path.map { $0.name } }
}
