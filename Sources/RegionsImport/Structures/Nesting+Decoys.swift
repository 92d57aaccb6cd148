import RegionsSource
import TypedNumbers

/// Lists that are no regions: documentation, time zones, second copies.
extension Nesting {
  /// Of several lists in the same records, keeps those that have the keys of the best one.
  mutating func dropDecoys() {
    if let key = options.childrenKey {
      let keys = key.split(separator: ",").map(String.init)
      for list in evidence.lists.indices {
        let records = evidence.lists[list]
        if records.owner >= 0 && isNamed(records.owner) && !keys.contains(records.key) {
          drop(list)
        }
      }
    }
    for list in evidence.lists.indices where isNamed(list) {
      if isFact(list) {
        drop(list)
        notes.append(leftOut(list, .oneEach))
      } else if isCalledOtherwise(list) {
        drop(list)
        notes.append(leftOut(list, .noRegions, isSure: true))
      }
    }
    for list in evidence.lists.indices where isNamed(list) && comesBack(list) {
      drop(list)
      notes.append(leftOut(list, .shared, isSure: areTraits(list)))
    }
    for list in evidence.lists.indices where isNamed(list) && evidence.lists[list].count > 0 {
      let below = namedBelow(list)
      guard below.count > 1 else { continue }
      let best = below.max { weight($0, under: list) < weight($1, under: list) }
      guard let best else { continue }
      for other in below where other != best && !isAlike(other, best, under: list) {
        drop(other)
        notes.append(
          leftOut(other, .regionsAre(in: evidence.label(best)), isSure: areTraits(other)))
      }
    }
  }

  /// The lists of regions directly below a list, through wrappers.
  func namedBelow(_ list: Int) -> [Int] {
    children(of: list).flatMap { child -> [Int] in
      switch rules[child] {
      case .transparent: namedBelow(child)
      case .dropped, .alias: []
      default: [child]
      }
    }
  }

  func weight(_ list: Int, under owner: Int) -> Double {
    let records = evidence.lists[list]
    var size = 0
    func add(_ list: Int) {
      size += evidence.lists[list].count
      for child in children(of: list) { add(child) }
    }
    add(list)
    let own = Set(evidence.lists[owner].columns.map(\.name))
    let shared = records.columns.filter { own.contains($0.name) }.count
    var weight = Double(shared) / Double(max(1, min(own.count, records.columns.count)))
    let meaning = KeyMeaning(records.key)
    if !meaning.intersection([.children, .level]).isEmpty { weight += NestedWeight.levelWord }
    if holdsLevels(list) { weight += NestedWeight.levelsWithin }
    weight += NestedWeight.digit * Double(String(size).count)
    return weight
  }

  /// Whether two lists below the same records are both regions: districts beside cities.
  func isAlike(_ list: Int, _ best: Int, under owner: Int) -> Bool {
    let one = evidence.lists[list]
    let other = evidence.lists[best]
    let meaning = KeyMeaning(one.key)
    // One collection written in two ways: names alone, and records or dictionaries where there is more below.
    if one.owner == other.owner, one.key == other.key { return true }
    // What is called a state is a region, a currency beside it is none.
    if KeyMeaning(other.key).contains(.level), meaning.isDisjoint(with: [.level, .children]),
      !one.key.isEmpty
    {
      return false
    }
    if one.kind == .text || other.kind == .text {
      return one.kind == other.kind && meaning.contains(.level) || one.owner != other.owner
        || areTwoKinds(list, best) || areAllThereIs(list, best)
    }
    return meaning.contains(.level) && !meaning.contains(.variant)
  }

  /// Whether lists of names, of which none is in both, are under words of their own and all that is said of what a
  /// dictionary holds: the municipalities of a district by their kinds, `{"Alta": {"Na.Pa.": […], "Ga.Pa.": […]}}`.
  private func areAllThereIs(_ list: Int, _ best: Int) -> Bool {
    let owner = evidence.lists[list].owner
    guard owner >= 0, owner == evidence.lists[best].owner, evidence.lists[owner].kind == .entry,
      evidence.lists[owner].columns.indices.allSatisfy({ column in
        column == roles[owner].name
          || evidence.textNumbers(owner, column).allSatisfy(\.isNone)
      }),
      [list, best].allSatisfy({
        evidence.lists[$0].kind == .text && !evidence.lists[$0].key.isEmpty
          && KeyMeaning(evidence.lists[$0].key).isDisjoint(with: [
            .level, .children, .variant, .measure,
          ])
      })
    else { return false }
    let names = evidence.members(.init(list: best, column: 0))
    return !evidence.textNumbers(list, 0).contains { names.contains($0) }
  }

  /// Whether names and records with names in the same records are called by a level each, and no name is in both: the
  /// communes of a county beside its towns, of which more is told.
  private func areTwoKinds(_ list: Int, _ best: Int) -> Bool {
    let names = [list, best].compactMap { list in
      roles[list].name.map { evidence.members(.init(list: list, column: $0)) }
    }
    let isEach = [list, best].allSatisfy { list in
      let meaning = KeyMeaning(evidence.lists[list].key)
      return meaning.contains(.level) && meaning.isSubset(of: [.level, .children])
        && namedBelow(list).isEmpty
    }
    let owner = evidence.lists[list].owner
    guard names.count == 2, isEach, let one = roles[list].name, owner >= 0,
      // Of a country more is told, and the regions of the world that it belongs to.
      children(of: owner).count == 2,
      evidence.lists[owner].columns.indices.allSatisfy({
        $0 == roles[owner].name || $0 == roles[owner].id
      })
    else { return false }
    return !evidence.textNumbers(list, one).contains { names[1].contains($0) }
  }

  /// Whether records are called what is known of a region, or what has nothing to do with any: time zones,
  /// currencies, the users of a program. What lies in no region is only that if something else is left.
  private func isCalledOtherwise(_ list: Int) -> Bool {
    guard KeyMeaning.isOfOthers(evidence.lists[list].key), !holdsLevels(list) else { return false }
    let owners = evidence.owners(of: list)
    if owners.contains(where: { isAlikeRecord(list, $0) }) { return false }
    return owners.contains(where: isNamed)
      || evidence.lists.indices.contains { other in
        other != list && isNamed(other) && !evidence.owners(of: other).contains(list)
          && evidence.lists[other].count > 1
          && !KeyMeaning.isOfOthers(evidence.lists[other].key)
      }
  }

  /// Whether records that are called IDs have their names and IDs under the keys of another list's.
  private func isAlikeRecord(_ list: Int, _ other: Int) -> Bool {
    func keys(_ list: Int) -> [String]? {
      guard let name = roles[list].name, let id = roles[list].id else { return nil }
      return [name, id].map { evidence.lists[list].columns[$0].name }
    }
    return isNamed(other) && evidence.lists[list].kind == .object
      && KeyMeaning(evidence.lists[list].key).contains(.id)
      && keys(list) != nil && keys(list) == keys(other)
  }

  /// Whether anything in a list's records is called by a level.
  private func holdsLevels(_ list: Int) -> Bool {
    children(of: list).contains {
      isNamed($0) && KeyMeaning(evidence.lists[$0].key).contains(.level) || holdsLevels($0)
    }
  }

  /// Whether texts in arrays are something known of the records that have them: about one in each, under a
  /// key that is no word for regions, as in `"tld": [".at"]`.
  func isFact(_ list: Int) -> Bool {
    let records = evidence.lists[list]
    guard records.kind == .text, records.owner >= 0, isNamed(records.owner) else { return false }
    let owners = evidence.lists[records.owner]
    guard owners.kind == .object, owners.columns.count > 1, owners.count >= 4, !records.key.isEmpty,
      KeyMeaning(records.key).isDisjoint(with: [.level, .children, .name])
    else { return false }
    return !records.count.isHalfMore(than: owners.count)
  }

  /// Whether a list in the records of regions, under a key that is no word for regions, has the same few texts
  /// below many of them: languages, time zones, colours.
  private func comesBack(_ list: Int) -> Bool {
    let records = evidence.lists[list]
    guard let name = roles[list].name, records.owner >= 0, isNamed(records.owner),
      [.object, .entry].contains(evidence.lists[records.owner].kind), !records.key.isEmpty,
      KeyMeaning(records.key).isDisjoint(with: [.level, .children])
    else { return false }
    let distinct = evidence.distinctCount(list, name)
    return records.count - distinct >= Self.fewShared && distinct * 2 <= records.count
  }

  /// Whether arrays of texts say of nearly each record what others are as well, under a key that is no word for
  /// regions, and no text is a name or an ID of another record: colours, kinds of a place.
  private func areTraits(_ list: Int) -> Bool {
    let records = evidence.lists[list]
    guard records.kind == .text, records.owner >= 0,
      Set(records.owners).count.isMost(of: evidence.lists[records.owner].count),
      evidence.distinctCount(list, 0).isGrouping(of: records.count),
      KeyMeaning(records.key).isDisjoint(with: [.level, .children, .name])
    else { return false }
    let texts = evidence.members(.init(list: list, column: 0))
    return !evidence.lists.indices.contains { other in
      other != list
        && [roles[other].name, roles[other].id].compactMap { $0 }.contains { column in
          evidence.lists[other].kind != .text
            && evidence.textNumbers(other, column).contains { texts.contains($0) }
        }
    }
  }

  /// Fewer texts that come back may be namesakes.
  private static var fewShared: Int { Count.few }

  mutating func drop(_ list: Int) {
    rules[list] = .dropped
    for child in children(of: list) { drop(child) }
  }
}

/// How much each sign that a list in other records holds the regions below them weighs, beside the share of
/// keys that both have.
private enum NestedWeight {
  /// "children", "cities".
  static var levelWord: Double { Sign.likely }
  /// "pref" and "city" in its records.
  static var levelsWithin: Double { Sign.clear }
  /// For each digit of how many records there are: of two lists the one ten times as long.
  static var digit: Double { Sign.hint }
}
