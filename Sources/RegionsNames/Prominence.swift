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

  /// By number: 0 for nobody known, more the more people there are, eight steps each time they double.
  /// Empty if the data set says nothing about them.
  ///
  /// - Complexity: O(regions).
  package static func grades(in storage: TreeStorage) -> [UInt8] {
    guard storage.attributeNames.contains(attributeName) else { return [] }
    var grades = [UInt8](repeating: 0, count: storage.nodeCount)
    storage.forEachInteger(ofAttribute: attributeName) { node, number in
      if number > 0 { grades[node] = grade(of: UInt64(number)) }
    }
    for node in grades.indices where grades[node] != 0 {
      for child in storage.children(of: node) where grades[child] == 0 {
        grades[child] = grades[node]
      }
    }
    return grades
  }

  package static func grade(of number: UInt64) -> UInt8 {
    let exponent = 63 - number.leadingZeroBitCount
    let fraction = exponent >= 3 ? number >> UInt64(exponent - 3) & 7 : 0
    return UInt8(clamping: exponent * 8 + Int(fraction) + 1)
  }
}
