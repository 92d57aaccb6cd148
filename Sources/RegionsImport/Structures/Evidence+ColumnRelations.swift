import RegionsSource
import TypedNumbers

/// How columns of a table stand to each other by their values.
extension Evidence {
  /// Whether a column of an unknown word is a level by its values: each text has one of the level above,
  /// which has several of them, and each of the level below has one of them, of which it has several.
  func isBetween(_ list: Int, _ column: Int, among levels: [Int]) -> Bool {
    let count = distinctCount(list, column)
    let counts = levels.map { distinctCount(list, $0) }
    guard count >= 4, isUpper(list, column, among: levels),
      counts.contains(where: { count.isHalfMore(than: $0) }),
      counts.contains(where: { $0.isHalfMore(than: count) })
    else { return false }
    return true
  }

  /// Whether a column is called the parent and holds names that group the rows, none of which is a row's own:
  /// 所属省 beside cities, `parent_name` in a list of one level.
  func namesLevelAbove(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    guard lists[list].hasHeader, profile.isName, !profile.isCoded, !profile.isAbbreviation,
      profile.isFull,
      profile.meaning.contains(.parent), !profile.meaning.isDisjoint(with: [.level, .name]),
      profile.meaning.isDisjoint(with: [.measure, .variant]),
      distinctCount(list, column).isGrouping(of: lists[list].count)
    else { return false }
    let own = Set(textNumbers(list, column).compactMap { $0.number })
    return lists[list].columns.indices.allSatisfy { other in
      guard other != column, self.profile(list, other).isName,
        !self.profile(list, other).meaning.contains(.parent)
      else { return true }
      let names = Set(textNumbers(list, other).compactMap { $0.number })
      return own.intersection(names).count.isFew(of: own.count)
    }
  }

  /// The columns whose headings are a word each and "name", and of which each puts the texts of the next into groups:
  /// `commune_name`, `daira_name`, `wilaya_name`; none if any of them doesn't.
  func namesOfOneKind(_ list: Int, among named: [Int]) -> [Int] {
    let columns = named.filter { column in
      let heading = lists[list].columns[column].name
      return profile(list, column).meaning.contains(.name) && profile(list, column).isFull
        && profile(list, column).meaning.isDisjoint(with: [.variant, .measure, .parent, .plain])
        && !heading.contains(".") && KeyMeaning.words(of: heading).count > 1
        && !words(list, column).isClass
    }.sorted { distinctCount(list, $0) < distinctCount(list, $1) }
    guard columns.count > 1,
      zip(columns, columns.dropFirst()).allSatisfy({ upper, lower in
        distinctCount(list, upper) > 1
          && distinctCount(list, lower).isHalfMore(than: distinctCount(list, upper))
          && nearlyDecides(lower, upper, in: list)
      })
    else { return [] }
    return columns
  }

  /// Whether a column spells in ASCII's letters what another has in its own: each text of the other has one of
  /// this, and there are about as many. "beijing" beside 北京市, but not the region "Nordurland" beside "Þingeyjarsveit".
  /// So does "acre" beside "Acre".
  func isSpelling(_ list: Int, _ column: Int, among named: [Int]) -> Bool {
    guard !profile(list, column).isNonASCII else { return false }
    return named.contains { other in
      other != column
        && (profile(list, other).isNonASCII
          || profile(list, column).isSmall && profile(list, other).capitalized.isMost)
        && distinctCount(list, column).isMost(of: distinctCount(list, other))
        && nearlyDecides(other, column, in: list)
    }
  }

  /// Whether hardly any text of one column comes with several of another: places of one name.
  private func nearlyDecides(_ lower: Int, _ upper: Int, in list: Int) -> Bool {
    (pairCount(lower, upper, in: list) - distinctCount(list, lower))
      .isFew(of: distinctCount(list, lower))
  }

  /// The least number of rows that a kind has on average: two words in fewer may be any.
  private static var rowsOfKind: Int { Count.some }

  /// Whether a column tells of which kind each row's region is, by words for levels.
  func isKind(_ list: Int, _ column: Int) -> Bool {
    distinctCount(list, column) >= 2
      && (areLevelWords(list, column) || areMostlyLevelWords(list, column))
  }

  /// Whether all texts of a column are what levels are called: "Parish", "Emirate".
  func areLevelWords(_ list: Int, _ column: Int) -> Bool {
    textNumbers(list, column).lazy.compactMap { $0.number }.allSatisfy { number in
      isLevelWord(String(decoding: bytes(number), as: UTF8.self))
    }
  }

  private func isLevelWord(_ text: String) -> Bool {
    LevelWords.joined.contains(text.lowercased()) || LevelRank.level(ofKind: text) != nil
  }

  /// Whether most of the few different texts of a column are what levels are called, beside others that no word list
  /// has: "COUNTY", "DISTRICT", "ATOLL".
  private func areMostlyLevelWords(_ list: Int, _ column: Int) -> Bool {
    let kinds = distinctCount(list, column)
    guard lists[list].count >= Self.rowsOfKind * kinds, profile(list, column).isFull else {
      return false
    }
    let known = Set(textNumbers(list, column)).count { number in
      number.number.map { isLevelWord(String(decoding: bytes($0), as: UTF8.self)) } ?? false
    }
    return known >= 2 && known.isMost(of: kinds)
  }

  /// Whether a column has in one language what another has in another: "metadata.SV.name" beside "metadata.FI.name".
  func isInLanguage(_ list: Int, _ column: Int) -> Bool {
    func isLanguage(_ part: Substring) -> Bool { KeyMeaning.languages.contains(part.lowercased()) }
    let own = lists[list].columns[column].name.split(separator: ".")
    guard let place = own.dropLast().firstIndex(where: isLanguage) else { return false }
    return lists[list].columns.contains { other in
      let parts = other.name.split(separator: ".")
      return parts.count == own.count && parts[place] != own[place] && isLanguage(parts[place])
        && parts[..<place] == own[..<place] && parts[(place + 1)...] == own[(place + 1)...]
    }
  }

  /// Levels without a column that is none: its heading has more than a word for a level, and its texts come with
  /// several of the level below, which the others leave in order ("status of the municipality").
  func nested(_ list: Int, _ columns: [Int]) -> [Int] {
    guard columns.count > 2, lists[list].hasHeader else { return columns }
    return columns.enumerated().filter { place, column in
      guard place + 1 < columns.count, !hasCode(list, column) else { return true }
      let words = KeyMeaning.words(of: lists[list].columns[column].name)
      let isTold = words.allSatisfy {
        !KeyMeaning($0).isDisjoint(with: [.level, .name, .plain, .variant])
      }
      let lower = columns[place + 1]
      return isTold
        || !pairCount(column, lower, in: list).isHalfMore(than: distinctCount(list, lower))
    }.map(\.element)
  }

  /// Whether a column is a level above or below each of others, by its values.
  func isUpper(_ list: Int, _ column: Int, among levels: [Int]) -> Bool {
    let count = distinctCount(list, column)
    return levels.allSatisfy { level in
      distinctCount(list, level) > count
        ? decides(level, column, in: list) : decides(column, level, in: list)
    }
  }

  /// How many different pairs of texts two columns have, of the records that have both.
  func pairCount(_ one: Int, _ other: Int, in list: Int) -> Int {
    var pairs: Set<TextPair> = []
    for (one, other) in zip(textNumbers(list, one), textNumbers(list, other))
    where !one.isNone && !other.isNone {
      pairs.insert(TextPair(one, other))
    }
    return pairs.count
  }

  /// Whether two columns of levels have one level in two languages: “Komuna” and “Opština”, one of each for each.
  func areInTwoLanguages(_ list: Int, _ one: Int, _ other: Int) -> Bool {
    let languages = [one, other].map { words(list, $0).languages }
    return languages.allSatisfy { !$0.isEmpty } && languages[0].isDisjoint(with: languages[1])
      && distinctCount(list, one) > Self.fewFollowed && areAlike(one, other, in: list)
  }

  /// Whether two columns tell the same regions in two ways: hardly more pairs than texts in either.
  func areAlike(_ one: Int, _ other: Int, in list: Int) -> Bool {
    let fewest = min(distinctCount(list, one), distinctCount(list, other))
    return (pairCount(one, other, in: list) - fewest).isFew(of: fewest)
  }

  /// Whether nearly all texts of a column begin with a Latin letter, with or without a mark.
  func isLatin(_ list: Int, _ column: Int) -> Bool {
    let texts = textNumbers(list, column).lazy.compactMap { $0.number }.prefix(Self.sample)
    // Greek begins with 0xCE.
    return texts.count { bytes($0).first.map { $0 < 0xCE } ?? true }.isNearlyAll(of: texts.count)
  }

  /// Whether each row has one name in two columns, apart from blanks, marks and slips: "Haute Matsiatra" and
  /// "Haute-Matsiatra".
  ///
  /// - Complexity: O(rows) where it is so, else mostly O(1).
  func spellsAlike(_ one: Int, _ other: Int, in list: Int) -> Bool {
    guard distinctCount(list, one) == distinctCount(list, other) else { return false }
    let rows = min(Self.sample, lists[list].count)
    var others = 0
    for (place, texts) in zip(textNumbers(list, one), textNumbers(list, other)).prefix(rows)
      .enumerated() where texts.0 != texts.1 && letters(texts.0) != letters(texts.1)
    {
      others += 1
      // Two in the first rows are no slips.
      if !others.isSlip(of: rows) || others > 1 && place < Count.dozen { return false }
    }
    return true
  }

  /// A text's letters and digits, none of them a capital.
  func letters(_ text: TextNumber.OrNone) -> String {
    text.number.map { bytes($0).lettersAndDigits } ?? ""
  }

  /// Columns in an order in which each decides those before it, where the texts say so: that sub-regions
  /// are fewer than the regions between them and countries is so because most have none.
  func decided(_ list: Int, _ columns: [Int]) -> [Int] {
    var result = columns
    for _ in columns {
      var isSorted = true
      for place in result.indices.dropLast() {
        let (upper, lower) = (result[place], result[place + 1])
        let ranks = (
          words(list, upper).rank,
          words(list, lower).rank
        )
        let isTold =
          lists[list].hasHeader && ranks.0 < ranks.1 && ranks.1 < LevelRank.unknown
          // What no two rows have is the lowest, whatever it is called: cities of counties.
          && distinctCount(list, upper) < lists[list].count
        guard !isTold, distinctCount(list, upper) > 1, distinctCount(list, lower) > 1,
          !decides(lower, upper, in: list), decides(upper, lower, in: list)
        else { continue }
        result.swapAt(place, place + 1)
        isSorted = false
      }
      if isSorted { break }
    }
    return result
  }

  /// Whether all texts of a column are codes with a digit, as classes are: "H1", "H5".
  func areNumbered(_ list: Int, _ column: Int) -> Bool {
    guard profile(list, column).isCode else { return false }
    return textNumbers(list, column).lazy.compactMap { $0.number }.allSatisfy { number in
      bytes(number).contains { 48...57 ~= $0 }
    }
  }

  /// Whether each text of one column comes with one text of another only.
  func decides(_ lower: Int, _ upper: Int, in list: Int) -> Bool {
    var above: [TextNumber: TextNumber] = [:]
    return zip(textNumbers(list, lower), textNumbers(list, upper)).allSatisfy { lower, upper in
      guard let lower = lower.number, let upper = upper.number else { return true }
      return above.updateValue(upper, forKey: lower).map { $0 == upper } ?? true
    }
  }

  /// Levels without those that one row in four leaves empty though it has a level below: a city's
  /// name beside postal districts is something that some of them have.
  func withoutGaps(_ list: Int, _ columns: [Int]) -> [Int] {
    guard columns.count >= 3, let last = columns.last else { return columns }
    let lowest = textNumbers(list, last)
    let filled = lowest.count { !$0.isNone }
    // In a small table it may be that half of it is cities without a level between.
    guard filled >= 100 else { return columns }
    return columns.filter { column in
      guard column != columns.first, column != last else { return true }
      let gaps = zip(textNumbers(list, column), lowest).count { $0.isNone && !$1.isNone }
      // Merged cells leave the columns to the left empty as well.
      let merged = zip(textNumbers(list, columns[0]), lowest).count { $0.isNone && !$1.isNone }
      return (gaps - merged).isSmallPart(of: filled)
    }
  }

  /// Columns without those that only repeat an earlier one.
  ///
  /// Of a name and its abbreviation the name is kept.
  func different(_ list: Int, _ columns: [Int]) -> [Int] {
    var kept: [Int] = []
    for column in columns {
      guard let same = kept.firstIndex(where: { areSame($0, column, in: list) }) else {
        kept.append(column)
        continue
      }
      if profile(list, kept[same]).isAbbreviation, !profile(list, column).isAbbreviation {
        kept[same] = column
      }
    }
    // An abbreviation that hardly two rows share is another form of the row's own name.
    return kept.filter { column in
      !profile(list, column).isAbbreviation || !lists[list].hasHeader
        || profile(list, column).meaning.contains(.level)
        || !distinctCount(list, column).isLargePart(of: lists[list].count)
    }
  }

  /// Whether two columns say the same, in other marks too, or those of upper levels in two ways, as a name and its
  /// abbreviation: three values or more, or two in capitals, fewer than rows, and each of one has one of
  /// the other.
  func areSame(_ one: Int, _ other: Int, in list: Int) -> Bool {
    if textNumbers(list, one) == textNumbers(list, other) || spellsAlike(one, other, in: list) {
      return !areTwoLevels(one, other, in: list)
    }
    let count = distinctCount(list, one)
    guard count >= 2, !count.isMost(of: lists[list].count), distinctCount(list, other) == count,
      profile(list, one).isAbbreviation != profile(list, other).isAbbreviation,
      count > 2 || areCapitals(list, profile(list, one).isAbbreviation ? one : other)
    else { return false }
    let pairs = Set(zip(textNumbers(list, one), textNumbers(list, other)).map(TextPair.init))
    return pairs.count == count
  }

  /// Whether columns with one text in all rows are called by a level each: 北京, 北京 in front of the districts of 北京.
  func areTwoLevels(_ one: Int, _ other: Int, in list: Int) -> Bool {
    let levels = [one, other].map { words(list, $0).levels }
    return one != other && distinctCount(list, one) == 1
      && textNumbers(list, one) == textNumbers(list, other) && lists[list].hasHeader
      && levels.allSatisfy { !$0.isEmpty } && levels[0] != levels[1]
      && profile(list, one).isNonASCII
  }

  /// Whether a column has capital letters alone, as "BB" beside "Brandenburg".
  private func areCapitals(_ list: Int, _ column: Int) -> Bool {
    textNumbers(list, column).lazy.compactMap { $0.number }.allSatisfy { number in
      bytes(number).allSatisfy { 65...90 ~= $0 }
    }
  }
}
