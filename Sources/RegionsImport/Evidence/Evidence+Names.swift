import RegionsSource
import TypedNumbers

/// Which column of a list has the names of its records.
extension Evidence {
  /// Whether a column has in small letters and without blanks what another has as names: "dki_jakarta", "DKI Jakarta".
  func isWrittenOut(_ list: Int, _ column: Int, in other: Int) -> Bool {
    guard profile(list, other).isName else { return false }
    return profile(list, column).isSmall && !profile(list, other).isSmall
      && spellsAlike(column, other, in: list)
      || isIdentifier(list, column, of: other)
  }

  /// Whether the keys of a dictionary, or what stands first in arrays, are words of a program for names: TANA_RIVER for
  /// “Tana River”, "valle-di-aosta".
  private func isIdentifier(_ list: Int, _ column: Int, of other: Int) -> Bool {
    let isKey =
      lists[list].kind == .entry && lists[list].columns[column].name == RecordList.Column.keyName
      || lists[list].kind == .tuple && column == 0
    guard isKey, lists[list].count > Count.twice, !profile(list, other).isSmall
    else { return false }
    let keys = textNumbers(list, column).prefix(Bound.texts)
    let names = textNumbers(list, other)
    let isOneCase = [65...90, 97...122].contains { (range: ClosedRange<UInt8>) in
      keys.allSatisfy { $0.number.map { !bytes($0).contains(where: range.contains) } ?? true }
    }
    let areNames = names.prefix(Bound.texts).allSatisfy { name in
      name.number.map { bytes($0).contains { 97...122 ~= $0 || $0 >= 0x80 } } ?? false
    }
    return isOneCase && areNames
      && keys.indices.count { letters(keys[$0]) == letters(names[$0]) }.isLargePart(of: keys.count)
  }

  /// Of a dictionary whose keys are written as its texts are the keys, which are what its texts belong to: the
  /// provinces of `{"Drenthe": "Assen", "Zeeland": "Middelburg"}`, not their capitals.
  func keyBeforeText(_ list: Int, _ column: Int) -> Int {
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
  func nameInOneLanguage(_ roles: inout [Roles]) {
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
  func firstOfLanguages(_ list: Int, _ column: Int) -> Int {
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
  func onlyName(_ list: Int) -> Int? {
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
  func otherName(_ list: Int, _ name: Int) -> Int? {
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
      score += isNumberedWord(list, column) ? -NameWeight.onlyText : NameWeight.entryKey
    } else if records.hasHeader {
      score += weightOfHeading(list, column)
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

  /// What the words of a heading say for names and against them.
  private func weightOfHeading(_ list: Int, _ column: Int) -> Double {
    let meaning = profile(list, column).meaning
    let isWhole = isShortened(list, column)
    // Asked only where a word speaks against it.
    let isOnlyInScript =
      !meaning.isDisjoint(with: [.variant, .measure]) && isOnlyInScript(list, column)
    var score = 0.0
    if meaning.contains([.name, .plain]) {
      score += NameWeight.plainWord
    } else if meaning.contains(.name) {
      score += meaning.contains(.level) ? NameWeight.nameOfLevel : NameWeight.nameWord
    } else if meaning.contains(.level) {
      score += NameWeight.levelWord
    } else if isNameOfNumber(list, column) || isWhole {
      score += NameWeight.nameWord
    }
    if meaning.contains(.variant), !isOnlyInScript { score += weightOfVariant(list, column) }
    if meaning.contains(.parent) { score += NameWeight.parent }
    if meaning.contains(.measure), !meaning.contains(.plain), !isOnlyInScript, !isWhole {
      score += NameWeight.measure
    }
    if meaning.contains(.id), !meaning.contains(.name), !isWhole { score += NameWeight.id }
    return score
  }

  /// Whether a dictionary's keys are one word of a program with the number of each record, "province_1", where its records
  /// have names, called so or at a place: `new Province(11, "Alta")`.
  func isNumberedWord(_ list: Int, _ column: Int) -> Bool {
    let count = lists[list].count
    let hasNames = lists[list].columns.indices.contains { other in
      other != column
        && (Int(lists[list].columns[other].name) != nil
          || profile(list, other).meaning.contains([.name, .plain]))
    }
    guard hasNames, count > Count.twice, profile(list, column).isCode else { return false }
    var stems: Set<[UInt8]> = []
    let areCounted = textNumbers(list, column).allSatisfy { number in
      guard let text = number.number.map(bytes) else { return false }
      let stem = Array(text.reversed().drop { 48...57 ~= $0 })
      stems.insert(stem)
      return WholeNumber.value(text.dropFirst(stem.count)).map { $0 <= 2 * count } ?? false
    }
    return areCounted && stems.count == 1 && stems.first?.contains { $0 | 0x20 >= 97 } ?? false
  }

  /// Whether a column alone has a text beyond ASCII for each record, all different: what is called a note beside initials,
  /// or an abbreviation beside a few kinds and names in English.
  private func isOnlyInScript(_ list: Int, _ column: Int) -> Bool {
    profile(list, column).isNonASCII && isDifferent(list, column)
      && lists[list].columns.indices.allSatisfy {
        $0 == column || profile(list, $0).nonASCII == 0
          || distinctCount(list, $0).isSmallPart(of: lists[list].count)
      }
  }

  private func weightOfVariant(_ list: Int, _ column: Int) -> Double {
    func isOfName(_ column: Int) -> Bool { profile(list, column).meaning.contains(.name) }
    func isSmall(_ column: Int) -> Bool {
      profile(list, column).capitalized + profile(list, column).nonASCII == 0
    }
    let isSlug =
      isOfName(column) && isSmall(column)
      && lists[list].columns.indices.contains {
        isOfName($0) && !isSmall($0) && profile(list, $0).isName && profile(list, $0).isFull
      }
    return NameWeight.variant + (isSlug ? NameWeight.small : 0)
  }

  /// Whether another column has shorter texts and is called short, and that is what a box has for an ID: `value: '金水区', shortName: '金水'`.
  private func isShortened(_ list: Int, _ column: Int) -> Bool {
    let profile = profile(list, column)
    guard profile.meaning.contains(.id), profile.isNonASCII else { return false }
    let texts = textNumbers(list, column)
    return lists[list].columns.indices.contains { other in
      guard other != column, words(list, other).all.contains("short"),
        self.profile(list, other).isName
      else { return false }
      return zip(texts, textNumbers(list, other)).count { long, short in
        guard let short = short.number, let long = long.number else { return false }
        return bytes(short).count < bytes(long).count
      }.isMost(of: texts.count)
    }
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

  /// The other way round.
  private func isNameOfNumber(_ list: Int, _ column: Int) -> Bool {
    guard let stem = stem(list, column, before: Self.nameEndings) else { return false }
    return lists[list].columns.indices.contains { other in
      self.stem(list, other, before: Self.idEndings) == stem && isNumberOfName(list, other)
    }
  }
}
