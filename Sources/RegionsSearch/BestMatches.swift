/// Keeps the best of the regions it is given: by penalty, then by number, which is by level and then
/// in the source's order.
///
/// Regions come in the order of their numbers, so the first `limit` of each penalty are enough.
struct BestMatches {
  private let limit: Int
  private var nodes: [[Int]] = []

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ node: Int, penalty: Int) {
    while nodes.count <= penalty { nodes.append([]) }
    if nodes[penalty].count < limit { nodes[penalty].append(node) }
  }

  /// At most `limit` regions, best first.
  var best: [Int] { Array(nodes.joined().prefix(limit)) }
}
