import RegionsSource
import TypedNumbers

/// A column of a list that holds the IDs of the records above: of the same list, or of another.
///
///     id,pid,name           provinces.csv   cities.csv
///     11,0,北京市            code,name       code,name,provinceCode
///     1101,11,东城区
extension Structure {
  static let parentColumn: Structure = .init(
    "parent-column", most: Weight.parentColumn + Weight.mostOfReference
  ) { skeleton in
    var nesting = skeleton
    let references = nesting.findReferences()
    guard !references.isEmpty else { return nil }
    nesting.connect(references)
    nesting.connectByCodes(references)
    nesting.connectByNames(references)
    nesting.connectToNearest(references)
    nesting.groupRootLists(targets: Set(references.values.flatMap { $0.targets.map(\.list) }))
    // A small list beside the data, of sums or remarks, may refer to itself by chance.
    guard nesting.regionCount.isHalf(of: skeleton.regionCount) else { return nil }
    var evidence: [Finding] = []
    for (list, reference) in references.sorted(by: { $0.key < $1.key }) {
      let column = nesting.evidence.lists[list].columns[reference.column].name
      let target = reference.targets[0]
      var finding = Finding(
        .holdsIDs, [column, nesting.evidence.label(target.list)],
        share: reference.share, weight: reference.score / Double(references.count))
      if nesting.options.explains {
        finding.chance = .init(
          nesting.evidence.surprise(list, reference.column, among: target))
      }
      evidence.append(finding)
    }
    evidence.append(Finding(.linksRecords, weight: Weight.parentColumn))
    return Hypothesis(parentColumn, .records(nesting), evidence: evidence)
  }
}

extension Nesting {
  /// Connects a list that refers to nothing with one that nothing refers to, where its codes begin with the
  /// other's: municipalities "BLV01" of provinces "BLV", below which villages name their municipality.
  mutating func connectByCodes(_ references: [Int: Reference]) {
    let reached = Set(references.values.flatMap { $0.targets.map(\.list) })
    let unattached = rootLists.filter { references[$0] == nil }
    guard scheme == nil, unattached.count == 2,
      let lower = unattached.first(where: reached.contains),
      let upper = unattached.first(where: { !reached.contains($0) }), let id = roles[lower].id,
      evidence.lists[upper].count < evidence.lists[lower].count
    else { return }
    let codes = evidence.textNumbers(lower, id).compactMap { $0.number.map(evidence.bytes) }
    for key in evidence.keyColumns(upper, roles[upper]) {
      let known = Set(
        evidence.textNumbers(upper, key).compactMap { $0.number.map { Array(evidence.bytes($0)) } })
      guard let width = known.first?.count, known.allSatisfy({ $0.count == width }),
        known.count > 1,
        codes.allSatisfy({ $0.count > width && known.contains(Array($0.prefix(width))) }),
        Set(codes.map { Array($0.prefix(width)) }).count.isMost(of: known.count)
      else { continue }
      roles[upper].id = key
      rules[upper] = .prefix
      rules[lower] = .prefix
      scheme = .lengths(Set([width] + codes.map(\.count)).sorted())
      return
    }
  }

  /// Connects a list that others refer to with one that nothing refers to, whose names one of its columns has: counties
  /// name their district by its code, and that its region by its name. Or one that is called by a level and that nothing
  /// refers to with one that others refer to: cities by its code, and provinces by its name.
  mutating func connectByNames(_ references: [Int: Reference]) {
    let reached = Set(references.values.flatMap { $0.targets.map(\.list) })
    for list in rootLists where references[list] == nil {
      let isReached = reached.contains(list)
      guard case .roots = rules[list],
        isReached || !evidence.words(ofList: list).isDisjoint(with: LevelWords.all),
        let found = nameReference(of: list), isReached || found.share == 1 && found.distinct > 1,
        let upper = found.targets.first?.list, reached.contains(upper) != isReached,
        references[upper] == nil, case .roots = rules[upper]
      else { continue }
      rules[list] = .reference(found)
    }
  }

  /// Connects a list that has the IDs of one list and the names of another below that, which one of its columns is called
  /// by, with the other: communes with the code of their region, and `(SELECT id FROM departements WHERE nom = 'Mbour')`.
  mutating func connectToNearest(_ references: [Int: Reference]) {
    for (list, reference) in references.sorted(by: { $0.key < $1.key }) {
      guard options.parentKey == nil, let above = reference.targets.first, above.list != list,
        references.contains(where: { $0.key != list && $0.value.targets.first == above }),
        let found = nameReference(of: list), found.share == 1, let nearest = found.targets.first,
        nearest.list != list, nearest.list != above.list,
        evidence.isCalled(found.column, of: list, as: nearest.list),
        let upper = references[nearest.list], upper.targets.first == above,
        areBelowSame(list, reference, by: found, upper),
        evidence.distinctCount(nearest.list, nearest.column) == evidence.lists[nearest.list].count
      else { continue }
      rules[list] = .reference(found)
    }
  }

  /// Whether what each record names lies below what the record refers to itself.
  private func areBelowSame(
    _ list: Int, _ reference: Reference, by name: Reference, _ upper: Reference
  ) -> Bool {
    guard let nearest = name.targets.first else { return false }
    var above: [TextNumber: TextNumber.OrNone] = [:]
    for (key, parent) in zip(
      evidence.textNumbers(nearest.list, nearest.column),
      evidence.textNumbers(nearest.list, upper.column))
    {
      if let key = key.number { above[key] = parent }
    }
    return zip(
      evidence.textNumbers(list, name.column), evidence.textNumbers(list, reference.column)
    ).allSatisfy { name, parent in name.number.flatMap { above[$0] } == parent }
  }

  /// How many records are regions.
  var regionCount: Int {
    evidence.lists.indices.reduce(0) { isNamed($1) ? $0 + evidence.lists[$1].count : $0 }
  }

  /// The references of the lists that no other holds, by list; none that contradict each other.
  mutating func findReferences() -> [Int: Reference] {
    var references: [Int: Reference] = [:]
    let targets = evidence.keys(of: rootLists, roles)
    for list in rootLists {
      if let found = evidence.findReference(
        of: list, to: targets, roles, forced: options.parentKey)
      {
        // Where records hold regions, nesting says what is above: there, small numbers that happen to be
        // row numbers as well ("geography_id") make no parent.
        if isUnwordedSelf(list, found), !namedBelow(list).isEmpty { continue }
        if isUnwordedSelf(list, found), isRootOfCodes(list, found) { continue }
        if isCodeOfOthers(list, found) { continue }
        references[list] = found
      }
    }
    // One table a level: what others refer to refers to its own rows by a word for it only.
    let aliased = aliased
    for (list, reference) in references where isUnwordedSelf(list, reference) {
      let isTarget = references.contains { other, reference in
        other != list && reference.targets.contains { $0.list == list }
      }
      if isTarget || aliased.contains(list) { references[list] = nil }
    }
    breakRings(&references)
    return references
  }

  mutating func connect(_ found: [Int: Reference]) {
    dropBeside(found)
    let references = withoutOtherGroups(found)
    // The ID is what others refer to.
    for reference in references.values.sorted(by: { $0.score > $1.score })
    where options.idKey == nil {
      for target in reference.targets.prefix(1) {
        roles[target.list].id = codeBesideNumbers(target) ?? target.column
      }
    }
    for list in rootLists where options.idKey == nil { chooseAlikeID(list, references) }
    var reached: Set<Int> = []
    for (list, reference) in references {
      rules[list] = .reference(reference)
      if reference.rival >= 0 { problems.append(doubt(list, reference)) }
      reached.insert(list)
      for target in reference.targets { reached.insert(target.list) }
    }
    // What is above a list by its name is no list of something else.
    if options.parentKey == nil {
      for list in rootLists where references[list] == nil && reached.contains(list) {
        guard let found = nameReference(of: list), found.share == 1, found.distinct > 1,
          let above = found.targets.first?.list, references[above] == nil
        else { continue }
        reached.insert(above)
      }
    }
    settleRootLists(reached: reached)
  }

  /// The column of codes that a list has beside the numbers of its rows, which only say what lies where.
  private func codeBesideNumbers(_ numbers: ListColumn) -> Int? {
    guard evidence.rowNumbers.contains(numbers) else { return nil }
    return evidence.keyColumns(numbers.list, roles[numbers.list]).first { column in
      column != numbers.column && evidence.isDifferent(numbers.list, column)
        && evidence.profile(numbers.list, column).meaning.contains(.id)
    }
  }

  func isUnwordedSelf(_ list: Int, _ reference: Reference) -> Bool {
    options.parentKey == nil && reference.targets.first?.list == list
      && !evidence.profile(list, reference.column).meaning.contains(.parent)
  }

  /// Whether a column has names of its own beside it, under the same words, and what it refers to has others:
  /// `region_code,region_name` beside districts whose numbers begin anew in each region.
  private func isCodeOfOthers(_ list: Int, _ reference: Reference) -> Bool {
    guard options.parentKey == nil, let target = reference.targets.first, target.list == list,
      let name = roles[list].name,
      let own = evidence.lists[list].columns.indices.first(where: {
        $0 != name && evidence.profile(list, $0).isName
          && evidence.codeColumn(list, $0) == reference.column
      })
    else { return false }
    let names = evidence.textNumbers(list, name)
    var nameOf: [TextNumber: TextNumber.OrNone] = [:]
    for (record, key) in evidence.textNumbers(list, target.column).enumerated() {
      if let key = key.number, nameOf[key] == nil { nameOf[key] = names[record] }
    }
    var known = 0
    var others = 0
    for (code, told) in zip(
      evidence.textNumbers(list, reference.column), evidence.textNumbers(list, own))
    {
      guard let found = code.number.flatMap({ nameOf[$0] }), !told.isNone else { continue }
      known += 1
      if found != told { others += 1 }
    }
    return others.isMost(of: known)
  }

  /// Whether a column only repeats how each row's own code begins, while for some rows another code is
  /// nearer to theirs: the country of AT111 is AT, the region above it AT11.
  func isRootOfCodes(_ list: Int, _ reference: Reference) -> Bool {
    guard let target = reference.targets.first, target.list == list else { return false }
    let pairs = zip(
      evidence.textNumbers(list, reference.column), evidence.textNumbers(list, target.column))
    let codes = evidence.members(target)
    var hasNearer = false
    for (top, own) in pairs {
      guard let top = top.number, let own = own.number else { return false }
      let (code, beginning) = (evidence.bytes(own), evidence.bytes(top))
      guard code.starts(with: beginning) else { return false }
      guard !hasNearer, code.count > beginning.count + 1 else { continue }
      hasNearer = (beginning.count + 1..<code.count).contains { count in
        codes.contains(.init(evidence.table.existing(code.prefix(count))))
      }
    }
    return hasNearer
  }

  /// Where the levels above are known by their "cityID" beside a running "id", the lowest level is
  /// known by its "areaID", though nothing refers to it.
  mutating func chooseAlikeID(_ list: Int, _ references: [Int: Reference]) {
    guard let reference = references[list], let id = roles[list].id,
      !references.values.contains(where: { $0.targets.contains { $0.list == list } })
    else { return }
    let records = evidence.lists[list]
    let target = reference.targets[0]
    let above = evidence.lists[target.list]
    let keysAbove = evidence.keyColumns(target.list, roles[target.list])
    func isUnusedAbove(_ column: Int) -> Bool {
      guard let same = above.column(named: records.columns[column].name) else { return false }
      return same != target.column && keysAbove.contains(same)
    }
    guard target.list != list, isUnusedAbove(id) else { return }
    let words = KeyMeaning.words(of: above.columns[target.column].name)
    let alike = evidence.keyColumns(list, roles[list]).filter { column in
      let own = KeyMeaning.words(of: records.columns[column].name)
      return column != reference.column && own.last == words.last && own.count == words.count
        && !isUnusedAbove(column)
    }
    if alike.count == 1 { roles[list].id = alike[0] }
  }

  /// Where the level below refers to a list by an ID, what is nested in that list is something else:
  /// the time zones of countries. Unless it has the keys of the level below, or is called a level.
  mutating func dropBeside(_ references: [Int: Reference]) {
    for (list, reference) in references.sorted(by: { $0.key < $1.key }) {
      for target in reference.targets where target.list != list {
        for nested in namedBelow(target.list)
        where KeyMeaning(evidence.lists[nested].key).isDisjoint(with: [.children, .level])
          && !isAlike(nested, list, under: target.list)
        {
          drop(nested)
          notes.append(leftOut(nested, .regionsAre(in: evidence.label(list))))
        }
      }
    }
  }

  /// Of one source's tables that fall into several groups, each connected in itself, the largest has the regions, if
  /// its tables are called by levels and the others' are not: users and their roles beside provinces and towns.
  ///
  /// - Returns: The references of what is left.
  private mutating func withoutOtherGroups(_ references: [Int: Reference]) -> [Int: Reference] {
    var group = Dictionary(uniqueKeysWithValues: rootLists.map { ($0, $0) })
    for (list, reference) in references {
      for target in reference.targets {
        guard let one = group[list], let other = group[target.list], one != other else { continue }
        group = group.mapValues { $0 == other ? one : $0 }
      }
    }
    let groups = Dictionary(grouping: rootLists) { group[$0] ?? $0 }.values.filter { $0.count > 1 }
    func size(_ lists: [Int]) -> Int { lists.reduce(0) { $0 + evidence.lists[$1].count } }
    func isOfLevels(_ list: Int) -> Bool {
      KeyMeaning(evidence.lists[list].key).contains(.level)
    }
    guard let main = groups.max(by: { (size($0), $1[0]) < (size($1), $0[0]) }),
      main.contains(where: isOfLevels)
    else { return references }
    var left = references
    for other in groups
    where other != main && !other.contains(where: isOfLevels)
      && other.allSatisfy({ evidence.lists[$0].document == evidence.lists[main[0]].document })
    {
      for list in other {
        drop(list)
        left[list] = nil
        notes.append(leftOut(list, .unrelated(to: evidence.label(main[0]))))
      }
    }
    rootLists = rootLists.filter { isNamed($0) }
    return left
  }

  func doubt(_ list: Int, _ reference: Reference) -> Diagnostic {
    let records = evidence.lists[list]
    return Diagnostic(
      .error, at: DiagnosticLocation(evidence.texts.documents[records.document].name),
      .rivalParents(
        records.columns[reference.column].name, records.columns[reference.rival].name))
  }

  /// Two lists that refer to each other: the weaker reference goes.
  func breakRings(_ references: inout [Int: Reference]) {
    for list in rootLists {
      guard let reference = references[list], let target = reference.targets.first,
        target.list != list, let back = references[target.list]?.targets.first, back.list == list
      else { continue }
      let weaker = (references[target.list]?.score ?? 0) < reference.score ? target.list : list
      references[weaker] = nil
    }
    for list in rootLists {
      guard var reference = references[list] else { continue }
      // Only lists that are not below this one can be above it.
      reference.targets = reference.targets.enumerated().filter { index, target in
        index == 0 || target.list == list || references[target.list]?.targets.first?.list != list
      }.map(\.element)
      references[list] = reference
    }
  }
}
