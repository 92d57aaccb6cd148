import RegionsSource
import TypedNumbers

/// Which column of a list has the IDs of its records.
extension Evidence {
  /// Of a code that is written out in another column, "0500000US01001" in "AFFGEOID", the column that it is
  /// called by: "01001" in "GEOID".
  func shortForm(_ list: Int, _ column: Int, among candidates: [Int]) -> Int {
    guard lists[list].hasHeader, lists[list].count > 1 else { return column }
    let name = lists[list].columns[column].name.lowercased()
    let texts = textNumbers(list, column)
    return candidates.first { other in
      let own = lists[list].columns[other].name.lowercased()
      guard own.count < name.count, name.hasPrefix(own) || name.hasSuffix(own) else {
        return false
      }
      var front: [UInt8]?
      return zip(texts, textNumbers(list, other)).allSatisfy { long, short in
        guard let long = long.number.map(bytes), let short = short.number.map(bytes),
          long.count > short.count, long.suffix(short.count) == short
        else { return false }
        let rest = Array(long.dropLast(short.count))
        defer { front = rest }
        return front.map { $0 == rest } ?? true
      }
    } ?? column
  }

  /// How much a column looks like the ID of its records; 0.5 or less: not at all.
  ///
  /// - Parameter above: the name of the column that has the IDs of the records above.
  func idScore(_ list: Int, _ column: Int, above: String?) -> Double {
    let profile = profile(list, column)
    let records = lists[list]
    let meaning = profile.meaning
    guard profile.isCode, profile.filled.isHalf,
      profile.longest <= IDWeight.longest
    else { return 0 }
    let key = records.columns[column].name
    if key == RecordList.Column.keyName && records.kind == .entry {
      if isNumberedWord(list, column) { return 0 }
      return profile.isNumeric && !countsEntries(list, column)
        ? IDWeight.numberedKey : IDWeight.entryKey
    }
    if meaning.contains(.measure) && !meaning.contains(.id) { return 0 }
    // What is counted then.
    if HeaderRow.isDay(key) || HeaderRow.year(key) != nil { return 0 }
    if isCalledAfterAnother(list, column) || repeatsOwner(list, column) { return 0 }
    if key == RecordList.Column.textName && records.kind == .entry {
      return areCodesOfKeys(list, column) ? IDWeight.entryKey : 0
    }
    let filled = textNumbers(list, column).count { !$0.isNone }
    let unique = Double(distinctCount(list, column)) / Double(max(filled, 1))
    // Without a heading nothing says that it is an ID, but that it is one.
    if records.hasHeader {
      // Where it is the ID of the level above, streets may repeat their city's.
      // In a few rows of which one repeats the other's "id" that is a mistake to tell of.
      let isMistake = records.count <= IDWeight.fewRows && meaning.contains([.id, .plain])
      let unique = siblingUniqueness(list, column)
      let isUnique = key == above || isMistake ? unique.isHalf : unique.isNearlyAll
      guard isUnique || isUniqueInScope(list, column) else { return 0 }
    } else if repeats(list, column) {
      return 0
    }
    var score = IDWeight.unique * unique + IDWeight.filled * profile.filled
    score += weightOfCall(list, column)
    // A number that only counts the rows is the last that others would refer to.
    if isSerial(list, column) { score += IDWeight.serialWord }
    if meaning.contains(.measure) { score += IDWeight.measure }
    if meaning.contains(.parent) { score += IDWeight.parent }
    if meaning.contains(.variant) { score += IDWeight.variant }
    if meaning.contains(.level), records.hasHeader, key.lowercased().hasPrefix("parent") {
      score += IDWeight.parentOfLevel
    }
    if profile.isSmall, !meaning.contains(.id) { score += IDWeight.smallWords }
    return score
  }

  /// What it weighs how a column is called, and that it is called no ID.
  private func weightOfCall(_ list: Int, _ column: Int) -> Double {
    let profile = profile(list, column)
    let meaning = profile.meaning
    if isOfficial(list, column) { return IDWeight.plainWord + IDWeight.official }
    if meaning.contains(.id), isBesideCode(list, column) { return -IDWeight.idWord }
    if meaning.contains([.id, .plain]) || isCodeOfName(list, column) {
      let isItself = lists[list].columns[column].name.lowercased() == "id"
      return IDWeight.plainWord + (isItself ? weightOfID(list, column) : 0)
        + (isOfProgram(list, column) ? IDWeight.ofProgram : 0)
    }
    if meaning.contains(.id) { return IDWeight.idWord }
    if !lists[list].hasHeader || isCodedPlace(list, column) { return IDWeight.unheaded }
    let isUnworded =
      !isNested(list, column)
      && (!profile.isOfficial && !isCalledAsNames(list, column) || !isAscending(list, column))
    return isUnworded ? IDWeight.unworded : 0
  }

  /// Whether the keys of a dictionary are 1, 2, 3 … where its records have a code each: `1 => %{code: "JP-01", …}`.
  private func countsEntries(_ list: Int, _ column: Int) -> Bool {
    countsRows(list, column)
      && lists[list].columns.indices.contains { other in
        let codes = profile(list, other)
        return other != column && codes.meaning.contains([.id, .plain]) && !codes.isNumeric
          && codes.isCode && isDifferent(list, other)
      }
  }

  /// Whether a column is 1, 2, 3 ….
  private func countsRows(_ list: Int, _ column: Int) -> Bool {
    textNumbers(list, column).enumerated().allSatisfy { row, number in
      number.number.flatMap { WholeNumber.value(bytes($0)) } == row + 1
    }
  }

  /// Whether the texts of a dictionary are codes, one of each key: a short form, `{"Alabama": "AL"}`, or numbers that count on
  /// or lie below each other; what is counted has digits as well.
  private func areCodesOfKeys(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    let isShort = profile.isAbbreviation && profile.digits == 0 && !profile.isSmall
    return !repeats(list, column)
      && (isShort || countsOn(list, column) || beginWithEachOther(list, column)
        || beginWithOwners(list, column))
  }

  /// Whether texts are numbers of one length that begin with the code of the record that holds each, without its zeros.
  private func beginWithOwners(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    let owner = lists[list].owner
    guard owner >= 0, profile.isNumeric, profile.isOfficial, profile.shortest == profile.longest
    else { return false }
    let texts = textNumbers(list, column)
    return lists[owner].columns.indices.contains { other in
      let above = self.profile(owner, other)
      guard above.isNumeric, above.isOfficial else { return false }
      let codes = textNumbers(owner, other)
      return texts.enumerated().allSatisfy { record, text in
        let place = lists[list].owner(of: record)
        guard place >= 0, let own = text.number, let code = codes[place].number.map(bytes),
          let last = code.lastIndex(where: { $0 != 48 })
        else { return false }
        return bytes(own).starts(with: code[...last])
      }
    }
  }

  /// Whether a place behind the key of an entry, which has no heading either, has codes.
  private func isCodedPlace(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    return lists[list].kind == .entry && Int(lists[list].columns[column].name) != nil
      && (!profile.isNumeric && (profile.isAbbreviation || profile.isCoded)
        || profile.isNumeric && isNumberedWord(list, 0))
      && isDifferent(list, column)
  }

  /// Whether a column has official codes, a different one for each record, and is called so by all its words, "nuts3",
  /// "nutsCode", and no other column has codes, but for "id", those of what is above and the beginning of these: the NUTS
  /// code of a municipality is that of what is above it.
  func isOfficial(_ list: Int, _ column: Int) -> Bool {
    let words = KeyMeaning.words(of: lists[list].columns[column].name)
      .map { String($0.reversed().drop(while: \.isNumber).reversed()) }
    return lists[list].hasHeader && words.contains(where: Self.officialWords.contains)
      && words.allSatisfy {
        Self.officialWords.contains($0) || KeyMeaning($0).contains([.id, .plain])
      }
      && isDifferent(list, column)
      && lists[list].columns.indices.allSatisfy { other in
        other == column || !profile(list, other).meaning.contains(.id)
          || lists[list].columns[other].name.lowercased() == "id"
          || !isDifferent(list, other) && profile(list, other).isFull
          || isDifferent(list, other) && isBeginning(list, other, of: column)
      }
  }

  /// Whether the texts of a column begin with those of another, in each record.
  private func isBeginning(_ list: Int, _ other: Int, of column: Int) -> Bool {
    zip(textNumbers(list, other), textNumbers(list, column)).allSatisfy { short, whole in
      guard let short = short.number, let whole = whole.number else { return false }
      return bytes(whole).starts(with: bytes(short))
    }
  }

  /// Whether each record has a text in a column, and no other has the same.
  func isDifferent(_ list: Int, _ column: Int) -> Bool {
    profile(list, column).isFull && distinctCount(list, column) == lists[list].count
  }

  /// Those of "iso" stand for countries as well, and beside a data set's own IDs for the same states.
  private static let officialWords = Words.set(.official).subtracting(["iso"])

  /// What being called just "id" weighs: less than nothing where it only counts the rows of the only list, or has numbers of
  /// any length, and another column has a code of each, all of one length.
  private func weightOfID(_ list: Int, _ column: Int) -> Double {
    // Letters that names are sorted under are no other list.
    let isOnly = lists.indices.allSatisfy { $0 == list || lists[$0].columns.count <= 1 }
    guard isOnly, isDifferent(list, column) else { return IDWeight.idItself }
    let codes = lists[list].columns.indices.filter { other in
      let codes = profile(list, other)
      // "province_id" of 110000, 120000 … as well as "code".
      let isCalled =
        lists[list].columns[other].name.lowercased() == "code"
        || codes.isOfficial && codes.meaning.contains([.id, .level])
      return other != column && isCalled && codes.isCode && isDifferent(list, other)
        && codes.shortest == codes.longest
    }
    guard !codes.isEmpty else { return IDWeight.idItself }
    let own = profile(list, column)
    let isBesideLong =
      own.isNumeric && own.shortest < own.longest
      && codes.contains { profile(list, $0).isNumeric && profile(list, $0).shortest > own.longest }
    let countsRows =
      isBesideLong
      || PrefixScheme.areRowNumbers(table, textNumbers(list, column).compactMap(\.number))
    return countsRows ? -IDWeight.plainWord : IDWeight.idItself
  }

  /// Whether a column is called an ID and counts, or has one letter each, where another is called a code of the same and has
  /// digits of one length: "PROVINCE_ID" beside "PROVINCE_CODE". Nothing refers to it.
  private func isBesideCode(_ list: Int, _ column: Int) -> Bool {
    let own = profile(list, column)
    let words = KeyMeaning.words(of: lists[list].columns[column].name)
    let rest = words.filter { $0 != "id" }
    let counts = own.isNumeric && own.shortest < own.longest && own.longest < Length.ofCode
    guard rest.count < words.count, counts || own.longest == 1 && own.digits == 0,
      lists.indices.allSatisfy({ $0 == list || lists[$0].columns.count <= 1 }),
      !lists[list].columns.indices.contains(where: { profile(list, $0).meaning.contains(.parent) })
    else { return false }
    return lists[list].columns.indices.contains { other in
      let code = profile(list, other)
      guard other != column, code.isNumeric, code.shortest == code.longest,
        code.longest >= own.longest, isDifferent(list, other), !isDialled(list, other)
      else { return false }
      let called = KeyMeaning.words(of: lists[list].columns[other].name)
      let others = called.filter { !KeyMeaning($0).contains(.id) }
      return others.count < called.count && !called.contains("id") && others == rest
    }
  }

  /// Whether all texts of a column begin with a zero, as what is dialled before a number does: "0571".
  private func isDialled(_ list: Int, _ column: Int) -> Bool {
    profile(list, column).longest > 2
      && textNumbers(list, column).allSatisfy { text in
        text.number.map { bytes($0).first == UInt8(ascii: "0") } ?? false
      }
  }

  /// Whether IDs are names that a program gave its records, "state_af_badghis", where these have codes besides.
  private func isOfProgram(_ list: Int, _ column: Int) -> Bool {
    !profile(list, column).isNumeric
      && textNumbers(list, column).allSatisfy { number in
        number.number.map { bytes($0).contains(UInt8(ascii: "_")) } ?? false
      }
      && lists[list].columns.indices.contains { other in
        other != column && profile(list, other).isCode
          && profile(list, other).meaning.contains([.id, .plain]) && isDifferent(list, other)
      }
  }

  /// Whether a column is called after another list, whose IDs it has then: "department_id" of towns. What the records above
  /// have as well under that name is each one's own: "cityId" on all levels of `chinaCity`.
  func isCalledAfterAnother(_ list: Int, _ column: Int) -> Bool {
    let heading = words(list, column)
    guard heading.isAbout(oneOf: calls.all), !heading.isAbout(oneOf: calls.each[list]) else {
      return false
    }
    if tellsApart(list, column, below: heading) { return false }
    let names = lists[list].columns.indices.filter {
      profile(list, $0).meaning.contains(.name) && profile(list, $0).isName
    }
    // "county_code" beside "county_name" and no other names is a county's, whatever is called "sub_counties".
    if names.count == 1, words(list, names[0]).subject == heading.subject { return false }
    return !owners(of: list).contains { owner in
      lists[owner].column(named: lists[list].columns[column].name) != nil
    }
  }

  /// Whether a column that is called after a list that holds this one is none of that: several records lie in one, and each
  /// has another.
  private func tellsApart(_ list: Int, _ column: Int, below heading: HeadingWords) -> Bool {
    let owners = Array(owners(of: list))
    return !owners.isEmpty && lists[list].count > lists[owners[0]].count
      && isDifferent(list, column)
      && lists.indices.allSatisfy { other in
        owners.contains(other) || !heading.isAbout(oneOf: calls.each[other])
      }
  }

  /// Whether each record has under another name what the record that it lies in has: "cityProvinceNo" below "provinceNo".
  private func repeatsOwner(_ list: Int, _ column: Int) -> Bool {
    let records = lists[list]
    guard records.owner >= 0, records.count > 1, records.hasHeader else { return false }
    let texts = textNumbers(list, column)
    return lists[records.owner].columns.indices.contains { other in
      guard lists[records.owner].columns[other].name != records.columns[column].name,
        profile(records.owner, other).isCode
      else { return false }
      let above = textNumbers(records.owner, other)
      return texts.enumerated().allSatisfy { record, text in
        let owner = records.owner(of: record)
        return owner >= 0 && !text.isNone && above[owner] == text
      }
    }
  }

  /// Whether another column has names under the same words: "LAD23CD" beside "LAD23NM".
  private func isCodeOfName(_ list: Int, _ column: Int) -> Bool {
    profile(list, column).meaning.contains(.id)
      && columns(of: list, about: words(list, column).subject).contains { other in
        profile(list, other).meaning.contains(.name) && profile(list, other).isName
          && codeColumn(list, other) == column
      }
  }

  /// Whether codes of one length stand under a heading that begins as that of names does, in whatever language:
  /// `fylkesnummer` beside `fylkesnavn`.
  private func isCalledAsNames(_ list: Int, _ column: Int) -> Bool {
    let codes = profile(list, column)
    if isNumberOfName(list, column) { return true }
    guard codes.isNumeric, codes.shortest == codes.longest else { return false }
    let heading = lists[list].columns[column].name
    return lists[list].columns.indices.contains { other in
      guard other != column, profile(list, other).isName else { return false }
      let common = zip(heading, lists[list].columns[other].name).prefix { $0 == $1 }.count
      return common >= Length.ofCode && common.isHalf(of: heading.count)
    }
  }

  /// Whether a heading is that of names with a word for numbers in place of that for names: "GDENR" beside "GDENAME".
  func isNumberOfName(_ list: Int, _ column: Int) -> Bool {
    guard let stem = stem(list, column, before: Self.idEndings),
      distinctCount(list, column) == lists[list].count
    else { return false }
    return lists[list].columns.indices.contains { other in
      self.stem(list, other, before: Self.nameEndings) == stem && profile(list, other).isName
    }
  }

  /// What stands before the ending of a heading that is one word.
  func stem(_ list: Int, _ column: Int, before endings: [String]) -> Substring? {
    let heading = lists[list].columns[column].name.lowercased()
    let ending = endings.first { heading.hasSuffix($0) && heading.count > $0.count + 1 }
    return ending.map { heading.dropLast($0.count) }
  }

  static let idEndings = Words.list(.id).filter { $0.utf8.count > 1 }
  static let nameEndings = Words.list(.name).filter { $0.utf8.count > 1 }

  /// Whether a column counts the rows and is called so: "FID" over small numbers; what is called a row's number, "S. No.",
  /// may count those of the whole of which these are a part.
  func isSerial(_ list: Int, _ column: Int) -> Bool {
    let heading = lists[list].columns[column].name
    if !lists[list].hasHeader { return countsRowsBesideCodes(list, column) }
    guard SerialWords.areCalled(heading) else { return false }
    if SerialWords.areRowNumbers(heading) { return true }
    // Before the table is asked for, which the texts may be new to.
    let numbers = textNumbers(list, column).compactMap(\.number)
    return PrefixScheme.areRowNumbers(table, numbers)
  }

  /// Whether a column without a heading is 1, 2, 3 … beside one of official codes in order, and no other has such small
  /// numbers, which might refer to it.
  private func countsRowsBesideCodes(_ list: Int, _ column: Int) -> Bool {
    let records = lists[list]
    guard records.kind == .row, column == 0, records.count > Count.few, countsRows(list, column)
    else { return false }
    let others = records.columns.indices.dropFirst().filter { profile(list, $0).isNumeric }
    return others.allSatisfy { profile(list, $0).shortest > String(records.count).utf8.count }
      && others.contains { other in
        let codes = profile(list, other)
        return codes.isOfficial && codes.shortest == codes.longest && isDifferent(list, other)
          && isAscending(list, other)
      }
  }

  /// Whether four of five numbers of a length, of two digits or more, are the one before them and one more, or most of
  /// longer ones, as no counts of people are: 101, 102, 103, 201, 202, 203.
  private func countsOn(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    guard profile.shortest == profile.longest, profile.shortest > 1 else { return false }
    let numbers = textNumbers(list, column).map { text in
      text.number.flatMap { WholeNumber.value(bytes($0)) }
    }
    let steps = zip(numbers, numbers.dropFirst()).count { one, next in
      one.flatMap { one in next.map { $0 - one == 1 } } ?? false
    }
    // Of long ones fewer do, which begin anew below each province.
    return numbers.count > Count.few
      && (steps.isLargePart(of: numbers.count - 1)
        || profile.shortest > Length.ofCode && steps.isMost(of: numbers.count - 1))
  }

  /// Whether most numbers of one length are below others of them that end with zeros, as what is counted is not: 110000,
  /// 110101, 110102.
  private func beginWithEachOther(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    guard profile.isNumeric, profile.isOfficial, profile.shortest == profile.longest else {
      return false
    }
    var codes = TextTable()
    var round = 0
    for number in textNumbers(list, column).compactMap(\.number) {
      let code = bytes(number)
      if code.dropFirst(Self.roundDigits).allSatisfy({ $0 == 48 }) { round += 1 }
      _ = codes.number(of: code)
    }
    // Round numbers lie below each other by chance: 600,000 and 620,000 people.
    guard !round.isHalf(of: lists[list].count),
      let found = PrefixScheme.find(codes, codes.numbers), found.share.isHalf
    else { return false }
    let chance = PrefixChance(found.scheme, of: codes, codes.numbers)
    return !chance.isSerial && chance.bits >= Surprise.enough
  }

  /// Behind so many digits a round number has zeros alone.
  private static var roundDigits: Int { tried(3) }

  /// Whether codes stand in order, as those of a list do and what is counted or measured does not.
  func isAscending(_ list: Int, _ column: Int) -> Bool {
    let codes = textNumbers(list, column).compactMap { $0.number }
    let pairs = min(codes.count - 1, Evidence.sample)
    guard pairs > 0 else { return true }
    // As numbers, 9 before 10, or as texts, 11 before 1101 and that before 12.
    var numbers = 0
    var texts = 0
    for pair in 0..<pairs {
      let (one, next) = (bytes(codes[pair]), bytes(codes[pair + 1]))
      let precedes = one.lexicographicallyPrecedes(next)
      if precedes { texts += 1 }
      if one.count == next.count ? precedes : one.count < next.count { numbers += 1 }
    }
    return max(numbers, texts).isLargePart(of: pairs)
  }

  /// Whether nearly all codes of several lengths begin with another one: 11, 1101, 1101014, 1102.
  private func isNested(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    guard profile.isCode, profile.shortest < profile.longest else { return false }
    let codes = textNumbers(list, column).compactMap { $0.number.map(bytes) }
    var above: [ArraySlice<UInt8>] = []
    var roots = 0
    for code in codes.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      while let last = above.last, last.count >= code.count || !code.starts(with: last) {
        above.removeLast()
      }
      if above.isEmpty { roots += 1 }
      above.append(code)
    }
    return roots.isFew(of: codes.count)
  }
}
