/// Reads each record as one region: below the record that holds it, or where a reference, the code
/// or the key of a dictionary puts it.
struct RecordReading {
  enum Rule {
    /// Not regions: documentation, indices, envelopes' other contents.
    case dropped
    /// Wrappers: what they hold belongs to what holds them.
    case transparent
    /// Stand for a region that is recorded elsewhere: `"440000": {…its cities…}`.
    case alias(Reference)
    /// Regions below the record that holds them.
    case nested
    /// Regions below the one their reference names.
    case reference(Reference)
    /// Regions below the one whose code theirs begins with.
    case prefix
    /// Regions below the one that has all their codes but the last.
    case codes(LevelCodes)
    case roots
  }

  let catalog: Catalog
  let options: ImportOptions
  var roles: [Roles]
  var rules: [Rule]
  var tops: [Int] = []
  var scheme: PrefixScheme?
  /// The share of rows that the rules put somewhere, as far as they are not roots by right.
  var score = 0.0
  var notes: [Diagnostic] = []
  /// Readings between which somebody has to choose.
  var problems: [Diagnostic] = []

  init(_ catalog: Catalog, _ options: ImportOptions, _ chosen: [Roles]) {
    self.catalog = catalog
    self.options = options
    roles = chosen
    rules = [Rule](repeating: .dropped, count: catalog.lists.count)
    dropVariants()
    setEnvelopes()
    for list in catalog.lists.indices {
      rules[list] = roles[list].name == nil ? .transparent : .nested
    }
    setAliases()
    dropDecoys()
    findTops()
    connectTops()
  }

  func isNamed(_ list: Int) -> Bool {
    switch rules[list] {
    case .nested, .reference, .prefix, .codes, .roots: true
    default: false
    }
  }

  /// Whether regions are nested in a list's records.
  func holdsRegions(_ list: Int) -> Bool { !namedBelow(list).isEmpty }

  private func children(of list: Int) -> [Int] {
    catalog.lists.indices.filter { catalog.lists[$0].owner == list }
  }

  // MARK: Wrappers

  /// Lists of other forms of the name, as in `"pinyin":["bei","jing"]`, are no regions.
  private mutating func dropVariants() {
    for list in catalog.lists.indices where catalog.lists[list].kind == .text {
      let meaning = KeyMeaning(catalog.lists[list].key)
      if !meaning.isDisjoint(with: [.variant, .measure]),
        meaning.isDisjoint(with: [.level, .children])
      {
        roles[list].name = nil
      }
    }
  }

  /// A single object or element at the top is an envelope unless it is told like what it holds.
  private mutating func setEnvelopes() {
    for list in catalog.lists.indices {
      let records = catalog.lists[list]
      // Below a region nothing is an envelope.
      let isOutside = catalog.owners(of: list).allSatisfy {
        roles[$0].name == nil && catalog.lists[$0].count == 1
      }
      guard records.count == 1, records.kind == .object || records.kind == .element, isOutside,
        let name = roles[list].name
      else { continue }
      let held = children(of: list)
      guard !held.isEmpty else { continue }
      let key = records.columns[name].name
      let isTold = held.contains { child in
        var nearest = [child]
        // Through a wrapper: <country name="…"><provinces><province name="…">.
        if roles[child].name == nil { nearest = children(of: child) }
        return nearest.contains { list in
          roles[list].name != nil && catalog.lists[list].kind != .row
            && catalog.lists[list].columns.contains { $0.name == key }
        }
      }
      let meaning = KeyMeaning(key)
      let isWord = meaning.contains(.level) && !meaning.contains(.measure) || key == "name"
      if !isTold
        && !(isWord && records.owner < 0 && options.nameKey == nil && records.columns.count <= 4)
      {
        roles[list].name = nil
        roles[list].id = nil
      }
    }
  }

  // MARK: Dictionaries of what is below

  private mutating func setAliases() {
    for list in catalog.lists.indices where !children(of: list).isEmpty {
      let records = catalog.lists[list]
      let isKeyed = records.kind == .entry && (roles[list].name ?? 0) == 0
      guard roles[list].name == nil || isKeyed else { continue }
      guard records.count > 1 || records.kind == .entry else { continue }
      var best: Reference?
      for column in records.columns.indices {
        if records.kind == .entry && column != 0 { continue }
        if let found = alias(list, column), found.score > (best?.score ?? 0) { best = found }
      }
      if let best {
        rules[list] = .alias(best)
        roles[list].name = nil
      }
    }
  }

  /// Where the texts of a column of a list that only holds others are recorded.
  private func alias(_ list: Int, _ column: Int) -> Reference? {
    let numbers = catalog.textNumbers(list, column)
    guard numbers.contains(where: { $0 >= 0 }) else { return nil }
    var found: [(place: Catalog.Place, byName: Bool, share: Double, coverage: Double, count: Int)] =
      []
    var partial: [(place: Catalog.Place, byName: Bool, rows: [Int32: Int])] = []
    for target in catalog.lists.indices where target != list {
      guard roles[target].name != nil else { continue }
      for (place, byName) in [(roles[target].id, false), (roles[target].name, true)] {
        guard let place else { continue }
        let keys = catalog.textNumbers(target, place)
        let chain = catalog.owners(of: target)
        var rows: [Int32: Int] = [:]
        for (record, key) in keys.enumerated() where key >= 0 && rows[key] == nil {
          rows[key] = record
        }
        var matched = 0
        var seen = Set<Int32>()
        for (record, number) in numbers.enumerated() where number >= 0 {
          guard let row = rows[number] else { continue }
          if chain.contains(list), ancestor(of: row, in: target, at: list) == record {
            continue
          }
          matched += 1
          seen.insert(number)
        }
        let share = Double(matched) / Double(numbers.count)
        // A dictionary of names that holds its own keys' names elsewhere is nested, not a reference.
        let needed = chain.contains(list) ? (byName ? 0.8 : 0.45) : 0.5
        if matched > 0 && share < needed {
          partial.append((Catalog.Place(list: target, column: place), byName, rows))
        }
        if matched > 0 && share >= needed {
          found.append(
            (
              Catalog.Place(list: target, column: place), byName, share,
              Double(seen.count) / Double(max(1, rows.count)), seen.count
            ))
        }
      }
    }
    found.sort {
      ($0.share + 0.5 * $0.coverage, $1.place.list) > ($1.share + 0.5 * $1.coverage, $0.place.list)
    }
    guard let first = found.first else { return nil }
    // The rest may be recorded in a list of their own: provinces here, cities there.
    var rest = Set(numbers.filter { $0 >= 0 })
    rest.subtract(catalog.textNumbers(first.place.list, first.place.column))
    for other in partial
    where other.byName == first.byName && !rest.isEmpty
      && rest.filter({ other.rows[$0] != nil }).count * 2 > rest.count
    {
      found.append((other.place, other.byName, 0, 0, 0))
    }
    var targets = [first.place]
    for other in found.dropFirst()
    where other.byName == first.byName
      && !targets.contains(where: { $0.list == other.place.list })
    {
      targets.append(other.place)
    }
    return Reference(
      column: column, targets: targets, byName: first.byName, score: first.share,
      distinct: first.count)
  }

  /// The record of an outer list that a record lies in.
  private func ancestor(of record: Int, in list: Int, at outer: Int) -> Int {
    var list = list
    var record = record
    while list != outer, list >= 0 {
      record = catalog.lists[list].owner(of: record)
      list = catalog.lists[list].owner
      if record < 0 { return -1 }
    }
    return record
  }

  // MARK: What is not a region

  /// Of several lists in the same records, keeps those that are told like the best one.
  private mutating func dropDecoys() {
    if let key = options.childrenKey {
      let keys = key.split(separator: ",").map(String.init)
      for list in catalog.lists.indices {
        let records = catalog.lists[list]
        if records.owner >= 0 && isNamed(records.owner) && !keys.contains(records.key) {
          drop(list)
        }
      }
    }
    for list in catalog.lists.indices where isNamed(list) && catalog.lists[list].count > 0 {
      let below = namedBelow(list)
      guard below.count > 1 else { continue }
      let best = below.max { weight($0, under: list) < weight($1, under: list) }
      guard let best else { continue }
      for other in below where other != best && !isAlike(other, best, list) {
        drop(other)
        notes.append(leftOut(other, "the regions below are in “\(catalog.label(best))”"))
      }
    }
  }

  /// The lists of regions directly below a list, through wrappers.
  private func namedBelow(_ list: Int) -> [Int] {
    children(of: list).flatMap { child -> [Int] in
      switch rules[child] {
      case .transparent: namedBelow(child)
      case .dropped, .alias: []
      default: [child]
      }
    }
  }

  private func weight(_ list: Int, under owner: Int) -> Double {
    let records = catalog.lists[list]
    var size = 0
    func add(_ list: Int) {
      size += catalog.lists[list].count
      for child in children(of: list) { add(child) }
    }
    add(list)
    let own = Set(catalog.lists[owner].columns.map(\.name))
    let shared = records.columns.filter { own.contains($0.name) }.count
    var weight = Double(shared) / Double(max(1, min(own.count, records.columns.count)))
    let meaning = KeyMeaning(records.key)
    if !meaning.intersection([.children, .level]).isEmpty { weight += 0.6 }
    if !meaning.intersection([.measure, .variant]).isEmpty { weight -= 0.5 }
    weight += 0.2 * Double(String(size).count) + 0.3 * Double(children(of: list).count)
    return weight
  }

  /// Whether two lists below the same records are both regions: districts beside cities.
  private func isAlike(_ list: Int, _ best: Int, _ owner: Int) -> Bool {
    let one = catalog.lists[list]
    let other = catalog.lists[best]
    let meaning = KeyMeaning(one.key)
    if one.kind == .text || other.kind == .text {
      return one.kind == other.kind && meaning.contains(.level) || one.owner != other.owner
    }
    guard let name = roles[list].name, let bestName = roles[best].name else { return false }
    let sameName = one.columns[name].name == other.columns[bestName].name
    let sameID = (roles[list].id == nil) == (roles[best].id == nil)
    if sameName && sameID { return true }
    return meaning.contains(.level) && !meaning.contains(.variant)
  }

  private mutating func drop(_ list: Int) {
    rules[list] = .dropped
    for child in children(of: list) { drop(child) }
  }

  // MARK: Lists at the top

  private mutating func findTops() {
    tops = catalog.lists.indices.filter { list in
      guard case .nested = rules[list] else { return false }
      return catalog.owners(of: list).allSatisfy { owner in
        if case .transparent = rules[owner] { return true }
        return false
      }
    }
  }

  private mutating func connectTops() {
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
        if scheme == nil && !connectByCodes() { connectByName() }
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

  private func isUnwordedSelf(_ list: Int, _ reference: Reference) -> Bool {
    options.parentKey == nil && reference.targets.first?.list == list
      && !catalog.profile(list, reference.column).meaning.contains(.parent)
  }

  /// Where the levels above are known by their "cityID" beside a running "id", the lowest level is
  /// known by its "areaID", though nothing refers to it.
  private mutating func chooseAlikeID(_ list: Int, _ references: [Int: Reference]) {
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
  private mutating func dropBeside(_ references: [Int: Reference]) {
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
  private func leftOut(_ list: Int, _ reason: String) -> Diagnostic {
    let records = catalog.lists[list]
    return Diagnostic(
      .warning, source: catalog.texts.documents[records.document].name,
      "\(records.count) records of “\(catalog.label(list))” left out: \(reason)")
  }

  private func doubt(_ list: Int, _ reference: Reference) -> Diagnostic {
    let records = catalog.lists[list]
    let one = records.columns[reference.column].name
    let other = records.columns[reference.rival].name
    return Diagnostic(
      .error, source: catalog.texts.documents[records.document].name,
      "both “\(one)” and “\(other)” could name the region above: choose by --parent \(one) or --parent \(other)"
    )
  }

  /// Two lists that refer to each other: the weaker reference goes.
  private func breakRings(_ references: inout [Int: Reference]) {
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

  private mutating func connectByPrefix(_ aliased: Set<Int>) {
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
  private mutating func connectByCodes() -> Bool {
    guard tops.count == 1, let list = tops.first, children(of: list).isEmpty,
      let name = roles[list].name, let codes = LevelCodes(catalog, list: list, name: name)
    else { return false }
    rules[list] = .codes(codes)
    if let id = roles[list].id, codes.columns.contains(id) { roles[list].id = nil }
    score = 1
    return true
  }

  /// A column that holds the names of records of another list, or of the same one.
  private mutating func connectByName() {
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
  private mutating func dropLoose(_ loose: inout [Int], _ kept: Set<Int>) {
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

  private func isSimilar(_ list: Int, _ main: Int) -> Bool {
    let one = catalog.lists[list]
    let other = catalog.lists[main]
    guard let name = roles[list].name, let mainName = roles[main].name else { return false }
    return one.kind == other.kind && one.columns[name].name == other.columns[mainName].name
      && (roles[list].id == nil) == (roles[main].id == nil)
  }
}
