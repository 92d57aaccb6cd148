import Regions

/// The folded IDs of all regions, one after the other, by region number.
struct IDTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = []

  init(_ storage: TreeStorage) {
    starts.reserveCapacity(storage.nodeCount + 1)
    for node in 0..<storage.nodeCount {
      starts.append(UInt32(truncatingIfNeeded: bytes.count))
      storage.appendID(of: node, to: &bytes)
    }
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    for index in bytes.indices where bytes[index] >= 0x41 && bytes[index] <= 0x5A {
      bytes[index] += 0x20
    }
  }

  /// By region: 2 if its ID is a word, 1 if it begins with it, else 0.
  ///
  /// - Complexity: O(regions).
  func hits(_ word: [UInt16]) -> [UInt8] {
    let word = word.map { UInt8(truncatingIfNeeded: $0) }
    var hits = [UInt8](repeating: 0, count: starts.count - 1)
    for node in hits.indices where begins(node, with: word) {
      hits[node] = Int(starts[node + 1]) - Int(starts[node]) == word.count ? 2 : 1
    }
    return hits
  }

  private func begins(_ node: Int, with word: [UInt8]) -> Bool {
    let start = Int(starts[node])
    guard start + word.count <= Int(starts[node + 1]) else { return false }
    for index in 0..<word.count where bytes[start + index] != word[index] { return false }
    return true
  }
}

extension SearchQuery {
  /// The first word that could be an ID or its beginning.
  func idWord(_ kind: RegionTree.IDKind) -> Range<Int>? {
    words.first { word in
      letters[word].allSatisfy { kind == .numeric ? SearchQuery.isDigit($0) : $0 < 0x80 }
    }
  }
}
