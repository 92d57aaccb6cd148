import RegionsSource
import TypedNumbers

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
  /// The warnings about lists that are left out beside these rows.
  var notes: [Diagnostic] = []

  /// Whether empty cells before the first filled one mean "as above", as in a table whose cells were merged: the first
  /// row has what stands there, and no neighbour repeats it. Otherwise there is nothing above.
  var isMerged: Bool {
    guard case .columns(let columns) = source, let first = columns.first else { return true }
    let numbers = evidence.textNumbers(list, first)
    return beginsAtTop && !zip(numbers, numbers.dropFirst()).contains { !$0.isNone && $0 == $1 }
  }

  /// Whether the first row that tells of a region, no sum, has a name on top.
  private var beginsAtTop: Bool {
    let numbers = levels.map { evidence.textNumbers(list, $0) }
    guard numbers[0].first?.isNone ?? false else { return true }
    let sums = SumRows(evidence, list: list, levels: levels)
    let first = numbers[0].indices.first { record in
      !sums.contains(record) && numbers.contains { !$0[record].isNone }
    }
    return first.map { !numbers[0][$0].isNone } ?? false
  }

  /// The columns that hold a level each; none where a cell holds them all.
  var levels: [Int] {
    if case .columns(let columns) = source { columns } else { [] }
  }

  /// Whether paths are cut at spaces or hyphens, which are part of names as well: columns named
  /// for levels are better evidence.
  var isWeak: Bool {
    guard case .cell(_, let separator) = source else { return false }
    return Self.isOfNames(separator)
  }

  /// Whether names have it as well: spaces, hyphens, the stop of an abbreviation.
  private static func isOfNames(_ separator: UInt8) -> Bool { " -._".utf8.contains(separator) }

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
    if let columns = codedLevels(evidence, list: list) {
      return RowPaths(
        evidence: evidence, options: options, list: list, source: .columns(columns), score: 1)
    }
    var columns = levelColumns(evidence, options, list: list)
    guard columns.count >= 2 else { return nil }
    let distinct = Dictionary(
      uniqueKeysWithValues: columns.map { ($0, evidence.distinctCount(list, $0)) })
    func rank(_ column: Int) -> Int { evidence.words(list, column).rank }
    // Whether the columns stand from the top down, or several steps say that they stand from the lowest up.
    let counts = columns.sorted().map { distinct[$0] ?? 0 }
    let steps = zip(counts, counts.dropFirst())
    let isTopFirst = steps.contains { $0 < $1 } || steps.count { $0 > $1 } < Count.twice
    columns.sort { a, b in
      let one = distinct[a] ?? 0
      let other = distinct[b] ?? 0
      // Nearly as many values: the words decide, then the place.
      let isTie = abs(one - other) <= 2 || abs(one - other).isFew(of: max(one, other))
      let isRanked = records.hasHeader && rank(a) < 50 && rank(b) < 50 && rank(a) != rank(b)
      guard isTie else { return one < other }
      if isRanked { return rank(a) < rank(b) }
      let headings = [a, b].map { records.columns[$0].name }
      for isAbove in [LevelRank.isNumbered, LevelRank.isRegion] {
        if isAbove(headings[0], headings[1]) { return true }
        if isAbove(headings[1], headings[0]) { return false }
      }
      let decides = evidence.decides(b, a, in: list)
      guard decides == evidence.decides(a, b, in: list) else { return decides }
      return one == other ? (a < b) == isTopFirst : one < other
    }
    columns = evidence.nested(
      list, evidence.withoutGaps(list, evidence.decided(list, columns)))
    // What measures them as often has as many names.
    guard columns.count <= Outline.mostLevels else { return nil }
    var reading = RowPaths(
      evidence: evidence, options: options, list: list, source: .columns(columns), score: 0)
    let share = reading.explained()
    guard share > 0, !reading.areHeadsElsewhere else { return nil }
    reading = RowPaths(
      evidence: evidence, options: options, list: list, source: .columns(columns), score: share)
    return reading
  }

  /// Whether a table has a column a level: what is found under several words is no path there, "서울,서울특별시,종로".
  private static func isBesideLevels(_ list: Int, _ evidence: Evidence) -> Bool {
    evidence.lists[list].hasHeader
      && evidence.lists[list].columns.indices.count { column in
        let profile = evidence.profile(list, column)
        return profile.meaning.contains(.level) && profile.isName && profile.isFull
          && !profile.isCode
      } > Count.twice
  }

  /// A column whose cells hold whole paths.
  static func findCell(_ evidence: Evidence, _ options: ImportOptions, list: Int) -> RowPaths? {
    let records = evidence.lists[list]
    guard records.count >= 3 else { return nil }
    for column in records.columns.indices {
      let profile = evidence.profile(list, column)
      guard profile.isName,
        evidence.distinctCount(list, column).isMost(of: records.count),
        !(profile.isCode && profile.meaning.contains(.id)
          && (profile.isCoded || profile.isNumeric || isBesideNames(column, of: list, evidence))),
        !(profile.isCoded && isBesideNames(column, of: list, evidence)),
        !profile.meaning.isEmpty || !isBesideLevels(list, evidence)
      else { continue }
      for separator in Array("/>|,;:-\\ ._".utf8) {
        let reading = RowPaths(
          evidence: evidence, options: options, list: list,
          source: .cell(column: column, separator: separator), score: Weight.cellsAreSplit)
        let sample = stride(from: 0, to: records.count, by: max(1, records.count / 500)).map {
          reading.path(of: $0)
        }
        let split = sample.filter { $0.count >= 2 }
        // Rows of upper regions hold one name, with which others begin.
        let heads = Set(split.map { evidence.texts.string($0[0]) })
        let rootLists = sample.reduce(0) {
          $1.count == 1 && heads.contains(evidence.texts.string($1[0])) ? $0 + 1 : $0
        }
        let isMostlySplit =
          // The names of some regions have no separator; or the others are those that paths begin with.
          split.count.isLargePart(of: sample.count)
          || split.count.isPart(of: sample.count)
            && (split.count + rootLists).isLargePart(of: sample.count)
        guard isMostlySplit, split.allSatisfy({ $0.count <= 8 }),
          !sample.allSatisfy({ Self.isDated($0, evidence) })
        else { continue }
        let firsts = Set(sample.compactMap(\.first).map { evidence.texts.string($0) })
        guard !firsts.count.isMost(of: sample.count) || firsts.count == 1 else { continue }
        // One folder of all is no region above, where the names are in another column: "flags/small/alabama".
        let folders = Set(split.map { $0.dropLast().map { evidence.texts.string($0) } })
        guard folders.count > 1 || !isBesideNames(column, of: list, evidence) else { continue }
        if isOfNames(separator), !reading.isInNoName(separator, of: column) {
          // One beginning of all is a word that all of them have, unless it is a row of its own.
          guard firsts.count > 1 || sample.contains(where: { $0.count == 1 }) else { continue }
          // They are part of many names: whole paths come back as beginnings.
          let wholes = Set(sample.map { $0.map { evidence.texts.string($0) } })
          let headed = split.filter {
            wholes.contains($0.dropLast().map { evidence.texts.string($0) })
          }
          let sameDepth =
            Set(sample.map(\.count)).count == 1 && sample[0].count >= 3
            && areNested(sample, evidence)
          guard
            headed.count.isMost(of: split.count) && areLevels(split, of: heads.count, evidence)
              || sameDepth && (separator == 32 || separator == 45)
          else { continue }
        }
        return reading
      }
    }
    return nil
  }

  /// Whether what stands behind other names is a level below them: two or more below each, or mostly other ones. The
  /// same few sides, one behind each name, are a part of it: Suli Barat, Bajo Barat.
  private static func areLevels(
    _ paths: [[TextRef]], of heads: Int, _ evidence: Evidence
  ) -> Bool {
    Set(paths.compactMap(\.last).map { evidence.texts.string($0) }).count.isMost(of: paths.count)
      || paths.count >= heads * Count.twice
  }

  /// Whether a separator is in no name of a column: a hyphen between blanks, a line below in another script, 江苏省_南京市.
  private func isInNoName(_ separator: UInt8, of column: Int) -> Bool {
    separator == UInt8(ascii: "-") && isSpaced(column)
      || separator == UInt8(ascii: "_") && evidence.profile(list, column).isNonASCII
  }

  /// Whether all hyphens of a column stand between blanks, as they do in no name: "Ohio - Dayton".
  private func isSpaced(_ column: Int) -> Bool {
    evidence.textNumbers(list, column).allSatisfy { number in
      guard let number = number.number else { return true }
      let text = Array(evidence.bytes(number))
      return text.indices.allSatisfy { place in
        text[place] != 45
          || place > 0 && text[place - 1] == 32 && place + 1 < text.count && text[place + 1] == 32
      }
    }
  }

  /// Whether another column has names where this one has codes: "MN-035-01" beside the name of a district.
  private static func isBesideNames(_ column: Int, of list: Int, _ evidence: Evidence) -> Bool {
    evidence.lists[list].columns.indices.contains { other in
      let profile = evidence.profile(list, other)
      return other != column && profile.isName && profile.isFull && !profile.isCoded
    }
  }

  /// Whether a path has as many digits as a date or a number of a house and its postcode: "Mon, 06 Jan 2024".
  private static func isDated(_ path: [TextRef], _ evidence: Evidence) -> Bool {
    path.reduce(0) { $0 + evidence.texts.bytes($1).count { 48...57 ~= $0 } } >= digitsOfDate
  }

  /// The digits of a day, or of a postcode.
  private static var digitsOfDate: Int { Length.ofCode }

  /// Whether hardly any part of a path comes below several others: 石家庄 in 河北-石家庄-长安, unlike "Jean"
  /// in Saint-Jean-sur and Mont-Jean-court.
  private static func areNested(_ paths: [[TextRef]], _ evidence: Evidence) -> Bool {
    (1..<(paths.first?.count ?? 1) - 1).allSatisfy { level in
      var above: [String: Set<String>] = [:]
      for path in paths {
        above[evidence.texts.string(path[level]), default: []].insert(
          evidence.texts.string(path[level - 1]))
      }
      return above.count { $0.value.count > 1 }.isFew(of: above.count)
    }
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
      return !uppers.contains(.init())
        && uppers.intersection(own).count.isSmallPart(of: uppers.count)
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
}
