import RegionsSource
import TypedNumbers

/// Whether the texts of a column tell its records apart.
extension Evidence {
  /// Whether a column is called an ID and tells apart the rows that another column puts together, as
  /// "isoCode" of states does those of one "countryCode".
  func isUniqueInScope(_ list: Int, _ column: Int) -> Bool {
    guard lists[list].owners.isEmpty, profile(list, column).meaning.contains(.id) else {
      return false
    }
    let filled = textNumbers(list, column).count { !$0.isNone }
    return lists[list].columns.indices.contains { scope in
      let meaning = profile(list, scope).meaning
      guard scope != column, profile(list, scope).isCode,
        !meaning.isDisjoint(with: [.level, .parent]),
        distinctCount(list, scope).isGrouping(of: filled)
      else { return false }
      return pairCount(scope, column, in: list).isAllButSlips(of: filled)
    }
  }

  /// Whether two records below one owner have the same text in a column.
  func repeats(_ list: Int, _ column: Int) -> Bool {
    let owners = lists[list].owners
    var seen: Set<Int64> = []
    for (record, number) in textNumbers(list, column).enumerated() {
      guard let number = number.number else { continue }
      let owner = owners.isEmpty ? 0 : Int64(owners[record])
      guard seen.insert(owner << 32 | Int64(number.index)).inserted else { return true }
    }
    return false
  }

  /// The share of records whose cell differs from those of the records beside them below one owner.
  func siblingUniqueness(_ list: Int, _ column: Int) -> Double {
    let numbers = textNumbers(list, column)
    let records = lists[list]
    guard !records.owners.isEmpty else {
      let filled = numbers.count { !$0.isNone }
      return Evidence.uniqueness(distinctCount(list, column), of: filled)
    }
    var seen: Set<Int64> = []
    var filled = 0
    for (record, number) in numbers.enumerated() {
      guard let number = number.number else { continue }
      filled += 1
      seen.insert(Int64(records.owners[record]) << 32 | Int64(number.index))
    }
    return Evidence.uniqueness(seen.count, of: filled)
  }

  /// The share of different texts, where one or two that repeat in a small table don't count.
  static func uniqueness(_ distinct: Int, of count: Int) -> Double {
    count == 0
      ? 0
      : count >= 4 && count - distinct <= 2 && distinct.isMost(of: count)
        ? 1 : Double(distinct) / Double(count)
  }

  /// Whether texts can be IDs: hardly any repeats.
  static func isUnique(_ distinct: Int, of count: Int) -> Bool {
    uniqueness(distinct, of: count).isNearlyAll
  }
}
