import RegionsSource
import TypedNumbers

/// Which column of a list holds the names, and which the IDs.
struct Roles: Sendable {
  var name: Int?
  var id: Int?
  var nameScore = 0.0
  /// Where the name is for records that have none there: another form of it.
  var otherName: Int?
}

extension Evidence {
  /// Chooses the columns of every list: owners first, so that what was chosen above counts below.
  func chooseRoles(_ options: ImportOptions) -> [Roles] {
    var roles = [Roles](repeating: Roles(), count: lists.count)
    var usedNames: [String: Int] = [:]
    for list in lists.indices {
      let scored = bestName(list, usedAbove: usedNames)
      if let forced = options.nameKey.flatMap({ lists[list].column(named: $0) }) {
        roles[list].name = forced
        roles[list].nameScore = 2
      } else if let (best, score) = scored, score >= NameWeight.enough {
        let column = keyBeforeText(list, firstOfLanguages(list, best))
        roles[list].name = column
        roles[list].nameScore = score
        roles[list].otherName = otherName(list, column)
        usedNames[lists[list].columns[column].name, default: 0] += 1
      } else if let only = onlyName(list) {
        roles[list].name = only
        roles[list].nameScore = NameWeight.enough
      }
    }
    if options.nameKey == nil {
      nameInOneLanguage(&roles)
    }
    // The ID is chosen for all lists with the same columns together: an ID that is unique in the
    // whole source is worth more than one that counts each list anew.
    for list in lists.indices {
      if let forced = options.idKey.flatMap({ lists[list].column(named: $0) }) {
        roles[list].id = forced
        continue
      }
      let candidates = lists[list].columns.indices
        .filter { $0 != roles[list].name }
        .map { ($0, idScore(list, $0, above: idName(above: list, roles))) }
        .filter { $0.1 > IDWeight.enough }
      // The first of equals.
      let best = candidates.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
      roles[list].id =
        best.map { shortForm(list, $0, among: candidates.map(\.0)) }
        ?? roles[list].name.flatMap {
          isCodeAlone(list, $0) ? $0 : abbreviation(list, of: $0) ?? repeatedCode(list, of: $0)
        }
    }
    return roles
  }

  /// Whether the names of a list are codes and called so, for it has no others: "countryCode".
  private func isCodeAlone(_ list: Int, _ name: Int) -> Bool {
    let profile = profile(list, name)
    return lists[list].hasHeader && lists[list].kind != .entry && profile.meaning.contains(.id)
      && profile.meaning.isDisjoint(with: .plain) && profile.isAbbreviation
      && distinctCount(list, name) == lists[list].count
      && textNumbers(list, name).allSatisfy { number in
        number.number.map { bytes($0).allSatisfy { 65...90 ~= $0 } } ?? false
      }
  }

  /// The column that looks most like names; of equals the first, but for a short form.
  private func bestName(_ list: Int, usedAbove used: [String: Int]) -> (column: Int, score: Double)?
  {
    var best: (column: Int, score: Double)?
    for column in lists[list].columns.indices {
      let score = nameScore(list, column, usedAbove: used)
      guard score > 0 else { continue }
      if let known = best {
        let isName =
          profile(list, known.column).isAbbreviation && !profile(list, column).isAbbreviation
        guard
          score > known.score || score == known.score && isName
            || isWrittenOut(list, known.column, in: column)
        else { continue }
      }
      best = (column, score)
    }
    return best
  }

  /// Whether a column has in small letters and without blanks what another has as names: "dki_jakarta", "DKI Jakarta".
  private func isWrittenOut(_ list: Int, _ column: Int, in other: Int) -> Bool {
    profile(list, column).isSmall && !profile(list, other).isSmall
      && profile(list, other).isName && spellsAlike(column, other, in: list)
  }

  /// Of a code that is written out in another column, "0500000US01001" in "AFFGEOID", the column that it is
  /// called by: "01001" in "GEOID".
  private func shortForm(_ list: Int, _ column: Int, among candidates: [Int]) -> Int {
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

  /// Of a dictionary whose keys are written as its texts are the keys, which are what its texts belong to: the
  /// provinces of `{"Drenthe": "Assen", "Zeeland": "Middelburg"}`, not their capitals.
  private func keyBeforeText(_ list: Int, _ column: Int) -> Int {
    guard lists[list].kind == .entry,
      lists[list].columns[column].name == RecordList.Column.textName,
      let key = lists[list].column(named: RecordList.Column.keyName)
    else { return column }
    let (keys, texts) = (profile(list, key), profile(list, column))
    // "mirzo-ulug'bek" of “Mirzo Ulugbek district” is its key and no more.
    return isWrittenKey(list, key) && keys.nonASCII >= texts.nonASCII
      && !(keys.isSmall && !texts.isSmall)
      && (!keys.isCode || texts.isCode) ? key : column
  }

  /// Whether a column holds the keys of a dictionary, and these are written as names are.
  func isWrittenKey(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    return lists[list].kind == .entry
      && lists[list].columns[column].name == RecordList.Column.keyName
      && profile.isName && (profile.capitalized.isNearlyAll || !profile.isCode)
  }

  /// Lists that have their names in languages are named in the one that all of them have: `nameEn` of zones whose
  /// municipalities have `nameAr` and `nameEn`.
  private func nameInOneLanguage(_ roles: inout [Roles]) {
    let named = lists.indices.filter { list in
      lists[list].hasHeader
        && roles[list].name.map { wordsBesideLanguage(list, $0) != nil } ?? false
    }
    let keys = Set(
      named.compactMap { list in roles[list].name.map { lists[list].columns[$0].name } })
    guard keys.count > 1 else { return }
    let common = keys.sorted().first { key in
      named.allSatisfy { list in
        lists[list].column(named: key).map { profile(list, $0).isName && profile(list, $0).isFull }
          ?? false
      }
    }
    guard let common else { return }
    for list in named { roles[list].name = lists[list].column(named: common) }
  }

  /// Of columns that have the name in several languages, `name_fr` and `name_ar`, the first; before it the one that is
  /// called by no language, `district` beside `district_ar`, or by that of the word itself: `nom_fr` behind `nom_ar`.
  private func firstOfLanguages(_ list: Int, _ column: Int) -> Int {
    guard lists[list].hasHeader, let words = wordsBesideLanguage(list, column, of: nil) else {
      return column
    }
    // Beside "DescriptionRu", too, "Description" is the name.
    let plain = lists[list].columns.indices.first { other in
      KeyMeaning.words(of: lists[list].columns[other].name) == words && profile(list, other).isName
        && profile(list, other).isFull
    }
    if let plain { return plain }
    guard wordsBesideLanguage(list, column) != nil else { return column }
    let alike = lists[list].columns.indices.filter { other in
      other == column
        || wordsBesideLanguage(list, other) == words && profile(list, other).isName
          && profile(list, other).isFull
          && profile(list, other).meaning == profile(list, column).meaning
    }
    let own = words.flatMap(KeyMeaning.languages(ofName:))
    return alike.first { other in
      let all = KeyMeaning.words(of: lists[list].columns[other].name)
      return own.contains(where: all.contains)
    } ?? alike.first ?? column
  }

  /// The words of a heading without that for a language; `nil` if it has none.
  private func wordsBesideLanguage(
    _ list: Int, _ column: Int, of wanted: KeyMeaning? = .name
  ) -> [String]? {
    var words = KeyMeaning.words(of: lists[list].columns[column].name)
    let meaning = KeyMeaning(lists[list].columns[column].name)
    guard words.count > 1, wanted.map({ !meaning.isDisjoint(with: $0) }) ?? true else { return nil }
    // Behind the word, in front of it, or between: "metadata.fi.nimi".
    let ends = [words.count - 1, 0].first { KeyMeaning.languages.contains(words[$0]) }
    guard
      let place = ends
        ?? (isInLanguage(list, column)
          ? words.firstIndex(where: KeyMeaning.languages.contains) : nil)
    else { return nil }
    words.remove(at: place)
    return words
  }

  /// The column of a table that alone has the look of names, whatever it is called: "regDesc".
  private func onlyName(_ list: Int) -> Int? {
    guard lists[list].hasHeader, lists[list].columns.count > 1 else { return nil }
    let named = lists[list].columns.indices.filter {
      let profile = profile(list, $0)
      return profile.isName && profile.isFull && profile.distinct.isMost
        && profile.meaning.isDisjoint(with: [.parent, .measure])
        && !(profile.isCode && profile.isSmall)
    }
    return named.count == 1 ? named[0] : nil
  }

  /// Another column of names that has one for every record without a name, or `nil`.
  private func otherName(_ list: Int, _ name: Int) -> Int? {
    let names = textNumbers(list, name)
    guard names.contains(where: { $0.isNone }) else { return nil }
    return lists[list].columns.indices.first { column in
      guard column != name, profile(list, column).isName,
        profile(list, column).meaning.contains(.name)
      else { return false }
      return zip(names, textNumbers(list, column)).allSatisfy { !$0.isNone || !$1.isNone }
    }
  }

  /// How much a column looks like the name of its records; 0 or less: not at all.
  func nameScore(_ list: Int, _ column: Int, usedAbove used: [String: Int]) -> Double {
    let profile = profile(list, column)
    let records = lists[list]
    // In a column that is called just "name" a letter is one.
    let isTold =
      records.hasHeader && profile.meaning.contains([.name, .plain])
      && profile.letters.isHalf
    guard profile.isName || isTold,
      !profile.filled.isSmallPart || records.count < NameWeight.fewRecords
    else { return 0 }
    if profile.longest <= NameWeight.shortest, !isTold, isIndex(list, column) { return 0 }
    // What all records have in common names none of them.
    if !isTold, profile.sampled > 1, distinctCount(list, column) == 1 {
      return 0
    }
    var score =
      NameWeight.letters * profile.letters + NameWeight.nonASCII * profile.nonASCII
      + NameWeight.distinct * profile.distinct
    let key = records.columns[column].name
    let isFirst = key == RecordList.Column.keyName && records.kind == .entry
    let isText =
      key == RecordList.Column.textName && (!records.hasHeader || records.kind == .entry)
    let meaning = profile.meaning
    if isText {
      score += NameWeight.onlyText
    } else if isFirst {
      score += NameWeight.entryKey
    } else if records.hasHeader {
      if meaning.contains([.name, .plain]) {
        score += NameWeight.plainWord
      } else if meaning.contains(.name) {
        score += meaning.contains(.level) ? NameWeight.nameOfLevel : NameWeight.nameWord
      } else if meaning.contains(.level) {
        score += NameWeight.levelWord
      } else if isNameOfNumber(list, column) {
        score += NameWeight.nameWord
      }
      if meaning.contains(.variant) { score += weightOfVariant(profile) }
      if meaning.contains(.parent) { score += NameWeight.parent }
      if meaning.contains(.measure) && !meaning.contains(.plain) { score += NameWeight.measure }
      if meaning.contains(.id) && !meaning.contains(.name) { score += NameWeight.id }
    }
    if profile.separated.isLargePart { score += NameWeight.separated }
    if profile.isCoded { score += NameWeight.coded }
    if profile.isCode, profile.longest <= NameWeight.shortest {
      score += NameWeight.abbreviated
    }
    if profile.sampled >= NameWeight.sampleOfFew,
      profile.distinct * Double(profile.sampled) <= Double(NameWeight.fewTexts)
    {
      score += NameWeight.few
    }
    // "name" here as there; a level's word says that it is the name of what is above.
    if records.hasHeader, used[key] != nil, meaning.isDisjoint(with: .level) {
      score += NameWeight.usedAbove
    }
    return score
  }

  private func weightOfVariant(_ profile: ColumnProfile) -> Double {
    let isSlug = profile.meaning.contains(.name) && profile.capitalized + profile.nonASCII == 0
    return NameWeight.variant + (isSlug ? NameWeight.small : 0)
  }

  /// Whether the texts are the letters under which names are sorted: "A", "H-K".
  private func isIndex(_ list: Int, _ column: Int) -> Bool {
    textNumbers(list, column).allSatisfy { number in
      guard let number = number.number else { return true }
      let text = bytes(number)
      return text.count == 1
        || text.count == 3 && text[text.startIndex + 1] == UInt8(ascii: "-")
    }
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
      return profile.isNumeric ? IDWeight.numberedKey : IDWeight.entryKey
    }
    if meaning.contains(.measure) && !meaning.contains(.id) { return 0 }
    // What is counted then.
    if HeaderRow.isDay(key) || HeaderRow.year(key) != nil { return 0 }
    if isCalledAfterAnother(list, column) { return 0 }
    if key == RecordList.Column.textName && records.kind == .entry {
      // A short form: `{"Alabama": "AL"}`; what is counted has digits as well.
      let isShort = profile.isAbbreviation && profile.digits == 0 && !profile.isSmall
      return (isShort || countsOn(list, column)) && !repeats(list, column) ? IDWeight.entryKey : 0
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
    if isOfficial(list, column) {
      score += IDWeight.plainWord + IDWeight.official
    } else if meaning.contains([.id, .plain]) || isCodeOfName(list, column) {
      score += IDWeight.plainWord
      if key.lowercased() == "id" { score += weightOfID(list, column) }
      if isOfProgram(list, column) { score += IDWeight.ofProgram }
    } else if meaning.contains(.id) {
      score += IDWeight.idWord
    } else if !records.hasHeader {
      score += IDWeight.unheaded
    } else if !isNested(list, column),
      !profile.isOfficial && !isCalledAsNames(list, column) || !isAscending(list, column)
    {
      score += IDWeight.unworded
    }
    // A number that only counts the rows is the last that others would refer to.
    if isSerial(list, column) { score += IDWeight.serialWord }
    if meaning.contains(.measure) { score += IDWeight.measure }
    if meaning.contains(.parent), !isOwn(list, column) { score += IDWeight.parent }
    if meaning.contains(.variant) { score += IDWeight.variant }
    if meaning.contains(.level), records.hasHeader, key.lowercased().hasPrefix("parent") {
      score += IDWeight.parentOfLevel
    }
    if profile.isSmall, !meaning.contains(.id) { score += IDWeight.smallWords }
    return score
  }

  /// Whether a column has official codes, a different one for each record, and is called so by all its words, "nuts3",
  /// "nutsCode", and no other column has codes, but for "id" and the beginning of these: the NUTS code of a municipality is
  /// that of what is above it.
  private func isOfficial(_ list: Int, _ column: Int) -> Bool {
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

  /// What being called just "id" weighs: less than nothing where it only counts the rows of the only list, and another column
  /// has a code of each, all of one length.
  private func weightOfID(_ list: Int, _ column: Int) -> Double {
    guard lists.count == 1, isDifferent(list, column) else { return IDWeight.idItself }
    let hasCode = lists[list].columns.indices.contains { other in
      other != column && lists[list].columns[other].name.lowercased() == "code"
        && profile(list, other).isCode && isDifferent(list, other)
        && profile(list, other).shortest == profile(list, other).longest
    }
    let countsRows =
      hasCode
      && PrefixScheme.areRowNumbers(table, textNumbers(list, column).compactMap(\.number))
    return countsRows ? -IDWeight.idItself : IDWeight.idItself
  }

  /// Whether a column called the parent in one word, "pid", has another official code in each record, and no column is
  /// called an ID: those of provinces.
  private func isOwn(_ list: Int, _ column: Int) -> Bool {
    words(list, column).all.count == 1 && words(list, column).levels.isEmpty
      && profile(list, column).isOfficial && isDifferent(list, column)
      && lists[list].count > Count.several
      && lists[list].columns.indices.allSatisfy {
        $0 == column || !profile(list, $0).meaning.contains(.id)
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

  /// Whether a column is called after another list, whose IDs it has then: "department_id" of towns.
  private func isCalledAfterAnother(_ list: Int, _ column: Int) -> Bool {
    let heading = words(list, column)
    return heading.isAbout(oneOf: calls.all) && !heading.isAbout(oneOf: calls.each[list])
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
  private func isNumberOfName(_ list: Int, _ column: Int) -> Bool {
    guard let stem = stem(list, column, before: Self.idEndings),
      distinctCount(list, column) == lists[list].count
    else { return false }
    return lists[list].columns.indices.contains { other in
      self.stem(list, other, before: Self.nameEndings) == stem && profile(list, other).isName
    }
  }

  /// The other way round.
  private func isNameOfNumber(_ list: Int, _ column: Int) -> Bool {
    guard let stem = stem(list, column, before: Self.nameEndings) else { return false }
    return lists[list].columns.indices.contains { other in
      self.stem(list, other, before: Self.idEndings) == stem && isNumberOfName(list, other)
    }
  }

  /// What stands before the ending of a heading that is one word.
  private func stem(_ list: Int, _ column: Int, before endings: [String]) -> Substring? {
    let heading = lists[list].columns[column].name.lowercased()
    let ending = endings.first { heading.hasSuffix($0) && heading.count > $0.count + 1 }
    return ending.map { heading.dropLast($0.count) }
  }

  private static let idEndings = Words.list(.id).filter { $0.utf8.count > 1 }
  private static let nameEndings = Words.list(.name).filter { $0.utf8.count > 1 }

  /// Whether a column counts the rows and is called so: "FID" over small numbers; what is called a row's number, "S. No.",
  /// may count those of the whole of which these are a part.
  func isSerial(_ list: Int, _ column: Int) -> Bool {
    let heading = lists[list].columns[column].name
    guard lists[list].hasHeader, SerialWords.areCalled(heading) else { return false }
    if SerialWords.areRowNumbers(heading) { return true }
    // Before the table is asked for, which the texts may be new to.
    let numbers = textNumbers(list, column).compactMap(\.number)
    return PrefixScheme.areRowNumbers(table, numbers)
  }

  /// Whether four of five numbers of a length, of two digits or more, are the one before them and one more, as no counts of
  /// people are: 101, 102, 103, 201, 202, 203.
  private func countsOn(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    guard profile.shortest == profile.longest, profile.shortest > 1 else { return false }
    let numbers = textNumbers(list, column).map { text in
      text.number.flatMap { WholeNumber.value(bytes($0)) }
    }
    return numbers.count > Count.few
      && zip(numbers, numbers.dropFirst()).count { one, next in
        one.flatMap { one in next.map { $0 - one == 1 } } ?? false
      }.isLargePart(of: numbers.count - 1)
  }

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

  /// The column of codes each of which has one name wherever it comes back: a commune has a row for each of its
  /// post offices.
  private func repeatedCode(_ list: Int, of name: Int) -> Int? {
    let names = textNumbers(list, name)
    guard lists[list].hasHeader else { return nil }
    return lists[list].columns.indices.first { column in
      let profile = profile(list, column)
      guard column != name, profile.isCode, profile.isFull, profile.meaning.contains(.id),
        profile.meaning.isDisjoint(with: [.parent, .measure]), !isCalledAfterAnother(list, column),
        words(list, column).levels.isSubset(of: words(list, name).levels),
        distinctCount(list, column).isMost(of: lists[list].count)
      else { return false }
      var known: [TextNumber.OrNone: TextNumber.OrNone] = [:]
      return zip(textNumbers(list, column), names).allSatisfy { code, name in
        known.updateValue(name, forKey: code).map { $0 == name } ?? true
      }
    }
  }

  /// The column that abbreviates the names, a code each, whatever it is called.
  private func abbreviation(_ list: Int, of name: Int) -> Int? {
    lists[list].columns.indices.first { column in
      column != name && profile(list, column).meaning.isEmpty
        && distinctCount(list, column) == lists[list].count && abbreviates(list, column, name)
    }
  }

  /// Whether the texts of a column are by and large capitals that stand in their order in that of another, the first
  /// of them in front: "BN" beside "Bistriţa-Năsăud".
  func abbreviates(_ list: Int, _ column: Int, _ other: Int) -> Bool {
    let profile = profile(list, column)
    guard profile.isAbbreviation, profile.digits == 0, !profile.isSmall else { return false }
    let codes = textNumbers(list, column).prefix(Bound.texts)
    let names = textNumbers(list, other)
    return codes.indices.count { record in
      guard let code = codes[record].number, let name = names[record].number else { return false }
      var rest = bytes(code)
      let first = rest.first
      for byte in bytes(name) where byte & 0xDF == rest.first { rest.removeFirst() }
      return rest.isEmpty && bytes(name).first.map { $0 & 0xDF } == first
    }.isLargePart(of: codes.count)
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

  /// The column in which the nearest list above that has IDs has them.
  private func idName(above list: Int, _ roles: [Roles]) -> String? {
    for owner in owners(of: list) {
      if let id = roles[owner].id { return lists[owner].columns[id].name }
    }
    return nil
  }
}
