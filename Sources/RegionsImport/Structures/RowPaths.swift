import RegionsSource

/// Reads each row as a path: a column a level, or all levels in one cell.
///
/// Empty cells before the first filled one mean "as above" where cells were merged; empty cells
/// at the end mean that the row tells of an upper region; empty cells between skip a level.
struct RowPaths {
  /// Where the names of a row's levels come from.
  enum Source {
    case columns([Int])
    case cell(column: Int, separator: UInt8)
  }

  let evidence: Evidence
  let options: ImportOptions
  let list: Int
  let source: Source
  /// How well the rows are explained, 0...1.
  let score: Double
  /// What is told of lists that are left out beside these rows.
  var notes: [Diagnostic] = []

  /// Whether empty cells before the first filled one mean "as above": no neighbour repeats what stands
  /// there, as in a table whose cells were merged. Otherwise there is nothing above.
  var isMerged: Bool {
    guard case .columns(let columns) = source, let first = columns.first else { return true }
    let numbers = evidence.textNumbers(list, first)
    return !zip(numbers, numbers.dropFirst()).contains { $0 >= 0 && $0 == $1 }
  }

  /// Whether paths are told by spaces or hyphens, which are part of names as well: columns named
  /// for levels are better evidence.
  var isWeak: Bool {
    guard case .cell(_, let separator) = source else { return false }
    return separator == UInt8(ascii: " ") || separator == UInt8(ascii: "-")
  }

  // MARK: Finding

  /// The reading of a list's rows as paths by the columns that are levels, or `nil`.
  static func findColumns(_ evidence: Evidence, _ options: ImportOptions, list: Int) -> RowPaths? {
    let records = evidence.lists[list]
    guard records.count >= 2 || records.columns.count >= 2 else { return nil }
    if let keys = options.levelKeys {
      let columns = keys.compactMap { records.column(named: $0) }
      return RowPaths(
        evidence: evidence, options: options, list: list, source: .columns(columns), score: 1)
    }
    var columns = levelColumns(evidence, options, list)
    guard columns.count >= 2 else { return nil }
    let distinct = Dictionary(
      uniqueKeysWithValues: columns.map { ($0, evidence.distinctCount(list, $0)) })
    func rank(_ column: Int) -> Int { LevelRank.of(records.columns[column].name) }
    columns.sort { a, b in
      let one = distinct[a] ?? 0
      let other = distinct[b] ?? 0
      // Nearly as many values: the words decide, then the place.
      let isTie = abs(one - other) <= max(2, max(one, other) / 20)
      let isRanked = records.hasHeader && rank(a) < 50 && rank(b) < 50 && rank(a) != rank(b)
      guard isTie else { return one < other }
      if isRanked { return rank(a) < rank(b) }
      let decides = evidence.decides(list, b, a)
      return decides == evidence.decides(list, a, b) ? a < b : decides
    }
    columns = evidence.nested(
      list, evidence.withoutGaps(list, evidence.decided(list, columns)))
    var reading = RowPaths(
      evidence: evidence, options: options, list: list, source: .columns(columns), score: 0)
    let share = reading.explained()
    guard share > 0 else { return nil }
    let isWorded =
      records.hasHeader
      && columns.allSatisfy { evidence.profile(list, $0).meaning.contains(.level) }
    reading = RowPaths(
      evidence: evidence, options: options, list: list, source: .columns(columns),
      score: share * (isWorded ? 1 : 0.85))
    return reading
  }

  /// A column whose cells hold whole paths.
  static func findCell(_ evidence: Evidence, _ options: ImportOptions, _ list: Int)
    -> RowPaths?
  {
    let records = evidence.lists[list]
    guard records.count >= 3 else { return nil }
    for column in records.columns.indices {
      let profile = evidence.profile(list, column)
      guard profile.letters > 0.8, profile.longest < 300, profile.odd < 0.1,
        evidence.distinctCount(list, column) * 2 > records.count,
        !(profile.isCode && profile.meaning.contains(.id))
      else { continue }
      for separator in Array("/>|,;-\\ ".utf8) {
        let reading = RowPaths(
          evidence: evidence, options: options, list: list,
          source: .cell(column: column, separator: separator), score: Weight.cellsAreSplit)
        let sample = stride(from: 0, to: records.count, by: max(1, records.count / 500)).map {
          reading.path(of: $0)
        }
        let split = sample.filter { $0.count >= 2 }
        // Rows of upper regions hold one name, with which others begin.
        let heads = Set(split.map { evidence.texts.string($0[0]) })
        let tops = sample.reduce(0) {
          $1.count == 1 && heads.contains(evidence.texts.string($1[0])) ? $0 + 1 : $0
        }
        let isMostlySplit =
          split.count * 10 >= sample.count * 7
          || split.count * 10 >= sample.count * 3
            && (split.count + tops) * 10 >= sample.count * 8
        guard isMostlySplit, split.allSatisfy({ $0.count <= 8 }) else { continue }
        let firsts = Set(sample.compactMap(\.first).map { evidence.texts.string($0) })
        guard firsts.count * 2 <= sample.count || firsts.count == 1 else { continue }
        if separator == 32 || separator == 45 {
          // One beginning of all is a word that all of them have.
          guard firsts.count > 1 else { continue }
          // Spaces and hyphens are part of many names: whole paths come back as beginnings.
          let wholes = Set(sample.map { $0.map { evidence.texts.string($0) } })
          let headed = split.filter {
            wholes.contains($0.dropLast().map { evidence.texts.string($0) })
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
    let own = Set(evidence.textNumbers(list, name))
    return columns.dropLast().allSatisfy { column in
      guard
        evidence.profile(list, column).meaning.contains(.level)
          || RowPaths.isGroupName(evidence.lists[list].columns[column].name)
          || evidence.hasCode(list, column)
      else { return false }
      let uppers = Set(evidence.textNumbers(list, column))
      return !uppers.contains(-1) && uppers.intersection(own).count * 5 <= uppers.count
    }
  }

  // MARK: Paths

  /// The names of a row's levels, empty ones among them; trailing empty ones left out.
  func path(of record: Int) -> [TextRef] {
    let records = evidence.lists[list]
    var path: [TextRef] = []
    switch source {
    case .columns(let columns):
      for column in columns {
        let name = evidence.texts.ref(records.columns[column].cells[record], in: records.document)
        path.append(isDash(name) ? .none : name)
      }
    case .cell(let column, let separator):
      let whole = evidence.texts.ref(records.columns[column].cells[record], in: records.document)
      var start = whole.start
      var index = whole.start
      for byte in evidence.texts.bytes(whole) {
        if byte == separator {
          let part = evidence.texts.trimmed(
            TextRef(arena: whole.arena, start: start, count: index - start))
          if !part.isEmpty { path.append(part) }
          start = index + 1
        }
        index += 1
      }
      let part = evidence.texts.trimmed(
        TextRef(arena: whole.arena, start: start, count: index - start))
      if !part.isEmpty { path.append(part) }
    }
    while let last = path.last, last.isEmpty { path.removeLast() }
    return path
  }

  /// Whether a cell says by a dash that it is empty.
  func isDash(_ name: TextRef) -> Bool {
    name.count <= 3 && !name.isEmpty && evidence.texts.bytes(name).allSatisfy { $0 == 45 }
  }

  /// Whether the headings say that the columns are levels: by words for them, by a code and a name of
  /// each, the lowest by a plain word for names.
  var isTold: Bool {
    guard case .columns(let columns) = source, evidence.lists[list].hasHeader else { return false }
    return columns.allSatisfy { column in
      let meaning = evidence.profile(list, column).meaning
      return meaning.contains(.level) || evidence.hasCode(list, column)
        || RowPaths.isGroupName(evidence.lists[list].columns[column].name)
        || column == columns.last && meaning.contains([.name, .plain])
    }
  }

  /// Whether nearly all texts of the topmost column are names of the lowest: towns where something has its
  /// seat.
  private func areSeats(_ columns: [Int]) -> Bool {
    guard let top = columns.first, let last = columns.last, evidence.lists[list].count > 4 else {
      return false
    }
    let names = Set(evidence.textNumbers(list, last).filter { $0 >= 0 })
    let uppers = Set(evidence.textNumbers(list, top).filter { $0 >= 0 })
    return uppers.count > 2 && uppers.intersection(names).count * 10 >= uppers.count * 8
  }

  /// The share of rows that tell of a region of their own, weighed by how much upper levels repeat;
  /// 0 if the columns are no levels.
  func explained() -> Double {
    guard case .columns(let columns) = source else { return 0 }
    let records = evidence.lists[list]
    let count = records.count
    let numbers = columns.map { evidence.textNumbers(list, $0) }
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
    let firsts = evidence.distinctCount(list, columns[0])
    // Unless the headings say that they are levels.
    let isTold = isTold
    // A group of each row's own is another spelling of its name; one that most rows lack, the first
    // among them, is a class that some have, and no merged cell.
    let isGroup =
      evidence.profile(list, columns[0]).meaning.contains(.level)
      || RowPaths.isGroupName(records.columns[columns[0]].name)
    if records.hasHeader, !isGroup, blanks == 0, count > 1, firsts == count { return 0 }
    if !isTold, numbers[0].first.map({ $0 < 0 }) ?? false, blanks * 2 > count { return 0 }
    if !isTold, count > 4, (runs + blanks) * 10 < count * 3, firsts * 3 > count { return 0 }
    if !records.hasHeader && firsts * 2 > count && blanks == 0 && count > 3 { return 0 }
    if !isTold, areSeats(columns) { return 0 }
    let isMerged = isMerged
    var seen: Set<[Int32]> = []
    var last = [Int32](repeating: -1, count: columns.count)
    var rows = 0
    for record in 0..<count {
      var path = numbers.map { $0[record] }
      guard let first = path.firstIndex(where: { $0 >= 0 }) else { continue }
      if isMerged {
        for level in 0..<first { path[level] = last[level] }
      }
      last = path
      rows += 1
      seen.insert(path)
    }
    // Neighbouring levels: a name below belongs to one name above, as a rule.
    for (upper, lower) in zip(columns, columns.dropFirst()) {
      let pairs = Set(
        zip(evidence.textNumbers(list, upper), evidence.textNumbers(list, lower))
          .filter { $0 >= 0 && $1 >= 0 }.map { Int64($0) << 32 | Int64($1) })
      let below = evidence.distinctCount(list, lower)
      let isWorded =
        records.hasHeader
        && (evidence.profile(list, upper).meaning.contains(.level)
          || RowPaths.isGroupName(records.columns[upper].name))
      if Double(pairs.count) > (isWorded ? 5 : 2) * Double(max(below, 1)) { return 0 }
    }
    return Double(seen.count) / Double(max(rows, 1))
  }
}
