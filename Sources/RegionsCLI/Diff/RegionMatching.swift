import Regions

/// Two data sets and which region of one is which of the other, by ID.
struct RegionMatching {
  let old: RegionTree
  let new: RegionTree
  /// For each region of the old data set, its number in the new one.
  let counterparts: [Int?]
  /// For each region of the new data set, whether the old one lacks it.
  let isAdded: [Bool]

  init(from old: RegionTree, to new: RegionTree) {
    self.old = old
    self.new = new
    var numbers: [String: Int] = [:]
    numbers.reserveCapacity(new.count)
    for number in 0..<new.count { numbers[new.storage.id(of: number)] = number }
    var counterparts: [Int?] = []
    counterparts.reserveCapacity(old.count)
    var isAdded = [Bool](repeating: true, count: new.count)
    for number in 0..<old.count {
      let counterpart = numbers[old.storage.id(of: number)]
      counterparts.append(counterpart)
      if let counterpart { isAdded[counterpart] = false }
    }
    self.counterparts = counterparts
    self.isAdded = isAdded
  }

  var addedNumbers: [Int] { isAdded.indices.filter { isAdded[$0] } }
}
