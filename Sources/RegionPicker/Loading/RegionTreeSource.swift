public import Regions
internal import RegionsSearch

/// The regions of a tree as the options of a picker. Every count of children is known, so that a
/// leaf finishes without a load.
///
/// With ``until`` the same picker ends at 北京市 › 东城区, at 广东省 › 深圳市 › 南山区 and at 广东省 ›
/// 东莞市: regions of a lower rank are no options, and one with nothing but such below is a leaf.
public struct RegionTreeSource: OptionSource, Sendable {
  /// The type of its options.
  public typealias Option = CascadePicker<String>.Option

  /// The data set.
  public let tree: RegionTree

  /// The lowest rank of an option; `nil` for any. Regions without a rank are always options.
  public let until: RegionRank?

  private let index: RegionSearch

  /// Columns made before, by the number of their parent; `nil` for the roots. Going back and forth
  /// between regions with thousands of children then costs nothing.
  private var columns: [Int?: [Option]] = [:]

  /// How many columns are kept.
  private static let columnLimit = 32

  /// How many results a search gives at most.
  public static let resultLimit = 200

  /// The deepest level results of a search may lie at, 1 for the roots; `nil`: any. What lies
  /// deeper is of no use to a picker that ends there.
  public var deepestResult: Int?

  /// Options from a tree.
  ///
  /// - Parameters:
  ///   - tree: the regions to choose from.
  ///   - until: the rank to end at; `nil` for as deep as the data goes.
  ///   - former: regions that are no more, whose names a filter and a search find too; see
  ///     `RegionSearch`.
  public init(_ tree: RegionTree, until: RegionRank? = nil, former: RegionTree? = nil) {
    self.tree = tree
    self.until = until
    self.index = RegionSearch(tree, former: former)
  }

  /// The regions below one, or the roots, as far as they can be chosen.
  public mutating func options(below parent: String?) -> [Option] {
    guard let parent else { return column(of: tree.roots, key: nil) }
    guard let region = tree[parent] else { return [] }
    return column(of: region.children, key: region.number)
  }

  /// The IDs from the root down to a region, or to the last on the way that can be chosen; `nil` if the
  /// tree doesn't have it.
  public func path(to id: String) -> [String]? {
    guard let path = tree[id]?.path else { return nil }
    // A region below the last rank is given as the one above it that can be chosen.
    return path.prefix { isOption($0) }.map { $0.id }
  }

  /// The regions a query stands for, in the order and with the language of `RegionSearch`; at most
  /// ``resultLimit``, and no more are counted.
  public func search(
    _ text: String, below root: String?
  ) -> CascadePicker<String>.SearchResults {
    let region = root.flatMap { tree[$0] }
    guard (root == nil) == (region == nil) else { return .none }
    let results = matches(for: text, within: region).map { match in
      let path = match.region.path
      return CascadePicker<String>.Result(
        ids: path.map { $0.id }, names: path.map { $0.name }, highlights: match.characterHighlights,
        otherName: match.otherName, pinyin: Self.matchedPinyin(match), isNear: match.isNear)
    }
    return CascadePicker.SearchResults(results)
  }

  /// The options below a region that a text stands for: by any name a search knows, their pinyin and its
  /// initials.
  ///
  /// - Complexity: O(siblings), once a first search or filter has read all names.
  public func matches(
    _ text: String, below parent: String?
  ) -> [CascadePicker<String>.Filter.Match] {
    let region = parent.flatMap { tree[$0] }
    // The filter itself knows IDs.
    guard (parent == nil) == (region == nil), !text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else { return [] }
    var found = index.children(of: region, matching: text)[...]
    var matches: [CascadePicker<String>.Filter.Match] = []
    var row = 0
    for sibling in region?.children ?? tree.roots {
      guard let match = found.first else { break }
      let isFound = match.region.number == sibling.number
      if isFound { found.removeFirst() }
      guard isOption(sibling) else { continue }
      if isFound { matches.append(Self.match(match, row: row)) }
      row += 1
    }
    return matches
  }

  private static func match(
    _ match: RegionMatch, row: Int
  ) -> CascadePicker<String>.Filter.Match {
    let highlights = match.characterHighlights.last ?? []
    let range = highlights.first.flatMap { first in
      highlights.last.map { first.lowerBound..<$0.upperBound }
    }
    return CascadePicker<String>.Filter.Match(
      row: row, range: range, otherName: match.otherName, pinyin: matchedPinyin(match))
  }

  /// How a region is read that was found by that.
  private static func matchedPinyin(_ match: RegionMatch) -> String? {
    guard match.kind == .pinyin || match.kind == .pinyinInitials,
      case .text(let pinyin)? = match.region[attribute: "pinyin"]
    else { return nil }
    return pinyin
  }

  /// The best matches that don't lie too deep. Where deeper ones took the places of others, the levels
  /// are looked through one by one.
  private func matches(for text: String, within region: Region?) -> [RegionMatch] {
    let limit = Self.resultLimit
    let best = index.results(for: text, limit: limit, within: region, until: until)
    guard let deepestResult, best.contains(where: { $0.region.level > deepestResult }) else {
      return best
    }
    var matches = best.filter { $0.region.level <= deepestResult }
    let first = (region?.level ?? 0) + 1
    let last = min(deepestResult, tree.levelCounts.count)
    guard first <= last, best.count == limit || matches.isEmpty else { return matches }
    var seen = Set(matches.map { $0.region.number })
    var near: [RegionMatch] = []
    for level in first...last where matches.count < limit {
      for match in index.results(
        for: text, limit: limit, within: region, level: level, until: until)
      where seen.insert(match.region.number).inserted {
        if match.isNear { near.append(match) } else { matches.append(match) }
      }
    }
    return Array((matches + (matches.isEmpty ? near : [])).prefix(limit))
  }

  /// The row of a region among the regions below a parent; `nil` if it isn't one of them.
  ///
  /// - Complexity: that of finding an ID in the tree, however many siblings there are; with a rank to
  ///   end at, O(siblings).
  public func row(of id: String, below parent: String?) -> Int? {
    guard let region = tree[id] else { return nil }
    let siblings: RegionCollection
    if let parent {
      guard let region = tree[parent] else { return nil }
      siblings = region.children
    } else {
      siblings = tree.roots
    }
    let numbers = siblings.numbers
    guard numbers.contains(region.number), isOption(region) else { return nil }
    guard until != nil else { return region.number - numbers.lowerBound }
    return siblings.prefix { $0.number < region.number }.count { isOption($0) }
  }

  /// Whether a region has a rank that can be chosen.
  private func isOption(_ region: Region) -> Bool {
    guard let until, let rank = region.rank else { return true }
    return rank <= until
  }

  /// How many options there are below a region.
  private func childCount(_ region: Region) -> Int {
    until == nil ? region.children.count : region.children.count { isOption($0) }
  }

  private mutating func column(of regions: RegionCollection, key: Int?) -> [Option] {
    if let column = columns[key] { return column }
    let column = regions.filter { isOption($0) }.map { region in
      Option(id: region.id, name: region.name, childCount: childCount(region))
    }
    if columns.count == Self.columnLimit { columns.removeAll() }
    columns[key] = column
    return column
  }
}
