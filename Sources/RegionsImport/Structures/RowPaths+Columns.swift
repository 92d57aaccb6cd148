import RegionsSource
import TypedNumbers

/// Which columns of a table are the levels of its rows.
extension RowPaths {
  /// The columns that hold names of levels.
  static func levelColumns(_ evidence: Evidence, _ options: ImportOptions, list: Int)
    -> [Int]
  {
    let named = withoutOneEach(namedColumns(evidence, list: list), of: list, evidence)
    guard evidence.lists[list].hasHeader else {
      return unheadedColumns(evidence, list: list, among: named)
    }
    let spelled = wordedColumns(evidence, list: list, among: named)
    let plain = plainName(among: named, of: list, evidence)
    let best = betterNames(spelled, beside: plain, of: list, evidence)
    let worded = withPlainName(best, plain, of: list, evidence)
    if worded.count >= 2 {
      let all = withMiddleNames(worded, named: named, of: list, evidence)
      return withNeeded(all, named: named, of: list, evidence)
    }
    // Other names of a level are no levels: "sido_ja" beside "sido_kr".
    let others = Set(spelled).subtracting(best)
    return unwordedColumns(evidence, list: list, among: named.filter { !others.contains($0) })
  }

  /// The columns whose texts may be names of regions: no states, flags, kinds, or what all rows have in common.
  private static func namedColumns(_ evidence: Evidence, list: Int) -> [Int] {
    let records = evidence.lists[list]
    // The same in all rows may be what is above them all; a word for what the rows are is not.
    let highest =
      records.columns.indices.filter { !evidence.profile(list, $0).meaning.contains(.id) }
      .map { evidence.words(list, $0).rank }.min() ?? 0
    func isConstant(_ column: Int) -> Bool {
      guard !evidence.isUntold(list, column) else { return true }
      // Told by a code as well it is what is above them all.
      return records.hasHeader && records.count > 2 && evidence.distinctCount(list, column) == 1
        && evidence.profile(list, column).filled == 1 && !evidence.hasCode(list, column)
        && (evidence.words(list, column).rank > highest && !isInFront(column, of: list, evidence)
          || evidence.profile(list, column).meaning.isDisjoint(with: .level))
        && !records.columns[column].name.contains(".")
        && !records.columns.indices.contains { evidence.areTwoLevels($0, column, in: list) }
        && !isOfOne(column, of: list, evidence)
    }
    let hasCapitals = records.columns.indices.contains {
      let profile = evidence.profile(list, $0)
      return profile.isName && !profile.isSmall && !profile.isNonASCII && profile.isFull
        && evidence.distinctCount(list, $0).isMost(of: records.count)
    }
    /// "draft", "verified": words for what a row is, where the names have capitals.
    func isWordOfState(_ column: Int) -> Bool {
      hasCapitals && records.count > 3 && evidence.profile(list, column).isSmall
        && evidence.distinctCount(list, column) <= Self.mostStates
    }
    let named = records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return profile.isName && !isWordOfState(column) && !evidence.isFlag(list, column)
        && !evidence.isKind(list, column) && !evidence.isInLanguage(list, column)
        && !(records.hasHeader && profile.isCoded) && !isOfTimeZones(column, of: list, evidence)
        && !KeyMeaning.others.contains(records.columns[column].name.lowercased())
        && !isConstant(column)
    }
    return evidence.withoutComposed(list, named)
  }

  /// Whether a column has nothing but time zones: "Asia/Jakarta".
  private static func isOfTimeZones(_ column: Int, of list: Int, _ evidence: Evidence) -> Bool {
    evidence.textNumbers(list, column).lazy.compactMap(\.number).allSatisfy { text in
      let name = String(decoding: evidence.bytes(text), as: UTF8.self).lowercased()
      return timeZones.contains(where: name.hasPrefix)
    }
  }

  private static let timeZones = Words.list(.timeZone)

  /// Whether a column is called by a level whose rank is another in each country, and stands in front of all others that are
  /// called by levels: the department of "department,province,district".
  private static func isInFront(_ column: Int, of list: Int, _ evidence: Evidence) -> Bool {
    evidence.words(list, column).rank >= LevelRank.unknown
      && evidence.profile(list, column).meaning.contains(.level)
      && evidence.lists[list].columns.indices.allSatisfy { other in
        other >= column || evidence.profile(list, other).meaning.isDisjoint(with: .level)
      }
  }

  /// Whether a column is called by a level and has one text in all rows, as those have that are called by higher ones: a
  /// file of one county has its country and its state in each row.
  private static func isOfOne(_ column: Int, of list: Int, _ evidence: Evidence) -> Bool {
    let rank = evidence.words(list, column).rank
    guard evidence.profile(list, column).meaning.contains(.level), rank < LevelRank.unknown else {
      return false
    }
    let above = evidence.lists[list].columns.indices.filter {
      evidence.words(list, $0).rank < rank && evidence.profile(list, $0).meaning.contains(.level)
        && evidence.profile(list, $0).isName
    }
    return !above.isEmpty && above.allSatisfy { evidence.distinctCount(list, $0) == 1 }
  }

  /// Without what is known of each row's own region, which is in a column called just the name: its "largest_city",
  /// of which hardly two are the same. A level has a code, or nothing but a level's word for its heading, and no letters
  /// that abbreviate the row's own name: "UF" beside "Nome", "bj" beside 北京.
  private static func withoutOneEach(
    _ named: [Int], of list: Int, _ evidence: Evidence
  ) -> [Int] {
    let records = evidence.lists[list]
    let own = named.first {
      evidence.profile(list, $0).meaning.isSuperset(of: [.name, .plain])
        && evidence.distinctCount(list, $0).isNearlyAll(of: records.count)
    }
    guard records.hasHeader, let own else { return named }
    func isAbbreviation(_ column: Int) -> Bool {
      let letters = evidence.profile(list, column)
      return letters.meaning.contains(.level)
        && (evidence.abbreviates(list, column, own)
          || letters.isSmall && evidence.profile(list, own).isNonASCII)
    }
    func isOneEach(_ column: Int) -> Bool {
      records.count > Self.mostOfOne && evidence.profile(list, column).meaning.contains(.name)
        && evidence.distinctCount(list, column).isNearlyAll(of: records.count)
    }
    return named.filter { column in
      column == own
        || !evidence.areAlike(column, own, in: list)
        || !isAbbreviation(column) && !isOneEach(column)
          && (evidence.hasCode(list, column)
            || !KeyMeaning.words(of: records.columns[column].name).contains {
              KeyMeaning($0).isEmpty
            })
    }
  }

  /// In more rows some region of a level has two below it: "name_prefecture" beside the name of 96 departments.
  private static var mostOfOne: Int { 2 * Count.dozen }

  /// The columns of a table without a heading: no classes, no other spellings.
  private static func unheadedColumns(_ evidence: Evidence, list: Int, among named: [Int]) -> [Int]
  {
    let hasReadings = named.contains {
      evidence.profile(list, $0).isNonASCII && !evidence.profile(list, $0).isKana
    }
    return evidence.different(
      list,
      named.filter {
        let profile = evidence.profile(list, $0)
        return !evidence.isSpelling(list, $0, among: named) && !evidence.areNumbered(list, $0)
          && !(hasReadings && profile.isKana)
          && !(profile.isCode && evidence.distinctCount(list, $0) == 1)
      })
  }

  /// The columns that words or codes say to be levels, those of other ways to tell them left out.
  private static func wordedColumns(_ evidence: Evidence, list: Int, among named: [Int]) -> [Int] {
    let records = evidence.lists[list]
    func isWorded(_ column: Int, _ unwanted: KeyMeaning) -> Bool {
      let meaning = evidence.profile(list, column).meaning
      let name = records.columns[column].name
      if name.contains(".") { return isGroupName(name) && isOfRegions(name) }
      // The letters of a continent are a mark that countries have.
      if LevelRank.of(name) == 0, evidence.profile(list, column).isAbbreviation { return false }
      return meaning.contains(.level) && meaning.isDisjoint(with: unwanted)
        && !(meaning.contains(.id) && !meaning.contains(.name))
        && (!meaning.contains(.measure) || meaning.contains(.name))
    }
    var worded = named.filter {
      isWorded($0, [.variant, .parent]) || evidence.namesLevelAbove(list, $0)
    }
    /// What was once above a region may be several: "Old Provinces" with "Shimosa; Hitachi".
    func hasSeveral(_ column: Int) -> Bool {
      Set(evidence.textNumbers(list, column)).contains { text in
        text.number.map { evidence.bytes($0).contains(UInt8(ascii: ";")) } ?? false
      }
    }
    // "State Name (In English)" where there is no other name of the state.
    let known = Set(worded.map { levelWords(records.columns[$0].name) })
    worded += named.filter {
      !worded.contains($0) && isWorded($0, .parent) && !hasSeveral($0)
        && !known.contains(levelWords(records.columns[$0].name))
        && !evidence.words(list, $0).isClass
        // Nor are the letters of a name one: "cityPinyin" beside "name".
        && !evidence.isSpelling(list, $0, among: named)
    }
    // A pair of a code and a name is a level, whatever it is called.
    if !worded.isEmpty || named.count(where: { evidence.hasCode(list, $0) }) >= 2 {
      worded += named.filter {
        !worded.contains($0) && evidence.hasCode(list, $0)
          && evidence.isUpper(list, $0, among: worded)
      }
    }
    worded += evidence.namesOfOneKind(list, among: named).filter { !worded.contains($0) }
    worded.sort()
    return withoutOtherViews(
      evidence.different(list, worded), among: worded, of: list, evidence)
  }

  /// Of the columns of one level ("province", "provinceName") the best name, of all levels in one language.
  ///
  /// - Parameter plain: The column that is called just the name.
  private static func betterNames(
    _ worded: [Int], beside plain: Int?, of list: Int, _ evidence: Evidence
  ) -> [Int] {
    var levels: [[Int]] = []
    for column in worded {
      let words = levelWords(evidence.lists[list].columns[column].name)
      let same =
        levels.firstIndex {
          let others = levelWords(evidence.lists[list].columns[$0[0]].name)
          // One region each has the same level, whatever word is beside: "provincia", "provincia_macro".
          return (others.starts(with: words) || words.starts(with: others))
            && (evidence.areAlike($0[0], column, in: list)
              // What all rows have says what kind the other column names: "KR" beside "Kreis Name".
              || others == words
                && (evidence.distinctCount(list, $0[0]) == 1)
                  != (evidence.distinctCount(list, column) == 1))
        } ?? levels.firstIndex { evidence.areInTwoLanguages(list, $0[0], column) }
      if let same { levels[same].append(column) } else { levels.append([column]) }
    }
    let language = languageOfAll(levels, of: list, evidence)
    let others = plain.map { name in worded.contains(name) ? [] : [[name]] } ?? []
    return levels.compactMap { columns in
      let own = columns.filter { column in
        language.map { evidence.words(list, column).languages.contains($0) } ?? true
      }
      return inOneScript(own.isEmpty ? columns : own, as: levels + others, of: list, evidence)
        .reduce(nil) { best, column in
          best.map { isBetter(column, than: $0, of: list, evidence) ? column : $0 } ?? column
        }
    }
  }

  /// Of a level's columns in two scripts those in that of the other levels, which have one each: “township” beside
  /// “district”, not “Township_Name_MMR”.
  private static func inOneScript(
    _ columns: [Int], as levels: [[Int]], of list: Int, _ evidence: Evidence
  ) -> [Int] {
    guard columns.count > 1 else { return columns }
    let scripts = Set(levels.filter { $0.count == 1 }.map { evidence.isLatin(list, $0[0]) })
    let own = columns.filter { scripts == [evidence.isLatin(list, $0)] }
    return own.isEmpty ? columns : own
  }

  /// The first language in which each level has a column, where one of them has two: “Maakunta”, “Landskap”.
  private static func languageOfAll(
    _ levels: [[Int]], of list: Int, _ evidence: Evidence
  ) -> String? {
    let areTwo = levels.contains { columns in
      columns.dropFirst().contains { evidence.areInTwoLanguages(list, columns[0], $0) }
    }
    guard areTwo else { return nil }
    let spoken = levels.map { $0.map { evidence.words(list, $0).languages } }
    return spoken[0].lazy.flatMap { $0.sorted() }.first { language in
      spoken.allSatisfy { $0.contains { $0.contains(language) } }
    }
  }

  /// Whether a column has a level's name rather than another: "dis_name" goes before "dis_name_lao", else what
  /// looks more like names does.
  private static func isBetter(
    _ column: Int, than other: Int, of list: Int, _ evidence: Evidence
  ) -> Bool {
    let headings = [column, other].map { evidence.lists[list].columns[$0].name }
    let words = headings.map(KeyMeaning.words)
    for (one, two) in [(0, 1), (1, 0)]
    where KeyMeaning(headings[one]).contains(.name) && words[two].count > words[one].count
      && words[two].starts(with: words[one])
    {
      return one == 0
    }
    return evidence.nameScore(list, column, usedAbove: [:])
      > evidence.nameScore(list, other, usedAbove: [:])
  }

  /// Whether a name in a language goes one by one with a level that has a code: "name_kk" beside "ADM2_EN".
  private static func isOtherName(
    _ name: Int, of levels: [Int], in list: Int, _ evidence: Evidence
  ) -> Bool {
    KeyMeaning.words(of: evidence.lists[list].columns[name].name)
      .contains(where: KeyMeaning.languages.contains)
      && levels.contains {
        evidence.hasCode(list, $0) && evidence.areOneToOne($0, name, in: list)
      }
  }

  /// The column called just "name".
  private static func plainName(among named: [Int], of list: Int, _ evidence: Evidence) -> Int? {
    named.first {
      let meaning = evidence.profile(list, $0).meaning
      return meaning.contains(.name) && meaning.isDisjoint(with: [.level, .variant, .parent])
        || evidence.isWrittenKey(list, $0)
    }
  }

  /// With the column called just "name" below the levels, if it tells more than they do; above them, if it groups them
  /// and has a code of its own, one each: `ID,Name,dep_ID,dep_name,comm_ID,comm_name`.
  private static func withPlainName(
    _ levels: [Int], _ plain: Int?, of list: Int, _ evidence: Evidence
  ) -> [Int] {
    var kept = levels
    if let plain, !kept.isEmpty, !kept.contains(plain),
      !kept.contains(where: { evidence.spellsAlike($0, plain, in: list) }),
      !isOtherName(plain, of: kept, in: list, evidence)
    {
      let most = kept.map { evidence.distinctCount(list, $0) }.max() ?? 0
      let count = evidence.distinctCount(list, plain)
      if count >= most {
        kept.append(plain)
      } else if count > 1, evidence.isUpper(list, plain, among: kept),
        kept.allSatisfy({ evidence.distinctCount(list, $0) > count }),
        evidence.lists[list].columns.indices.contains(where: {
          evidence.profile(list, $0).meaning.contains(.id)
            && evidence.distinctCount(list, $0) == count && evidence.areAlike($0, plain, in: list)
        })
      {
        kept.insert(plain, at: 0)
      } else if count > 1, isLevelOfTable(list, beside: kept, evidence) {
        let lower = kept.filter { evidence.distinctCount(list, $0) > count }
        if evidence.isUpper(list, plain, among: lower) { kept.append(plain) }
      }
    }
    return kept
  }

  /// Whether a table is called by a level that none of its columns is: a name in `communes` beside "region" and
  /// "quartier" is a commune's, wherever it stands.
  private static func isLevelOfTable(
    _ list: Int, beside columns: [Int], _ evidence: Evidence
  ) -> Bool {
    let records = evidence.lists[list]
    let own = Set(KeyMeaning.words(of: records.key).map(HeadingWords.stem))
    return KeyMeaning(records.key).contains(.level)
      && columns.allSatisfy { column in
        own.isDisjoint(with: KeyMeaning.words(of: records.columns[column].name))
      }
  }

  /// The columns that no word says anything against.
  private static func unwordedColumns(_ evidence: Evidence, list: Int, among named: [Int]) -> [Int]
  {
    let unknown = named.filter { column in
      let meaning = evidence.profile(list, column).meaning
      guard
        !(evidence.words(list, column).rank == 0
          && evidence.profile(list, column).isAbbreviation)
      else { return false }
      // "NUTS II" above names is a level.
      let profile = evidence.profile(list, column)
      return meaning.isDisjoint(with: [.variant, .parent, .measure])
        && !evidence.words(list, column).isClass
        && !(meaning.contains(.id) && !meaning.contains(.name) && profile.isCode)
    }
    return evidence.different(
      list, unknown.filter { !evidence.isSpelling(list, $0, among: unknown) })
  }

  /// The most states that a row may be in: "draft", "provisional", "approved".
  private static var mostStates: Int { Count.some }

  /// Without groups that tell the same ancestors once more by another way:
  /// `"imediata":{…,"UF":{…}}` beside `"microrregiao":{"mesorregiao":{…,"UF":{…}}}`.
  static func withoutOtherViews(
    _ columns: [Int], among all: [Int], of list: Int, _ evidence: Evidence
  ) -> [Int] {
    let paths = all.map { evidence.lists[list].columns[$0].name.split(separator: ".").dropLast() }
      .filter { !$0.isEmpty }
    // What all have in common tells no two apart.
    var shared = 0
    while let part = paths.first?.dropFirst(shared).first,
      paths.allSatisfy({ $0.dropFirst(shared).first == part })
    {
      shared += 1
    }
    func group(_ column: Int) -> Substring? {
      let path = evidence.lists[list].columns[column].name.split(separator: ".").dropLast()
      return path.dropFirst(shared).first
    }
    let repeated = Set(all.filter { !columns.contains($0) }.compactMap(group))
    return columns.filter { column in group(column).map { !repeated.contains($0) } ?? true }
  }

  /// With the first column of an unknown word without which many rows would tell the same.
  static func withNeeded(
    _ levels: [Int], named: [Int], of list: Int, _ evidence: Evidence
  ) -> [Int] {
    func paths(_ columns: [Int]) -> Int {
      var seen: Set<[TextNumber.OrNone]> = []
      let numbers = columns.map { evidence.textNumbers(list, $0) }
      for record in 0..<evidence.lists[list].count { seen.insert(numbers.map { $0[record] }) }
      return seen.count
    }
    guard !paths(levels).isLargePart(of: evidence.lists[list].count) else { return levels }
    let needed = named.first { column in
      !levels.contains(column)
        && evidence.profile(list, column).meaning.isDisjoint(with: [
          .variant, .parent, .measure, .id,
        ])
        && paths(levels + [column]).isNearlyAll(of: evidence.lists[list].count)
    }
    return needed.map { levels + [$0] } ?? levels
  }

  /// Columns that are called names and stand between two levels or above them: each of their names
  /// has one name of the level above, and each of the level below has one of them.
  static func withMiddleNames(
    _ levels: [Int], named: [Int], of list: Int, _ evidence: Evidence
  ) -> [Int] {
    let candidates = named.filter { column in
      let meaning = evidence.profile(list, column).meaning
      // A location is coordinates as well: what it holds says which.
      let isEither = meaning.isSuperset(of: [.level, .measure])
      let isUnknown =
        (meaning.isEmpty || isEither) && evidence.profile(list, column).isName
        && evidence.lists[list].hasHeader
        && !evidence.lists[list].columns[column].name.contains(".")
        && evidence.isBetween(list, column, among: levels)
      return !levels.contains(where: { evidence.areAlike($0, column, in: list) })
        && (meaning.contains(.name) || isUnknown)
        && meaning.isDisjoint(with: [.variant, .parent])
        && (meaning.isDisjoint(with: .measure) || isEither && isUnknown)
        && (meaning.isDisjoint(with: .plain) || evidence.hasCode(list, column))
        && !evidence.words(list, column).isClass
        && evidence.profile(list, column).isFull
    }
    var result = levels
    for column in evidence.different(list, levels + candidates).dropFirst(levels.count)
    where !levels.contains(column) {
      let count = evidence.distinctCount(list, column)
      let fits = evidence.isUpper(list, column, among: levels)
      // Municipalities are one each; what an object in each row tells may tell the same in another way.
      let rows = evidence.lists[list].count
      let isInside = evidence.lists[list].columns[column].name.contains(".")
      if fits, isInside ? !count.isMost(of: rows) : !count.isLargePart(of: rows) {
        result.append(column)
      }
    }
    return result
  }

  /// Whether a column is the name in a nested object, as in "region.name".
  static func isGroupName(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let meaning = KeyMeaning(String(name[name.index(after: dot)...]))
    return meaning.contains(.name) && meaning.isDisjoint(with: [.variant, .parent])
  }

  /// Whether a nested object is a region by its key: not the currency of a country.
  static func isOfRegions(_ name: String) -> Bool {
    let group = KeyMeaning(String(name.split(separator: ".").first ?? ""))
    return group.contains(.level) || group.isDisjoint(with: [.variant, .measure])
  }

  static func levelWords(_ name: String) -> [String] {
    if name.contains(".") { return [name] }
    // A sub-district is no district.
    let words = KeyMeaning.words(of: name).filter {
      qualifiers.contains($0) || KeyMeaning($0).contains(.level)
    }
    return words.isEmpty ? [name] : words
  }

  /// Words that make another level of one: a sub-region is no region, "Admin 2" no "Admin 1".
  private static let qualifiers = Words.set(.qualifier)
}
