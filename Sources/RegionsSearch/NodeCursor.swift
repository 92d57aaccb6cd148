/// Where a list in ascending order of regions has those of one: regions that are asked for in order cost O(1).
struct NodeCursor {
  private var index = 0

  /// The index of the first entry of a region, or of one behind it.
  ///
  /// - Parameters:
  ///   - count: how many entries there are.
  ///   - nodeAt: the region of the entry at an index.
  mutating func seek(_ node: Int, count: Int, _ nodeAt: (Int) -> Int) -> Int {
    if index > 0, nodeAt(index - 1) >= node { index = 0 }
    if index == 0 {
      var last = count
      while index < last {
        let middle = (index + last) / 2
        if nodeAt(middle) < node { index = middle + 1 } else { last = middle }
      }
    }
    while index < count, nodeAt(index) < node { index += 1 }
    return index
  }
}
