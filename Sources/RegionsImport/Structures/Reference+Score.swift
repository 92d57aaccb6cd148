import RegionsSource
import TypedNumbers

/// How well a column explains the rows as references to other records.
extension Evidence {
  /// A column of a list as references to the keys of another, or of itself; `nil` if it is none.
  ///
  /// - Parameter isForced: Whether somebody said that it holds the parents.
  func score(
    _ list: Int, _ column: Int, against target: ListColumn, isForced: Bool
  ) -> Reference? {
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
    // Small numbers of something else are among any IDs.
    // Where some rows have nothing above them, the others may say what is above those; a flag is 0 as well.
    let hasRoots =
      isSelf && (missingKinds == 1 || numbers.contains(where: isRootMark))
      && (distinct > Self.fewKinds || profile.longest > 1 || !lists[list].hasHeader
        || !profile.meaning.isDisjoint(with: [.id, .level]))
    // Called by a word for a level, and with most of a list's keys and no others: few rows can say no more.
    let isLevel =
      !isSelf && missing == 0 && profile.meaning.contains(.level)
      && distinct * 2 >= lists[target.list].count
    if !isForced, !hasRoots, !isLevel, !isCalledReference(list, column, to: target),
      surprise(list, column, among: target).bits < Surprise.enough,
      !isFollowed(list, column, to: target)
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
    // A record of another list each: a chief town, not what is above.
    if !isSelf, !isForced, matched == distinct, matched >= ReferenceWeight.fewPairs,
      !isCalledReference(list, column, to: target), !profile.meaning.contains(.level)
    {
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

  /// Whether a column is called the parent, by a word for what another list holds, or as that list's key is:
  /// "prefCode" here and there.
  func isCalledReference(_ list: Int, _ column: Int, to target: ListColumn) -> Bool {
    let meaning = profile(list, column).meaning
    if meaning.contains(.parent) { return true }
    guard target.list != list else { return false }
    let heading = lists[list].columns[column].name
    return !sharedWords(list, column, with: target.list).isEmpty
      || lists[list].hasHeader && meaning.contains(.id) && !meaning.contains(.plain)
        && heading == lists[target.list].columns[target.column].name
  }

  /// How much it says that a column's texts are among the keys of a list; a row's own ID says nothing.
  ///
  /// - Complexity: O(records) on first use of the keys, and as much for the column.
  func surprise(_ list: Int, _ column: Int, among target: ListColumn) -> Surprise {
    let own = target.list == list ? textNumbers(target.list, target.column) : []
    let known = members(target)
    var seen = TextNumberSet(count: table.count)
    var texts: [ArraySlice<UInt8>] = []
    for (record, text) in textNumbers(list, column).enumerated() {
      guard let number = text.number, own.isEmpty || own[record] != text, !isRootMark(text),
        seen.insert(number)
      else { continue }
      texts.append(bytes(number))
      if texts.count == Self.surprising { break }
    }
    return Surprise(of: texts, among: surpriseKeys(target)) { text in
      known.contains(TextNumber.OrNone(table.existing(text)))
    }
  }

  /// More texts than these tell nothing new.
  private static let surprising = 2_000

  /// Whether another column of a list says the same of the rows above: a row's code begins with its parent's,
  /// or it has the name of its parent besides.
  ///
  /// - Complexity: O(columns²), for some of the records.
  func isFollowed(_ list: Int, _ column: Int, to target: ListColumn) -> Bool {
    var rows = Numbered<TextTable, Int32>(repeating: -1, count: table.count)
    for (record, key) in textNumbers(target.list, target.column).enumerated() {
      if let key = key.number, rows[key] < 0 { rows[key] = Int32(record) }
    }
    let numbers = textNumbers(list, column)
    let pairs = stride(from: 0, to: numbers.count, by: max(1, numbers.count / Self.surprising))
      .compactMap { record -> (record: Int, above: Int)? in
        guard let number = numbers[record].number, rows[number] >= 0,
          target.list != list || Int(rows[number]) != record
        else { return nil }
        return (record, Int(rows[number]))
      }
    guard pairs.count >= Self.fewFollowed else { return false }
    for own in lists[list].columns.indices where own != column {
      let below = textNumbers(list, own)
      for other in lists[target.list].columns.indices where other != target.column {
        let above = textNumbers(target.list, other)
        var following = 0
        var kinds: Set<TextNumber> = []
        for pair in pairs {
          guard let text = below[pair.record].number, let upper = above[pair.above].number,
            text == upper
              || profile(list, own).isCode && bytes(text).starts(with: bytes(upper))
                && bytes(upper).count > 1
          else { continue }
          following += 1
          kinds.insert(upper)
        }
        if kinds.count > Self.fewKinds, following.isLargePart(of: pairs.count) { return true }
      }
    }
    return false
  }

  /// Of fewer rows below others another column may follow by chance.
  private static let fewFollowed = 4
  /// A kind that parents and children share, such as a country, has as few texts.
  private static let fewKinds = 2

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

  /// Whether a column of a list is called by what another list holds, and not by what its own does: the
  /// `provinceCode` of cities, of which two may differ as IDs do.
  func refersElsewhere(_ list: Int, _ column: Int, among others: [Int]) -> Bool {
    sharedWords(list, column, with: list).isEmpty
      && others.contains { other in
        other != list && !sharedWords(list, column, with: other).isEmpty
          && lists[other].column(named: lists[list].columns[column].name) == nil
      }
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
