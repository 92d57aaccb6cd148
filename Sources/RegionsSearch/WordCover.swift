/// Decides how several words are shared out among a region and the regions above it.
///
/// Words that follow each other may stand for one name together (`bei jing`), so what is shared out
/// are groups: runs of words with the ranks they give each region. Every word belongs to one group,
/// and at least one group has to match the region itself.
struct WordCover {
  /// A run of words, and how well it matches each region.
  struct Group {
    /// One bit a word.
    let mask: Int
    let isLast: Bool
    let ranks: [MatchRank]
  }

  let groups: [Group]
  let wordCount: Int

  /// What breaks ties: a step between two ranks outweighs any of these.
  private static let rankWeight = 4
  private static let impossible = Int.max / 2

  /// The best rank the last word gives a region, or else any other word.
  func rank(of node: Int) -> MatchRank {
    let last = groups.lazy.filter { $0.isLast }.map { $0.ranks[node] }.min() ?? .none
    return last != .none ? last : groups.lazy.map { $0.ranks[node] }.min() ?? .none
  }

  /// The penalty of the best way to share out the words along a path, or `nil` if there is none.
  ///
  /// It is the sum of the groups' ranks. Groups that share a name cost a little, as does a region
  /// that the last word doesn't stand for, so that 吉林 吉林 finds the city in the province.
  ///
  /// - Parameter path: the region, then its parent, and so on up to the root.
  /// - Complexity: O(path · groups · 2^words), of which most groups match nothing.
  func penalty(along path: [Int]) -> Int? {
    let all = 1 << wordCount - 1
    /// The least penalty of the groups placed so far, by the words they hold.
    var placed = [Int](repeating: WordCover.impossible, count: all + 1)
    placed[0] = 0
    for (index, node) in path.enumerated() {
      /// The same, with at least one group on this region.
      var used = [Int](repeating: WordCover.impossible, count: all + 1)
      for group in groups {
        let rank = group.ranks[node]
        if rank == .none { continue }
        var cost = rank.penalty * WordCover.rankWeight
        if group.isLast, index > 0 { cost += 1 }
        for mask in 0...all where mask & group.mask == 0 {
          let next = min(placed[mask] + cost, used[mask] + cost + 1)
          if next < used[mask | group.mask] { used[mask | group.mask] = next }
        }
      }
      placed = index == 0 ? used : zip(placed, used).map(min)
    }
    return placed[all] < WordCover.impossible ? placed[all] : nil
  }
}
