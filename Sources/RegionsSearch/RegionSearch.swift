public import Regions

/// Finds regions by what people type: names, parts of names, pinyin, initials, IDs.
///
///     let search = RegionSearch(.china)
///     search.results(for: "北京 朝阳").first?.region.id     // "110105"
///     search.results(for: "gd sz nanshan").first?.region.id // "440305"
///
/// The language of queries and the order of results are described in `Search.md` in Regions.docc. What a search
/// reads is put together in memory when a query first needs it; keep the value for further queries,
/// copies share it, and any number of threads may use it.
public struct RegionSearch: Sendable {
  public let tree: RegionTree
  private let index: SearchIndex

  public init(_ tree: RegionTree) {
    self.tree = tree
    index = SearchIndex(tree.storage)
  }

  /// The regions a query stands for, best first.
  ///
  /// - Parameters:
  ///   - query: one or more words; nothing is found for none.
  ///   - limit: how many results at most.
  ///   - region: only regions below this one are results. Words may still match regions above it.
  ///   - level: only regions of this level are results, 1 for the roots.
  /// - Complexity: O(characters of all names) for each word, a few milliseconds a million.
  public func results(
    for query: String, limit: Int = 20, within region: Region? = nil, level: Int? = nil
  ) -> [RegionMatch] {
    let query = SearchQuery(query)
    guard limit > 0, !query.words.isEmpty, tree.count > 0 else { return [] }
    let scope = SearchScope(tree.storage, within: region?.number, level: level)
    let nodes = SearchRun(index: index, query: query, scope: scope).best(limit)
    return nodes.map { found in
      RegionMatch(
        region: tree[number: found.node], kind: found.kind, highlights: found.highlights)
    }
  }
}
