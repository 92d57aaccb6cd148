import RegionsSource

/// The words of a column's heading, sorted out once: tables of many columns compare each with all others.
struct HeadingWords: Sendable {
  let meaning: KeyMeaning
  /// All of them, in order.
  let all: [String]
  /// Those for levels, in the singular.
  let levels: Set<String>
  /// What the heading is about: those that don't say that it is a code or a name, "Ripartizione geografica".
  let subject: [String]
  /// The same in the singular, as a table is called; `nil` if the heading has no other word.
  private let call: [String]?
  /// Whether that may be a level: a currency, a kind and a language have codes as well.
  let isRegional: Bool
  /// Whether a word says what else rows are sorted by: "type", "category".
  let isClass: Bool
  /// The usual place of the level that it is called.
  let rank: Int

  init(_ heading: String) {
    meaning = KeyMeaning(heading)
    all = KeyMeaning.words(of: heading)
    levels = Set(all.map(Self.stem)).filter { KeyMeaning($0).contains(.level) }
    isClass = all.contains(where: Self.classes.contains)
    let subject = all.filter {
      let meaning = KeyMeaning($0)
      return meaning.isDisjoint(with: [.name, .id]) && !Self.languages.contains($0)
        && !Self.descriptions.contains($0) && $0 != Self.placeCode || meaning.contains(.level)
    }
    self.subject = subject
    call = subject.count < all.count ? subject.map(Self.stem) : nil
    isRegional =
      !subject.isEmpty
      && subject.allSatisfy { word in
        let meaning = KeyMeaning(word)
        return meaning.contains(.level)
          || meaning.isDisjoint(with: [.measure, .variant, .parent])
            && !Self.classes.contains(word)
      }
    rank = LevelRank.of(heading)
  }

  /// A word in the singular: "cities.csv" has each "city".
  static func stem(_ word: String) -> String {
    word.hasSuffix("ies")
      ? word.dropLast(3) + "y" : word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// The languages in which its words are those for levels.
  var languages: Set<String> {
    all.reduce(into: []) { $0.formUnion(LevelWords.languages[$1] ?? []) }
  }

  /// Whether a table is called by what a heading is about, whatever that says: `tbl_departments` by `department_id`.
  ///
  /// - Parameter calls: What calls the table, or one of several.
  func isAbout(oneOf calls: Set<[String]>) -> Bool {
    call.map(calls.contains) ?? false
  }

  /// What calls a table: all its words in the singular, or the last of them; a heading is about no more than a few.
  static func calls(ofTable table: String) -> Set<[String]> {
    var words = KeyMeaning.words(of: table)
    // "cityList" is called as "cities" is.
    while words.count > 1, case let last = KeyMeaning(words[words.count - 1]),
      last.contains(.children), last.isDisjoint(with: .level)
    { words.removeLast() }
    words = words.suffix(Count.few).map(stem)
    return Set(words.indices.map { Array(words[$0...]) })
  }

  /// What calls each of some tables, and any of them.
  static func calls(ofTables tables: [String]) -> (each: [Set<[String]>], all: Set<[String]>) {
    let each = tables.map(calls(ofTable:))
    return (each, each.reduce(into: []) { $0.formUnion($1) })
  }

  /// Whether one of some words is that for a level, or short for it: "kab" for "kabupaten", "prov" for "provincia".
  static func have(_ words: Set<String>, oneFor levels: Set<String>) -> Bool {
    words.contains { word in
      levels.contains(word)
        || Length.ofAbbreviation...Length.ofCode ~= word.utf8.count
          && levels.contains { $0.hasPrefix(word) }
    }
  }

  /// What else than regions rows are sorted by.
  static let classes = Words.set(.class)

  /// "ADM1_PCODE" beside "ADM1_EN".
  private static let placeCode = "pcode"

  /// What a name is called beside its code: "DPTO" and "DPTO_DESC".
  private static let descriptions = Words.set(.description)

  /// What languages are called in headings: names in them are names.
  private static let languages = Words.set(.nameLanguage)
}
