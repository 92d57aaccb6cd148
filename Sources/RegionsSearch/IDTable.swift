import Regions

/// The folded IDs of all regions, one after the other, by region number.
struct IDTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []

  init(_ storage: TreeStorage) {
    starts.reserveCapacity(storage.nodeCount + 1)
    for node in 0..<storage.nodeCount {
      starts.append(bytes.count)
      storage.appendID(of: node, to: &bytes)
    }
    starts.append(bytes.count)
    for index in bytes.indices where bytes[index] >= 0x41 && bytes[index] <= 0x5A {
      bytes[index] += 0x20
    }
  }

  /// Lowers the ranks of the regions whose ID is `word` or begins with it.
  ///
  /// - Complexity: O(regions in `domain`).
  func match(_ word: [UInt16], in domain: [Range<Int>], into ranks: inout [MatchRank]) {
    let word = word.compactMap { UInt8(exactly: $0) }
    for nodes in domain {
      for node in nodes where begins(node, with: word) {
        let isWhole = starts[node + 1] - starts[node] == word.count
        let rank = MatchRank(isWhole ? .wholeName : .wordsAtStart, .id)
        if rank < ranks[node] { ranks[node] = rank }
      }
    }
  }

  private func begins(_ node: Int, with word: [UInt8]) -> Bool {
    let start = starts[node]
    guard start + word.count <= starts[node + 1] else { return false }
    for index in 0..<word.count where bytes[start + index] != word[index] { return false }
    return true
  }
}
