import RegionsSource

/// A column of a list whose texts are the IDs (or names) of other records: their parents.
struct Reference {
  var column: Int
  /// Where to look, in this order.
  var targets: [Evidence.Place]
  var byName = false
  /// How well it explains the rows; 1 and more is good.
  var score: Double
  /// How many different parents it names.
  var distinct: Int
  /// Of the texts that say something, those that are found.
  var share: Double
  /// Another column that explains the rows as well and otherwise, or -1.
  var rival = -1
  /// Where to look for the rows that leave this one empty, nearest level first: a town's "cityCode"
  /// where it has no "municipalityCode".
  var others: [Reference] = []
}

extension Evidence {
  /// Texts that say "there is nothing above".
  static let rootMarks: Set<String> = [
    "0", "-1", "null", "NULL", "None", "none", "nil", "CN", "cn", "root", "ROOT", "-", "--", "00",
    "000000", "undefined", "NaN", "nan", "\\N", "#", "/", "N/A", "false", "False",
  ]

  func isRootMark(_ number: Int32) -> Bool {
    number < 0 || Evidence.rootMarks.contains(String(decoding: bytes(number), as: UTF8.self))
  }

  /// Which texts a column has, by their numbers, as one flag a text.
  func members(_ place: Place) -> [Bool] {
    let numbers = textNumbers(place.list, place.column)
    var flags = [Bool](repeating: false, count: table.count)
    for number in numbers where number >= 0 { flags[Int(number)] = true }
    return flags
  }

  /// The columns of a list that could be what others refer to: codes that are unique in it.
  func keyColumns(_ list: Int, _ roles: Roles) -> [Int] {
    let unique = lists[list].columns.indices.filter { column in
      if column == roles.id { return true }
      if column == roles.name { return false }
      let profile = profile(list, column)
      guard profile.isCode, profile.filled >= 0.9 else { return false }
      return Evidence.isUnique(distinctCount(list, column), of: lists[list].count)
    }
    // An order is no key, unless the table has none besides: "ProSort".
    let keys = unique.filter { $0 == roles.id || !profile(list, $0).meaning.contains(.measure) }
    return keys.isEmpty ? unique : keys
  }

  /// The column of a list that says which record is above, and where those are.
  ///
  /// Found by the values: a column of which (nearly) all texts are IDs of other records. Among
  /// several the one that names the most parents is the nearest level. Words only break ties.
  func findReference(of list: Int, in tops: [Int], _ roles: [Roles], forced: String?) -> Reference?
  {
    let records = lists[list]
    var candidates: [Reference] = []
    for column in records.columns.indices where column != roles[list].name {
      let profile = profile(list, column)
      let isForced = forced.map { records.column(named: $0) == column } ?? false
      if forced != nil && !isForced { continue }
      guard isForced || (profile.codes >= 0.9 && profile.odd < 0.1 && profile.decimals < 0.5) else {
        continue
      }
      guard isForced || profile.sampled > 0 else { continue }
      for target in tops {
        for key in keyColumns(target, roles[target])
        where !(target == list && key == column) {
          // A list's own ID refers to nothing, except in a table that is all references.
          if column == roles[list].id && target != list { continue }
          if column == roles[list].id && key != roles[list].id
            && !profile.meaning.contains(.parent)
          {
            continue
          }
          guard let found = score(list, column, Place(list: target, column: key)) else { continue }
          candidates.append(found)
        }
      }
    }
    guard let best = candidates.map(\.score).max(), best >= 0.75 else { return nil }
    let close = candidates.filter { $0.score >= best - 0.3 && $0.score >= 0.75 }
    // The one that names the most parents is the nearest level. Of two columns that name as many,
    // equally well, the one that refers to the larger list is.
    guard var chosen = close.max(by: { ($0.distinct, $0.score) < ($1.distinct, $1.score) }) else {
      return nil
    }
    for other in close
    where other.column != chosen.column && other.distinct == chosen.distinct
      && abs(other.score - chosen.score) < 0.15 && other.targets[0].list != list
      && chosen.targets[0].list != list
      && lists[other.targets[0].list].count > lists[chosen.targets[0].list].count
    {
      chosen = other
    }
    chosen.rival = rival(of: chosen, in: list, among: close)
    // What the best target does not have, another level may: a district right below a province.
    for other in candidates.sorted(by: { $0.score > $1.score })
    where other.column == chosen.column && !chosen.targets.contains(other.targets[0])
      && !chosen.targets.contains(where: { $0.list == other.targets[0].list })
    {
      chosen.targets.append(other.targets[0])
    }
    chosen.others = others(than: chosen, in: list, among: candidates)
    return chosen
  }

  /// The references to upper levels in other columns, for records that leave the chosen one empty.
  private func others(than chosen: Reference, in list: Int, among candidates: [Reference])
    -> [Reference]
  {
    guard chosen.targets[0].list != list,
      textNumbers(list, chosen.column).contains(where: isRootMark)
    else { return [] }
    var found: [Reference] = []
    func nearness(_ reference: Reference) -> (Int, Int, Double) {
      let target = reference.targets[0].list
      return (
        target == chosen.targets[0].list ? Int.max : lists[target].count, reference.distinct,
        reference.score
      )
    }
    let ranked = candidates.sorted { nearness($0) > nearness($1) }
    for other in ranked
    where other.score >= 0.75 && other.column != chosen.column && other.targets[0].list != list
      && !found.contains(where: { $0.column == other.column })
    {
      found.append(other)
    }
    return found
  }

  /// A column that names as many parents as the chosen one, for no worse reason, but others.
  private func rival(of chosen: Reference, in list: Int, among close: [Reference]) -> Int {
    let numbers = textNumbers(list, chosen.column)
    for other in close where other.column != chosen.column {
      // Columns that refer to different lists are levels, not a choice.
      guard other.targets[0] == chosen.targets[0], abs(other.score - chosen.score) < 0.05,
        abs(other.distinct - chosen.distinct) * 20 <= chosen.distinct
      else { continue }
      let others = textNumbers(list, other.column)
      let different = zip(numbers, others).reduce(0) { $1.0 == $1.1 ? $0 : $0 + 1 }
      if different * 10 > numbers.count { return other.column }
    }
    return -1
  }

  private func score(_ list: Int, _ column: Int, _ target: Place) -> Reference? {
    let numbers = textNumbers(list, column)
    let keys = textNumbers(target.list, target.column)
    let flags = members(target)
    let isSelf = target.list == list
    var matched = 0
    var own = 0
    var missing = 0
    var firstMissing: Int32 = -1
    var missingKinds = 0
    var seen = [Bool](repeating: false, count: flags.count)
    var distinct = 0
    for (record, number) in numbers.enumerated() where number >= 0 {
      if isSelf && keys[record] == number {
        own += 1
      } else if Int(number) < flags.count && flags[Int(number)] {
        matched += 1
        if !seen[Int(number)] {
          seen[Int(number)] = true
          distinct += 1
        }
      } else if !isRootMark(number) {
        missing += 1
        if missingKinds == 0 || firstMissing != number { missingKinds += 1 }
        firstMissing = number
      }
    }
    if missingKinds == 1 && isSelf { missing = 0 }
    let profile = profile(list, column)
    guard matched > 0,
      matched * 10 >= numbers.count * 2 || !isSelf || profile.meaning.contains(.parent)
    else { return nil }
    // A list of one record is above everything or nothing: the same "collation" here and there.
    if !isSelf, lists[target.list].count == 1, !profile.meaning.contains(.parent),
      sharedWords(list, column, target.list).isEmpty
    {
      return nil
    }
    // Small numbers of something else are among any IDs: without a word for it a column has to name most
    // of the other list's records.
    if !isSelf, lists[list].hasHeader, profile.meaning.isDisjoint(with: [.parent, .id, .level]),
      distinct * 2 < distinctCount(target.list, target.column),
      sharedWords(list, column, target.list).isEmpty
    {
      return nil
    }
    let contained = Double(matched) / Double(matched + missing)
    // Every row its own parent but a few: that column is the ID once more.
    if isSelf && own * 2 > numbers.count { return nil }
    // Parents have several children; a column that names each parent once is a link to a next row.
    if distinct * 10 > matched * 9 && matched > 20 && !profile.meaning.contains(.parent) {
      return nil
    }
    // Row numbers 1, 2, 3 … have every small number among them: a "country_id" that is never empty
    // and never a root's mark counts something else.
    if isSelf && missingKinds != 1 && !profile.meaning.contains(.parent)
      && !numbers.contains(where: isRootMark) && !keys.contains(where: { $0 < 0 })
      && PrefixScheme.areRowNumbers(table, keys)
    {
      return nil
    }
    if isSelf {
      let loops = cycleShare(numbers, keys)
      // A column called parent is one even if it goes round in circles, which is told then.
      if loops > 0.02 && !(profile.meaning.contains(.parent) && (loops < 0.5 || contained > 0.9)) {
        return nil
      }
    }
    var score = contained
    if profile.meaning.contains(.parent) { score += 0.3 }
    if profile.meaning.contains(.id) { score += 0.05 }
    if profile.meaning.contains(.measure) && !profile.meaning.contains(.parent) { score -= 0.5 }
    if !isSelf {
      score += 0.3 * Double(distinct) / Double(max(1, lists[target.list].count))
      if !sharedWords(list, column, target.list).isEmpty { score += 0.3 }
    } else if lists[list].hasHeader
      && profile.meaning.intersection([.parent, .id, .level]).isEmpty
    {
      score -= 0.2
    }
    return Reference(
      column: column, targets: [target], score: score, distinct: distinct, share: contained)
  }

  /// The words that a column's name shares with a list's key, its source's name or its columns:
  /// "cityCode" and cities.csv.
  private func sharedWords(_ list: Int, _ column: Int, _ target: Int) -> Set<String> {
    func stem(_ word: String) -> String {
      word.hasSuffix("ies")
        ? word.dropLast(3) + "y" : word.hasSuffix("s") ? String(word.dropLast()) : word
    }
    let own = Set(KeyMeaning.words(of: lists[list].columns[column].name).map(stem))
    let file = texts.documents[lists[target].document].name.split(separator: "/").last ?? ""
    var other = Set(KeyMeaning.words(of: lists[target].key).map(stem))
    other.formUnion(KeyMeaning.words(of: String(file)).map(stem))
    return own.intersection(other).filter { !KeyMeaning($0).intersection([.level]).isEmpty }
  }

  /// The share of rows from which going up never ends.
  private func cycleShare(_ numbers: [Int32], _ keys: [Int32]) -> Double {
    var rows = [Int32](repeating: -1, count: table.count)
    for (record, key) in keys.enumerated() where key >= 0 && rows[Int(key)] < 0 {
      rows[Int(key)] = Int32(record)
    }
    var state = [UInt8](repeating: 0, count: numbers.count)
    var loops = 0
    var path: [Int] = []
    for start in numbers.indices where state[start] == 0 {
      var current = start
      path.removeAll(keepingCapacity: true)
      var verdict: UInt8 = 1
      while true {
        if state[current] == 3 {
          verdict = 2
          break
        }
        if state[current] != 0 {
          verdict = state[current]
          break
        }
        state[current] = 3
        path.append(current)
        let number = numbers[current]
        guard number >= 0, rows[Int(number)] >= 0, number != keys[current] else { break }
        current = Int(rows[Int(number)])
      }
      for record in path { state[record] = verdict }
      if verdict == 2 { loops += path.count }
    }
    return Double(loops) / Double(max(1, numbers.count))
  }
}
