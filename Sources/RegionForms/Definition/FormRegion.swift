public import Regions

/// Which regions a region field takes, and what it says about them in the payload.
///
///     .region(until: .county)                                 // 省市区: 东城区, 南山区, 东莞市
///     .region(depth: 3)                                       // at most three levels
///     .region(until: .county, within: .fact("province"))      // below a region given from outside
public struct FormRegion: Sendable {
  /// The most levels that are chosen from, counted from ``within``; `nil` for no such limit.
  public var depth: Int?
  /// The rank at which a choice is complete, however many levels lie above; a branch that has no
  /// region of that rank ends with its last of a higher one. `nil` for no such limit.
  public var until: RegionRank?
  /// Below which region is chosen; `nil` for the whole data set.
  public var within: Root?
  /// Regions above the chosen one that the payload carries too.
  public var ancestors: [Ancestor]
  /// A title for each box of a view that shows the levels side by side, from the first level that is
  /// chosen from; empty for a view with one box.
  public var boxes: [FormText]

  /// Where a choice begins.
  public enum Root: Hashable, Sendable {
    /// Below the region with this ID.
    case region(String)
    /// Below the region whose ID is a fact from outside; anywhere while there is no such fact.
    case fact(String)
  }

  /// A region above the chosen one, in the payload.
  public struct Ancestor: Hashable, Sendable {
    /// Its key in the payload.
    public var key: String
    /// Its rank. Where the way to the region has none of this rank, the region next above stands for
    /// it: the city of 北京市 › 东城区 is 北京市. Where the region itself has it, it is that region.
    public var rank: RegionRank

    /// A region of a rank, as a key of the payload.
    public init(_ key: String, _ rank: RegionRank) {
      self.key = key
      self.rank = rank
    }
  }

  /// Any region that has none below it, unless a limit says otherwise.
  public init(
    depth: Int? = nil, until: RegionRank? = nil, within: Root? = nil, ancestors: [Ancestor] = [],
    boxes: [FormText] = []
  ) {
    self.depth = depth
    self.until = until
    self.within = within
    self.ancestors = ancestors
    self.boxes = boxes
  }
}

extension FieldKind {
  /// A region of the data set, as its ID: see ``FormRegion``.
  public static func region(
    depth: Int? = nil, until: RegionRank? = nil, within: FormRegion.Root? = nil,
    ancestors: [FormRegion.Ancestor] = [], boxes: [FormText] = []
  ) -> FieldKind {
    .region(
      FormRegion(
        depth: depth, until: until, within: within, ancestors: ancestors, boxes: boxes))
  }
}
