import RegionsSource

/// What the words of a key suggest. Structure and values decide; words break ties.
struct KeyMeaning: OptionSet, Sendable {
  let rawValue: UInt16

  /// A name: "name", "areaName", "名称".
  static let name = KeyMeaning(rawValue: 1 << 0)
  /// An ID: "id", "cityCode", "行政区划代码".
  static let id = KeyMeaning(rawValue: 1 << 1)
  /// The region above: "pid", "parentCode", "上级代码".
  static let parent = KeyMeaning(rawValue: 1 << 2)
  /// What a level is called: "province", "county", "区县".
  static let level = KeyMeaning(rawValue: 1 << 3)
  /// A list of regions below: "children", "cityList".
  static let children = KeyMeaning(rawValue: 1 << 4)
  /// Another form of the name: "shortName", "pinyin", "name_en".
  static let variant = KeyMeaning(rawValue: 1 << 5)
  /// Something that is counted, measured or dialled: "zipcode", "lng", "sort", "level", "phone".
  static let measure = KeyMeaning(rawValue: 1 << 6)
  /// The whole key is the plain word for a name or an ID: "name", "id", "code".
  static let plain = KeyMeaning(rawValue: 1 << 7)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ key: String) {
    var meaning: KeyMeaning = []
    let words = KeyMeaning.words(of: key)
    // A letter says something only alone: "c_province" is no code.
    for word in words where words.count == 1 || word.utf8.count > 1 {
      if let said = KeyMeaning.vocabulary[word] { meaning.formUnion(said) }
    }
    // "pId" and "p_id" are "pid", "part_of" is "partof".
    if words.count > 1, KeyMeaning.parents.contains(words.joined()) { meaning.insert(.parent) }
    var parts = KeyMeaning.ofParts(Array(key.utf8))
    // What is counted ends in no other word: "COVID".
    if parts.contains(.id),
      words.contains(where: { KeyMeaning.vocabulary[$0] == .measure && $0.hasSuffix("id") })
    {
      parts.remove(.id)
    }
    meaning.formUnion(parts)
    if KeyMeaning.isChineseLevel(key) { meaning.insert(.level) }
    // "NUTS level 2" and "Nivel 1" are levels, "admin3Pcode" is the code of one.
    for (word, next) in zip(words, words.dropFirst()) {
      if LevelWords.numbering.contains(word), next.utf8.count == 1, "1" <= next, next <= "9" {
        meaning.insert(.level)
        meaning.remove(.measure)
        if words.last == next { meaning.remove(.id) }
      }
      if next == "pcode", KeyMeaning(word).contains(.level) {
        meaning.insert(.id)
        meaning.remove(.parent)
      }
    }
    // "zipcode" and "phone_no" are no IDs of regions.
    if !KeyMeaning.dials.isDisjoint(with: words) {
      meaning.remove(.id)
      // A post office is a place, and what it is called is a name.
      if let last = words.last, words.count > 1, KeyMeaning.offices.contains(last) {
        meaning.remove(.measure)
        meaning.insert(.name)
      } else {
        meaning.insert(.measure)
      }
    }
    if words.count == 1, KeyMeaning.plainWords.contains(words[0]) { meaning.insert(.plain) }
    // "displayName" is a name, though "display" may be a number by itself.
    if words.count > 1, words.last == "name" { meaning.remove(.measure) }
    self = meaning
  }

  /// The words of a key in lower case: "parentCode", "parent_code" and "PARENT-CODE" are two words.
  static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previousIsLower = false
    // "admin0Name" is two words, "E05CD" is one.
    var endsInDigit = false
    let scalars = Array(key.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let properties = scalar.properties
      let isDigit = scalar.value >= 48 && scalar.value <= 57
      if properties.isAlphabetic || isDigit || isMark(properties.generalCategory) {
        let begins =
          previousIsLower
          || endsInDigit && place + 1 < scalars.count && scalars[place + 1].properties.isLowercase
          || place > 0 && scalars[place - 1].properties.isUppercase && isWord(scalars[place...])
        if properties.isUppercase && begins && !word.isEmpty {
          words.append(word)
          word = ""
        }
        word += properties.lowercaseMapping
        previousIsLower = properties.isLowercase
        endsInDigit = isDigit
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        previousIsLower = false
        endsInDigit = false
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.flatMap(split)
  }

  /// Whether a capital and the small letters behind it are a known word: "Country" of "SUCountry".
  private static func isWord(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let rest = scalars.dropFirst().prefix { $0.properties.isLowercase }
    guard let capital = scalars.first, !rest.isEmpty else { return false }
    let word =
      capital.properties.lowercaseMapping + String(String.UnicodeScalarView(rest))
    return vocabulary[word] != nil
  }

  /// Whether a scalar goes on with the letter before it, as the virama of “ज़िला” and “राज्य” does.
  private static func isMark(_ category: Unicode.GeneralCategory) -> Bool {
    category == .nonspacingMark || category == .spacingMark
  }

  private static let endings = Words.list(.ending)
  private static let beginnings = Words.list(.beginning)
  private static let endingFronts = Words.set(.endingFront)

  /// "areaid" is two words, and so are "cityname" and "idprovincia".
  private static func split(_ word: String) -> [String] {
    if parents.contains(word) { return [word] }
    // "comparent" is the parent of a commune.
    if word.hasSuffix("parent"), word.count <= 10, !["apparent", "transparent"].contains(word) {
      return [String(word.dropLast(6)), "parent"]
    }
    for ending in endings where word.count > ending.count {
      if word.hasSuffix(ending) {
        let front = String(word.dropLast(ending.count))
        if LevelWords.all.contains(front) || parents.contains(front) || endingFronts.contains(front)
        {
          return [front, ending]
        }
        // With the year of the list between: "LAD23CD" beside "LAD23NM".
        let letters = front.prefix { !$0.isNumber }
        if !letters.isEmpty, front.utf8.count - letters.utf8.count == 2 {
          return [String(letters), ending]
        }
      }
    }
    if LevelWords.all.contains(word) { return [word] }
    for beginning in beginnings where word.hasPrefix(beginning) {
      let rest = String(word.dropFirst(beginning.count))
      if rest.utf8.count >= Length.ofAbbreviation, LevelWords.all.contains(rest) {
        return [beginning, rest]
      }
    }
    return [word]
  }

  /// Whether a key is a word for a level, alone or before 名称, 代码 and the like: "省份", "市代码";
  /// not "北京市", which only ends in one.
  private static func isChineseLevel(_ key: String) -> Bool {
    guard key.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    var front = Substring(key)
    for ending in headingEnds
    where front.hasSuffix(ending) && front.count > ending.count {
      front = front.dropLast(ending.count)
      break
    }
    for beginning in headingStarts where front.hasPrefix(beginning) {
      front = front.dropFirst(beginning.count)
    }
    return LevelWords.joined.contains(String(front))
  }

  /// Whether a key names what is dialled or written on letters.
  static func isDialled(_ key: String) -> Bool { !dials.isDisjoint(with: words(of: key)) }

  private static let dials = Words.set(.dialled)
  private static let offices = Words.set(.office)
  private static let headingStarts = Words.list(.headingStart)
  private static let headingEnds = Words.list(.headingEnd)

  /// What lists are called that hold no regions: what is known of a region, and what programs keep besides.
  static let others = Words.set(.otherList).union(things)

  /// Whether a list is called by one of these: "currencies", "currency_types", "TimeZone".
  static func isOfOthers(_ key: String) -> Bool {
    let words = words(of: key)
    func isOther(_ word: String) -> Bool {
      others.contains(word) && KeyMeaning(word).isDisjoint(with: [.level, .children])
    }
    guard let last = words.last else { return false }
    if isOther(last) || others.contains(words.suffix(Count.twice).joined()) { return true }
    return words.count > 1 && HeadingWords.classes.contains(HeadingWords.stem(last))
      && isOther(words[words.count - Count.twice])
  }

  /// What lists and files are called that hold something else, which has a place in a region.
  static let things = Words.set(.otherThing)

  /// What languages are called in headings: `name_fr`, `nl_name`.
  static let languages = Words.set(.language)

  /// The languages in which a word says "name", but for English, in which programs are written everywhere.
  static func languages(ofName word: String) -> [String] {
    Words.rows.filter {
      $0.meaning == Words.Meaning.name.rawValue && $0.language != "en" && $0.words.contains(word)
    }.map(\.language)
  }

  private static let parents = Words.set(.parent)

  /// What each word says by itself.
  private static let vocabulary: [String: KeyMeaning] = {
    var meanings: [String: KeyMeaning] = [:]
    func add(_ words: [String], _ meaning: KeyMeaning) {
      for word in words { meanings[word, default: []].insert(meaning) }
    }
    add(Words.list(.name), .name)
    add(Words.list(.id), .id)
    add(Words.list(.parent), .parent)
    add(Words.list(.level), .level)
    add(Words.list(.children), .children)
    add(Words.list(.variant), .variant)
    add(Words.list(.measure) + Words.list(.levelNumber), .measure)
    return meanings
  }()

  private static let plainWords = Words.set(.plain)

  /// What parts of a heading say where no mark stands between its words.
  private static func ofParts(_ key: [UInt8]) -> KeyMeaning {
    let isASCII = key.allSatisfy { $0 < 0x80 }
    var meaning: KeyMeaning = []
    for (said, part) in fragments where !isASCII || part[0] < 0x80 {
      if key.indices.contains(where: { key[$0] == part[0] && key[$0...].starts(with: part) }) {
        meaning.insert(said)
      }
    }
    return meaning
  }

  /// What each part says, as its bytes.
  private static let fragments: [(KeyMeaning, [UInt8])] = {
    let parts = [
      (KeyMeaning.name, Words.list(.namePart)), (.id, Words.list(.idPart)),
      (.parent, Words.list(.parentPart)), (.variant, Words.list(.variantPart)),
      (.measure, Words.list(.measurePart)),
    ]
    return parts.flatMap { said, words in
      words.filter { !$0.isEmpty }.map { (said, Array($0.utf8)) }
    }
  }()
}
