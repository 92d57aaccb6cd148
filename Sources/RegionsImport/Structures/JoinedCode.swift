import TypedNumbers

/// An ID in two columns, one behind the other: "CPRO" and "CMUN" of a list of municipalities, of which the
/// second counts anew in each province.
struct JoinedCode {
  let columns: [Int]

  /// Two neighbours of codes of one width, neither of which tells the records apart and which do so
  /// together; `nil` if there are none, or more than one pair does.
  ///
  /// - Complexity: O(columns × records).
  init?(_ evidence: Evidence, list: Int, name: Int) {
    let records = evidence.lists[list]
    guard records.kind == .row, records.hasHeader, records.count > 4 else { return nil }
    func isPart(_ column: Int) -> Bool {
      let profile = evidence.profile(list, column)
      return column != name && profile.digits == 1 && profile.filled == 1
        && profile.shortest == profile.longest && profile.longest >= 2
        && profile.meaning.isDisjoint(with: [.measure, .parent, .variant])
        && evidence.distinctCount(list, column) > 1
        && evidence.distinctCount(list, column) < records.count
    }
    let pairs = records.columns.indices.dropLast().filter { column in
      guard isPart(column), isPart(column + 1) else { return false }
      return evidence.pairCount(column, column + 1, in: list) == records.count
    }
    guard pairs.count == 1 else { return nil }
    columns = [pairs[0], pairs[0] + 1]
  }

  /// The ID's parts, as text numbers.
  func parts(_ evidence: Evidence, _ list: Int, of record: Int) -> [TextNumber.OrNone] {
    columns.map { evidence.textNumbers(list, $0)[record] }
  }
}
