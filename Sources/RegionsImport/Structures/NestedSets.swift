/// Rows with an interval that lies within that of the region above.
///
///     id,name,lft,rgt
///     1,北京市,1,6
///     2,东城区,2,3
extension Structure {
  static let nestedSets: Structure = .init("nested-sets", most: Weight.nestedSets) { skeleton in
    RowOrder.hypothesis(skeleton, nestedSets, weight: Weight.nestedSets) { evidence, list in
      let records = evidence.lists[list]
      guard let left = RowOrder.column(NestedSets.firstInside, of: records),
        let right = RowOrder.column(NestedSets.lastInside, of: records),
        let parents = NestedSets.parents(
          evidence.integers(list, left), evidence.integers(list, right))
      else { return nil }
      let names = (records.columns[left].name, records.columns[right].name)
      return RowOrder(
        columns: [left, right], parents: parents, form: .nestedSets(left: names.0, right: names.1))
    }
  }
}

enum NestedSets {
  static let firstInside = Words.set(.firstInside)
  static let lastInside = Words.set(.lastInside)

  /// Each interval's nearest around it; `nil` unless all are different and none crosses another.
  static func parents(_ lefts: [Int?], _ rights: [Int?]) -> [Int]? {
    var intervals: [(left: Int, right: Int, row: Int)] = []
    for (row, ends) in zip(lefts, rights).enumerated() {
      guard let left = ends.0, let right = ends.1, left < right else { return nil }
      intervals.append((left, right, row))
    }
    intervals.sort { ($0.left, $1.right) < ($1.left, $0.right) }
    var parents = [Int](repeating: -1, count: intervals.count)
    var open: [(right: Int, row: Int)] = []
    var last = Int.min
    for interval in intervals {
      guard interval.left > last else { return nil }
      last = interval.left
      while let around = open.last, around.right < interval.left { open.removeLast() }
      if let around = open.last {
        guard interval.right < around.right else { return nil }
        parents[interval.row] = around.row
      }
      open.append((interval.right, interval.row))
    }
    return parents.contains { $0 >= 0 } ? parents : nil
  }
}
