public import Regions

/// Finds regions by what people type: names, parts of names, pinyin, initials, IDs, area codes and postcodes.
///
///     let search = RegionSearch(.china)
///     search.results(for: "北京 朝阳").first?.region.id     // "110105"
///     search.results(for: "gdsz南山").first?.region.id      // "440305"
///
/// The language of queries and the order of results are described in `Search.md`. What a search
/// reads is put together in memory when a query first needs it; keep the value for further queries,
/// copies share it, and any number of threads may use it.
public struct RegionSearch: Sendable {
  /// The data set that is searched.
  public let tree: RegionTree
  private let index: SearchIndex

  /// - Parameters:
  ///   - tree: the regions of today. Their names, and those in the attributes `alias`, `former` and
  ///     `name_en`, are what is looked for.
  ///   - former: regions that are no more, with the attribute `successors`: their names find the regions
  ///     of today (see `FormerRegions`).
  public init(_ tree: RegionTree, former: RegionTree? = nil) {
    self.tree = tree
    index = SearchIndex(tree.storage, former: former?.storage)
  }

  /// The regions a query stands for, best first.
  ///
  /// Where nothing is called what was typed, regions whose names are near are given, and
  /// ``RegionMatch/isNear`` tells: all of the results are near, or none is.
  ///
  /// - Parameters:
  ///   - query: one or more words; nothing is found for none.
  ///   - limit: how many results at most.
  ///   - region: only regions below this one are results. Words may still match regions above it.
  ///   - level: only regions of this level are results, 1 for the roots.
  ///   - rank: only regions of this rank and above are results; what a longer query says of those below
  ///     is passed over as the rest of an address is.
  ///   - exact: leaves near matches out.
  /// - Complexity: O(characters of all names), some ten milliseconds a million.
  public func results(
    for query: String, limit: Int = 20, within region: Region? = nil, level: Int? = nil,
    until rank: RegionRank? = nil, exact: Bool = false
  ) -> [RegionMatch] {
    guard limit > 0 else { return [] }
    let scope = SearchScope(tree.storage, within: region?.number, level: level)
    guard let run = run(query, scope, until: rank) else { return [] }
    return run.best(limit, exact: exact).map(match)
  }

  /// How many regions a query stands for; as ``results(for:limit:within:level:until:exact:)`` without a
  /// limit, and as long as that takes.
  public func count(
    for query: String, within region: Region? = nil, level: Int? = nil,
    until rank: RegionRank? = nil, exact: Bool = false
  ) -> Int {
    let scope = SearchScope(tree.storage, within: region?.number, level: level)
    return run(query, scope, until: rank)?.best(.max, exact: exact).count ?? 0
  }

  /// The regions right below one that a query stands for, in their order: what a list of them is
  /// narrowed to while somebody types.
  ///
  /// They are found by all names that ``results(for:limit:within:level:until:exact:)`` knows, by their
  /// pinyin and IDs; by the beginning of these, or by any part of the name as it is written. Near
  /// matches are none.
  ///
  /// - Parameters:
  ///   - region: `nil` for the roots.
  ///   - query: what somebody has typed so far.
  /// - Complexity: O(characters of the names of these regions), once all names have been read.
  public func children(of region: Region?, matching query: String) -> [RegionMatch] {
    let regions = (region?.children ?? tree.roots).numbers
    guard !regions.isEmpty, let run = run(query, SearchScope(tree.storage), until: nil) else {
      return []
    }
    return run.siblings(regions, below: region?.number).map(match)
  }

  /// `nil` for a query without any letters.
  private func run(_ query: String, _ scope: SearchScope, until rank: RegionRank?) -> SearchRun? {
    guard tree.count > 0 else { return nil }
    let query = SearchQuery(query, namesAreLatin: index.names.value.isLatin)
    guard !query.letters.isEmpty else { return nil }
    return SearchRun(
      index: index, query: query, scope: scope, lowestRank: rank?.rawValue ?? .max)
  }

  private func match(_ found: SearchRun.Found) -> RegionMatch {
    RegionMatch(
      region: tree[number: found.node], kind: found.kind, pathHighlights: found.highlights,
      otherName: found.otherName)
  }
}
