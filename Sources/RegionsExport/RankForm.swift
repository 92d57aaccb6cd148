import Regions

/// How a form tells the ranks of its regions.
///
/// Codes of the Chinese divisions tell their ranks by themselves, and importing them finds these
/// ranks again; so such a form says nothing. Others have a key, column or attribute `rank`.
enum RankForm {
  /// There is nothing to say: importing finds the ranks by the codes, or there are none to find.
  case implied
  /// The codes tell ranks, but the data set has none.
  case none
  /// Each region that has a rank says so.
  case given

  /// - Parameter depth: How many levels are written.
  init(_ tree: RegionTree, depth: Int) {
    // Nodes are numbered level by level, so those of the first levels are the first ones.
    let count = tree.storage.levelStarts[depth]
    let implied = tree.ranksByCodes(count: count)
    if tree.hasRanks {
      let ranks = (0..<count).map { UInt8(tree.storage.rank(of: $0)) }
      self = (implied ?? [UInt8](repeating: 0, count: count)) == ranks ? .implied : .given
    } else {
      self = implied == nil ? .implied : .none
    }
  }

  /// The word in the description; `nil` if there is none.
  var word: String? {
    switch self {
    case .implied: nil
    case .none: "none"
    case .given: "given"
    }
  }
}
