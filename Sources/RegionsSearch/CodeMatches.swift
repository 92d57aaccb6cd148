import Regions
import RegionsNames

#if !arch(wasm32)  // What a page downloads has no such codes.

/// The regions that area codes and postcodes stand for: 0571, 310012.
struct CodeMatches {
  let storage: TreeStorage
  let scope: SearchScope
  /// The lowest rank a region may have.
  let lowestRank: Int
  let ranks: [UInt8]

  /// The regions that a query is the code of; of a postcode that is none's, those with its first four digits,
  /// which say the county or city. Best first: of the highest rank.
  func matches(_ query: SearchQuery) -> [(node: Int, kind: RegionMatch.Kind)] {
    guard query.words.count == 1, query.letters.allSatisfy(SearchQuery.isDigit) else { return [] }
    let digits = query.letters.map { UInt8(truncatingIfNeeded: $0) }
    if digits.first == 0x30, (3...4).contains(digits.count) {
      return sorted(nodes(of: .area) { $0 == digits }).map { ($0, .areaCode) }
    }
    guard digits.count == 6 else { return [] }
    var found = nodes(of: .post) { $0 == digits }
    if found.isEmpty { found = nodes(of: .post) { $0.starts(with: digits.prefix(4)) } }
    return sorted(found).map { ($0, .postcode) }
  }

  private func nodes(of code: PlaceCodes, where isMeant: ([UInt8]) -> Bool) -> [Int] {
    var nodes: [Int] = []
    storage.forEachValue(ofAttribute: code.rawValue) { node, value in
      if isMeant(value), scope.contains(node, level: storage.level(of: node) - 1),
        Int(ranks[node]) <= lowestRank
      {
        nodes.append(node)
      }
    }
    return nodes
  }

  private func sorted(_ nodes: [Int]) -> [Int] {
    nodes.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}

#endif
