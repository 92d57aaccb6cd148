import RegionsSource
import TypedNumbers

/// Levels that a table tells twice under the same words: by a code and by a name.
extension Evidence {
  /// Whether a level has a column of names and, under the same words, one of codes: "Codice dell'Unità" beside
  /// "Denominazione dell'Unità", "GID_1" beside "NAME_1".
  ///
  /// Codes may count anew below each region of the level above, so that a code has several names; but
  /// hardly any pair of them is there twice in another company.
  func hasCode(_ list: Int, _ column: Int) -> Bool { codeColumn(list, column) != nil }

  /// Looks for the code column of a level's names; ``codeColumn(_:_:)`` keeps it.
  func findCodeColumn(_ list: Int, _ column: Int) -> Int? {
    let records = lists[list]
    // Nested objects have their code and name each; their keys say which of them are levels.
    guard records.hasHeader, !records.columns[column].name.contains(".") else { return nil }
    let own = words(list, column)
    guard own.isRegional else { return nil }
    let names = textNumbers(list, column)
    return columns(of: list, about: own.subject).first { other in
      let profile = profile(list, other)
      guard other != column, profile.isCode, profile.filled > 0,
        profile.meaning.contains(.id) || profile.isNumeric
      else { return false }
      // Where a row has no code it has no name, and the other way round.
      let codes = textNumbers(list, other)
      let apart = zip(names, codes).count { $0.isNone != $1.isNone }
      return apart.isFew(of: records.count) && !isUntold(list, column)
    }
  }

  /// What says that nothing is known.
  private static let unknown = Words.set(.unknown)

  /// Whether a column says of every record that nothing is known: "NA" in all of them.
  func isUntold(_ list: Int, _ column: Int) -> Bool {
    guard distinctCount(list, column) == 1 else { return false }
    return textNumbers(list, column).lazy.compactMap { $0.number }.first.map {
      Evidence.unknown.contains(String(decoding: bytes($0), as: UTF8.self))
    } ?? false
  }
}
