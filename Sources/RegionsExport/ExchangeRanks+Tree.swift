import Regions
import RegionsFiles

extension ExchangeRanks {
  /// How a form of a tree has ranks.
  init(_ tree: RegionTree, _ scope: ExportScope) {
    guard scope.top == nil else {
      self.init(partOf: tree, scope)
      return
    }
    self.init(tree, depth: scope.depth)
  }

  /// A part may have too few regions for their codes to tell what they are codes of.
  private init(partOf tree: RegionTree, _ scope: ExportScope) {
    var numbers: [Int] = []
    var places: [Int: Int] = [:]
    scope.forEachInDocumentOrder { node, _ in
      places[node] = numbers.count
      numbers.append(node)
    }
    var codes = ChineseCodes(count: numbers.count)
    for node in numbers {
      let region = tree[number: node]
      let parent = region.parent.flatMap { places[$0.number] }
      codes.add(id: region.id.utf8, name: region.name.utf8, parent: parent)
    }
    let implied = codes.finished()
    if tree.hasRanks {
      let ranks = numbers.map { UInt8(tree.storage.rank(of: $0)) }
      self = (implied ?? [UInt8](repeating: 0, count: numbers.count)) == ranks ? .implied : .given
    } else {
      self = implied == nil ? .implied : .none
    }
  }

  /// - Parameter depth: How many levels are written.
  private init(_ tree: RegionTree, depth: Int) {
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
