import RegionsSource
import TypedNumbers

/// Columns that name what is above, and lists that nothing connects.
extension Doubts {
  /// - Parameter levels: The columns that are levels: what stands for them are their IDs and other names.
  mutating func findUnusedParents(
    _ list: Int, _ roles: [Roles], among lists: [Int], besides levels: [Int] = []
  ) {
    guard options.parentKey == nil else { return }
    let records = evidence.lists[list]
    for column in records.columns.indices
    where column != roles[list].id && column != roles[list].name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let isWorded = profile.meaning.contains(.parent)
      // "FID" is a father, or counts the rows.
      if isWorded, evidence.isSerial(list, column),
        evidence.distinctCount(list, column) == records.count
      {
        continue
      }
      if !isWorded, evidence.isTime(list, column) || standsFor(levels, column, in: list) {
        continue
      }
      // Small numbers are among any row numbers.
      guard
        isWorded
          || profile.isCode && profile.isNumeric
            && profile.longest >= ColumnProfile.shortestOfficial
          || !profile.isCode && profile.sampled > 0
      else { continue }
      let numbers = evidence.textNumbers(list, column).filter { !evidence.isRootMark($0) }
      guard !numbers.isEmpty,
        isWorded || Evidence.distinct(numbers) * Evidence.groupOfRows <= numbers.count
      else {
        continue
      }
      if isWorded, profile.meaning.isDisjoint(with: [.level, .name]), records.hasHeader,
        isMissing(numbers, of: profile, in: list, roles, among: lists)
      {
        // One parent of all is what they are a part of: departments below their country.
        let isOne = Evidence.distinct(numbers) == 1 && areOthersQuestions(list, column, roles[list])
        add(.unknownParent, [records.columns[column].name], isStrong: !isOne)
        continue
      }
      for target in lists {
        let key = keys(of: target, roles[target], areCodes: profile.isCode).first { id in
          guard !(target == list && id == column) else { return false }
          let known = evidence.members(.init(list: target, column: id))
          let matched = numbers.count { known.contains($0) }
          // What holds the row's own ID once more is no reference.
          let own = zip(evidence.textNumbers(list, column), evidence.textNumbers(target, id))
            .count { !$0.isNone && $0 == $1 }
          return matched.isLargePart(of: numbers.count)
            && (target != list || !own.isHalf(of: numbers.count))
        }
        guard let key else { continue }
        add(
          .unusedParent, [records.columns[column].name],
          others: profile.isCode ? [] : [evidence.lists[target].columns[key].name],
          isStrong: isWorded || target == list)
      }
    }
  }

  /// Whether all records to which a column says nothing ask to choose.
  private func areOthersQuestions(_ list: Int, _ column: Int, _ roles: Roles) -> Bool {
    guard let name = roles.name else { return false }
    let names = evidence.textNumbers(list, name)
    let parents = evidence.textNumbers(list, column)
    return parents.indices.allSatisfy { record in
      !evidence.isRootMark(parents[record])
        || names[record].number.map { PlaceholderName.known.isQuestion(evidence.bytes($0)) }
          ?? false
    }
  }

  /// Whether a column has a code, or another name, for each name of a level but the lowest, below the same regions.
  func standsFor(_ levels: [Int], _ column: Int, in list: Int) -> Bool {
    let codes = evidence.textNumbers(list, column)
    return levels.dropLast().indices.contains { depth in
      var paths: [TextNumber: [TextNumber.OrNone]] = [:]
      let above = levels[...depth].map { evidence.textNumbers(list, $0) }
      let distinct = evidence.distinctCount(list, column)
      guard distinct > 1 else { return false }
      let isTold = codes.indices.allSatisfy { row in
        guard let code = codes[row].number else { return true }
        let path = above.map { $0[row] }
        return paths.updateValue(path, forKey: code).map { $0 == path } ?? true
      }
      return isTold && Set(paths.values).count == distinct
    }
  }

  /// Whether what a parent column names is nowhere: of texts that group the rows; of codes one is enough where
  /// other rows have none, since all the same is how a source marks its roots.
  private func isMissing(
    _ numbers: [TextNumber.OrNone], of profile: ColumnProfile, in list: Int, _ roles: [Roles],
    among lists: [Int]
  ) -> Bool {
    let distinct = Evidence.distinct(numbers)
    guard profile.isCode else {
      return distinct > 1 && !distinct.isNearlyAll(of: numbers.count) && lists.count == 1
        && isUnknown(numbers, list)
    }
    // What differs in every row counts the rows.
    guard distinct > 1 || numbers.count < evidence.lists[list].count,
      distinct < evidence.lists[list].count
    else { return false }
    return lists.allSatisfy { target in
      evidence.keyColumns(target, roles[target]).allSatisfy { key in
        guard evidence.profile(target, key).meaning.isDisjoint(with: .parent) else { return true }
        let known = evidence.members(.init(list: target, column: key))
        return !numbers.contains { known.contains($0) }
      }
    }
  }

  /// Names of parents that several regions have: any of them could be meant.
  mutating func findAmbiguous(_ nesting: Nesting) {
    for list in nesting.rootLists {
      guard case .reference(let reference) = nesting.rules[list], reference.byName,
        let target = reference.targets.first
      else { continue }
      var count: [TextNumber: Int] = [:]
      for number in evidence.textNumbers(target.list, target.column) {
        if let number = number.number { count[number, default: 0] += 1 }
      }
      let isAmbiguous = evidence.textNumbers(list, reference.column).contains { number in
        number.number.map { count[$0, default: 0] > 1 } ?? false
      }
      guard isAmbiguous else { continue }
      add(
        .ambiguousParent, [evidence.lists[list].columns[reference.column].name], isStrong: true)
    }
  }

  /// The columns by which others may know the records of a list: its codes, or texts that are no names and
  /// differ in all of them, such as addresses of pages.
  private func keys(of list: Int, _ roles: Roles, areCodes: Bool) -> [Int] {
    if areCodes {
      return (roles.id ?? evidence.keyColumns(list, roles).first).map { [$0] } ?? []
    }
    return evidence.lists[list].columns.indices.filter { column in
      column != roles.name && !evidence.profile(list, column).isCode
        && evidence.distinctCount(list, column) == evidence.lists[list].count
    }
  }

  /// Whether none of some texts is another cell of a list.
  private func isUnknown(_ numbers: [TextNumber.OrNone], _ list: Int) -> Bool {
    let wanted = Set(numbers)
    return evidence.lists[list].columns.indices.allSatisfy { column in
      let own = evidence.textNumbers(list, column)
      return evidence.profile(list, column).meaning.contains(.parent)
        || !own.contains(where: wanted.contains)
    }
  }

  /// Lists that nothing connects with those that are connected: a file of several whose codes are missed.
  mutating func findUnattached(_ nesting: Nesting) {
    var reached: Set<Int> = []
    for list in nesting.rootLists {
      guard case .reference(let reference) = nesting.rules[list] else { continue }
      reached.insert(list)
      for place in reference.targets + reference.others.flatMap(\.targets) {
        reached.insert(place.list)
      }
    }
    guard let main = nesting.rootLists.first(where: reached.contains) else { return }
    for list in nesting.rootLists where !reached.contains(list) && evidence.lists[list].count > 1 {
      // Beside rows that name each other, what no row names is a list of something else: of their kinds.
      guard case .roots = nesting.rules[list],
        evidence.lists[list].document != evidence.lists[main].document || reached == [main]
          || evidence.lists[list].isTable && evidence.lists[list].hasHeader,
        !reached.contains(where: { nesting.isSimilar(list, $0) && nesting.roles[list].name != nil })
          || evidence.lists[list].columns.map(\.name) != evidence.lists[main].columns.map(\.name)
      else { continue }
      add(.unattachedLists, [evidence.label(list)], isStrong: true)
    }
  }

  /// Files side by side, of which one has for its keys what another has for names, written without blanks and capitals:
  /// wards of "mountdarwin", and districts "Mount Darwin" of a province.
  mutating func findWrittenKeys(_ nesting: Nesting) {
    let holders = nesting.rootLists.filter {
      evidence.lists[$0].kind == .entry && nesting.roles[$0].name == 0
    }
    func written(_ list: Int) -> [String] {
      let names = nesting.roles[list].name.map { evidence.textNumbers(list, $0) } ?? []
      return names.compactMap { $0.number.map { evidence.bytes($0).lettersAndDigits } }
    }
    guard holders.count <= Bound.keys else { return }
    for list in holders {
      let keys = written(list)
      for other in holders where evidence.lists[other].document != evidence.lists[list].document {
        let names = Set(nesting.namedBelow(other).flatMap(written))
        guard keys.count > Count.several, keys.count(where: names.contains).isMost(of: keys.count)
        else { continue }
        return add(.unattachedLists, [other, list].map(evidence.label), isStrong: true)
      }
    }
  }

  /// Lists that hold others, side by side under keys of their own that may be regions or kinds of them:
  /// `{"cities": {"Aberdeen": […]}, "islands": {"Orkney": […]}}`.
  mutating func findLostKeys(_ nesting: Nesting) {
    let holders = nesting.rootLists.filter { list in
      guard case .roots = nesting.rules[list] else { return false }
      return evidence.lists[list].kind == .entry && !nesting.children(of: list).isEmpty
    }
    let keys = Set(holders.map { evidence.lists[$0].key })
    guard holders.count > 1, keys.count == holders.count, !keys.contains(""),
      Set(holders.map { evidence.lists[$0].document }).count == 1
    else { return }
    add(.unattachedLists, holders.map { evidence.lists[$0].key }, isStrong: false)
  }

  /// Records without a name that hold regions, among others that have one: `{"state": "Ohio"}` and behind it
  /// `{"cities": ["Dayton"]}`.
  mutating func findNamelessHolders(_ nesting: Nesting) {
    for list in evidence.lists.indices where nesting.isNamed(list) {
      guard let name = nesting.roles[list].name, nesting.roles[list].otherName == nil else {
        continue
      }
      let holders = Set(
        nesting.children(of: list).filter { nesting.isNamed($0) }.flatMap {
          evidence.lists[$0].owners
        })
      let names = evidence.textNumbers(list, name)
      let nameless = names.indices.count { names[$0].isNone && holders.contains(Int32($0)) }
      guard nameless > 0, names.contains(where: { !$0.isNone }) else { continue }
      let label = [evidence.label(list), evidence.lists[list].columns[name].name]
      add(.unusedHolders, label.filter { !$0.isEmpty }, isStrong: false)
    }
  }

  /// Entries with a code that have their names from what lies in them: another file may have others for them.
  mutating func findNamedBelow(_ nesting: Nesting) {
    for list in evidence.lists.indices where nesting.isNamed(list) {
      guard let name = nesting.roles[list].name.map({ evidence.lists[list].columns[$0] }),
        name.isOfBelow
      else { continue }
      add(.namedBelow, [name.name], isStrong: false)
    }
  }

  /// Columns that are called by levels and group the rows, where what puts the rows below each other knows nothing of
  /// them: provinces and districts of schools whose numbers begin with each other.
  mutating func findUntoldLevels(_ nesting: Nesting) {
    guard options.levelKeys == nil, options.attributeKeys == nil, !nesting.isFlat,
      let list = nesting.soleRootList, let name = nesting.roles[list].name,
      evidence.lists[list].hasHeader
    else { return }
    let records = evidence.lists[list]
    let names = evidence.members(.init(list: list, column: name))
    let untold = records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      guard column != name, column != nesting.roles[list].id, profile.isName, !profile.isCoded,
        profile.isFull, profile.meaning.contains(.level), !isWanted(list, column),
        profile.meaning.isDisjoint(with: [.variant, .measure, .parent, .id]),
        evidence.distinctCount(list, column) > 1, !evidence.isKind(list, column),
        evidence.distinctCount(list, column).isGrouping(of: records.count)
      else { return false }
      let known = evidence.textNumbers(list, column).count { names.contains($0) }
      return !known.isMost(of: records.count)
    }
    guard untold.count > 1 else { return }
    for column in untold { add(.unusedLevel, [records.columns[column].name], isStrong: false) }
  }
}
