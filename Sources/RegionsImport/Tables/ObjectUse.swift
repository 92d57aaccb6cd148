import RegionsSource
import TypedNumbers

/// What the objects at one place of a source are.
enum ObjectUse: Equatable {
  /// Each is one thing, its keys name what is known of it.
  case record
  /// Each is a collection, its keys are data: names or codes.
  case dictionary
  /// Each is a collection in order, its keys are "0", "1", "2" …
  case sequence

  /// Keys that look like data are data if on average no more of the objects have one: provinces with cities of
  /// the same names, "市辖区" among them.
  private static let mostShared = 0.5
  /// Keys that look like words, or values of several kinds, in as few of the objects.
  private static let fewShared = 0.2
  /// As many keys that never come back have the objects on average: one in each may be a field of its kind.
  private static let keysOfEach = 2

  /// Decides by what the keys look like, how often they come back in other objects of the same
  /// place, and whether the values are all of one kind.
  ///
  /// - Parameter isValue: whether a key is also found as a text somewhere: as some record's ID.
  init(of objects: [SourceValue], in document: SourceDocument, isValue: (Int32) -> Bool) {
    var counts: [Int32: Int] = [:]
    var kinds: [SourceDocument.Kind: Int] = [:]
    var total = 0
    var inSequence = true
    var objectCount = 0
    for object in objects {
      var place = 0
      document.forEachChild(of: object) { child in
        let entry = document[child]
        counts[entry.key, default: 0] += 1
        switch entry.kind {
        case .null: break
        case .number, .boolean: kinds[.string, default: 0] += 1
        case .array, .object:
          // Empty ones are of whatever kind the others are.
          if document.hasChildren(child) { kinds[entry.kind, default: 0] += 1 }
        default: kinds[entry.kind, default: 0] += 1
        }
        place += 1
      }
      if place > 0 { objectCount += 1 }
      total += place
    }
    guard objectCount > 0 else {
      self = .record
      return
    }
    let distinct = counts.count
    let known = kinds.values.reduce(0, +)
    let commonest = kinds.max { $0.value < $1.value }
    let keys = counts.keys.map { document.key(number: $0) }
    let isUniform =
      (commonest?.value ?? 0).isNearlyAll(of: known)
      || Self.isUneven(keys, kinds, of: known)
    let digitKeys = keys.filter { key in
      !key.isEmpty && key.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
    }.count
    let isStructured = commonest?.key != .string
    let isLoud = isStructured && isUniform && distinct >= 2 && keys.allSatisfy(ObjectUse.isLoud)
    // Of a place that holds places the name may be short: "Bo" has no text that it could be a word for.
    let found = keys.filter { ObjectUse.isData($0, leastLetters: isStructured ? 2 : 4) }.count
    // Among countries' codes "NO" and "ID" are countries.
    let areCodes = isStructured && isUniform && found > 0 && ObjectUse.areCapitals(keys)
    // A place may be called what a word means that says nothing of the tree: "Kana" beside "Hoho".
    let areNames = isStructured && isUniform && found.isMost(of: distinct)
    let alike =
      areNames
      ? keys.filter {
        ObjectUse.isData($0, mayBeWord: true, leastLetters: isStructured ? 2 : 4)
      }.count : found
    let dataKeys = isLoud || areCodes ? distinct : alike
    /// In how many of the objects a key is found, on average.
    let coverage = Double(total) / Double(distinct) / Double(objectCount)

    if digitKeys == distinct, commonest?.key != .string {
      for object in objects where inSequence {
        var numbers: [Int] = []
        document.forEachChild(of: object) {
          numbers.append(Int(document.key(of: $0) ?? "") ?? -1)
        }
        numbers.sort()
        if numbers != Array(0..<numbers.count) { inSequence = false }
      }
      if inSequence {
        self = .sequence
        return
      }
    }
    // Each has a word of its own beside the codes of what is below it.
    let isMixed =
      objectCount >= 2
      && counts.contains { key, count in
        count.isLargePart(of: objectCount) && key >= 0
          && !ObjectUse.isData(document.key(number: key))
      }
    if isMixed {
      self = .record
      return
    }
    if digitKeys.isLargePart(of: distinct) {
      self = .dictionary
      return
    }
    if isStructured && isUniform && distinct >= 2 {
      let areWords = keys.contains { !KeyMeaning($0).isEmpty && !$0.contains(" ") }
      // No two of several objects have a key in common, or the keys are IDs of records elsewhere.
      let areApart = objectCount >= 2 && total >= 3 && distinct == total
      if ObjectUse.areNumbered(keys)
        || !areWords && (areApart || counts.keys.allSatisfy(isValue))
      {
        self = .dictionary
        return
      }
    }
    if objectCount == 1 {
      let isLevels = keys.allSatisfy {
        !$0.contains(" ") && !KeyMeaning($0).intersection([.level, .children]).isEmpty
      }
      if distinct >= 3, commonest?.key == .object, isUniform,
        keys.allSatisfy({ KeyMeaning($0).isDisjoint(with: [.level]) }),
        ObjectUse.areNamedAlike(objects[0], in: document)
      {
        self = .dictionary
      } else if dataKeys.isLargePart(of: distinct) && isUniform && !(isLevels && distinct <= 6) {
        self = distinct == 1 && !isStructured ? .record : .dictionary
      } else if isUniform && isStructured && distinct >= 8 && !isLevels {
        self = .dictionary
      } else {
        self = .record
      }
      return
    }
    // Texts under keys that never come back, half of them codes: "03" and "11" here, "AB" and "C" there.
    if isUniform, distinct == total, total >= Self.keysOfEach * objectCount,
      dataKeys.isHalf(of: distinct)
    {
      self = .dictionary
      return
    }
    if dataKeys.isLargePart(of: distinct)
      && coverage <= (isUniform ? Self.mostShared : Self.fewShared)
    {
      self = .dictionary
    } else if isUniform && distinct >= 8 && coverage < Self.fewShared {
      self = .dictionary
    } else {
      self = .record
    }
  }

  /// Whether names hold what is below them in two ways, since not all are as deep: a province its cities as an
  /// object, a municipality its districts as an array.
  private static func isUneven(
    _ keys: [String], _ kinds: [SourceDocument.Kind: Int], of known: Int
  ) -> Bool {
    guard let arrays = kinds[.array], let objects = kinds[.object], keys.count > 1 else {
      return false
    }
    return arrays + objects == known && keys.allSatisfy { isData($0, leastLetters: 2) }
  }

  /// Whether all members of an object are objects with a name under one key: regions by their codes,
  /// whatever those look like.
  private static func areNamedAlike(_ object: SourceValue, in document: SourceDocument) -> Bool {
    var shared: Set<Int32>?
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
    return shared.map { !$0.isEmpty } ?? false
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

  /// Whether a key is in capitals, as constants are: "NEW_TERRITORIES"; but no word for data.
  private static func isLoud(_ key: String) -> Bool {
    !key.isEmpty && (KeyMeaning(key).isEmpty || key.contains(" "))
      && key.utf8.allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 || " _-.()&'".utf8.contains($0) }
  }

  /// Whether a key looks like a name or a code, not like a word a programmer chose.
  ///
  /// - Parameter mayBeWord: Whether it may be such a word all the same, for another form of the name or a
  ///   number.
  /// - Parameter leastLetters: As many letters a name has at least that is none in capitals.
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
    guard let first = key.unicodeScalars.first, first.value >= 65, first.value <= 90 else {
      return false
    }
    let words = mayBeWord ? KeyMeaning(key).subtracting([.variant, .measure]) : KeyMeaning(key)
    if !words.isEmpty && spaces == 0 { return false }
    if spaces > 0 || digits > 0 { return true }
    return upper == 1 ? letters >= leastLetters : upper == letters && letters <= 3
  }
}
