import RegionsSource
import TypedNumbers

/// What lists without levels have besides that would be levels.
extension Doubts {
  /// Whether lists lie under capitals, or under more than two small letters in order: what their names begin with.
  private func areLetters(_ owner: Int) -> Bool {
    let records = evidence.lists[owner]
    let letters = records.columns.indices.flatMap { evidence.textNumbers(owner, $0) }.map { text in
      text.number.map { evidence.bytes($0) } ?? []
    }
    guard letters.allSatisfy({ $0.count == 1 && $0.allSatisfy { 65...90 ~= $0 & ~0x20 } }) else {
      return false
    }
    let small = letters.compactMap(\.first).filter { $0 >= 97 }
    return small.isEmpty || small.count > Count.twice && zip(small, small.dropFirst()).allSatisfy(<)
  }

  mutating func findInFlat(_ nesting: Nesting) {
    for list in nesting.rootLists {
      findUnusedCodes(list, nesting.roles[list])
      findUnusedLevels(list, nesting.roles[list])
      findUnusedPaths(list, nesting.roles[list])
      findUnwordedName(list, nesting.roles[list])
      findParentWords(list, nesting.roles[list])
      findLists(within: list, nesting.roles[list])
      for owner in evidence.owners(of: list) where evidence.lists[owner].count > 1 {
        let texts = evidence.lists[owner].columns.indices.contains {
          evidence.distinctCount(owner, $0).isMost(of: evidence.lists[owner].count)
        }
        guard texts, !areLetters(owner) else { continue }
        let key = evidence.lists[owner].columns.first?.name ?? ""
        add(.unusedHolders, [evidence.label(owner), key].filter { !$0.isEmpty }, isStrong: true)
      }
    }
    findUnconnected(nesting)
    let sameSource = Dictionary(grouping: nesting.rootLists) { evidence.lists[$0].document }
    for (_, lists) in sameSource.sorted(by: { $0.key < $1.key }) where lists.count > 1 {
      // Told alike, they are parts of one list: cities under their first letters.
      let areAlike = lists.allSatisfy {
        evidence.lists[$0].kind != .text && nesting.isSimilar($0, lists[0])
      }
      // Tables without headings are alike in nothing but the place of a column: actors and cities of a dump.
      let areNumbered = lists.allSatisfy {
        evidence.lists[$0].isTable && !evidence.lists[$0].hasHeader
      }
      let widths = Set(lists.map { evidence.lists[$0].columns.count })
      if areAlike, !areNumbered || widths.count == 1 {
        findLevelLists(lists)
        continue
      }
      let labels = lists.map { evidence.label($0) }
      add(.unattachedLists, Array(labels.prefix(3)), isStrong: true)
    }
  }

  /// Lists of one source that are called by different levels, or one by a level and others by something else, and
  /// nothing connects them.
  private mutating func findLevelLists(_ lists: [Int]) {
    // Lists under single letters are sorted by what their names begin with.
    let keys = lists.map { evidence.lists[$0].key }.filter { $0.count > 1 }
    guard keys.contains(where: { KeyMeaning($0).contains(.level) }),
      Set(keys.map(RowPaths.levelWords)).count > 1
    else { return }
    add(.unattachedLists, Array(keys.prefix(3)), isStrong: false)
  }

  /// Several sources that are called by different levels, and nothing connects them.
  private mutating func findUnconnected(_ nesting: Nesting) {
    var ranks: [Int: Int] = [:]
    for list in nesting.rootLists {
      let document = evidence.lists[list].document
      let name = evidence.texts.documents[document].name.split(separator: "/").last ?? ""
      let words = KeyMeaning.words(of: String(name.prefix { $0 != "." }))
      let rank = LevelRank.of(words.map(HeadingWords.stem).joined(separator: " "))
      let columns = evidence.lists[list].columns.map(\.name)
      let others = nesting.rootLists.contains {
        evidence.lists[$0].columns.map(\.name) != columns
      }
      guard rank < LevelRank.unknown || others else { continue }
      ranks[document] = rank
    }
    guard ranks.count > 1, Set(ranks.values).count > 1 || ranks.values.first == LevelRank.unknown
    else { return }
    add(.unattachedLists, nesting.rootLists.prefix(3).map { evidence.label($0) }, isStrong: false)
  }

  private mutating func findUnusedCodes(_ list: Int, _ roles: Roles) {
    guard roles.id == nil, options.idKey == nil, options.ids == nil else { return }
    let records = evidence.lists[list]
    guard records.hasHeader else { return }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let distinct = evidence.distinctCount(list, column)
      guard profile.isFull, profile.meaning.contains(.id),
        profile.meaning.isDisjoint(with: [.measure, .parent, .variant]),
        distinct > 1
      else { continue }
      // “+1”, “1 2”: no code, but nothing else can be meant.
      if !profile.isCode, profile.meaning.contains(.plain), distinct == records.count,
        profile.longest <= IDWeight.longest
      {
        add(.unusedIDs, [records.columns[column].name], isStrong: false)
      }
      guard profile.isCode,
        profile.meaning.contains(.plain)
          || profile.meaning.contains(.level) && distinct.isMost(of: records.count)
      else { continue }
      add(.unusedCodes, [records.columns[column].name], isStrong: true)
    }
  }

  /// - Parameter mayRefuse: Whether a tree without such a level is none: it is, if it has no other.
  mutating func findUnusedLevels(_ list: Int, _ roles: Roles, mayRefuse: Bool = true) {
    guard options.levelKeys == nil else { return }
    let records = evidence.lists[list]
    guard records.count >= Self.fewRows, records.kind == .row || records.kind == .object else {
      return
    }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let meaning = profile.meaning
      let distinct = evidence.distinctCount(list, column)
      // A department may be a firm's, and is told of in any case.
      let isBeside =
        records.hasHeader
        && !LevelWords.besideOthers.isDisjoint(
          with: KeyMeaning.words(of: records.columns[column].name))
      let rows = isBeside ? Count.twice : Evidence.groupOfRows
      guard profile.isName, profile.filled.isMost, distinct >= 2,
        distinct * rows <= records.count, !evidence.isFlag(list, column)
      else { continue }
      if records.hasHeader {
        // The letters of a continent are a mark that countries have.
        if evidence.words(list, column).rank == 0, profile.isAbbreviation {
          continue
        }
        let isLevel =
          meaning.contains(.level) && meaning.isDisjoint(with: [.variant, .measure])
          && (!meaning.contains(.id) || meaning.contains(.name))
        guard isLevel || meaning.isEmpty && !profile.isCode else { continue }
        add(.unusedLevel, [records.columns[column].name], isStrong: isLevel && mayRefuse)
      } else if !profile.isCode || profile.longest > 3 {
        add(.unusedLevel, [records.columns[column].name], isStrong: mayRefuse)
      }
    }
  }

  /// Names of a list with several columns, which no heading calls so: nothing says that it has no levels either.
  private mutating func findUnwordedName(_ list: Int, _ roles: Roles) {
    let records = evidence.lists[list]
    guard options.nameKey == nil, let name = roles.name, records.columns.count > 1,
      records.hasHeader
    else { return }
    let meaning = evidence.profile(list, name).meaning
    // One record alone may be an answer of a server, or an error: {"data": {"country": {"code": …}}}.
    let isTold =
      records.count > 1
      ? records.kind != .row && records.kind != .object
        || !meaning.isDisjoint(with: [.name, .level, .children])
      : meaning.contains(.name) || meaning.contains(.level) && !meaning.contains(.id)
    guard !isTold else { return }
    let key = records.columns[name].name
    add(.unworded, [key], others: [key], isStrong: false)
  }

  /// A column that is called the parent and says several things, though nothing lies below anything.
  mutating func findParentWords(_ list: Int, _ roles: Roles, besides levels: [Int] = []) {
    guard options.parentKey == nil, options.structure == nil, evidence.lists[list].hasHeader else {
      return
    }
    for column in evidence.lists[list].columns.indices
    where column != roles.id && column != roles.name && !levels.contains(column)
      && !isWanted(list, column)
    {
      let profile = evidence.profile(list, column)
      let name = evidence.lists[list].columns[column].name
      guard profile.meaning.contains(.parent), profile.meaning.isDisjoint(with: .measure),
        !standsFor(levels, column, in: list),
        evidence.distinctCount(list, column) > 1, !evidence.isFlag(list, column),
        !evidence.isSerial(list, column), !found.contains(where: { $0.subjects == [name] })
      else { continue }
      add(.unknownParent, [name], isStrong: false)
    }
  }

  /// Rows below the last one of the level above, which the codes don't say as well.
  mutating func findOrder(_ nesting: Nesting, _ columns: [String]) {
    for list in nesting.rootLists {
      guard case .ordered(let order) = nesting.rules[list],
        !evidence.codesFollow(list, order.parents)
      else { continue }
      add(.orderAlone, columns, isStrong: false)
    }
  }

  /// A column that says which of several lists of one table a row is of: codes of another column come back
  /// in others, and never in one, as in a table of all lists that a program offers.
  private mutating func findLists(within list: Int, _ roles: Roles) {
    let records = evidence.lists[list]
    guard records.hasHeader, records.count >= Self.fewRows, options.levelKeys == nil else { return }
    let codes = records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      let repeated = records.count - evidence.distinctCount(list, column)
      return column != roles.id && column != roles.name && profile.isCode && profile.filled == 1
        && profile.meaning.isDisjoint(with: [.measure, .level]) && repeated >= Evidence.fewRepeats
        && !repeated.isHalf(of: records.count)
    }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let distinct = evidence.distinctCount(list, column)
      guard distinct >= 2, distinct * Evidence.groupOfRows <= records.count, profile.filled == 1,
        profile.letters.isNearlyAll, profile.longest > 1
      else { continue }
      let isScope = codes.contains { evidence.pairCount(column, $0, in: list) == records.count }
      if isScope { add(.unusedLevel, [records.columns[column].name], isStrong: true) }
    }
  }

  /// A column whose cells are split by one separator into what other rows are called.
  private mutating func findUnusedPaths(_ list: Int, _ roles: Roles) {
    let records = evidence.lists[list]
    guard records.count >= Self.fewRows else { return }
    var known: Set<TextNumber> = []
    for column in [roles.name, roles.id].compactMap({ $0 }) {
      known.formUnion(evidence.textNumbers(list, column).lazy.compactMap(\.number))
    }
    let step = max(1, records.count / Evidence.sample)
    for column in records.columns.indices where column != roles.id && !isWanted(list, column) {
      for separator in Array("/>|,;.-\\".utf8) {
        var split = 0
        var parts = 0
        var found = 0
        for record in stride(from: 0, to: records.count, by: step) {
          guard let number = evidence.textNumbers(list, column)[record].number else { continue }
          let cell = evidence.bytes(number).split(separator: separator)
          guard cell.count >= 2 else { continue }
          split += 1
          for part in cell {
            parts += 1
            let text = part.drop { $0 == 32 }
            if let number = evidence.table.existing(text), known.contains(number) { found += 1 }
          }
        }
        guard split * step * Evidence.groupOfRows >= records.count, found.isLargePart(of: parts)
        else {
          continue
        }
        add(.unusedPath, [records.columns[column].name], isStrong: true)
        break
      }
    }
  }
}
