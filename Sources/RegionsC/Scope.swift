import CRegions
import Regions

/// What a caller narrows a search, a match or a picker by, as the library takes it.
struct Scope {
  /// Only what lies in this region.
  let within: Region?
  /// Regions of this rank at most.
  let until: RegionRank?

  /// - Returns: `nil` if there is no such region or rank.
  init?(_ tree: RegionTree, within: regions_node, until: UInt32) {
    guard within == none || UInt64(within) < UInt64(tree.count), until <= RegionRank.maximum else {
      return nil
    }
    self.within = within == none ? nil : tree[number: Int(within)]
    self.until = until == 0 ? nil : RegionRank(rawValue: Int(until))
  }
}

extension Collection where Index == Int {
  /// The element at a caller's index; `nil` behind the last.
  subscript(at index: UInt32) -> Element? {
    index < count ? self[startIndex + Int(index)] : nil
  }
}
