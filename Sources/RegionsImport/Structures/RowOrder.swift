import TypedNumbers

/// Rows that say by numbers where in the tree they are.
struct RowOrder {
  let columns: [Int]
  /// By record: the record of the region above, or -1.
  let parents: [Int]
  /// The column that has what the rows call each other.
  var id: Int?
  /// Whether there are two levels, known by the order of the rows alone.
  var isShallow = false
  /// Whether white space around names is no part of them: it tells the order.
  var trimsNames = false
  /// How the report tells it.
  let form: ImportShape.Form

  /// The first column of a list whose name has one of the words.
  static func column(_ words: Set<String>, of records: RecordList) -> Int? {
    records.columns.indices.first {
      !words.isDisjoint(with: KeyMeaning.words(of: records.columns[$0].name))
    }
  }

  /// The reading of the only list as rows in such an order.
  static func hypothesis(
    _ skeleton: Nesting, _ structure: Structure, weight: Double,
    by find: (Evidence, Int) -> RowOrder?
  ) -> Hypothesis? {
    let skeleton = skeleton.rootLists.count > 1 ? skeleton.settled : skeleton
    guard skeleton.options.parentKey == nil, let list = skeleton.soleRootList else { return nil }
    let records = skeleton.evidence.lists[list]
    guard records.hasHeader, records.count >= 3, let order = find(skeleton.evidence, list) else {
      return nil
    }
    var nesting = skeleton
    nesting.rules[list] = .ordered(order)
    if skeleton.options.idKey == nil {
      // What only tells the order is no ID; beside what the rows call each other there may be an official code.
      let known = nesting.roles[list].id.flatMap { order.columns.contains($0) ? nil : $0 }
      let isOwn = order.id.map(order.columns.contains) ?? false
      nesting.roles[list].id = isOwn ? order.id : known ?? order.id
    }
    nesting.settleRootLists()
    return Hypothesis(
      structure, .records(nesting),
      evidence: [
        Finding(
          .orderTells, order.columns.map { records.columns[$0].name },
          weight: order.isShallow ? Weight.depthFirstOfTwo : weight)
      ])
  }
}

extension Evidence {
  /// The whole numbers of a column, of which any two have a difference; `nil` where there is none.
  func integers(_ list: Int, _ column: Int) -> [Int?] {
    textNumbers(list, column).map { text in
      text.number.flatMap { Int32(String(decoding: bytes($0), as: UTF8.self)) }.map { Int($0) }
    }
  }
}
