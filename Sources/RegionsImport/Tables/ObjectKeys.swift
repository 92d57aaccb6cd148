import RegionsSource
import TypedNumbers

/// The keys of the objects at one place of a source, and what of their values tells whether the keys are data.
struct ObjectKeys {
  /// The least number of keys an object has, on average, for keys that never come back to be data: one in each
  /// may be a field of its kind.
  private static var keysOfEach: Int { Count.twice }

  /// Two objects may be different things.
  private static var fewObjects: Int { Count.several }

  /// The objects that have a key.
  let objectCount: Int
  /// In how many objects a key stands, by its number.
  private let counts: [Int32: Int]
  /// All keys of all objects.
  private let total: Int
  private let keys: [String]
  /// The kind of most values, where any has one.
  private let commonest: SourceDocument.Kind?
  /// Whether nearly all values are of one kind.
  private let isUniform: Bool

  private var distinct: Int { counts.count }
  /// Whether there is one key in all.
  var isOne: Bool { distinct == 1 }
  /// Whether the keys may be written from names, which may have a word for a level in them: "andijon-shahar".
  private var mayBeWritten: Bool {
    keys.allSatisfy { key in
      let meaning = KeyMeaning(key)
      return meaning.isEmpty || meaning == .level && KeyMeaning.words(of: key).count > 1
    }
  }
  /// Whether none of the keys is a word that is known.
  private var areOfNoMeaning: Bool { keys.allSatisfy { KeyMeaning($0).isEmpty } }
  /// Whether the values are objects or arrays.
  private var isStructured: Bool { commonest != .string }
  /// In how many of the objects a key is found, on average.
  private var coverage: Double { Double(total) / Double(distinct) / Double(objectCount) }

  init(of objects: [SourceValue], in document: SourceDocument) {
    var counts: [Int32: Int] = [:]
    var kinds: [SourceDocument.Kind: Int] = [:]
    var total = 0
    var objectCount = 0
    // An object of texts and a list of records are two things that a program keeps.
    var (haveTexts, haveRecords) = (false, false)
    for object in objects {
      let before = total
      document.forEachChild(of: object) { child in
        let entry = document[child]
        counts[entry.key, default: 0] += 1
        switch entry.kind {
        case .null: break
        case .number, .boolean: kinds[.string, default: 0] += 1
        case .array, .object:
          // Empty ones are of whatever kind the others are.
          if document.hasChildren(child) {
            kinds[entry.kind, default: 0] += 1
            let first = document[child.next].kind
            if entry.kind == .object, first == .string { haveTexts = true }
            if entry.kind == .array, first == .object { haveRecords = true }
          }
        default: kinds[entry.kind, default: 0] += 1
        }
        total += 1
      }
      if total > before { objectCount += 1 }
    }
    let known = kinds.values.reduce(0, +)
    let commonest = kinds.max { $0.value < $1.value }
    let keys = counts.keys.map { document.key(number: $0) }
    self.objectCount = objectCount
    self.counts = counts
    self.total = total
    self.keys = keys
    self.commonest = commonest?.key
    self.isUniform =
      (commonest?.value ?? 0).isNearlyAll(of: known)
      || !(haveTexts && haveRecords) && Self.isUneven(keys, kinds, of: known)
    // One without a meaning among a dozen other words in each is one of them: "all" of the district.
    let areMany =
      objectCount > Self.fewObjects && total >= Count.dozen * objectCount
      && keys.count { Self.isData($0) }.isSmallPart(of: keys.count)
    haveWordsBesideCodes =
      objectCount >= 2
      && counts.contains { number, count in
        guard number >= 0, count.isLargePart(of: objectCount) else { return false }
        let key = document.key(number: number)
        return !Self.isData(key) && !(areMany && KeyMeaning(key).isEmpty)
      }
  }

  /// How many keys look like data.
  private var dataKeys: Int {
    // Of so many constants some would be words for data, if they were what is known of one thing.
    let isLoud =
      isUniform && distinct >= (isStructured ? 2 : Count.dozen)
      && keys.allSatisfy(Self.isLoud)
      && keys.count { KeyMeaning($0).isEmpty || $0.contains(" ") }.isLargePart(of: distinct)
    // Of a place that holds places the name may be short: "Bo" has no text that it could be a word for.
    let leastLetters = isStructured ? 2 : 4
    let found = keys.count { Self.isData($0, leastLetters: leastLetters) }
    // Among countries' codes "NO" and "ID" are countries; no key at all is what a box shows until somebody chooses.
    let areCodes =
      (isStructured ? found > 0 : found.isMost(of: distinct))
      && Self.areCapitals(keys.filter { !$0.isEmpty })
    if isLoud || areCodes { return distinct }
    // A place may be called what a word means that says nothing of the tree: "Kana" beside "Hoho".
    guard isStructured && isUniform && found.isHalf(of: distinct) else { return found }
    return keys.count { Self.isData($0, mayBeWord: true, leastLetters: leastLetters) }
  }

  private var digitKeys: Int {
    keys.count { key in !key.isEmpty && key.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } }
  }

  /// Whether the keys of each object are 0, 1, 2 … and their values no texts.
  func areNumbersInSequence(in objects: [SourceValue], of document: SourceDocument) -> Bool {
    guard digitKeys == distinct, isStructured else { return false }
    return objects.allSatisfy { object in
      var numbers: [Int] = []
      document.forEachChild(of: object) { numbers.append(Int(document.key(of: $0) ?? "") ?? -1) }
      return numbers.sorted() == Array(0..<numbers.count)
    }
  }

  /// Whether each object has a word of its own beside the codes of what is below it.
  let haveWordsBesideCodes: Bool

  /// Whether nearly all keys are digits.
  var areDigits: Bool { digitKeys.isLargePart(of: distinct) }

  /// Whether no two of several objects have a key in common, the keys are one word with different numbers, or
  /// all are IDs of records elsewhere: those of an only object with the names that belong to them, too.
  func areApartOrValues(_ isValue: (Int32) -> Bool) -> Bool {
    guard isUniform else { return false }
    let areWords = keys.contains { !KeyMeaning($0).isEmpty && !$0.contains(" ") }
    guard isStructured else {
      return objectCount == 1 && distinct >= 2 && !areWords && counts.keys.allSatisfy(isValue)
    }
    if distinct >= 2 || objectCount == 1 && commonest == .object, Self.areNumbered(keys) {
      return true
    }
    guard distinct >= 2 else { return false }
    // "v" and "x" are numbers of regions where each key is the ID of a record.
    if objectCount == 1, commonest == .array, distinct > Count.twice,
      counts.keys.allSatisfy(isValue),
      keys.allSatisfy({ KeyMeaning($0).isSubset(of: [.measure, .variant, .id]) })
    {
      return true
    }
    // Provinces in small letters, half of which have a city of their name: "hainan".
    if objectCount == 1, commonest == .array, distinct > Count.several, areOfNoMeaning,
      counts.keys.count(where: isValue).isHalf(of: distinct)
    {
      return true
    }
    let areApart = objectCount >= 2 && total >= 3 && distinct == total
    return !areWords && (areApart || counts.keys.allSatisfy(isValue))
  }

  /// Whether the keys of an only object are data.
  ///
  /// - Parameters:
  ///   - areNamedAlike: Whether its members are objects with a name under one key.
  ///   - holdsNames: Whether they are lists of names.
  ///   - listsAreNamedAlike: Whether they are lists of objects with a name under one key.
  func areDataOfOne(
    areNamedAlike: @autoclosure () -> Bool, holdsNames: @autoclosure () -> Bool,
    listsAreNamedAlike: @autoclosure () -> Bool
  ) -> Bool {
    let isLevels = keys.allSatisfy {
      !$0.contains(" ") && !KeyMeaning($0).intersection([.level, .children]).isEmpty
    }
    guard isUniform else { return false }
    if areWordsOfNames, areNamedAlike() { return true }
    if distinct >= 2, commonest == .array, areOfNoMeaning,
      holdsNames() || keys.contains(where: Self.isHyphenated) && listsAreNamedAlike()
    {
      return true
    }
    if distinct >= 2, commonest == .object, keys.allSatisfy(Self.isTitled) { return true }
    if dataKeys.isLargePart(of: distinct), !(isLevels && distinct <= 6) {
      return distinct > 1 || isStructured
    }
    return isStructured && distinct >= 8 && !isLevels
  }

  /// Whether the keys of several objects are data.
  ///
  /// - Parameter areNamedAlike: Whether their members are objects with a name under one key.
  func areDataOfSeveral(areNamedAlike: @autoclosure () -> Bool) -> Bool {
    let dataKeys = dataKeys
    if areWordsOfNames, areNamedAlike() { return true }
    // Texts under keys that never come back, half of them codes: "03" and "11" here, "AB" and "C" there; or in so
    // many objects that something would come back of what is known of each.
    if isUniform, distinct == total, total >= Self.keysOfEach * objectCount,
      dataKeys.isHalf(of: distinct)
        || objectCount >= Self.fewObjects && mayBeWritten
    {
      return true
    }
    return dataKeys.isLargePart(of: distinct)
      && (isUniform ? !coverage.isMost : coverage.isSmallPart)
      || isUniform && distinct >= 8
        // Of five provinces' municipalities each is found in one, which is a fifth of them.
        && (!coverage.isPart
          || (isStructured || objectCount >= Self.fewObjects && mayBeWritten)
            && (total - distinct).isSmallPart(of: total))
  }

  /// Whether names hold what is below them in several ways, since not all are as deep: a province its cities as an
  /// object, a municipality its districts as an array, here and there a place its only one as a text.
  private static func isUneven(
    _ keys: [String], _ kinds: [SourceDocument.Kind: Int], of known: Int
  ) -> Bool {
    let texts = kinds[.string] ?? 0
    let structured = (kinds[.array] ?? 0) + (kinds[.object] ?? 0)
    guard kinds[.array] != nil, keys.count > 1, texts.isSmallPart(of: known) else { return false }
    return structured + texts == known && keys.allSatisfy { isData($0, leastLetters: 2) }
  }

  /// Whether all values of an object are lists of texts that begin with a capital, or in another script.
  static func holdsNames(_ object: SourceValue, in document: SourceDocument) -> Bool {
    var areNames = true
    document.forEachChild(of: object) { list in
      areNames = areNames && document[list].kind == .array && document.hasChildren(list)
      guard areNames else { return }
      document.forEachChild(of: list) { member in
        guard areNames else { return }
        let first = document[member].kind == .string ? document.bytes(of: member.index).first : nil
        areNames = first.map { 65...90 ~= $0 || $0 >= 0x80 } ?? false
      }
    }
    return areNames
  }

  /// Whether keys of which most objects lack most may be written from names, as "san_juan" and "la_union" are:
  /// these have a word for a level in them and are names.
  var areWordsOfNames: Bool {
    isUniform && commonest == .object && distinct >= Self.fewWords
      && total >= Self.keysOfEach * objectCount
      && (objectCount == 1 || !coverage.isMost)
      && keys.allSatisfy {
        KeyMeaning($0).isDisjoint(with: [.level]) || KeyMeaning.words(of: $0).count > 1
      }
  }

  /// Two objects in a record may be two of its parts, such as its seat and its size.
  private static var fewWords: Int { Count.several }

  /// Whether all members of objects are objects with a name under one key: regions by their codes or names,
  /// whatever those look like.
  static func areNamedAlike(_ objects: [SourceValue], in document: SourceDocument) -> Bool {
    var shared: Set<Int32>?
    for object in objects where shared?.isEmpty != true {
      addNames(of: object, to: &shared, in: document)
    }
    return shared.map { !$0.isEmpty } ?? false
  }

  /// Leaves of some keys those under which each member of an object has a name.
  private static func addNames(
    of object: SourceValue, to shared: inout Set<Int32>?, in document: SourceDocument
  ) {
    document.forEachChild(of: object) { member in
      var keys: Set<Int32> = []
      document.forEachChild(of: member) { child in
        switch document[child].kind {
        case .string where KeyMeaning(document.key(of: child) ?? "").contains(.name):
          keys.insert(document[child].key)
        default: break
        }
      }
      shared = shared?.intersection(keys) ?? keys
    }
  }

  /// Whether the only member of an object holds what is below it under a word for a level, and nothing else, as what is
  /// below that does: `{"MARITIME": {"prefectures": {"Golfe": {"communes": {…}}}}}`.
  static func isNameAboveLevels(_ object: SourceValue, in document: SourceDocument) -> Bool {
    let name = object.next
    let key = document[object].kind == .object ? document.key(of: name) ?? "" : ""
    // An envelope is called in small letters: `response`, `payload`.
    guard document.hasChildren(object), KeyMeaning(key).isEmpty,
      key.utf8.first.map({ 65...90 ~= $0 || $0 >= 0x80 }) ?? false,
      let held = onlyLevel(of: name, in: document)
    else { return false }
    var areAlike = document[held].kind == .object && document.hasChildren(held)
    if areAlike {
      document.forEachChild(of: held) { below in
        areAlike = areAlike && onlyLevel(of: below, in: document) != nil
      }
    }
    return areAlike
  }

  /// The only member of an object, if its key is a word for a level.
  private static func onlyLevel(of object: SourceValue, in document: SourceDocument) -> SourceValue?
  {
    guard document[object].kind == .object, document.hasChildren(object) else { return nil }
    let member = object.next
    let meaning = KeyMeaning(document.key(of: member) ?? "")
    guard !meaning.isDisjoint(with: [.level, .children]),
      document.end(of: member).index == document.end(of: object).index
    else { return nil }
    return member
  }

  /// Whether keys are one word with different numbers: "province2", "province3".
  private static func areNumbered(_ keys: [String]) -> Bool {
    func stem(_ key: String) -> Substring {
      var stem = Substring(key)
      while let last = stem.utf8.last, last >= 48, last <= 57 { stem = stem.dropLast() }
      return stem
    }
    guard let first = keys.first.map(stem) else { return false }
    return keys.allSatisfy { stem($0) == first && $0.count > first.count }
  }

  /// Whether keys are two or three capital letters each, as many in all.
  private static func areCapitals(_ keys: [String]) -> Bool {
    guard let length = keys.first?.utf8.count, 2...3 ~= length, keys.count > 1 else { return false }
    return keys.allSatisfy { key in
      key.utf8.count == length && key.utf8.allSatisfy { 65...90 ~= $0 }
    }
  }

  /// Whether a key is a name with what kind of region it is, with lines for blanks: "Eastern_Province".
  private static func isTitled(_ key: String) -> Bool {
    let parts = key.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1 && KeyMeaning(String(parts[parts.count - 1])) == .level
      && parts.allSatisfy { $0.first.map { "A"..."Z" ~= $0 } ?? false }
      && parts.dropLast().allSatisfy { KeyMeaning(String($0)).isEmpty }
  }

  /// Whether a key is a name whose words have a capital each, with lines for blanks: "Baden_Wuertemberg".
  private static func isWrittenName(_ key: String) -> Bool {
    let words = key.split(separator: "_", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        word.utf8.count > 1 && word.utf8.first.map { 65...90 ~= $0 } ?? false
          && word.utf8.dropFirst().allSatisfy { 97...122 ~= $0 }
      }
  }

  /// Whether a key is written as the address of a page from a name, "aust-agder": programmers join words otherwise.
  private static func isHyphenated(_ key: String) -> Bool {
    let parts = key.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 97...122 ~= $0 } }
  }

  /// Whether a key is in capitals, as constants are: "NEW_TERRITORIES".
  private static func isLoud(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 || " _-.()&'".utf8.contains($0) }
  }

  /// Whether a key is a word for what holds all records, numbered or not: "Results", "Sheet1".
  static func isWrapper(_ key: String) -> Bool {
    wrappers.contains(String(key.lowercased().reversed().drop(while: \.isNumber).reversed()))
  }

  private static let wrappers = Words.set(.wrapper)

  /// Whether a key looks like a name or a code, not like a word a programmer chose.
  ///
  /// - Parameter mayBeWord: Whether it may be such a word all the same, for another form of the name or a
  ///   number.
  /// - Parameter leastLetters: The least number of letters of a name that is not in capitals.
  static func isData(_ key: String, mayBeWord: Bool = false, leastLetters: Int = 4) -> Bool {
    var digits = 0
    var letters = 0
    var upper = 0
    var spaces = 0
    for scalar in key.unicodeScalars {
      switch scalar.value {
      case 48...57: digits += 1
      case 65...90:
        upper += 1
        letters += 1
      case 97...122: letters += 1
      case 32, 39, 45, 46: spaces += 1
      case 0x80...: return true
      default: break
      }
    }
    if digits > 0 && letters == 0 { return true }
    // "California", "New York", "CN-11", "AL"; not "cityList", "id", "RECORDS".
    guard let first = key.unicodeScalars.first, first.value <= 90 else { return false }
    // No word begins with a digit: "2A", "971".
    if 48...57 ~= first.value { return true }
    guard first.value >= 65 else { return false }
    let words = mayBeWord ? KeyMeaning(key).subtracting([.variant, .measure]) : KeyMeaning(key)
    if !words.isEmpty && spaces == 0 || LevelWords.besideOthers.contains(key.lowercased())
      || isWrapper(key)
    {
      return false
    }
    if spaces > 0 || digits > 0 || isWrittenName(key) { return true }
    return upper == 1 ? letters >= leastLetters : upper == letters && letters <= 3
  }
}
