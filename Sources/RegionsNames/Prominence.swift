package import Regions

/// How well known a region is: how many people live there, as the attribute `population` tells; of one
/// without, what its parent's says, for a district is as prominent as its city.
package enum Prominence {
  package static let attributeName = "population"

  /// - Complexity: O(level).
  package static func population(of node: Int, in storage: TreeStorage) -> Int {
    var node: Int? = node
    while let current = node {
      if case .integer(let number)? = storage.attribute(attributeName, of: current), number > 0 {
        return Int(clamping: number)
      }
      node = storage.parent(of: current)
    }
    return 0
  }

  /// By number: 0 for nobody known, then one more each time the number of people doubles, at most 40.
  ///
  /// - Complexity: O(regions).
  package static func grades(in storage: TreeStorage) -> [UInt8] {
    var grades = [UInt8](repeating: 0, count: storage.nodeCount)
    storage.forEachInteger(ofAttribute: attributeName) { node, number in
      if number > 0 { grades[node] = UInt8(min(40, 64 - number.leadingZeroBitCount)) }
    }
    for node in 0..<storage.nodeCount where grades[node] == 0 {
      if let parent = storage.parent(of: node) { grades[node] = grades[parent] }
    }
    return grades
  }
}
