import RegionsSource
import TypedNumbers

/// Reads each record as one region: below the record that holds it, or where a reference, the code
/// or the key of a dictionary puts it.
///
/// As it is made, it knows what holds what; the structures connect the lists that nothing holds, each in
/// a copy of its own.
struct Nesting {
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
    /// Regions where their rows' numbers put them.
    case ordered(RowOrder)
    case roots
  }

  let evidence: Evidence
  let options: ImportOptions
  var roles: [Roles]
  var rules: [Rule]
  var rootLists: [Int] = []
  var scheme: PrefixScheme?
  var notes: [Diagnostic] = []
  /// Readings between which somebody has to choose.
  var problems: [Diagnostic] = []

  init(_ evidence: Evidence, _ options: ImportOptions, roles chosen: [Roles]) {
    self.evidence = evidence
    self.options = options
    roles = chosen
    rules = [Rule](repeating: .dropped, count: evidence.lists.count)
    dropVariants()
    setEnvelopes()
    for list in evidence.lists.indices {
      rules[list] = roles[list].name == nil ? .transparent : .nested
    }
    setAliases()
    dropDecoys()
    findTops()
  }

  func isNamed(_ list: Int) -> Bool {
    switch rules[list] {
    case .nested, .reference, .prefix, .codes, .ordered, .roots: true
    default: false
    }
  }

  /// Whether regions are nested in a list's records.
  func holdsRegions(_ list: Int) -> Bool { !namedBelow(list).isEmpty }

  func children(of list: Int) -> [Int] {
    evidence.lists.indices.filter { evidence.lists[$0].owner == list }
  }

  // MARK: Wrappers

  /// Lists of other forms of the name, as in `"pinyin":["bei","jing"]`, are no regions.
  mutating func dropVariants() {
    for list in evidence.lists.indices where evidence.lists[list].kind == .text {
      let meaning = KeyMeaning(evidence.lists[list].key)
      if !meaning.isDisjoint(with: [.variant, .measure]),
        meaning.isDisjoint(with: [.level, .children])
      {
        roles[list].name = nil
      }
    }
  }

  /// A single object or element at the top is an envelope unless its name has the key that names have in what it holds.
  mutating func setEnvelopes() {
    for list in evidence.lists.indices {
      let records = evidence.lists[list]
      // Below a region nothing is an envelope.
      let isOutside = evidence.owners(of: list).allSatisfy {
        roles[$0].name == nil && evidence.lists[$0].count == 1
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
          roles[list].name != nil && evidence.lists[list].kind != .row
            && evidence.lists[list].columns.contains { $0.name == key }
        }
      }
      // What refers to each other is a list of its own.
      if held.contains(where: refersToItself) {
        roles[list].name = nil
        roles[list].id = nil
        continue
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

  /// Whether a list has a column that is called the parent and holds IDs of the list's own records.
  private func refersToItself(_ list: Int) -> Bool {
    guard let id = roles[list].id else { return false }
    let own = evidence.members(.init(list: list, column: id))
    return evidence.lists[list].columns.indices.contains { column in
      guard evidence.profile(list, column).meaning.contains(.parent) else { return false }
      let numbers = evidence.textNumbers(list, column).filter { !evidence.isRootMark($0) }
      let known = numbers.count { own.contains($0) }
      return known > 1 && known.isLargePart(of: numbers.count)
    }
  }

  // MARK: Dictionaries of what is below

  mutating func setAliases() {
    for list in evidence.lists.indices where !children(of: list).isEmpty {
      let records = evidence.lists[list]
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
  func alias(_ list: Int, _ column: Int) -> Reference? {
    let numbers = evidence.textNumbers(list, column)
    guard numbers.contains(where: { !$0.isNone }) else { return nil }
    var found: [(keys: ListColumn, byName: Bool, share: Double, coverage: Double, count: Int)] = []
    var partial: [(keys: ListColumn, byName: Bool, rows: [TextNumber: Int])] = []
    for target in evidence.lists.indices where target != list {
      guard roles[target].name != nil else { continue }
      for (column, byName) in [(roles[target].id, false), (roles[target].name, true)] {
        guard let column else { continue }
        // Dictionaries within dictionaries are placed by what holds them; that a name comes back
        // deeper down says nothing.
        if byName, isHeldByEntries(list) { continue }
        let keys = evidence.textNumbers(target, column)
        let chain = evidence.owners(of: target)
        var rows: [TextNumber: Int] = [:]
        for (record, key) in keys.enumerated() {
          if let key = key.number, rows[key] == nil { rows[key] = record }
        }
        var matched = 0
        var seen: Set<TextNumber> = []
        for (record, number) in numbers.enumerated() {
          guard let number = number.number, let row = rows[number] else { continue }
          if chain.contains(list), ancestor(of: row, in: target, at: list) == record {
            continue
          }
          matched += 1
          seen.insert(number)
        }
        let share = Double(matched) / Double(numbers.count)
        // A dictionary of names that holds its own keys' names elsewhere is nested, not a reference.
        let needed =
          chain.contains(list) && byName ? ReferenceWeight.heldNames : ReferenceWeight.keys
        if matched > 0 && share < needed {
          partial.append((ListColumn(list: target, column: column), byName, rows))
        }
        if matched > 0 && share >= needed {
          found.append(
            (
              ListColumn(list: target, column: column), byName, share,
              Double(seen.count) / Double(max(1, rows.count)), seen.count
            ))
        }
      }
    }
    found.sort {
      ($0.share + ReferenceWeight.coverage * $0.coverage, $1.keys.list)
        > ($1.share + ReferenceWeight.coverage * $1.coverage, $0.keys.list)
    }
    guard let first = found.first else { return nil }
    // The rest may be recorded in a list of their own: provinces here, cities there.
    var rest = Set(numbers.compactMap { $0.number })
    rest.subtract(
      evidence.textNumbers(first.keys.list, first.keys.column).lazy.compactMap { $0.number })
    for other in partial
    where other.byName == first.byName && !rest.isEmpty
      && rest.filter({ other.rows[$0] != nil }).count.isMost(of: rest.count)
    {
      found.append((other.keys, other.byName, 0, 0, 0))
    }
    var targets = [first.keys]
    for other in found.dropFirst()
    where other.byName == first.byName
      && !targets.contains(where: { $0.list == other.keys.list })
    {
      targets.append(other.keys)
    }
    return Reference(
      column: column, targets: targets, byName: first.byName, score: first.share,
      distinct: first.count, share: first.share)
  }

  /// Whether a list's records lie in the entries of a dictionary that has several.
  private func isHeldByEntries(_ list: Int) -> Bool {
    evidence.owners(of: list).contains {
      evidence.lists[$0].kind == .entry && evidence.lists[$0].count > 1
    }
  }

  /// The record of an outer list that a record lies in.
  func ancestor(of record: Int, in list: Int, at outer: Int) -> Int {
    var list = list
    var record = record
    while list != outer, list >= 0 {
      record = evidence.lists[list].owner(of: record)
      list = evidence.lists[list].owner
      if record < 0 { return -1 }
    }
    return record
  }
}
