extension Region {
  /// What kind of division the region is, or `nil` if the data set doesn't say.
  ///
  /// - Complexity: O(1).
  public var rank: RegionRank? { RegionRank(rawValue: tree.storage.rank(of: number)) }
}

extension RegionTree {
  /// Whether any region has a rank.
  public var hasRanks: Bool { storage.ranks?.runs.count ?? 0 > 0 }

  /// How many regions have each rank, the highest first, as far down as any has one; empty if none
  /// has.
  ///
  /// - Complexity: O(runs of regions of one rank), a few dozen for the divisions of China.
  public var rankCounts: [Int] { storage.ranks?.counts(nodeCount: count) ?? [] }

  /// The rank a text tells: a number ("3"), one of the data set's names for its ranks ("县级"), or
  /// one of ``RegionRank/standardNames`` ("county").
  public func rank(_ text: String) -> RegionRank? {
    RegionRank(text, in: metadata.rankNames) ?? RegionRank(text)
  }

  /// What a rank is called: the data set's name for it, or the standard one.
  public func name(of rank: RegionRank) -> String {
    let names = metadata.rankNames
    let name = names.indices.contains(rank.rawValue - 1) ? names[rank.rawValue - 1] : ""
    return name.isEmpty ? rank.description : name
  }
}

extension TreeStorage {
  /// A node's rank from 1; 0 if it has none.
  package func rank(of node: Int) -> Int { ranks?.rank(of: node) ?? 0 }
}
