import RegionsSource
import TypedNumbers

/// Records that each list the IDs of those below them, or a list of pairs of IDs beside the records.
///
///     {"44": {"name": "广东省", "children": ["4401", "4403"]}, "4401": {"name": "广州市", "children": []}, …}
///     {"nodes": [{"id": "44", "name": "广东省"}, …], "links": [{"source": "44", "target": "4401"}, …]}
extension Structure {
  static let childIDs: Structure = .init("child-ids", most: Weight.childIDs) { skeleton in
    guard skeleton.options.parentKey == nil, skeleton.options.childrenKey == nil else { return nil }
    return skeleton.rootLists.lazy.compactMap { list in ChildIDs.hypothesis(skeleton, list) }.first
  }
}

extension Weight {
  /// Every ID that is listed is another record's, and no record is listed twice: hardly chance, as with paths.
  static var childIDs: Double { idPath }
}

enum ChildIDs {
  /// Fewer that are listed may be anything.
  private static var fewest: Int { Count.several }

  static func hypothesis(_ skeleton: Nesting, _ list: Int) -> Hypothesis? {
    let evidence = skeleton.evidence
    let records = evidence.lists[list]
    guard [.object, .entry, .row].contains(records.kind), records.count > fewest else {
      return nil
    }
    let keys = Set(
      evidence.keyColumns(list, skeleton.roles[list])
        + records.columns.indices.filter { records.columns[$0].name == RecordList.Column.keyName })
    for held in evidence.lists.indices where held != list {
      for key in keys.sorted() {
        let isText = evidence.lists[held].kind == .text
        guard isText == (evidence.lists[held].owner == list),
          let parents =
            isText
            ? parents(of: list, by: key, listedIn: held, evidence)
            : parents(of: list, by: key, pairedIn: held, evidence)
        else { continue }
        var nesting = skeleton
        if nesting.options.idKey == nil { nesting.roles[list].id = key }
        nesting.rules[list] = .ordered(
          RowOrder(
            columns: [key], parents: parents, form: .childIDs(evidence.lists[held].key)))
        nesting.rules[held] = .dropped
        nesting.roles[held].name = nil
        nesting.rootLists = nesting.rootLists.filter { nesting.isNamed($0) }
        guard nesting.rootLists == [list] else { continue }
        nesting.settleRootLists()
        return Hypothesis(
          Structure.childIDs, .records(nesting),
          evidence: [
            Finding(
              .holdsIDs, [evidence.label(held), records.columns[key].name], share: 1,
              weight: Weight.childIDs)
          ])
      }
    }
    return nil
  }

  /// Each record's parent; `nil` unless what is listed are IDs of other records, each listed once, and following
  /// them upwards ends.
  private static func parents(
    of list: Int, by key: Int, listedIn held: Int, _ evidence: Evidence
  ) -> [Int]? {
    let listed = evidence.textNumbers(held, 0)
    guard listed.count >= fewest, let rows = rows(of: list, by: key, evidence) else { return nil }
    var parents = [Int](repeating: -1, count: evidence.lists[list].count)
    for (place, id) in listed.enumerated() {
      let owner = evidence.lists[held].owner(of: place)
      guard let row = id.number.flatMap({ rows[$0] }), row != owner, owner >= 0,
        parents[row] < 0
      else { return nil }
      parents[row] = owner
    }
    return isTree(parents) ? parents : nil
  }

  /// The same of a list of pairs: the first or the second is above, whichever makes a tree. Of what tells all that
  /// lies above each by how far it is away, the nearest counts.
  private static func parents(
    of list: Int, by key: Int, pairedIn held: Int, _ evidence: Evidence
  ) -> [Int]? {
    let pairs = evidence.lists[held]
    guard pairs.count >= fewest, 2...mostOfPair ~= pairs.columns.count,
      let rows = rows(of: list, by: key, evidence)
    else { return nil }
    func areKnown(_ column: Int) -> Bool {
      evidence.textNumbers(held, column).allSatisfy { $0.number.map { rows[$0] != nil } ?? false }
    }
    let ends = pairs.columns.indices.filter(areKnown)
    guard ends.count == 2 else { return nil }
    let distance = pairs.columns.indices.lazy.filter { !ends.contains($0) }
      .map { evidence.integers(held, $0) }.first { !$0.contains(nil) && $0.contains(1) }
    for (above, below) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      let (uppers, lowers) = (evidence.textNumbers(held, above), evidence.textNumbers(held, below))
      var parents = [Int](repeating: -1, count: evidence.lists[list].count)
      let isTold = pairs.values.indices.allSatisfy { pair in
        guard let upper = uppers[pair].number.flatMap({ rows[$0] }),
          let lower = lowers[pair].number.flatMap({ rows[$0] }), upper != lower,
          distance.map({ $0[pair] == 1 }) ?? true
        else { return true }
        guard parents[lower] < 0 else { return false }
        parents[lower] = upper
        return true
      }
      if isTold, parents.contains(where: { $0 >= 0 }), isTree(parents) { return parents }
    }
    return nil
  }

  /// Two IDs, an ID of the pair, how far apart they are, and an order.
  private static var mostOfPair: Int { Count.few }

  /// The records by their IDs; `nil` if two have one.
  private static func rows(of list: Int, by key: Int, _ evidence: Evidence) -> [TextNumber: Int]? {
    var rows: [TextNumber: Int] = [:]
    for (row, id) in evidence.textNumbers(list, key).enumerated() {
      guard let id = id.number, rows.updateValue(row, forKey: id) == nil else { return nil }
    }
    return rows
  }

  /// Whether nothing is above itself.
  private static func isTree(_ parents: [Int]) -> Bool {
    var isKnown = [Bool](repeating: false, count: parents.count)
    for start in parents.indices {
      var way: [Int] = []
      var row = start
      while row >= 0, !isKnown[row] {
        guard way.count <= Outline.deepest else { return false }
        way.append(row)
        row = parents[row]
      }
      for row in way { isKnown[row] = true }
    }
    return true
  }
}
