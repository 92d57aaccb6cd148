/// IDs in a sorted array: the least a look-up by comparison can cost.
struct SortedIDs {
  private let ids: [Int]

  init(_ ids: some Sequence<Int>) {
    self.ids = ids.sorted()
  }

  /// The sum of the positions of IDs, all of which are there, by binary search without a branch that
  /// depends on an ID.
  func positions(_ wanted: [Int]) -> Int {
    ids.withUnsafeBufferPointer { ids in
      wanted.reduce(0) { sum, id in
        var base = 0
        var length = ids.count
        while length > 1 {
          let half = length / 2
          // The difference's sign: all ones if the last of the lower half is smaller.
          base &+= half & ((ids[base &+ half &- 1] &- id) >> 63)
          length &-= half
        }
        return sum &+ base
      }
    }
  }
}
