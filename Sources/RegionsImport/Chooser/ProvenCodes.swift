import RegionsSource
import TypedNumbers

/// A reading with official codes in the place of IDs that only a data set has.
///
/// Where records refer to each other by plain numbers or by what a program drew for them, and have codes besides that
/// begin with the code of the region above, each of them, the tree itself proves that these are codes of regions; others
/// have them as well. So it does where nothing is called an ID.
struct ProvenCodes {
  /// The reading, or `nil`.
  let reading: Hypothesis?
  /// That the first list has other IDs now, and what they were.
  private(set) var told: Diagnostic.Kind?

  /// Fewer regions below others may have such codes by chance.
  private static var fewest: Int { Count.some }

  /// - Complexity: O(nodes), where each list has a column of codes besides its ID.
  init(
    _ best: Hypothesis, _ tree: ImportedTree, _ evidence: Evidence, _ options: ImportOptions
  ) {
    guard case .records(var nesting) = best.reading, nesting.scheme == nil,
      options.idKey == nil, options.ids == nil
    else {
      reading = nil
      return
    }
    let lists = evidence.lists.indices.filter { nesting.isNamed($0) }
    let haveIDs = lists.contains { nesting.roles[$0].id != nil }
    guard let codes = Self.codes(of: lists, in: nesting, haveIDs: haveIDs) else {
      reading = nil
      return
    }
    let columns = codes.reduce(into: [Int: [TextNumber.OrNone]]()) {
      $0[$1.key] = evidence.textNumbers($1.key, $1.value)
    }
    // In arrays, for they are gone through several times.
    let texts = Array(
      tree.nodes.map { node -> ArraySlice<UInt8> in
        let number = columns[tree.records[node].list]?[tree.records[node].record]
        return number?.number.map(evidence.bytes) ?? []
      })
    let own = Array(tree.nodes.map { evidence.texts.bytes(tree.ids[$0]) })
    let filled = texts.count { !$0.isEmpty }
    guard Set(texts).count == filled + (filled < texts.count ? 1 : 0),
      !texts.contains(where: Self.isPath),
      !haveIDs || zip(own, texts).allSatisfy({ Self.isDrawn($0, beside: $1) })
    else {
      reading = nil
      return
    }
    let (below, nested, beside) = Self.nesting(of: texts, in: tree)
    // One that lies elsewhere, as the cities of Xinjiang's corps do, leaves official codes what they are.
    let known = Self.nesting(of: own, in: tree).nested
    // Postal codes begin alike as well, and provinces have none.
    let mayBePostal = lists.contains { codes[$0] == nil && evidence.lists[$0].count > 1 }
    guard !mayBePostal || Self.areInSegments(texts, in: tree), below >= Self.fewest,
      nested + beside == below, nested.isNearlyAll(of: below),
      !known.isMost(of: below)
    else {
      reading = nil
      return
    }
    let names = codes.sorted { $0.key < $1.key }.map { list, code in
      let columns = evidence.lists[list].columns
      return (code: columns[code].name, id: nesting.roles[list].id.map { columns[$0].name } ?? "")
    }
    if haveIDs, let first = names.first {
      let inAll = names.allSatisfy { $0.id == first.id }
      told = .otherIDs(first.code, other: first.id, inAll: inAll)
    }
    for (list, code) in codes { nesting.roles[list].id = code }
    var other = best
    other.reading = .records(nesting)
    reading = other
  }

  /// The columns of codes by list, or `nil` if a list has none that may not.
  private static func codes(of lists: [Int], in nesting: Nesting, haveIDs: Bool) -> [Int: Int]? {
    let evidence = nesting.evidence
    var codes: [Int: Int] = [:]
    for list in lists {
      codes[list] =
        haveIDs
        ? code(of: list, besides: nesting.roles[list], evidence)
        : uncalledCode(of: list, besides: nesting.roles[list], evidence)
      // What is on top may have none where nothing else is called an ID: the country, or its provinces.
      let isTop = evidence.lists[list].count == 1 || nesting.rootLists.contains(list)
      guard codes[list] != nil || !haveIDs && isTop else { return nil }
    }
    return codes
  }

  /// The column that has another code of each record than its ID, or `nil`; also where the ID is called a code itself.
  private static func code(of list: Int, besides roles: Roles, _ evidence: Evidence) -> Int? {
    let columns = evidence.lists[list].columns
    guard let id = roles.id else { return nil }
    // Without headings the digits have to speak for themselves.
    guard evidence.lists[list].hasHeader else {
      return uncalledCode(of: list, besides: roles, evidence)
    }
    let heading = columns[id].name.lowercased()
    guard
      heading.hasSuffix("id") || heading == "pk"
        || evidence.words(list, id).meaning.isDisjoint(with: .id)
    else { return nil }
    let found = columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return column != id && column != roles.name && profile.isCode
        && profile.meaning.contains(.id)
        && profile.meaning.isDisjoint(with: [.parent, .measure, .variant])
        && evidence.isDifferent(list, column)
    }
    return found.first { evidence.profile(list, $0).meaning.contains(.plain) } ?? found.first
  }

  /// The column of a list that has numbers of one length, another one in each record, whatever it is called: "postcode"
  /// over 110101. `nil` if there is none, or several.
  private static func uncalledCode(
    of list: Int, besides roles: Roles, _ evidence: Evidence
  ) -> Int? {
    let found = evidence.lists[list].columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return column != roles.id && column != roles.name && profile.isCode && profile.isOfficial
        && profile.shortest == profile.longest && evidence.isDifferent(list, column)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether an ID is a plain number, or what a program draws or makes of the code: a UUID, "state_co_05".
  private static func isDrawn(_ id: ArraySlice<UInt8>, beside code: ArraySlice<UInt8>) -> Bool {
    guard let first = id.first else { return false }
    let digits = id.count { 48...57 ~= $0 }
    if digits == id.count { return first != 48 || id.count == 1 }
    let isHexadecimal = id.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 | 32 || $0 == 45 }
    return isHexadecimal && id.count >= drawn
      || id.count > code.count && id.suffix(code.count) == code
  }

  /// What a program draws has so many digits at least: MongoDB's have 24.
  private static var drawn: Int { tried(16) }

  /// Whether a text is a path of numbers within each level, which nobody else has: "1.13.1.2", "1-2-4".
  private static func isPath(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { ".-_/".utf8.contains($0) }
    return parts.count > 1 && parts.allSatisfy { $0.allSatisfy { 48...57 ~= $0 } }
      && parts.contains { $0.count < 2 }
  }

  /// Whether no code goes on behind that of what is above it by more digits than a level has: 130283 below 130200, but the
  /// postal code 050011 below 050000.
  private static func areInSegments(_ texts: [ArraySlice<UInt8>], in tree: ImportedTree) -> Bool {
    tree.nodes.allSatisfy { node in
      guard let parent = tree.parents[node].number else { return true }
      let (own, above) = (texts[node.index], texts[parent.index])
      let segment = own.count > official ? 3 : 2
      return own.isEmpty || above.isEmpty
        || PrefixScheme.zeros(above) - PrefixScheme.zeros(own) <= segment
    }
  }

  /// The digits of a code down to the county; longer ones have three for a town.
  private static var official: Int { 6 }

  /// How many regions are below others, and of how many the text begins with that of the one above, which may be filled
  /// up with zeros: 110000, 110101. One character says too little. Besides, how many begin with its first two alone, as
  /// the counties of a municipality do that is written as a city: 110228 below 110100.
  private static func nesting(
    of texts: [ArraySlice<UInt8>], in tree: ImportedTree
  ) -> (below: Int, nested: Int, beside: Int) {
    var (below, nested, beside) = (0, 0, 0)
    for node in tree.nodes {
      guard let parent = tree.parents[node].number else { continue }
      let (own, above) = (texts[node.index], texts[parent.index])
      if above.isEmpty, !own.isEmpty { continue }
      // One digit that all below it begin with says neither.
      if above.count == 1, own.count > 1, own.starts(with: above) { continue }
      below += 1
      guard let last = above.lastIndex(where: { $0 != UInt8(ascii: "0") }), above.count > 1,
        own != above
      else { continue }
      let isLonger = own.count > above.count && own.starts(with: above)
      let front = above.prefix(max(last - above.startIndex + 1, 2))
      if isLonger || own.count == above.count && own.starts(with: front) {
        nested += 1
      } else if own.count == above.count, own.starts(with: above.prefix(2)) {
        beside += 1
      }
    }
    return (below, nested, beside)
  }
}
