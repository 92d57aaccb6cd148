package import Regions

/// How well known a region is: how many people live there, as the attribute `population` tells; of one
/// without, what its parent's says, for a district is as prominent as its city.
package enum Prominence {
  /// The attribute that tells, in a data set that has one: the first that is called as ours or as others
  /// call it.
  private static func attribute(of storage: TreeStorage) -> String? {
    storage.attributeNames.first { headings.contains(OtherNames.plain($0)) }
  }

  private static let headings = ["population", "pop", "人口", "人口数", "常住人口", "总人口"]

  /// - Complexity: O(level).
  package static func population(of node: Int, in storage: TreeStorage) -> Int {
    guard let attribute = attribute(of: storage) else { return 0 }
    var node: Int? = node
    while let current = node {
      if case .integer(let number)? = storage.attribute(attribute, of: current), number > 0 {
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
    guard let attribute = attribute(of: storage) else { return [] }
    var grades = [UInt8](repeating: 0, count: storage.nodeCount)
    storage.forEachInteger(ofAttribute: attribute) { node, number in
      if number > 0 { grades[node] = grade(of: UInt64(number)) }
    }
    for node in grades.indices where grades[node] != 0 {
      for child in storage.children(of: node) where grades[child] == 0 {
        grades[child] = grades[node]
      }
    }
    return grades
  }

  /// By how much a grade is higher of twice as many people.
  package static let doubling: UInt64 = 8

  package static func grade(of number: UInt64) -> UInt8 {
    let exponent = 63 - number.leadingZeroBitCount
    let fraction = exponent >= 3 ? number >> UInt64(exponent - 3) & 7 : 0
    return UInt8(clamping: exponent * 8 + Int(fraction) + 1)
  }
}
