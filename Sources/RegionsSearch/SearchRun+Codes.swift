import Regions
import RegionsNames

/// Area codes and postcodes, as queries: 0571, 310012.
extension SearchRun {
  #if arch(wasm32)
  /// What a page downloads has no such codes.
  var coded: [Found] { [] }
  #else
  /// The regions that a query is the code of; of a postcode that is none's, those with its first four digits,
  /// which say the county or city. Best first: of the highest rank.
  var coded: [Found] {
    guard query.letters.allSatisfy(SearchQuery.isDigit) else { return [] }
    let digits = query.letters.map { UInt8(truncatingIfNeeded: $0) }
    let isApart = query.words.count > 1
    if !isApart, digits.first == 0x30, (3...4).contains(digits.count) {
      return found(nodes(of: .area) { $0 == digits }, by: .areaCode)
    }
    guard digits.count >= 6 else { return [] }
    // An ID in one piece is found by its letters.
    var written = isApart || digits.count > 6 ? holder(of: digits) : []
    guard digits.count == 6 else { return written }
    var nodes = nodes(of: .post) { $0 == digits }
    if nodes.isEmpty { nodes = self.nodes(of: .post) { $0.starts(with: digits.prefix(4)) } }
    written += found(nodes, by: .postcode)
    return written
  }

  /// The region whose ID was typed with blanks in it, 3205 83, or with the zeros behind it that codes of towns and villages
  /// have: 110108011000.
  private func holder(of digits: [UInt8]) -> [Found] {
    var digits = digits
    let mayBeLonger = digits.count == 9 || digits.count == 12
    repeat {
      let id = String(decoding: digits, as: UTF8.self)
      if let node = index.storage.node(forID: id) { return found([node].filter(isWanted), by: .id) }
    } while mayBeLonger && digits.count > 6 && digits.popLast() == 0x30
    return []
  }

  private func isWanted(_ node: Int) -> Bool {
    scope.contains(node, level: index.storage.level(of: node) - 1)
      && Int(index.standing.value.ranks[node]) <= lowestRank
  }

  private func nodes(of code: PlaceCodes, where isMeant: ([UInt8]) -> Bool) -> [Int] {
    let ranks = index.standing.value.ranks
    var nodes: [Int] = []
    index.storage.forEachValue(ofAttribute: code.rawValue) { node, value in
      if isMeant(value), isWanted(node) { nodes.append(node) }
    }
    return nodes.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private func found(_ nodes: [Int], by kind: RegionMatch.Kind) -> [Found] {
    nodes.map { node in
      Found(node: node, kind: kind, highlights: path(to: node).map { _ in [] }, otherName: nil)
    }
  }
  #endif
}
