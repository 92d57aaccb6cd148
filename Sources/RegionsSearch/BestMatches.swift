/// Keeps the best of the regions it is given.
struct BestMatches {
  struct Match {
    /// The lower, the better.
    let key: UInt64
    let node: Int
  }

  private let limit: Int
  private var matches: [Match] = []
  /// No worse one can be among the best.
  private var worst = UInt64.max

  init(limit: Int) {
    self.limit = limit
  }

  var isEmpty: Bool { matches.isEmpty }

  mutating func add(_ node: Int, key: UInt64) {
    guard key < worst else { return }
    matches.append(Match(key: key, node: node))
    // Rarely enough to cost nothing.
    if matches.count >= max(64, limit &* 4), limit < 1 << 20 {
      cut()
      if matches.count == limit { worst = matches[limit - 1].key }
    }
  }

  private mutating func cut() {
    matches.sort { ($0.key, $0.node) < ($1.key, $1.node) }
    if matches.count > limit { matches.removeSubrange(limit...) }
  }

  /// At most `limit` regions, best first.
  mutating func best() -> [Int] {
    cut()
    return matches.map { $0.node }
  }
}
