/// Rows that say by numbers where in the tree they are: an interval that lies within that of the
/// region above (nested sets), or a level, each row below the last one of the level above.
///
///     id,name,lft,rgt        name,level
///     1,北京市,1,6            北京市,1
///     2,东城区,2,3            东城区,2
///     3,西城区,4,5            西城区,2
struct RowOrder {
  let columns: [Int]
  /// By record: the record of the region above, or -1.
  let parents: [Int]
  /// As in "within “lft” and “rgt”".
  let phrase: String

  /// What a list's numbers say, or `nil`.
  ///
  /// - Complexity: O(rows log rows).
  init?(_ catalog: Catalog, list: Int) {
    let records = catalog.lists[list]
    guard records.hasHeader, records.count >= 3 else { return nil }
    func column(_ words: Set<String>) -> Int? {
      records.columns.indices.first {
        !words.isDisjoint(with: KeyMeaning.words(of: records.columns[$0].name))
      }
    }
    if let left = column(["lft", "left"]), let right = column(["rgt", "right", "rght"]),
      let parents = RowOrder.nested(catalog.integers(list, left), catalog.integers(list, right))
    {
      (columns, self.parents) = ([left, right], parents)
      phrase = "within “\(records.columns[left].name)” and “\(records.columns[right].name)”"
      return
    }
    if let level = column(["level", "depth", "deep", "lvl", "lv", "layer", "级别", "层级", "等级"]),
      let parents = RowOrder.preorder(catalog.integers(list, level))
    {
      (columns, self.parents) = ([level], parents)
      phrase = "below the last row of the level above by “\(records.columns[level].name)”"
      return
    }
    return nil
  }

  /// Each interval's nearest around it; `nil` unless all are different and none crosses another.
  private static func nested(_ lefts: [Int?], _ rights: [Int?]) -> [Int]? {
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

  /// Each row's last row of the level above; `nil` if a level is skipped on the way down, or most
  /// rows of an upper level have none below them, as where the levels stand one behind the other.
  private static func preorder(_ levels: [Int?]) -> [Int]? {
    let known = levels.compactMap { $0 }
    guard known.count == levels.count, let top = known.min(), let bottom = known.max(),
      known.first == top, top < bottom, bottom - top < 16
    else { return nil }
    var parents: [Int] = []
    var last = [Int](repeating: -1, count: bottom - top + 1)
    var previous = 0
    for (row, level) in known.enumerated() {
      let depth = level - top
      guard depth <= previous + 1 else { return nil }
      parents.append(depth == 0 ? -1 : last[depth - 1])
      last[depth] = row
      previous = depth
    }
    let upper = known.indices.filter { known[$0] == top }
    let held = upper.filter { $0 + 1 < known.count && known[$0 + 1] > top }
    return held.count * 2 > upper.count && upper.count > 1 ? parents : nil
  }
}

extension Catalog {
  /// The whole numbers of a column; `nil` where there is none.
  fileprivate func integers(_ list: Int, _ column: Int) -> [Int?] {
    textNumbers(list, column).map { number in
      number < 0 ? nil : Int(String(decoding: bytes(number), as: UTF8.self))
    }
  }
}
