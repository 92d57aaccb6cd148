import TypedNumbers

/// Levels that a table tells twice under the same words: by a code and by a name.
extension Evidence {
  /// Whether a level has a column of names and, under the same words, one of codes: "Codice dell'Unità" beside
  /// "Denominazione dell'Unità", "GID_1" beside "NAME_1".
  ///
  /// Codes may count anew below each region of the level above, so that a code has several names; but
  /// hardly any pair of them is there twice in another company.
  func hasCode(_ list: Int, _ column: Int) -> Bool { codeColumn(list, column) != nil }

  /// The code column of a level's names, or `nil`.
  func codeColumn(_ list: Int, _ column: Int) -> Int? {
    let records = lists[list]
    // Nested objects have their code and name each; their keys say which of them are levels.
    guard records.hasHeader, !records.columns[column].name.contains(".") else { return nil }
    let own = Evidence.subject(records.columns[column].name)
    guard !own.isEmpty, Evidence.isRegional(own) else { return nil }
    let names = textNumbers(list, column)
    return records.columns.indices.first { other in
      let profile = profile(list, other)
      guard other != column, profile.isCode, profile.filled > 0,
        profile.meaning.contains(.id) || profile.isNumeric,
        Evidence.subject(records.columns[other].name) == own
      else { return false }
      // Where a row has no code it has no name, and the other way round.
      let codes = textNumbers(list, other)
      let apart = zip(names, codes).count { $0.isNone != $1.isNone }
      return apart.isLittle(of: records.count) && !isUntold(list, column)
    }
  }

  /// The words of a heading without those that say that it is a code or a name: "Ripartizione geografica".
  private static func subject(_ heading: String) -> [String] {
    let words = KeyMeaning.words(of: heading)
    let plain = words.filter {
      let meaning = KeyMeaning($0)
      return meaning.isDisjoint(with: [.name, .id]) && !languages.contains($0)
        && !descriptions.contains($0) && $0 != placeCode || meaning.contains(.level)
    }
    return plain
  }

  /// Whether words may be those of a level: a currency, a kind and a language have codes as well.
  private static func isRegional(_ words: [String]) -> Bool {
    words.allSatisfy { word in
      let meaning = KeyMeaning(word)
      return meaning.contains(.level)
        || meaning.isDisjoint(with: [.measure, .variant, .parent])
          && !classes.contains(word)
    }
  }

  /// "ADM1_PCODE" beside "ADM1_EN".
  private static let placeCode = "pcode"

  /// What a name is called beside its code: "DPTO" and "DPTO_DESC".
  private static let descriptions = Words.set(.description)

  /// What languages are called in headings: names in them are names.
  private static let languages = Words.set(.nameLanguage)

  /// What else rows are sorted by.
  static let classes = Words.set(.class)

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
