public import Regions

/// What changed between two data sets: what was added and removed, renamed and moved, and which
/// regions that went away probably live on under another ID.
///
///     let diff = RegionDiff(from: list2020, to: list2025)
///     diff.removed.map(\.name)                       // ["崇文区", …]
///     diff.renamed.first?.new.name
///
/// Regions are the same if they have the same ID. Attributes are not compared.
public struct RegionDiff: Sendable {
  /// Regions whose IDs only the new data set has, in its order: by level, then as in the source.
  public private(set) var added: [Region] = []

  /// Regions whose IDs only the old data set has, in its order.
  public private(set) var removed: [Region] = []

  /// Regions with the same ID and another name, in the old order.
  public private(set) var renamed: [Pair] = []

  /// Regions with the same ID below a parent with another ID, or at the top of one data set only.
  public private(set) var moved: [Pair] = []

  /// Removed regions and the added ones that probably took their place. They are among ``removed``
  /// and ``added``, too. Each region is in one succession at most.
  public private(set) var successions: [Succession] = []

  /// A region before and after.
  public struct Pair: Sendable, Hashable {
    public var old: Region
    public var new: Region
  }

  /// A region that went away and the one that came in its place.
  public struct Succession: Sendable, Hashable {
    public var old: Region
    public var new: Region
    public var reason: Reason

    public enum Reason: String, Sendable, Hashable {
      /// The same name below the same parent.
      case name
      /// More than half of the children of either are the other's, by ID or by name.
      case children
    }
  }

  /// Whether there is no difference.
  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && moved.isEmpty
  }

  /// Compares two data sets.
  ///
  /// - Complexity: O(regions of both).
  public init(from old: RegionTree, to new: RegionTree) {
    let match = RegionMatching(from: old, to: new)
    added = match.addedNumbers.map { new[number: $0] }
    for number in 0..<old.count {
      let before = old[number: number]
      guard let counterpart = match.counterparts[number] else {
        removed.append(before)
        continue
      }
      let pair = Pair(old: before, new: new[number: counterpart])
      if before.name != pair.new.name { renamed.append(pair) }
      if before.parent?.id != pair.new.parent?.id { moved.append(pair) }
    }
    successions = SuccessionFinder(match).successions()
  }
}
