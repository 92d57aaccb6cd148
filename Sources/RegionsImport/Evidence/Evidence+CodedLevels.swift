import RegionsSource
import TypedNumbers

extension Evidence {
  /// Whether codes tell the same groups of rows as a column of names does, so that those are regions whatever
  /// their heading: a code of their own beside them, `E05000001`, or the beginning of the rows' codes, the 13 of
  /// 13101 in each row of one prefecture.
  ///
  /// - Complexity: O(columns × rows).
  func isCodedLevel(_ list: Int, _ column: Int) -> Bool {
    let distinct = distinctCount(list, column)
    guard distinct >= Self.fewGroups, distinct.isGrouping(of: lists[list].count),
      profile(list, column).isFull
    else { return false }
    return lists[list].columns.indices.contains { other in
      let profile = profile(list, other)
      guard other != column, profile.isCode, profile.isFull, profile.longest > 1,
        profile.meaning.isDisjoint(with: .measure)
      else { return false }
      return areOneToOne(column, other, in: list)
        || profile.shortest == profile.longest && beginsWithGroup(list, code: other, column)
    }
  }

  /// Whether the codes of two rows begin alike, up to some place, where the rows have one text of a column, and
  /// only there.
  private func beginsWithGroup(_ list: Int, code: Int, _ column: Int) -> Bool {
    let (codes, groups) = (textNumbers(list, code), textNumbers(list, column))
    let lengths = stride(from: Self.shortestBeginning, to: profile(list, code).longest, by: 1)
    return lengths.contains { length in
      var beginnings: [TextNumber: ArraySlice<UInt8>] = [:]
      var texts: [ArraySlice<UInt8>: TextNumber] = [:]
      for (code, group) in zip(codes, groups) {
        guard let code = code.number, let group = group.number else { continue }
        let beginning = bytes(code).prefix(length)
        if beginnings.updateValue(beginning, forKey: group).map({ $0 != beginning }) ?? false {
          return false
        }
        if texts.updateValue(group, forKey: beginning).map({ $0 != group }) ?? false {
          return false
        }
      }
      return texts.count >= Self.fewGroups
    }
  }

  /// Two groups may begin alike by chance.
  static var fewGroups: Int { Count.several }
  /// Codes of regions have two digits for the highest level.
  private static var shortestBeginning: Int { Count.twice }
}
