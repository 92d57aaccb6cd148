/// Which columns of a table are the levels of its rows.
extension RowPaths {
  /// The columns that hold names of levels.
  static func levelColumns(_ evidence: Evidence, _ options: ImportOptions, _ list: Int)
    -> [Int]
  {
    let records = evidence.lists[list]
    // The same in all rows may be what is above them all; a word for what the rows are is not.
    let highest = records.columns.map { LevelRank.of($0.name) }.min() ?? 0
    func isConstant(_ column: Int) -> Bool {
      guard !evidence.isUntold(list, column) else { return true }
      // Told by a code as well it is what is above them all.
      return records.hasHeader && records.count > 2 && evidence.distinctCount(list, column) == 1
        && evidence.profile(list, column).filled == 1 && !evidence.hasCode(list, column)
        && LevelRank.of(records.columns[column].name) > highest
        && !records.columns[column].name.contains(".")
    }
    let named = records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return profile.letters >= 0.5 && profile.odd < 0.3 && profile.longest > 1
        && profile.sampled > 0 && !evidence.isFlag(list, column)
        && !evidence.isKind(list, column)
        && !(records.hasHeader && profile.coded > 0.9)
        && !isConstant(column)
    }
    guard records.hasHeader else {
      let foreign = named.contains { evidence.profile(list, $0).foreign > 0.5 }
      let hasReadings = named.contains {
        evidence.profile(list, $0).foreign > 0.5 && evidence.profile(list, $0).kana < 0.5
      }
      return evidence.different(
        list,
        named.filter {
          let profile = evidence.profile(list, $0)
          return (!foreign || profile.foreign > 0.5) && profile.longest > 1
            && !(profile.isCode && profile.digits > 0.3)
            && !evidence.areNumbered(list, $0)
            && !(hasReadings && profile.kana > 0.8)
            && !(profile.isCode && evidence.distinctCount(list, $0) == 1)
        })
    }
    func isWorded(_ column: Int, _ unwanted: KeyMeaning) -> Bool {
      let meaning = evidence.profile(list, column).meaning
      let name = records.columns[column].name
      if name.contains(".") { return isGroupName(name) && isOfRegions(name) }
      // The letters of a continent are a mark that countries have.
      if LevelRank.of(name) == 0, evidence.isAbbreviation(list, column) { return false }
      return meaning.contains(.level) && meaning.isDisjoint(with: unwanted)
        && !(meaning.contains(.id) && !meaning.contains(.name))
        && (!meaning.contains(.measure) || meaning.contains(.name))
    }
    var worded = named.filter { isWorded($0, [.variant, .parent]) }
    // "State Name (In English)" where there is no other name of the state.
    let told = Set(worded.map { levelWords(records.columns[$0].name) })
    worded += named.filter {
      !worded.contains($0) && isWorded($0, .parent)
        && !told.contains(levelWords(records.columns[$0].name))
        && !KeyMeaning.words(of: records.columns[$0].name).contains(
          where: Evidence.classes.contains)
    }
    // A pair of a code and a name is a level, whatever it is called.
    if !worded.isEmpty || named.count(where: { evidence.hasCode(list, $0) }) >= 2 {
      worded += named.filter {
        !worded.contains($0) && evidence.hasCode(list, $0)
          && evidence.isUpper(list, $0, among: worded)
      }
    }
    worded.sort()
    worded = withoutOtherViews(evidence.different(list, worded), among: worded, evidence, list)
    // Two columns of one level ("province", "provinceName"): the better name.
    var kept: [Int] = []
    for column in worded {
      let words = levelWords(records.columns[column].name)
      let same = kept.firstIndex {
        levelWords(records.columns[$0].name) == words && evidence.areAlike(list, $0, column)
      }
      if let same {
        if evidence.nameScore(list, column, [:]) > evidence.nameScore(list, kept[same], [:]) {
          kept[same] = column
        }
      } else {
        kept.append(column)
      }
    }
    let plain = named.first {
      let meaning = evidence.profile(list, $0).meaning
      return meaning.contains(.name) && meaning.isDisjoint(with: [.level, .variant, .parent])
    }
    if let plain, !kept.isEmpty, !kept.contains(plain) {
      let most = kept.map { evidence.distinctCount(list, $0) }.max() ?? 0
      if evidence.distinctCount(list, plain) >= most { kept.append(plain) }
    }
    if kept.count >= 2 {
      let all = withMiddleNames(kept, named, evidence, list)
      return withNeeded(all, named, evidence, list)
    }
    let unknown = named.filter { column in
      let meaning = evidence.profile(list, column).meaning
      guard
        !(LevelRank.of(records.columns[column].name) == 0 && evidence.isAbbreviation(list, column))
      else { return false }
      return meaning.isDisjoint(with: [.variant, .parent, .measure])
        && !(meaning.contains(.id) && !meaning.contains(.name))
    }
    let hasForeign = unknown.contains { evidence.profile(list, $0).foreign > 0.5 }
    return evidence.different(
      list, unknown.filter { !hasForeign || evidence.profile(list, $0).foreign > 0.5 })
  }

  /// Without groups that tell the same ancestors once more by another way:
  /// `"imediata":{…,"UF":{…}}` beside `"microrregiao":{"mesorregiao":{…,"UF":{…}}}`.
  static func withoutOtherViews(
    _ columns: [Int], among all: [Int], _ evidence: Evidence, _ list: Int
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
    _ levels: [Int], _ named: [Int], _ evidence: Evidence, _ list: Int
  ) -> [Int] {
    func paths(_ columns: [Int]) -> Int {
      var seen: Set<[Int32]> = []
      let numbers = columns.map { evidence.textNumbers(list, $0) }
      for record in 0..<evidence.lists[list].count { seen.insert(numbers.map { $0[record] }) }
      return seen.count
    }
    let told = paths(levels)
    guard told * 10 < evidence.lists[list].count * 8 else { return levels }
    let needed = named.first { column in
      !levels.contains(column)
        && evidence.profile(list, column).meaning.isDisjoint(with: [
          .variant, .parent, .measure, .id,
        ])
        && paths(levels + [column]) * 10 >= evidence.lists[list].count * 9
    }
    return needed.map { levels + [$0] } ?? levels
  }

  /// Columns that are called names and stand between two levels or above them: each of their names
  /// has one name of the level above, and each of the level below has one of them.
  static func withMiddleNames(
    _ levels: [Int], _ named: [Int], _ evidence: Evidence, _ list: Int
  ) -> [Int] {
    let candidates = named.filter { column in
      let meaning = evidence.profile(list, column).meaning
      let isUnknown =
        meaning.isEmpty && evidence.profile(list, column).isName && evidence.lists[list].hasHeader
        && !evidence.lists[list].columns[column].name.contains(".")
        && evidence.isBetween(list, column, levels)
      return !levels.contains(column) && (meaning.contains(.name) || isUnknown)
        && meaning.isDisjoint(with: [.variant, .parent, .measure, .plain])
        && evidence.profile(list, column).filled > 0.95
    }
    var result = levels
    for column in evidence.different(list, levels + candidates).dropFirst(levels.count)
    where !levels.contains(column) {
      let count = evidence.distinctCount(list, column)
      let fits = evidence.isUpper(list, column, among: levels)
      let isFew = count * 2 <= evidence.lists[list].count
      let lowest = levels.map { evidence.distinctCount(list, $0) }.max() ?? 0
      if fits, isFew || count < lowest && evidence.hasCode(list, column) { result.append(column) }
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
  private static let qualifiers: Set<String> = [
    "sub", "intermediate", "super", "supra", "macro", "micro", "meso", "inter", "upper", "lower",
    "1", "2", "3", "4", "5",
  ]
}

extension Evidence {
  /// Whether a column of an unknown word is a level by its values: each text has one of the level above,
  /// which has several of them, and each of the level below has one of them, of which it has several.
  func isBetween(_ list: Int, _ column: Int, _ levels: [Int]) -> Bool {
    let count = distinctCount(list, column)
    let counts = levels.map { distinctCount(list, $0) }
    guard count >= 4, isUpper(list, column, among: levels),
      counts.contains(where: { $0 * 3 <= count * 2 }),
      counts.contains(where: { $0 * 2 >= count * 3 })
    else { return false }
    return true
  }

  /// Whether a column tells of which kind each row's region is, as its code does by its length: "Province"
  /// for 11, "Regency" for 11.01.
  func isKind(_ list: Int, _ column: Int) -> Bool {
    let kinds = distinctCount(list, column)
    guard 2...8 ~= kinds, lists[list].count >= 4 * kinds, profile(list, column).filled > 0.95 else {
      return false
    }
    return lists[list].columns.indices.contains { other in
      guard other != column, profile(list, other).isCode,
        distinctCount(list, other) * 100 >= lists[list].count * 98
      else { return false }
      var lengths: [Int32: Int] = [:]
      for (kind, code) in zip(textNumbers(list, column), textNumbers(list, other))
      where kind >= 0 && code >= 0 {
        let length = bytes(code).count
        if lengths.updateValue(length, forKey: kind).map({ $0 != length }) ?? false { return false }
      }
      return Set(lengths.values).count == kinds
    }
  }

  /// Levels without a column that is none: told by more than a word for a level, and its texts come with
  /// several of the level below, which the others leave in order ("status of the municipality").
  func nested(_ list: Int, _ columns: [Int]) -> [Int] {
    guard columns.count > 2, lists[list].hasHeader else { return columns }
    func pairs(_ upper: Int, _ lower: Int) -> Int {
      Set(
        zip(textNumbers(list, upper), textNumbers(list, lower)).filter { $0 >= 0 && $1 >= 0 }
          .map { Int64($0) << 32 | Int64($1) }
      ).count
    }
    return columns.enumerated().filter { place, column in
      guard place + 1 < columns.count, !hasCode(list, column) else { return true }
      let words = KeyMeaning.words(of: lists[list].columns[column].name)
      let isTold = words.allSatisfy {
        !KeyMeaning($0).isDisjoint(with: [.level, .name, .plain, .variant])
      }
      let lower = columns[place + 1]
      return isTold || pairs(column, lower) * 2 < 3 * distinctCount(list, lower)
    }.map(\.element)
  }

  /// Whether a column is a level above or below each of others, by its values.
  func isUpper(_ list: Int, _ column: Int, among levels: [Int]) -> Bool {
    let count = distinctCount(list, column)
    return levels.allSatisfy { level in
      distinctCount(list, level) > count
        ? decides(list, level, column) : decides(list, column, level)
    }
  }

  /// Whether two columns tell the same regions in two ways: hardly more pairs than texts in either.
  func areAlike(_ list: Int, _ one: Int, _ other: Int) -> Bool {
    let pairs = Set(
      zip(textNumbers(list, one), textNumbers(list, other)).filter { $0 >= 0 && $1 >= 0 }
        .map { Int64($0) << 32 | Int64($1) })
    let fewest = min(distinctCount(list, one), distinctCount(list, other))
    return pairs.count * 20 <= fewest * 21
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
          LevelRank.of(lists[list].columns[upper].name),
          LevelRank.of(lists[list].columns[lower].name)
        )
        let isTold = lists[list].hasHeader && ranks.0 < ranks.1 && ranks.1 < 50
        guard !isTold, distinctCount(list, upper) > 1, distinctCount(list, lower) > 1,
          !decides(list, lower, upper), decides(list, upper, lower)
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
    return textNumbers(list, column).allSatisfy { number in
      number < 0 || bytes(number).contains { 48...57 ~= $0 }
    }
  }

  /// Whether each text of one column comes with one text of another only.
  func decides(_ list: Int, _ lower: Int, _ upper: Int) -> Bool {
    var above: [Int32: Int32] = [:]
    return zip(textNumbers(list, lower), textNumbers(list, upper)).allSatisfy { lower, upper in
      guard lower >= 0, upper >= 0 else { return true }
      return above.updateValue(upper, forKey: lower).map { $0 == upper } ?? true
    }
  }

  /// Levels without those that one row in four leaves empty though it has a level below: a city's
  /// name beside postal districts is something that some of them have.
  func withoutGaps(_ list: Int, _ columns: [Int]) -> [Int] {
    guard columns.count >= 3, let last = columns.last else { return columns }
    let lowest = textNumbers(list, last)
    let filled = lowest.reduce(0) { $1 >= 0 ? $0 + 1 : $0 }
    // In a small table it may be that half of it is cities without a level between.
    guard filled >= 100 else { return columns }
    return columns.filter { column in
      guard column != columns.first, column != last else { return true }
      let gaps = zip(textNumbers(list, column), lowest).reduce(0) {
        $1.0 < 0 && $1.1 >= 0 ? $0 + 1 : $0
      }
      // Merged cells leave the columns to the left empty as well.
      let merged = zip(textNumbers(list, columns[0]), lowest).reduce(0) {
        $1.0 < 0 && $1.1 >= 0 ? $0 + 1 : $0
      }
      return (gaps - merged) * 4 <= filled
    }
  }

  /// Columns without those that only repeat an earlier one.
  ///
  /// Of a name and its abbreviation the name is kept.
  func different(_ list: Int, _ columns: [Int]) -> [Int] {
    var kept: [Int] = []
    for column in columns {
      guard let same = kept.firstIndex(where: { areSame(list, $0, column) }) else {
        kept.append(column)
        continue
      }
      if isAbbreviation(list, kept[same]), !isAbbreviation(list, column) { kept[same] = column }
    }
    // An abbreviation that hardly two rows share is another form of the row's own name.
    return kept.filter { column in
      !isAbbreviation(list, column) || !lists[list].hasHeader
        || profile(list, column).meaning.contains(.level)
        || distinctCount(list, column) * 10 < lists[list].count * 8
    }
  }

  func isAbbreviation(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    return profile.codes >= 0.9 && profile.longest <= 5
  }

  /// Whether two columns say the same, or those of upper levels in two ways, as a name and its
  /// abbreviation: three values or more, fewer than rows, and each of one has one of the other.
  func areSame(_ list: Int, _ one: Int, _ other: Int) -> Bool {
    if textNumbers(list, one) == textNumbers(list, other) { return true }
    let count = distinctCount(list, one)
    guard count >= 3, count * 2 <= lists[list].count, distinctCount(list, other) == count,
      isAbbreviation(list, one) != isAbbreviation(list, other)
    else { return false }
    let pairs = Set(
      zip(textNumbers(list, one), textNumbers(list, other)).map { Int64($0) << 32 | Int64($1) })
    return pairs.count == count
  }
}
