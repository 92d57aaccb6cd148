/// Reads each row as a path: a column a level, or all levels in one cell.
///
/// Empty cells before the first filled one mean "as above", as merged cells leave them; empty cells
/// at the end mean that the row tells of an upper region; empty cells between skip a level.
struct WideReading {
  /// Where the names of a row's levels come from.
  enum Source {
    case columns([Int])
    case cell(column: Int, separator: UInt8)
  }

  let catalog: Catalog
  let options: ImportOptions
  let list: Int
  let source: Source
  /// How well the rows are explained, 0...1.
  let score: Double

  /// Whether paths are told by spaces or hyphens, which are part of names as well: columns named
  /// for levels are better evidence.
  private var isWeak: Bool {
    guard case .cell(_, let separator) = source else { return false }
    return separator == UInt8(ascii: " ") || separator == UInt8(ascii: "-")
  }

  // MARK: Finding

  /// The best reading of a list's rows as paths, or `nil`.
  static func find(_ catalog: Catalog, _ options: ImportOptions, list: Int) -> WideReading? {
    let records = catalog.lists[list]
    guard records.count >= 2 || records.columns.count >= 2 else { return nil }
    let cell = findCell(catalog, options, list)
    if let cell, !cell.isWeak { return cell }
    var columns = levelColumns(catalog, options, list)
    guard columns.count >= 2 else { return cell }
    let distinct = Dictionary(
      uniqueKeysWithValues: columns.map { ($0, catalog.distinctCount(list, $0)) })
    func rank(_ column: Int) -> Int { LevelRank.of(records.columns[column].name) }
    columns.sort { a, b in
      let one = distinct[a] ?? 0
      let other = distinct[b] ?? 0
      // Nearly as many values: the words decide, then the place.
      let isTie = abs(one - other) <= max(2, max(one, other) / 20)
      let isRanked = records.hasHeader && rank(a) < 50 && rank(b) < 50 && rank(a) != rank(b)
      guard isTie else { return one < other }
      if isRanked { return rank(a) < rank(b) }
      let decides = catalog.decides(list, b, a)
      return decides == catalog.decides(list, a, b) ? a < b : decides
    }
    var reading = WideReading(
      catalog: catalog, options: options, list: list, source: .columns(columns), score: 0)
    let share = reading.explained()
    guard share > 0 else { return cell }
    let isWorded =
      records.hasHeader
      && columns.allSatisfy { catalog.profile(list, $0).meaning.contains(.level) }
    if let cell, !isWorded { return cell }
    reading = WideReading(
      catalog: catalog, options: options, list: list, source: .columns(columns),
      score: share * (isWorded ? 1 : 0.85))
    return reading
  }

  /// The columns that hold names of levels.
  private static func levelColumns(_ catalog: Catalog, _ options: ImportOptions, _ list: Int)
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
  private static func withoutOtherViews(
    _ columns: [Int], among all: [Int], _ catalog: Catalog, _ list: Int
  ) -> [Int] {
    func group(_ column: Int) -> Substring? {
      let name = catalog.lists[list].columns[column].name
      return name.firstIndex(of: ".").map { name[..<$0] }
    }
    let repeated = Set(all.filter { !columns.contains($0) }.compactMap(group))
    return columns.filter { column in group(column).map { !repeated.contains($0) } ?? true }
  }

  /// With the first column of an unknown word without which many rows would tell the same.
  private static func withNeeded(
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
  private static func withMiddleNames(
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

  private static func levelWords(_ name: String) -> [String] {
    if name.contains(".") { return [name] }
    // A sub-district is no district.
    let words = KeyMeaning.words(of: name).filter { $0 == "sub" || KeyMeaning($0).contains(.level) }
    return words.isEmpty ? [name] : words
  }

  /// A column whose cells hold whole paths.
  private static func findCell(_ catalog: Catalog, _ options: ImportOptions, _ list: Int)
    -> WideReading?
  {
    let records = catalog.lists[list]
    guard records.count >= 3 else { return nil }
    for column in records.columns.indices {
      let profile = catalog.profile(list, column)
      guard profile.letters > 0.8, profile.longest < 300, profile.odd < 0.1,
        catalog.distinctCount(list, column) * 2 > records.count
      else { continue }
      for separator in Array("/>|,;-\\ ".utf8) {
        let reading = WideReading(
          catalog: catalog, options: options, list: list,
          source: .cell(column: column, separator: separator), score: 0.9)
        let sample = stride(from: 0, to: records.count, by: max(1, records.count / 500)).map {
          reading.path(of: $0)
        }
        let split = sample.filter { $0.count >= 2 }
        guard split.count * 10 >= sample.count * 7, split.allSatisfy({ $0.count <= 8 }) else {
          continue
        }
        let firsts = Set(sample.compactMap(\.first).map { catalog.texts.string($0) })
        guard firsts.count * 2 <= sample.count || firsts.count == 1 else { continue }
        if separator == 32 || separator == 45 {
          // Spaces and hyphens are part of many names: whole paths come back as beginnings.
          let wholes = Set(sample.map { $0.map { catalog.texts.string($0) } })
          let headed = split.filter {
            wholes.contains($0.dropLast().map { catalog.texts.string($0) })
          }
          let sameDepth = Set(sample.map(\.count)).count == 1 && sample[0].count >= 3
          guard headed.count * 2 > split.count || sameDepth else { continue }
        }
        return reading
      }
    }
    return nil
  }

  /// Whether all rows are of the lowest level: the names of the levels above are in every row, and
  /// hardly any of them is a row's own name.
  func isOfLeaves(named name: Int?) -> Bool {
    guard case .columns(let columns) = source, let name, columns.last == name else { return false }
    let own = Set(catalog.textNumbers(list, name))
    return columns.dropLast().allSatisfy { column in
      guard
        catalog.profile(list, column).meaning.contains(.level)
          || WideReading.isGroupName(catalog.lists[list].columns[column].name)
      else { return false }
      let uppers = Set(catalog.textNumbers(list, column))
      return !uppers.contains(-1) && uppers.intersection(own).count * 5 <= uppers.count
    }
  }

  // MARK: Paths

  /// The names of a row's levels, empty ones among them; trailing empty ones left out.
  func path(of record: Int) -> [TextRef] {
    let records = catalog.lists[list]
    var path: [TextRef] = []
    switch source {
    case .columns(let columns):
      for column in columns {
        let name = catalog.texts.ref(records.columns[column].cells[record], in: records.document)
        path.append(isDash(name) ? .none : name)
      }
    case .cell(let column, let separator):
      let whole = catalog.texts.ref(records.columns[column].cells[record], in: records.document)
      var start = whole.start
      var index = whole.start
      for byte in catalog.texts.bytes(whole) {
        if byte == separator {
          let part = catalog.texts.trimmed(
            TextRef(arena: whole.arena, start: start, count: index - start))
          if !part.isEmpty { path.append(part) }
          start = index + 1
        }
        index += 1
      }
      let part = catalog.texts.trimmed(
        TextRef(arena: whole.arena, start: start, count: index - start))
      if !part.isEmpty { path.append(part) }
    }
    while let last = path.last, last.isEmpty { path.removeLast() }
    return path
  }

  /// Whether a cell says by a dash that it is empty.
  private func isDash(_ name: TextRef) -> Bool {
    name.count <= 3 && !name.isEmpty && catalog.texts.bytes(name).allSatisfy { $0 == 45 }
  }

  /// The share of rows that tell of a region of their own, weighed by how much upper levels repeat;
  /// 0 if the columns are no levels.
  private func explained() -> Double {
    guard case .columns(let columns) = source else { return 0 }
    let records = catalog.lists[list]
    let count = records.count
    let numbers = columns.map { catalog.textNumbers(list, $0) }
    // Upper levels come in runs, or with blanks below their first row.
    var runs = 0
    var blanks = 0
    for record in 1..<max(count, 1) {
      if numbers[0][record] < 0 {
        blanks += 1
      } else if numbers[0][record] == numbers[0][record - 1] {
        runs += 1
      }
    }
    let firsts = catalog.distinctCount(list, columns[0])
    if count > 4 && (runs + blanks) * 10 < count * 3 && firsts * 3 > count { return 0 }
    if !records.hasHeader && firsts * 2 > count && blanks == 0 && count > 3 { return 0 }
    var seen: Set<[Int32]> = []
    var last = [Int32](repeating: -1, count: columns.count)
    var rows = 0
    for record in 0..<count {
      var path = numbers.map { $0[record] }
      guard let first = path.firstIndex(where: { $0 >= 0 }) else { continue }
      for level in 0..<first { path[level] = last[level] }
      last = path
      rows += 1
      seen.insert(path)
    }
    // Neighbouring levels: a name below belongs to one name above, as a rule.
    for (upper, lower) in zip(columns, columns.dropFirst()) {
      let pairs = Set(
        zip(catalog.textNumbers(list, upper), catalog.textNumbers(list, lower))
          .filter { $0 >= 0 && $1 >= 0 }.map { Int64($0) << 32 | Int64($1) })
      let below = catalog.distinctCount(list, lower)
      let isWorded =
        records.hasHeader
        && (catalog.profile(list, upper).meaning.contains(.level)
          || WideReading.isGroupName(records.columns[upper].name))
      if Double(pairs.count) > (isWorded ? 5 : 2) * Double(max(below, 1)) { return 0 }
    }
    return Double(seen.count) / Double(max(rows, 1))
  }
}

extension Catalog {
  /// Whether each text of one column comes with one text of another only.
  fileprivate func decides(_ list: Int, _ lower: Int, _ upper: Int) -> Bool {
    var above: [Int32: Int32] = [:]
    return zip(textNumbers(list, lower), textNumbers(list, upper)).allSatisfy { lower, upper in
      guard lower >= 0, upper >= 0 else { return true }
      return above.updateValue(upper, forKey: lower).map { $0 == upper } ?? true
    }
  }

  /// Columns without those that only repeat an earlier one.
  ///
  /// Of a name and its abbreviation the name is kept.
  fileprivate func different(_ list: Int, _ columns: [Int]) -> [Int] {
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
  fileprivate func areSame(_ list: Int, _ one: Int, _ other: Int) -> Bool {
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

/// The usual order of words for levels, for columns that have as many different values.
enum LevelRank {
  private static let words: [[String]] = [
    ["continent"], ["country", "nation", "guojia", "国家"],
    ["province", "prov", "state", "sheng", "省", "省份", "region", "provinsi", "uf", "estado"],
    ["prefecture", "city", "shi", "市", "城市", "kabupaten", "kota"],
    ["county", "district", "area", "qu", "xian", "quxian", "区", "县", "区县", "kecamatan"],
    ["town", "street", "township", "jiedao", "镇", "街道", "乡", "kelurahan", "ward"],
    ["village", "community", "cun", "村", "社区", "desa"],
  ]

  /// 0 for a continent, more for what is below; 50 for words that say nothing.
  static func of(_ key: String) -> Int {
    // Of nested groups the innermost is the topmost region.
    let dots = key.filter { $0 == "." }.count
    if dots > 0 { return 40 - dots }
    let parts = KeyMeaning.words(of: key)
    if KeyMeaning(key).contains([.name, .plain]) { return 49 }
    return words.firstIndex { level in
      level.contains { word in
        parts.contains(word) || (word.utf8.contains { $0 >= 0x80 } && key.hasPrefix(word))
      }
    } ?? 50
  }
}
