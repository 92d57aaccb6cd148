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
    /// Regions below those that columns of theirs name, from the top.
    case groups([Int])
    case roots
  }

  let evidence: Evidence
  let options: ImportOptions
  var roles: [Roles]
  var rules: [Rule]
  var rootLists: [Int] = []
  var scheme: PrefixScheme?
  /// Whether blanks in front of names say how deep they are.
  var namesAreIndented = false
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
    findRootLists()
    dropCopies()
  }

  func isNamed(_ list: Int) -> Bool {
    switch rules[list] {
    case .nested, .reference, .prefix, .codes, .ordered, .groups, .roots: true
    default: false
    }
  }

  func children(of list: Int) -> [Int] { evidence.children[list] }

  // MARK: Wrappers

  /// Lists of other forms of the name, as in `"pinyin":["bei","jing"]`, are no regions.
  mutating func dropVariants() {
    for list in evidence.lists.indices where evidence.lists[list].kind == .text {
      let meaning = KeyMeaning(evidence.lists[list].key)
      // "names" beside the one name of each record.
      let areNames = meaning.contains(.name) && isNameGiven(toHolderOf: list)
      if areNames || !meaning.isDisjoint(with: [.variant, .measure]),
        meaning.isDisjoint(with: [.level, .children])
      {
        roles[list].name = nil
      }
    }
  }

  /// Whether the records that hold a list have a name under a word for names.
  private func isNameGiven(toHolderOf list: Int) -> Bool {
    let owner = evidence.lists[list].owner
    guard owner >= 0, let name = roles[owner].name else { return false }
    return KeyMeaning(evidence.lists[owner].columns[name].name).contains([.name, .plain])
  }

  /// A single object or element at the top is an envelope unless its name has the key that names have in what it holds.
  mutating func setEnvelopes() {
    let countries = Set(evidence.lists.indices.filter(isListOfCountry).compactMap(onlyKey))
    for list in evidence.lists.indices {
      let records = evidence.lists[list]
      if let key = onlyKey(of: list), countries == [key] {
        roles[list].name = nil
        roles[list].id = nil
        notes.append(
          Diagnostic(
            .warning, at: DiagnosticLocation(evidence.texts.documents[records.document].name),
            .leftOut(records: 1, list: String(decoding: key, as: UTF8.self), .noRegions)))
        continue
      }
      // Below a region nothing is an envelope.
      let isOutside = evidence.owners(of: list).allSatisfy {
        roles[$0].name == nil && evidence.lists[$0].count == 1
      }
      guard records.count == 1, isOutside, let name = roles[list].name else { continue }
      if records.kind == .entry, isTitle(list, name) {
        roles[list].name = nil
        roles[list].id = nil
        continue
      }
      guard records.kind == .object || records.kind == .element, !isOneOfMany(list) else {
        continue
      }
      let held = children(of: list)
      guard !held.isEmpty else { continue }
      let key = records.columns[name].name
      let isTold = held.contains { isToldLike(list, named: key, below: $0) }
      // What refers to each other is a list of its own, and a title is none of what it lists: "wilayas".
      if held.contains(where: refersToItself) || isTitle(list, name) {
        roles[list].name = nil
        roles[list].id = nil
        continue
      }
      let meaning = KeyMeaning(key)
      let isWord =
        (meaning.contains(.level) && !meaning.contains(.measure) || key == "name"
          || isOnlyOfLevel(list, key))
        && !isMember(key) && !isJoined(list, name)
      if !isTold
        && !(isWord
          && (records.owner < 0 || isOnlyOfLevel(list, key) || meaning.contains([.level, .name]))
          && options.nameKey == nil
          && (records.columns.count <= 4 || meaning.contains(.level) && sharesID(held, list)))
      {
        roles[list].name = nil
        roles[list].id = nil
      }
    }
  }

  /// Whether the records of a list have words under a key, and not the numbers that their titles are.
  private func hasWords(_ list: Int, under key: String) -> Bool {
    evidence.lists[list].column(named: key).map { !evidence.profile(list, $0).isNumeric } ?? false
  }

  /// Whether what an only record holds is told as it is: with its key for names, or each entry with its population and its
  /// area.
  private func isToldLike(_ only: Int, named key: String, below held: Int) -> Bool {
    // Through a wrapper: <country name="…"><provinces><province name="…">.
    let nearest = roles[held].name == nil ? children(of: held) : [held]
    return nearest.contains { list in
      let records = evidence.lists[list]
      let shared = evidence.lists[only].columns.lazy.filter {
        records.column(named: $0.name) != nil
      }
      return roles[list].name != nil && records.kind != .row && hasWords(list, under: key)
        || records.kind == .entry && shared.count >= Count.twice
    }
  }

  /// Whether the name of an only record is a word for several of what it holds, and no more is told of it.
  private func isTitle(_ list: Int, _ name: Int) -> Bool {
    guard evidence.lists[list].owner < 0, evidence.lists[list].columns.count == 1,
      let text = evidence.textNumbers(list, name).first?.number
    else { return false }
    let word = String(decoding: evidence.bytes(text), as: UTF8.self).lowercased()
    return LevelWords.all.contains(word) && HeadingWords.stem(word) != word
  }

  /// Whether a list is called by a level and its names are called so, or just names: the only one of "counties" with its "countyName", of "estados" with its "nome".
  private func isOnlyOfLevel(_ list: Int, _ key: String) -> Bool {
    let called = KeyMeaning.words(of: evidence.lists[list].key)
    return called.count == 1 && KeyMeaning(evidence.lists[list].key).contains(.level)
      && HeadingWords.stem(called[0]) != called[0] && KeyMeaning(key).contains(.name)
      && (KeyMeaning.words(of: key).count > 1 || KeyMeaning(key).contains(.plain))
  }

  /// Whether a key is of something within that it says no more of: "municipality.新疆".
  private func isMember(_ key: String) -> Bool {
    let parts = key.split(separator: ".")
    return parts.count > 1 && (parts.last.map { KeyMeaning(String($0)).isEmpty } ?? false)
  }

  /// Whether the first name of a list is several with commas between them.
  private func isJoined(_ list: Int, _ name: Int) -> Bool {
    let first = evidence.textNumbers(list, name).first?.number
    return first.map { evidence.bytes($0).count { $0 == UInt8(ascii: ",") } > Count.several }
      ?? false
  }

  /// Whether the IDs of a list and of one that it holds are called just that; answers of services have a "code" as well.
  private func sharesID(_ held: [Int], _ list: Int) -> Bool {
    func hasPlainID(_ list: Int) -> Bool {
      roles[list].id.map { evidence.lists[list].columns[$0].name.lowercased() == "id" } ?? false
    }
    return hasPlainID(list) && held.contains(where: hasPlainID)
  }

  /// Whether a dictionary is called the states or provinces, and its only key is the code of the country that has them, by
  /// their codes and with nothing below: `$states['NP'] = array('BAG' => 'Bagmati')`.
  private func isListOfCountry(_ list: Int) -> Bool {
    onlyKey(of: list) != nil && !children(of: list).isEmpty
      && children(of: list).allSatisfy {
        evidence.lists[$0].kind == .entry && children(of: $0).isEmpty
      }
      && KeyMeaning.words(of: evidence.lists[list].key).contains { word in
        LevelRank.level(ofKind: word.hasSuffix("s") ? String(word.dropLast()) : word) == 1
      }
  }

  /// The only key of a dictionary that no region holds, if it is two capitals and no more is said of it.
  private func onlyKey(of list: Int) -> ArraySlice<UInt8>? {
    let records = evidence.lists[list]
    guard records.kind == .entry, records.count == 1, roles[list].name == 0,
      evidence.owners(of: list).allSatisfy({ roles[$0].name == nil })
    else { return nil }
    let key = evidence.texts.bytes(
      evidence.texts.ref(records.columns[0].cells[0], in: records.document))
    let isCode = key.count == 2 && key.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return isCode ? key : nil
  }

  /// Whether the only record of a source is told like those of others, of which some have several: the file of the
  /// one province that has one city.
  private func isOneOfMany(_ list: Int) -> Bool {
    let records = evidence.lists[list]
    let keys = Set(records.columns.map(\.name))
    return evidence.lists.indices.contains { other in
      evidence.lists[other].document != records.document && evidence.lists[other].count > 1
        && evidence.lists[other].kind == records.kind
        && Set(evidence.lists[other].columns.map(\.name)) == keys
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
      let isKeyed =
        records.kind == .entry
        && (roles[list].name.map { $0 == 0 || records.columns[$0].isOfBelow } ?? true)
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

  /// A list's column of keys, as that in which the texts of another are recorded.
  private struct Alias {
    let keys: ListColumn
    let byName: Bool
    /// The first record of each key.
    let rows: [TextNumber: Int]
    /// How many of the texts are keys, and how many different ones.
    let share: Double
    let distinct: Int

    /// The larger, the better.
    var rank: (Double, Int) {
      let coverage = Double(distinct) / Double(max(1, rows.count))
      return (share + ReferenceWeight.coverage * coverage, -keys.list)
    }
  }

  /// Where the texts of a column of a list that only holds others are recorded.
  func alias(_ list: Int, _ column: Int) -> Reference? {
    let numbers = evidence.textNumbers(list, column)
    guard numbers.contains(where: { !$0.isNone }) else { return nil }
    var found: [Alias] = []
    var partial: [Alias] = []
    for target in evidence.lists.indices where target != list && roles[target].name != nil {
      for (column, byName) in [(roles[target].id, false), (roles[target].name, true)] {
        // Dictionaries within dictionaries are placed by what holds them; that a name comes back
        // deeper down says nothing.
        guard let column, !(byName && isHeldByEntries(list)) else { continue }
        let keys = ListColumn(list: target, column: column)
        let one = alias(of: numbers, in: list, among: keys, byName: byName)
        // A dictionary of names that holds its own keys' names elsewhere is nested, not a reference.
        let isHeld = byName && evidence.owners(of: target).contains(list)
        guard one.distinct > 0 else { continue }
        let isEnough = isHeld ? one.share.isLargePart : one.share.isHalf
        if isEnough { found.append(one) } else { partial.append(one) }
      }
    }
    found.sort { $0.rank > $1.rank }
    guard let first = found.first else { return nil }
    // The rest may be recorded in a list of their own: provinces here, cities there.
    var rest = Set(numbers.compactMap { $0.number })
    rest.subtract(first.rows.keys)
    found += partial.filter { other in
      other.byName == first.byName && !rest.isEmpty
        && rest.count { other.rows[$0] != nil }.isMost(of: rest.count)
    }
    var targets = [first.keys]
    // A list beside a dictionary of its names, with their numbers, adds none.
    func repeatsFirst(_ other: Alias) -> Bool {
      let lists = [first, other].map { evidence.lists[$0.keys.list] }
      return rest.isEmpty && other.rows.keys == first.rows.keys && lists[0].count == lists[1].count
        && lists.contains { $0.kind == .entry }
    }
    for other in found.dropFirst()
    where other.byName == first.byName && !targets.contains(where: { $0.list == other.keys.list })
      && !repeatsFirst(other)
    {
      targets.append(other.keys)
    }
    return Reference(
      column: column, targets: targets, byName: first.byName, score: first.share,
      distinct: first.distinct, share: first.share)
  }

  /// How many of a column's texts are keys of a list, without those that a record has of what it holds itself.
  private func alias(
    of numbers: [TextNumber.OrNone], in list: Int, among keys: ListColumn, byName: Bool
  ) -> Alias {
    let holdsKeys = evidence.owners(of: keys.list).contains(list)
    var rows: [TextNumber: Int] = [:]
    for (record, key) in evidence.textNumbers(keys.list, keys.column).enumerated() {
      if let key = key.number, rows[key] == nil { rows[key] = record }
    }
    var matched = 0
    var seen: Set<TextNumber> = []
    for (record, number) in numbers.enumerated() {
      guard let number = number.number, let row = rows[number],
        !(holdsKeys && ancestor(of: row, in: keys.list, at: list) == record)
      else { continue }
      matched += 1
      seen.insert(number)
    }
    return Alias(
      keys: keys, byName: byName, rows: rows,
      share: Double(matched) / Double(numbers.count), distinct: seen.count)
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
