public import Regions

/// What a code means in the list of the National Bureau of Statistics.
///
/// Two offices give codes to China's divisions: the Ministry of Civil Affairs, whose list ``RegionTree/china``
/// is, and the Bureau of Statistics. Down to counties they agree, but for zones that only the Bureau
/// has; of towns each has numbers of its own, and thousands of codes mean another town in the other list.
///
///     RegionTree.china["340111004"]?.name                       // "常青街道"
///     StatisticalCodes.china["340111004"]?.region.name          // "包公街道"
///     StatisticalCodes.china["340111004000"]?.region.name       // the same: the Bureau writes 12 digits
public struct StatisticalCodes: Sendable {
  /// The codes beside the bundled data set, as of 2023-06-30: the last list that the Bureau published.
  public static let china = StatisticalCodes(differences: .chinaStatistics, official: .china)

  /// The regions whose code or name differs, under those above them.
  public let differences: RegionTree
  /// The list from which they differ.
  public let official: RegionTree

  /// - Parameters:
  ///   - differences: a data set as ``RegionTree/chinaStatistics`` is.
  ///   - official: the data set from which it differs. Of a data set of other regions nothing is known: a
  ///     root that has not the same ID and name in both answers nothing.
  public init(differences: RegionTree, official: RegionTree) {
    self.differences = differences
    self.official = official
  }

  /// What a code of 6, 9 or 12 digits means in the Bureau's list; `nil` if it means nothing there, and for
  /// codes of villages, which are not in the data.
  ///
  /// - Complexity: that of a look-up in each of the two trees, and of the regions above.
  public subscript(code: String) -> StatisticalRegion? {
    guard let id = Self.shortened(code) else { return nil }
    if let region = differences[id] {
      guard let root = region.path.first, official[root.id]?.name == root.name else { return nil }
      // Those above are as they are in the official list, where there is more to know of them.
      if let same = official[id], same.name == region.name { return StatisticalRegion(same) }
      return StatisticalRegion(region)
    }
    guard let region = official[id], !isAbsent(region) else { return nil }
    return StatisticalRegion(region)
  }

  /// What a code means in the Bureau's list, if that isn't what it means in the official one: a region of
  /// another name, or one that the official list has no code for. `nil` also if it means nothing there.
  public func other(than code: String) -> StatisticalRegion? {
    guard let found = self[code], official[found.region.id]?.name != found.region.name else {
      return nil
    }
    return found
  }

  /// Whether a region of the official list has no such code in the Bureau's.
  public func isAbsent(_ region: Region) -> Bool {
    let path = region.path
    guard let root = path.first, differences[root.id]?.name == root.name else { return true }
    for (above, below) in zip(path, path.dropFirst()) {
      guard case .text(let codes)? = differences[above.id]?[attribute: "absent"] else { continue }
      let code = below.id.utf8.count == 9 ? below.id.suffix(3) : below.id[...]
      if codes.split(separator: " ").contains(code) { return true }
    }
    return false
  }

  /// The code of six or nine digits that one of twelve is written for; others as they are, `nil` for one
  /// of a village.
  public static func shortened(_ code: String) -> String? {
    guard isLong(code) else { return code }
    let zeros = code.utf8.reversed().prefix { $0 == 48 }.count
    return zeros >= 6 ? String(code.prefix(6)) : zeros >= 3 ? String(code.prefix(9)) : nil
  }

  /// Whether a code is written with the Bureau's twelve digits.
  public static func isLong(_ code: String) -> Bool {
    code.utf8.count == 12 && code.utf8.allSatisfy { 48...57 ~= $0 }
  }
}

/// A region under its code for statistical use.
public struct StatisticalRegion: Sendable, Hashable {
  /// The region: of ``StatisticalCodes/official`` where the code means the same there, else of
  /// ``StatisticalCodes/differences``.
  public let region: Region

  init(_ region: Region) { self.region = region }

  /// The year of the last list that had the code, if the Bureau has it no longer.
  public var lastYear: Int? {
    guard case .integer(let year)? = region[attribute: "last"] else { return nil }
    return Int(clamping: year)
  }

  /// The names of the regions above it and its own, the root first.
  public var path: [String] { region.path.map { $0.name } }
}
