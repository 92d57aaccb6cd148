import ExchangeForm
import Regions

extension ExchangeRanks {
  /// How a form of a tree has ranks.
  ///
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
}
