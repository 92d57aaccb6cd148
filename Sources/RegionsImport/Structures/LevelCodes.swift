import RegionsSource
import TypedNumbers

/// Code columns, one a level, beside a single column of names: a row is the region that its last
/// code names, below the row with the same codes but that.
///
///     WOJ;POW;GMI;NAZWA
///     02;;;DOLNOŚLĄSKIE
///     02;01;;bolesławiecki
///     02;01;01;Bolesławiec
///
/// A cell that is empty or all zeros ("00") says that the row is of a level further up.
struct LevelCodes {
  /// Topmost level first.
  let columns: [Int]
  /// Whether an ID is all the codes one behind the other: those of a column have one length and
  /// repeat from region to region.
  let isJoined: Bool
  /// Of the rows with two codes or more, those below a row that has all but the last.
  let share: Double
  /// By record: its codes from the top, without those that are empty; text numbers.
  private let codes: [[TextNumber.OrNone]]
  /// By record: the topmost code as it stands, "00" for the country.
  private let zeros: [TextNumber.OrNone]
  /// The first record with codes.
  private let records: [[TextNumber.OrNone]: Int]

  /// The columns of a list that explain its rows as above, or `nil`.
  ///
  /// - Complexity: O(columns × rows).
  init?(_ evidence: Evidence, list: Int, name: Int) {
    let candidates = LevelCodes.candidates(evidence, list: list, name: name)
    guard candidates.contains(where: { $0.filled < 1 }) else { return nil }
    let lower = candidates.filter { $0.filled < 1 }
      .sorted { ($1.filled, $0.column) < ($0.filled, $1.column) }
    // The topmost column may be filled in every row; which one, the rows decide. Of the lower ones a
    // level may be skipped, or a column be something else.
    let classes = evidence.lists[list].columns.indices.filter {
      $0 != name && 2...Self.mostClasses ~= evidence.distinctCount(list, $0)
    }.map { evidence.textNumbers(list, $0) }
    let rows = (names: evidence.textNumbers(list, name), classes: classes)
    var best: (columns: [LevelCodes.Candidate], scheme: Scheme)?
    for top in candidates.filter({ $0.filled == 1 }).map({ [$0] }) + [[]] {
      for lower in LevelCodes.alternatives(lower) {
        let columns = top + lower
        guard columns.count >= 2, let scheme = Scheme(columns.map(\.numbers), rows),
          scheme.share > (best?.scheme.share ?? 0)
        else { continue }
        best = (columns, scheme)
      }
    }
    guard let best, best.scheme.share.isNearlyAll,
      !Self.areCalledElsewhere(evidence, list, name, best.columns)
    else { return nil }
    columns = best.columns.map(\.column)
    share = best.scheme.share
    zeros = evidence.textNumbers(list, best.columns[0].column)
    codes = best.scheme.codes
    records = best.scheme.records
    let areWhole = Set(codes.map(\.last)).count == Set(codes).count
    isJoined =
      !areWhole
      && columns.allSatisfy { column in
        let profile = evidence.profile(list, column)
        return profile.shortest == profile.longest
      }
  }

  /// The record of the region above, or -1: the nearest whose codes these begin with.
  func parent(of record: Int) -> Int {
    var above = codes[record]
    while !above.isEmpty {
      above.removeLast()
      if let parent = records[above], parent != record { return parent }
    }
    return -1
  }

  /// The codes that make the ID of a record's region.
  func parts(of record: Int) -> ArraySlice<TextNumber.OrNone> {
    if codes[record].isEmpty { return [zeros[record]] }
    return isJoined ? codes[record][...] : codes[record].suffix(1)
  }

  /// Whether another column has the IDs: it is called just that, or has each row's last code in it. A number of people
  /// that no two rows have in common has not.
  func areIn(_ column: Int, of list: Int, _ evidence: Evidence) -> Bool {
    if columns.contains(column) { return false }
    if evidence.profile(list, column).meaning.contains([.id, .plain]) { return true }
    let ids = evidence.textNumbers(list, column)
    let holding = codes.indices.count { row in
      guard let code = codes[row].last?.number, let id = ids[row].number else { return false }
      let (text, part) = (evidence.bytes(id), evidence.bytes(code))
      return text.indices.contains { text[$0...].starts(with: part) }
    }
    return holding.isNearlyAll(of: codes.count)
  }

  // MARK: Finding

  /// The most rows that tell of one region, a class each.
  private static var mostClasses: Int { Count.few }

  private struct Candidate {
    var column: Int
    /// None where the cell is empty or zero.
    var numbers: [TextNumber.OrNone]
    /// Of all rows.
    var filled: Double
    /// Whether all codes have one length: an area or a number of people has not.
    var isFixed: Bool
  }

  /// Whether another column has the names of the topmost codes, and the rows that have no code below them say what is
  /// left of a region: "Desconocido Alto", "Total".
  private static func areCalledElsewhere(
    _ evidence: Evidence, _ list: Int, _ name: Int, _ columns: [Candidate]
  ) -> Bool {
    let topmost = columns[0].numbers
    let own = topmost.indices.filter { row in
      !topmost[row].isNone && columns.dropFirst().allSatisfy { $0.numbers[row].isNone }
    }
    guard !own.isEmpty else { return false }
    let names = evidence.textNumbers(list, name)
    return evidence.lists[list].columns.indices.contains { other in
      guard other != name, !columns.contains(where: { $0.column == other }),
        evidence.profile(list, other).isName
      else { return false }
      let texts = evidence.textNumbers(list, other)
      var textOf: [TextNumber.OrNone: TextNumber.OrNone] = [:]
      let isOneToOne = topmost.indices.allSatisfy { row in
        topmost[row].isNone
          || textOf.updateValue(texts[row], forKey: topmost[row]) ?? texts[row] == texts[row]
      }
      return isOneToOne && textOf.count > 1 && Set(textOf.values).count == textOf.count
        && own.allSatisfy { row in
          guard let name = names[row].number.map(evidence.bytes) else { return true }
          return RemarkWords.isSum(name)
            || PlaceholderName.isMissing(
              name,
              above: texts[row].number.map { String(decoding: evidence.bytes($0), as: UTF8.self) }
                ?? "")
        }
    }
  }

  /// The lower columns that may be levels: all, those that nest; of one length only; and without any one of
  /// them, for a class that most rows have is filled like a level.
  private static func alternatives(_ lower: [Candidate]) -> [[Candidate]] {
    let fixed = nested(lower.filter(\.isFixed))
    let without = lower.filter(\.isFixed).indices.map { left in
      nested(lower.filter(\.isFixed).enumerated().filter { $0.offset != left }.map(\.element))
    }
    return [lower, nested(lower), fixed] + (fixed.count > 2 ? without : [])
  }

  private static func candidates(_ evidence: Evidence, list: Int, name: Int) -> [Candidate] {
    let records = evidence.lists[list]
    var found: [Candidate] = []
    for column in records.columns.indices where column != name {
      let profile = evidence.profile(list, column)
      guard profile.isCode, profile.isCoded,
        !profile.meaning.contains(.measure) || isOfLevel(records.columns[column].name, profile)
      else { continue }
      let numbers = evidence.textNumbers(list, column).map { number in
        let code = number.number.map { evidence.bytes($0) } ?? []
        return code.count > 1 && code.allSatisfy { $0 == 48 } ? TextNumber.OrNone() : number
      }
      let filled = numbers.count { !$0.isNone }
      let distinct = Evidence.distinct(numbers)
      // What is the same in all rows tells nothing; what is another in each is the row's own ID.
      guard distinct > 1 || filled < records.count, distinct < records.count else { continue }
      found.append(
        Candidate(
          column: column, numbers: numbers, filled: Double(filled) / Double(records.count),
          isFixed: profile.shortest == profile.longest))
    }
    return found
  }

  /// Whether a column of a word for numbers holds codes all the same: "First level", but no level of one
  /// digit and no dialling code.
  private static func isOfLevel(_ name: String, _ profile: ColumnProfile) -> Bool {
    profile.meaning.contains(.level)
      || profile.longest > 1 && KeyMeaning.words(of: name).contains("level")
  }

  /// Those of the columns that are filled only where the ones before them are.
  private static func nested(_ columns: [Candidate]) -> [Candidate] {
    var kept: [Candidate] = []
    for column in columns {
      if let last = kept.last,
        zip(last.numbers, column.numbers).contains(where: { $0.isNone && !$1.isNone })
      {
        continue
      }
      kept.append(column)
    }
    return kept
  }

  private struct Scheme {
    var codes: [[TextNumber.OrNone]]
    var records: [[TextNumber.OrNone]: Int] = [:]
    /// Of the rows with two codes or more, those below a row that has all but the last level's.
    var share = 0.0

    /// - Parameter rows: What each is called, and the columns of few texts.
    init?(
      _ columns: [[TextNumber.OrNone]],
      _ rows: (names: [TextNumber.OrNone], classes: [[TextNumber.OrNone]])
    ) {
      let all = columns[0].count
      codes = (0..<all).map { row in columns.map { $0[row] }.filter { !$0.isNone } }
      records.reserveCapacity(all)
      for (row, codes) in codes.enumerated() where records[codes] == nil { records[codes] = row }
      let repeats = repeats(rows)
      let count = all - repeats.count
      guard records.count.isAllButSlips(of: count) else { return nil }
      var deep = 0
      var placed = 0
      for (row, codes) in codes.enumerated() where codes.count >= 2 && !repeats.contains(row) {
        deep += 1
        // A level may have two codes: its number and its kind.
        // A city that is its own district has its code on both levels.
        var above = Array(codes.dropLast())
        while let last = above.last, above.dropLast().last == last { above.removeLast() }
        if records[above] != nil || codes.count > 2 && records[codes.dropLast(2)] != nil {
          placed += 1
        }
      }
      guard deep > 0, deep < count else { return nil }
      // Two rows of the same codes are one region by them, which a level that was left out makes of two.
      share = Double(placed) / Double(deep) * Double(records.count) / Double(count)
    }

    /// The rows that have the codes and the name of one above them and another class: a region has one for all of it, one
    /// for its towns and one for its villages.
    private func repeats(
      _ rows: (names: [TextNumber.OrNone], classes: [[TextNumber.OrNone]])
    ) -> Set<Int> {
      let repeats = codes.indices.filter { row in
        records[codes[row]].map { $0 != row && rows.names[$0] == rows.names[row] } ?? false
      }
      let haveClass = rows.classes.contains { column in
        Set(codes.indices.map { codes[$0] + [column[$0]] }).count == codes.count
      }
      return haveClass ? Set(repeats) : []
    }
  }
}

extension Structure {
  static let levelCodes: Structure = .init("level-codes", most: Weight.levelCodes + 1) { skeleton in
    // A sheet of remarks beside the codes is left out, with a warning.
    let skeleton = skeleton.rootLists.count > 1 ? skeleton.settled : skeleton
    guard skeleton.options.parentKey == nil, let list = skeleton.soleRootList,
      let name = skeleton.roles[list].name,
      let codes = LevelCodes(skeleton.evidence, list: list, name: name)
    else { return nil }
    var nesting = skeleton
    nesting.rules[list] = .codes(codes)
    if let id = nesting.roles[list].id, !codes.areIn(id, of: list, skeleton.evidence) {
      nesting.roles[list].id = nil
    }
    nesting.settleRootLists()
    return Hypothesis(
      levelCodes, .records(nesting),
      evidence: [
        Finding(.linksRecords, weight: Weight.levelCodes),
        Finding(
          .codesOfLevels, codes.columns.map { skeleton.evidence.lists[list].columns[$0].name },
          share: codes.share, weight: codes.share),
      ])
  }
}
