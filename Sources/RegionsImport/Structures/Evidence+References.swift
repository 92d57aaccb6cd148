import RegionsSource
import TypedNumbers

/// What a column's texts are among the keys of a list, counted by rows.
private struct ReferenceCounts {
  /// Rows that name a key, the row's own, or no key.
  var matched = 0, own = 0, missing = 0
  /// How many keys are named.
  var distinct = 0
  /// Whether all rows that name no key name the same.
  var isOneMissing: Bool { missingKinds == 1 }
  private var missingKinds = 0

  init(_ evidence: Evidence, _ list: Int, _ column: Int, against target: ListColumn) {
    let keys = evidence.textNumbers(target.list, target.column)
    let known = evidence.members(target)
    let isSelf = target.list == list
    var firstMissing: TextNumber?
    let numbers = evidence.textNumbers(list, column)
    guard numbers.contains(where: known.contains) else { return }
    var seen = TextNumberSet(spanning: numbers)
    for (record, text) in numbers.enumerated() {
      guard let number = text.number else { continue }
      if isSelf && keys[record] == text {
        own += 1
      } else if known.contains(number) {
        matched += 1
        if seen.insert(number) { distinct += 1 }
      } else if !evidence.isRootMark(text), !(isSelf && evidence.isHead(text, of: keys[record])) {
        missing += 1
        if missingKinds == 0 || firstMissing != number { missingKinds += 1 }
        firstMissing = number
      }
    }
    if isOneMissing && isSelf { missing = 0 }
  }

  /// The share of rows that name a key, of those that name one or none.
  var contained: Double { Double(matched) / Double(matched + missing) }
}

/// How well a column explains the rows as references to other records.
extension Evidence {
  /// A column of a list as references to the keys of another, or of itself; `nil` if it is none.
  ///
  /// - Parameter isForced: Whether somebody said that it holds the parents.
  func score(
    _ list: Int, _ column: Int, against target: ListColumn, isForced: Bool
  ) -> Reference? {
    let counts = ReferenceCounts(self, list, column, against: target)
    guard canRefer(list, column, to: target, counts),
      isForced || isNoChance(list, column, to: target, counts),
      !isLink(list, column, to: target, counts, isForced: isForced)
    else { return nil }
    let meaning = profile(list, column).meaning
    var score = counts.contained
    if meaning.contains(.parent) {
      score += ReferenceWeight.parentWord
    } else if meaning.contains(.measure) {
      score += ReferenceWeight.measure
    }
    if target.list != list {
      let rows = max(1, lists[target.list].count)
      score += ReferenceWeight.coverage * Double(counts.distinct) / Double(rows)
    } else if lists[list].hasHeader, meaning.isDisjoint(with: [.parent, .id, .level]) {
      score += ReferenceWeight.unworded
    }
    return Reference(
      column: column, targets: [target], score: score, distinct: counts.distinct,
      share: counts.contained)
  }

  /// Whether enough rows name a key, of a list that has several.
  private func canRefer(
    _ list: Int, _ column: Int, to target: ListColumn, _ counts: ReferenceCounts
  ) -> Bool {
    let isParent = profile(list, column).meaning.contains(.parent)
    let isSelf = target.list == list
    guard counts.matched > 0,
      counts.matched.isPart(of: lists[list].count) || !isSelf || isParent
    else { return false }
    // A list of one record is above everything or nothing: the same "collation" here and there.
    return isSelf || lists[target.list].count > 1 || isParent
      || sharesWord(list, column, with: target.list)
  }

  /// Whether it is more than chance that a column's texts are keys: small numbers of something else are among
  /// any IDs.
  private func isNoChance(
    _ list: Int, _ column: Int, to target: ListColumn, _ counts: ReferenceCounts
  ) -> Bool {
    let profile = profile(list, column)
    let isSelf = target.list == list
    // Where some rows have nothing above them, the others may say what is above those; a flag is 0 as well.
    let hasRoots =
      isSelf && (counts.isOneMissing || textNumbers(list, column).contains(where: isRootMark))
      && (counts.distinct > Self.fewKinds || profile.longest > 1 || !lists[list].hasHeader
        || !profile.meaning.isDisjoint(with: [.id, .level]))
      && !isOfLevelElsewhere(list, column, to: target)
    // Called by a word for a level, and with most of a list's keys and no others: few rows can say no more.
    let isLevel =
      !isSelf && counts.missing == 0 && profile.meaning.contains(.level)
      && counts.distinct * 2 >= lists[target.list].count
    return hasRoots || isLevel || isOfNextLevel(list, column, to: target, counts)
      || isCalledReference(list, column, to: target)
      || surprise(list, column, among: target).bits >= Surprise.enough
      || isFollowed(list, column, to: target)
  }

  /// Whether a column is called by one level and its list by another, "COD_PROV" of comarcas.csv, which lists no
  /// provinces; but where it names only rows that name none.
  private func isOfLevelElsewhere(_ list: Int, _ column: Int, to target: ListColumn) -> Bool {
    let own = words(ofList: list).subtracting(Self.regionWords)
    guard profile(list, column).meaning.contains(.level), !own.isDisjoint(with: LevelWords.all),
      !sharesWord(list, column, with: list)
    else { return false }
    let numbers = textNumbers(list, column)
    // A zero that is a row's ID names that row.
    let known = members(target)
    var named = TextNumberSet(spanning: numbers)
    for number in numbers where !isRootMark(number) || known.contains(number) {
      if let number = number.number { _ = named.insert(number) }
    }
    return zip(numbers, textNumbers(target.list, target.column)).contains { above, key in
      (!isRootMark(above) || known.contains(above)) && key.number.map(named.contains) ?? false
    }
  }

  /// Lists that are called so have regions of any level.
  private static let regionWords = Words.set(.region)

  /// Whether a column names nearly all keys of a list and no others, neither has a heading, and the two lists are
  /// called by different levels: wojewodztwa.csv and powiaty.csv.
  private func isOfNextLevel(
    _ list: Int, _ column: Int, to target: ListColumn, _ counts: ReferenceCounts
  ) -> Bool {
    guard target.list != list, counts.missing == 0, !lists[list].hasHeader,
      !lists[target.list].hasHeader, counts.distinct.isLargePart(of: lists[target.list].count),
      counts.matched > counts.distinct
    else { return false }
    let (own, above) = (words(ofList: list), words(ofList: target.list))
    return lists[target.list].count < lists[list].count
      && !own.subtracting(above).isDisjoint(with: LevelWords.all)
      && !above.subtracting(own).isDisjoint(with: LevelWords.all)
  }

  /// Whether a column refers to one other record each: to the row itself, the next one, a chief town.
  private func isLink(
    _ list: Int, _ column: Int, to target: ListColumn, _ counts: ReferenceCounts, isForced: Bool
  ) -> Bool {
    let meaning = profile(list, column).meaning
    let isSelf = target.list == list
    let numbers = textNumbers(list, column)
    // Every row its own parent but a few: that column is the ID once more.
    if isSelf && counts.own.isMost(of: numbers.count) { return true }
    if meaning.contains(.parent) { return false }
    // A division has the name of the district that its seat is in, which names it as its own as well.
    if isSelf, meaning.contains(.level), counts.own >= counts.distinct,
      profile(target.list, target.column).isName
    {
      return true
    }
    // Parents have several children; a column that names each parent once is a link to a next row, but where it is
    // called by a list that has fewer records: an excerpt with one town in each province.
    let isOfFewer =
      lists[target.list].count < lists[list].count && isCalledReference(list, column, to: target)
    if !(counts.matched - counts.distinct).isPart(of: counts.matched), !isOfFewer,
      counts.matched > ReferenceWeight.fewMatched
    {
      return true
    }
    // Another record each: a chief town, or a running number that stays behind another, or the same code of the places
    // below, of which there are more.
    if !isForced, counts.matched == counts.distinct,
      counts.matched >= ReferenceWeight.fewPairs, !meaning.contains(.level),
      !isCalledReference(list, column, to: target)
        || !sharesWord(list, column, with: target.list)
          && lists[target.list].count > lists[list].count
    {
      return true
    }
    // A column called parent is one even if it goes round in circles, which is an error then.
    return isSelf && hasCircles(numbers, textNumbers(target.list, target.column))
  }

  /// Whether a column is called the parent, by a word for what another list holds, or as that list's key is:
  /// "prefCode" here and there.
  func isCalledReference(_ list: Int, _ column: Int, to target: ListColumn) -> Bool {
    let meaning = profile(list, column).meaning
    if meaning.contains(.parent) { return true }
    guard target.list != list else { return false }
    let heading = lists[list].columns[column].name
    return sharesWord(list, column, with: target.list)
      || words(list, column).isAbout(oneOf: calls(ofFile: target.list))
      || levelsOfNames(target.list).contains(words(list, column).levels)
      || lists[list].hasHeader && meaning.contains(.id) && !meaning.contains(.plain)
        && heading == lists[target.list].columns[target.column].name
  }

  /// What calls the table that is all of a file, by the file's name: "departments.csv".
  private func calls(ofFile list: Int) -> Set<[String]> {
    guard lists[list].kind == .row, lists[list].key.isEmpty else { return [] }
    let file = texts.documents[lists[list].document].name.split(separator: "/").last ?? ""
    return HeadingWords.calls(ofTable: String(file.prefix { $0 != "." }))
  }

  /// Whether a text is the part of a code in front of a mark, the country of "AD-02": where no key is that, it says
  /// that what is above stands somewhere else.
  fileprivate func isHead(_ text: TextNumber.OrNone, of key: TextNumber.OrNone) -> Bool {
    guard let text = text.number.map(bytes), let key = key.number.map(bytes),
      key.count > text.count, key.starts(with: text)
    else { return false }
    return PrefixScheme.separators.contains(key[key.startIndex + text.count])
  }

  /// How much it says that a column's texts are among the keys of a list; a row's own ID says nothing.
  ///
  /// - Complexity: O(records) on first use of the keys, and as much for the column.
  func surprise(_ list: Int, _ column: Int, among target: ListColumn) -> Surprise {
    let own = target.list == list ? textNumbers(target.list, target.column) : []
    let known = members(target)
    let numbers = textNumbers(list, column)
    var seen = TextNumberSet(spanning: numbers)
    var texts: [ArraySlice<UInt8>] = []
    for (record, text) in numbers.enumerated() {
      guard let number = text.number, own.isEmpty || own[record] != text, !isRootMark(text),
        seen.insert(number)
      else { continue }
      texts.append(bytes(number))
      if texts.count == Evidence.sample { break }
    }
    return Surprise(of: texts, among: surpriseKeys(target)) { text in
      known.contains(TextNumber.OrNone(table.existing(text)))
    }
  }

  /// Whether another column of a list says the same of the rows above: a row's code begins with its parent's,
  /// or it has the name of its parent besides.
  ///
  /// - Complexity: O(columns²), for some of the records.
  func isFollowed(_ list: Int, _ column: Int, to target: ListColumn) -> Bool {
    // Both before the table is asked how many texts there are.
    let (numbers, keys) = (textNumbers(list, column), textNumbers(target.list, target.column))
    var rows = Numbered<TextTable, Int32>(repeating: -1, count: table.count)
    for (record, key) in keys.enumerated() {
      if let key = key.number, rows[key] < 0 { rows[key] = Int32(record) }
    }
    let sample = stride(from: 0, to: numbers.count, by: max(1, numbers.count / Evidence.sample))
    let sampled = sample.count { !isRootMark(numbers[$0]) }
    let pairs =
      sample.compactMap { record -> (record: Int, above: Int)? in
        guard let number = numbers[record].number, rows[number] >= 0,
          target.list != list || Int(rows[number]) != record
        else { return nil }
        return (record, Int(rows[number]))
      }
    guard pairs.count >= Self.fewFollowed else { return false }
    for own in lists[list].columns.indices where own != column {
      let below = textNumbers(list, own)
      for other in lists[target.list].columns.indices {
        let above = textNumbers(target.list, other)
        // What has the keys once more follows anyway. A row's code that begins with one does not, where each row
        // names one.
        let isKey = other == target.column
        if isKey, target.list == list || pairs.count < sampled { continue }
        var following = 0
        var kinds: Set<TextNumber> = []
        for pair in pairs {
          guard let text = below[pair.record].number, let upper = above[pair.above].number,
            text == upper && !isKey
              || text != upper && profile(list, own).isCode
                && bytes(text).starts(with: bytes(upper))
                && bytes(upper).count > 1
          else { continue }
          following += 1
          kinds.insert(upper)
        }
        if following.isLargePart(of: pairs.count),
          kinds.count > Self.fewKinds
            || kinds.count > 1 && bits(of: kinds, in: above) >= Surprise.enough
        {
          return true
        }
      }
    }
    return false
  }

  /// How much it says that just these texts were met, of all that rows have.
  private func bits(of kinds: Set<TextNumber>, in texts: [TextNumber.OrNone]) -> Double {
    kinds.reduce(0) { bits, kind in
      let rows = texts.count { $0.number == kind }
      return bits + Surprise.log2(Double(texts.count) / Double(max(1, rows)))
    }
  }

  /// Of fewer rows below others another column may follow by chance.
  static var fewFollowed: Int { Count.some }
  /// A kind that parents and children share, such as a country, has as few texts.
  private static var fewKinds: Int { Count.twice }

  /// Whether a column's name has a word, or is short for one, of a list's key, its source's name or its columns:
  /// "cityCode" and cities.csv.
  func sharesWord(_ list: Int, _ column: Int, with target: Int) -> Bool {
    HeadingWords.have(words(list, column).levels, oneFor: words(ofList: target))
      || target != list && words(list, column).isAbout(oneOf: calls.each[target])
  }

  /// Whether a column of a list is called by what another list holds, and not by what its own does: the
  /// `provinceCode` of cities, of which two may differ as IDs do.
  func refersElsewhere(_ list: Int, _ column: Int, among others: [Int]) -> Bool {
    !sharesWord(list, column, with: list)
      && others.contains { other in
        other != list && sharesWord(list, column, with: other)
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
