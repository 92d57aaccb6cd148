import RegionsSource

/// Lists that no region holds: how they are connected with each other.
extension RecordReading {
  mutating func findTops() {
    tops = catalog.lists.indices.filter { list in
      guard case .nested = rules[list] else { return false }
      return catalog.owners(of: list).allSatisfy { owner in
        if case .transparent = rules[owner] { return true }
        return false
      }
    }
  }

  mutating func connectTops() {
    guard !tops.isEmpty else { return }
    var references: [Int: Reference] = [:]
    for list in tops {
      if let found = catalog.findReference(of: list, in: tops, roles, forced: options.parentKey) {
        // What holds regions itself is told by nesting: there, small numbers that happen to be
        // row numbers as well ("geography_id") make no parent.
        if isUnwordedSelf(list, found), !namedBelow(list).isEmpty { continue }
        references[list] = found
      }
    }
    // One table a level: what others refer to refers to its own rows by a word for it only.
    for (list, reference) in references where isUnwordedSelf(list, reference) {
      let isTarget = references.contains { other, reference in
        other != list && reference.targets.contains { $0.list == list }
      }
      let isAliased = rules.contains {
        guard case .alias(let alias) = $0 else { return false }
        return alias.targets.contains { $0.list == list }
      }
      if isTarget || isAliased { references[list] = nil }
    }
    breakRings(&references)
    dropBeside(references)
    // The ID is what others refer to.
    for reference in references.values.sorted(by: { $0.score > $1.score })
    where options.idKey == nil {
      for target in reference.targets.prefix(1) { roles[target.list].id = target.column }
    }
    for list in tops where options.idKey == nil { chooseAlikeID(list, references) }
    var reached: Set<Int> = []
    for (list, reference) in references {
      rules[list] = .reference(reference)
      if reference.rival >= 0 { problems.append(doubt(list, reference)) }
      reached.insert(list)
      for target in reference.targets { reached.insert(target.list) }
    }
    var loose = tops.filter { !reached.contains($0) }
    if !loose.isEmpty && options.parentKey == nil {
      let aliased = Set(
        rules.flatMap { rule -> [Int] in
          if case .alias(let reference) = rule { return reference.targets.map(\.list) }
          return []
        })
      if references.isEmpty {
        connectByPrefix(aliased)
        if scheme == nil && !connectByCodes() && !connectByOrder() { connectByName() }
      }
      if scheme == nil { dropLoose(&loose, reached.union(aliased)) }
    }
    for list in tops {
      if case .nested = rules[list] { rules[list] = .roots }
    }
    let total = tops.reduce(0) { $0 + catalog.lists[$1].count }
    if references.isEmpty && scheme == nil && score == 0 {
      score = children(of: -1).isEmpty && tops.count == total ? 0 : 0.3
      if catalog.lists.indices.contains(where: { isNamed($0) && !tops.contains($0) }) { score = 1 }
    } else if !references.isEmpty {
      score = 1
    }
  }

  func isUnwordedSelf(_ list: Int, _ reference: Reference) -> Bool {
    options.parentKey == nil && reference.targets.first?.list == list
      && !catalog.profile(list, reference.column).meaning.contains(.parent)
  }

  /// Where the levels above are known by their "cityID" beside a running "id", the lowest level is
  /// known by its "areaID", though nothing refers to it.
  mutating func chooseAlikeID(_ list: Int, _ references: [Int: Reference]) {
    guard let reference = references[list], let id = roles[list].id,
      !references.values.contains(where: { $0.targets.contains { $0.list == list } })
    else { return }
    let records = catalog.lists[list]
    let name = records.columns[id].name
    let target = reference.targets[0]
    let above = catalog.lists[target.list]
    // The level above has the same column and doesn't use it.
    guard target.list != list, let unused = above.column(named: name), unused != target.column,
      catalog.keyColumns(target.list, roles[target.list]).contains(unused)
    else { return }
    let words = KeyMeaning.words(of: above.columns[target.column].name)
    let alike = catalog.keyColumns(list, roles[list]).filter { column in
      let own = KeyMeaning.words(of: records.columns[column].name)
      return column != id && column != reference.column && own.last == words.last
        && own.count == words.count
    }
    if alike.count == 1 { roles[list].id = alike[0] }
  }

  /// Where the level below refers to a list by an ID, what is nested in that list is something else:
  /// the time zones of countries. Unless it is told like the level below, or by a word for one.
  mutating func dropBeside(_ references: [Int: Reference]) {
    for (list, reference) in references.sorted(by: { $0.key < $1.key }) {
      for target in reference.targets where target.list != list {
        for nested in namedBelow(target.list)
        where KeyMeaning(catalog.lists[nested].key).isDisjoint(with: [.children, .level])
          && !isAlike(nested, list, target.list)
        {
          drop(nested)
          notes.append(leftOut(nested, "the regions below are in “\(catalog.label(list))”"))
        }
      }
    }
  }

  /// A warning that a list was taken for something else than regions.
  func leftOut(_ list: Int, _ reason: String) -> Diagnostic {
    let records = catalog.lists[list]
    return Diagnostic(
      .warning, source: catalog.texts.documents[records.document].name,
      "\(records.count) records of “\(catalog.label(list))” left out: \(reason)")
  }

  func doubt(_ list: Int, _ reference: Reference) -> Diagnostic {
    let records = catalog.lists[list]
    let one = records.columns[reference.column].name
    let other = records.columns[reference.rival].name
    return Diagnostic(
      .error, source: catalog.texts.documents[records.document].name,
      "both “\(one)” and “\(other)” could name the region above: choose by --parent \(one) or --parent \(other)"
    )
  }

  /// Two lists that refer to each other: the weaker reference goes.
  func breakRings(_ references: inout [Int: Reference]) {
    for list in tops {
      guard let reference = references[list], let target = reference.targets.first,
        target.list != list, let back = references[target.list]?.targets.first, back.list == list
      else { continue }
      let weaker = (references[target.list]?.score ?? 0) < reference.score ? target.list : list
      references[weaker] = nil
    }
    for list in tops {
      guard var reference = references[list] else { continue }
      // Only lists that are not below this one can be above it.
      reference.targets = reference.targets.enumerated().filter { index, target in
        index == 0 || target.list == list || references[target.list]?.targets.first?.list != list
      }.map(\.element)
      references[list] = reference
    }
  }

  mutating func connectByPrefix(_ aliased: Set<Int>) {
    let lists = tops.filter { roles[$0].id != nil }
    let total = lists.reduce(0) { $0 + catalog.lists[$1].count }
    guard lists.count == tops.count, total >= 3 else { return }
    // Nested records are told by what holds them.
    guard lists.allSatisfy({ children(of: $0).isEmpty }), aliased.isEmpty else { return }
    var codes = TextTable()
    var numbers: [Int32] = []
    for list in lists {
      guard let id = roles[list].id else { continue }
      for number in catalog.textNumbers(list, id) where number >= 0 {
        numbers.append(codes.number(of: catalog.bytes(number)))
      }
    }
    numbers = Array(Set(numbers)).sorted()
    guard let found = PrefixScheme.find(codes, numbers), found.share >= 0.5 else { return }
    // Among row numbers 12 comes after 1 without being below it.
    if case .lengths = found.scheme, PrefixScheme.areRowNumbers(codes, numbers) { return }
    scheme = found.scheme
    score = found.share
    for list in lists { rules[list] = .prefix }
  }

  /// - Returns: whether the rows of the only list have a code for each level.
  mutating func connectByCodes() -> Bool {
    guard tops.count == 1, let list = tops.first, children(of: list).isEmpty,
      let name = roles[list].name, let codes = LevelCodes(catalog, list: list, name: name)
    else { return false }
    rules[list] = .codes(codes)
    if let id = roles[list].id, codes.columns.contains(id) { roles[list].id = nil }
    score = 1
    return true
  }

  /// - Returns: whether the only list has intervals or levels that make a tree.
  private mutating func connectByOrder() -> Bool {
    guard tops.count == 1, let list = tops.first, children(of: list).isEmpty,
      let order = RowOrder(catalog, list: list)
    else { return false }
    rules[list] = .ordered(order)
    if let id = roles[list].id, order.columns.contains(id) { roles[list].id = nil }
    score = 1
    return true
  }

  /// A column that holds the names of records of another list, or of the same one.
  mutating func connectByName() {
    for list in tops {
      let records = catalog.lists[list]
      var best: Reference?
      for column in records.columns.indices where column != roles[list].name {
        let profile = catalog.profile(list, column)
        guard profile.isName, profile.filled > 0.3 else { continue }
        let numbers = catalog.textNumbers(list, column)
        for target in tops {
          guard let name = roles[target].name else { continue }
          guard target != list || profile.meaning.contains(.parent) else { continue }
          let flags = catalog.members(.init(list: target, column: name))
          let filled = numbers.filter { !catalog.isRootMark($0) }
          let matched = filled.filter { Int($0) < flags.count && flags[Int($0)] }
          guard !filled.isEmpty, matched.count * 10 >= filled.count * 8 else { continue }
          let distinct = Catalog.distinct(matched)
          let share = Double(matched.count) / Double(filled.count)
          let score = share + 0.3 * Double(distinct) / Double(catalog.lists[target].count)
          if score > (best?.score ?? 0) {
            best = Reference(
              column: column, targets: [.init(list: target, column: name)], byName: true,
              score: score, distinct: distinct)
          }
        }
      }
      if let best {
        rules[list] = .reference(best)
        score = max(score, best.score)
      }
    }
  }

  /// Lists that nothing connects with the rest: a second copy of some names, documentation.
  mutating func dropLoose(_ loose: inout [Int], _ kept: Set<Int>) {
    func size(_ list: Int) -> Int {
      catalog.lists[list].count + children(of: list).reduce(0) { $0 + size($1) }
    }
    loose = loose.filter { list in
      if case .nested = rules[list] { return true }
      return false
    }
    let main =
      tops.filter { !loose.contains($0) || kept.contains($0) }.max { size($0) < size($1) }
      ?? loose.max { size($0) < size($1) }
    guard let main else { return }
    var known: Set<Int32> = []
    func collect(_ list: Int) {
      if let name = roles[list].name { known.formUnion(catalog.textNumbers(list, name)) }
      for child in children(of: list) { collect(child) }
    }
    for list in tops where list == main || !loose.contains(list) { collect(list) }
    for list in loose where list != main && !kept.contains(list) {
      guard let name = roles[list].name else { continue }
      let names = catalog.textNumbers(list, name).filter { $0 >= 0 }
      let shared = names.filter(known.contains).count
      let alike =
        catalog.lists[list].document != catalog.lists[main].document
        || isSimilar(list, main)
      if shared * 2 > names.count || !alike {
        drop(list)
        notes.append(
          leftOut(
            list,
            shared * 2 > names.count
              ? "they repeat names of “\(catalog.label(main))”"
              : "they have nothing to do with “\(catalog.label(main))”"))
      }
    }
    tops = tops.filter { isNamed($0) }
  }

  func isSimilar(_ list: Int, _ main: Int) -> Bool {
    let one = catalog.lists[list]
    let other = catalog.lists[main]
    guard let name = roles[list].name, let mainName = roles[main].name else { return false }
    return one.kind == other.kind && one.columns[name].name == other.columns[mainName].name
      && (roles[list].id == nil) == (roles[main].id == nil)
  }
}
