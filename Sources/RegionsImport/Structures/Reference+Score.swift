import RegionsSource
import TypedNumbers

/// How well a column explains the rows as references to other records.
extension Evidence {
  func score(_ list: Int, _ column: Int, against target: ListColumn) -> Reference? {
    let numbers = textNumbers(list, column)
    let keys = textNumbers(target.list, target.column)
    let known = members(target)
    let isSelf = target.list == list
    var matched = 0
    var own = 0
    var missing = 0
    var firstMissing: TextNumber?
    var missingKinds = 0
    var seen = TextNumberSet(count: table.count)
    var distinct = 0
    for (record, text) in numbers.enumerated() {
      guard let number = text.number else { continue }
      if isSelf && keys[record] == text {
        own += 1
      } else if known.contains(number) {
        matched += 1
        if seen.insert(number) { distinct += 1 }
      } else if !isRootMark(text) {
        missing += 1
        if missingKinds == 0 || firstMissing != number { missingKinds += 1 }
        firstMissing = number
      }
    }
    if missingKinds == 1 && isSelf { missing = 0 }
    let profile = profile(list, column)
    guard matched > 0,
      matched * ReferenceWeight.matchedShare >= numbers.count || !isSelf
        || profile.meaning.contains(.parent)
    else { return nil }
    // A list of one record is above everything or nothing: the same "collation" here and there.
    if !isSelf, lists[target.list].count == 1, !profile.meaning.contains(.parent),
      sharedWords(list, column, with: target.list).isEmpty
    {
      return nil
    }
    // Small numbers of something else are among any IDs: without a word for it a column has to name most
    // of the other list's records.
    if !isSelf, lists[list].hasHeader, profile.meaning.isDisjoint(with: [.parent, .id, .level]),
      !distinct.isHalf(of: distinctCount(target.list, target.column)),
      sharedWords(list, column, with: target.list).isEmpty
    {
      return nil
    }
    let contained = Double(matched) / Double(matched + missing)
    // Every row its own parent but a few: that column is the ID once more.
    if isSelf && own.isMost(of: numbers.count) { return nil }
    // Parents have several children; a column that names each parent once is a link to a next row.
    if (matched - distinct) * ReferenceWeight.siblingShare < matched,
      matched > ReferenceWeight.fewMatched, !profile.meaning.contains(.parent)
    {
      return nil
    }
    // Row numbers 1, 2, 3 … have every small number among them: a "country_id" that is never empty
    // and never a root's mark counts something else.
    if isSelf && missingKinds != 1 && !profile.meaning.contains(.parent)
      && !numbers.contains(where: isRootMark) && !keys.contains(where: { $0.isNone })
      && PrefixScheme.areRowNumbers(table, keys.compactMap { $0.number })
    {
      return nil
    }
    // A flag is 0 or 1, and there is a row of that number.
    if isSelf && distinct == 1 && profile.longest == 1 && !profile.meaning.contains(.parent) {
      return nil
    }
    if isSelf {
      // A column called parent is one even if it goes round in circles, which is an error then.
      if !profile.meaning.contains(.parent), hasCircles(numbers, keys) { return nil }
    }
    var score = contained
    if profile.meaning.contains(.parent) { score += ReferenceWeight.parentWord }
    if profile.meaning.contains(.measure) && !profile.meaning.contains(.parent) {
      score += ReferenceWeight.measure
    }
    if !isSelf {
      score +=
        ReferenceWeight.coverage * Double(distinct) / Double(max(1, lists[target.list].count))
    } else if lists[list].hasHeader
      && profile.meaning.intersection([.parent, .id, .level]).isEmpty
    {
      score += ReferenceWeight.unworded
    }
    return Reference(
      column: column, targets: [target], score: score, distinct: distinct, share: contained)
  }

  /// The words that a column's name shares with a list's key, its source's name or its columns:
  /// "cityCode" and cities.csv.
  private func sharedWords(_ list: Int, _ column: Int, with target: Int) -> Set<String> {
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

  /// Whether there are rows from which going up never ends.
  private func hasCircles(_ numbers: [TextNumber.OrNone], _ keys: [TextNumber.OrNone]) -> Bool {
    var rows = Numbered<TextTable, Int32>(repeating: -1, count: table.count)
    for (record, key) in keys.enumerated() {
      if let key = key.number, rows[key] < 0 { rows[key] = Int32(record) }
    }
    var state = [UInt8](repeating: 0, count: numbers.count)
    var path: [Int] = []
    for start in numbers.indices where state[start] == 0 {
      var current = start
      path.removeAll(keepingCapacity: true)
      while true {
        // On the way up from here already, or known to end.
        if state[current] == Self.isOnWay { return true }
        if state[current] == Self.ends { break }
        state[current] = Self.isOnWay
        path.append(current)
        guard numbers[current] != keys[current], let number = numbers[current].number,
          rows[number] >= 0
        else { break }
        current = Int(rows[number])
      }
      for record in path { state[record] = Self.ends }
    }
    return false
  }

  private static let isOnWay: UInt8 = 1
  private static let ends: UInt8 = 2
}
