/// Which columns of a table are the levels of its rows.
extension WideReading {
  /// The columns that hold names of levels.
  static func levelColumns(_ catalog: Catalog, _ options: ImportOptions, _ list: Int)
    -> [Int]
  {
    let records = catalog.lists[list]
    let named = records.columns.indices.filter { column in
      let profile = catalog.profile(list, column)
      return profile.letters >= 0.5 && profile.odd < 0.3 && profile.longest > 1
        && profile.sampled > 0
    }
    guard records.hasHeader else {
      let foreign = named.contains { catalog.profile(list, $0).foreign > 0.5 }
      let hasReadings = named.contains {
        catalog.profile(list, $0).foreign > 0.5 && catalog.profile(list, $0).kana < 0.5
      }
      return catalog.different(
        list,
        named.filter {
          let profile = catalog.profile(list, $0)
          return (!foreign || profile.foreign > 0.5) && profile.longest > 1
            && !(profile.isCode && profile.digits > 0.3)
            && !(hasReadings && profile.kana > 0.8)
            && !(profile.isCode && catalog.distinctCount(list, $0) == 1)
        })
    }
    func isWorded(_ column: Int, _ unwanted: KeyMeaning) -> Bool {
      let meaning = catalog.profile(list, column).meaning
      let name = records.columns[column].name
      if name.contains(".") { return isGroupName(name) }
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
    }
    worded.sort()
    worded = withoutOtherViews(catalog.different(list, worded), among: worded, catalog, list)
    // Two columns of one level ("province", "provinceName"): the better name.
    var kept: [Int] = []
    for column in worded {
      let words = levelWords(records.columns[column].name)
      if let same = kept.firstIndex(where: { levelWords(records.columns[$0].name) == words }) {
        if catalog.nameScore(list, column, [:]) > catalog.nameScore(list, kept[same], [:]) {
          kept[same] = column
        }
      } else {
        kept.append(column)
      }
    }
    let plain = named.first {
      let meaning = catalog.profile(list, $0).meaning
      return meaning.contains(.name) && meaning.isDisjoint(with: [.level, .variant, .parent])
    }
    if let plain, !kept.isEmpty, !kept.contains(plain) {
      let most = kept.map { catalog.distinctCount(list, $0) }.max() ?? 0
      if catalog.distinctCount(list, plain) >= most { kept.append(plain) }
    }
    if kept.count >= 2 {
      let all = withMiddleNames(kept, named, catalog, list)
      return withNeeded(all, named, catalog, list)
    }
    let unknown = named.filter { column in
      let meaning = catalog.profile(list, column).meaning
      return meaning.isDisjoint(with: [.variant, .parent, .measure])
        && !(meaning.contains(.id) && !meaning.contains(.name))
    }
    let hasForeign = unknown.contains { catalog.profile(list, $0).foreign > 0.5 }
    return catalog.different(
      list, unknown.filter { !hasForeign || catalog.profile(list, $0).foreign > 0.5 })
  }

  /// Without groups that tell the same ancestors once more by another way:
  /// `"imediata":{…,"UF":{…}}` beside `"microrregiao":{"mesorregiao":{…,"UF":{…}}}`.
  static func withoutOtherViews(
    _ columns: [Int], among all: [Int], _ catalog: Catalog, _ list: Int
  ) -> [Int] {
    let paths = all.map { catalog.lists[list].columns[$0].name.split(separator: ".").dropLast() }
      .filter { !$0.isEmpty }
    // What all have in common tells no two apart.
    var shared = 0
    while let part = paths.first?.dropFirst(shared).first,
      paths.allSatisfy({ $0.dropFirst(shared).first == part })
    {
      shared += 1
    }
    func group(_ column: Int) -> Substring? {
      let path = catalog.lists[list].columns[column].name.split(separator: ".").dropLast()
      return path.dropFirst(shared).first
    }
    let repeated = Set(all.filter { !columns.contains($0) }.compactMap(group))
    return columns.filter { column in group(column).map { !repeated.contains($0) } ?? true }
  }

  /// With the first column of an unknown word without which many rows would tell the same.
  static func withNeeded(
    _ levels: [Int], _ named: [Int], _ catalog: Catalog, _ list: Int
  ) -> [Int] {
    func paths(_ columns: [Int]) -> Int {
      var seen: Set<[Int32]> = []
      let numbers = columns.map { catalog.textNumbers(list, $0) }
      for record in 0..<catalog.lists[list].count { seen.insert(numbers.map { $0[record] }) }
      return seen.count
    }
    let told = paths(levels)
    guard told * 10 < catalog.lists[list].count * 8 else { return levels }
    let needed = named.first { column in
      !levels.contains(column)
        && catalog.profile(list, column).meaning.isDisjoint(with: [
          .variant, .parent, .measure, .id,
        ])
        && paths(levels + [column]) * 10 >= catalog.lists[list].count * 9
    }
    return needed.map { levels + [$0] } ?? levels
  }

  /// Columns that are called names and stand between two levels or above them: each of their names
  /// has one name of the level above, and each of the level below has one of them.
  static func withMiddleNames(
    _ levels: [Int], _ named: [Int], _ catalog: Catalog, _ list: Int
  ) -> [Int] {
    let candidates = named.filter { column in
      let meaning = catalog.profile(list, column).meaning
      return !levels.contains(column) && meaning.contains(.name)
        && meaning.isDisjoint(with: [.variant, .parent, .measure, .plain])
        && catalog.profile(list, column).filled > 0.95
    }
    var result = levels
    for column in catalog.different(list, levels + candidates).dropFirst(levels.count)
    where !levels.contains(column) {
      let count = catalog.distinctCount(list, column)
      let fits = levels.allSatisfy { level in
        catalog.distinctCount(list, level) > count
          ? catalog.decides(list, level, column) : catalog.decides(list, column, level)
      }
      if fits, count * 2 <= catalog.lists[list].count { result.append(column) }
    }
    return result
  }

  /// Whether a column is the name in a nested object, as in "region.name".
  static func isGroupName(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let meaning = KeyMeaning(String(name[name.index(after: dot)...]))
    return meaning.contains(.name) && meaning.isDisjoint(with: [.variant, .parent])
  }

  static func levelWords(_ name: String) -> [String] {
    if name.contains(".") { return [name] }
    // A sub-district is no district.
    let words = KeyMeaning.words(of: name).filter { $0 == "sub" || KeyMeaning($0).contains(.level) }
    return words.isEmpty ? [name] : words
  }
}

extension Catalog {
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
    return kept
  }

  private func isAbbreviation(_ list: Int, _ column: Int) -> Bool {
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
