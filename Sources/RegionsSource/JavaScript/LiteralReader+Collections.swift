/// What stands between brackets in other languages than JavaScript: values, values with their keys, arguments of calls.
extension LiteralReader {
  /// Reads the brackets behind `array`.
  mutating func readList(
    key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    _ = try readCollection(key: key, at: cursor.place, &document)
  }

  /// Calls that make a list even of one value, or what they belong to: `arrayOf(…)`, `Arrays.asList(…)`, `List.of(…)`.
  static let listWords: Set<String> = [
    "array", "list", "tuple", "set", "frozenset", "listof", "setof", "arrayof", "arraylistof",
    "mutablelistof", "mutablesetof", "hashsetof", "linkedsetof", "mapof", "mutablemapof",
    "hashmapof", "linkedmapof", "sortedmapof", "arrays", "lists", "immutablelist", "immutableset",
    "choices",
  ]

  /// Reads what is between brackets: an array, or an object where its values have keys.
  ///
  /// - Returns: whether there is a comma in it.
  mutating func readCollection(
    key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    guard depth < Bound.depth else { throw cursor.error(.tooDeep(limit: Bound.depth)) }
    let begin = cursor.next
    let end =
      begin == UInt8(ascii: "[")
      ? UInt8(ascii: "]") : begin == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
    try cursor.skip()
    return try readMembers(from: begin, to: end, key: key, at: place, &document)
  }

  /// Reads the arguments of a call behind its bracket: fields by their names.
  ///
  /// - Parameter inLine: whether no brackets are around them, so that they end with the one that has no comma behind it.
  mutating func readArguments(
    inLine: Bool, key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    let bracket = inLine ? nil : UInt8(ascii: ")")
    _ = try readMembers(from: nil, to: bracket, key: key, at: cursor.place, &document)
  }

  private mutating func readMembers(
    from begin: UInt8?, to end: UInt8?, key: Int32, at place: TextPosition,
    _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    let value = document.open(
      begin == UInt8(ascii: "{") ? .object : .array, key: key, line: place.line,
      column: place.column)
    depth += 1
    defer { depth -= 1 }
    var hasKeys = false
    var hasComma = false
    var count = 0
    var pairs = 0
    while true {
      try skipSpaceAndComments()
      // The line goes on in the next one.
      while try cursor.skip(UInt8(ascii: "\\")) { try skipSpaceAndComments() }
      if let end, try cursor.skip(end) { break }
      if try readMember(of: count, &document) { hasKeys = true }
      count += 1
      if depthOfPair == depth { pairs += 1 }
      depthOfPair = -1
      // Values that are none would become some by their place.
      guard pairs == 0 || pairs == count else { throw unexpected(.key) }
      let line = cursor.place.line
      try skipSpaceAndComments()
      let separator = UInt8(ascii: isLua && cursor.next == UInt8(ascii: ";") ? ";" : ",")
      if try cursor.skip(separator) {
        hasComma = true
        continue
      }
      if let end {
        guard try cursor.skip(end) else {
          throw unexpected(.oneOf([",", Character(Unicode.Scalar(end))]))
        }
      } else if cursor.place.line == line {
        try readEndOfCall()
      }
      break
    }
    if count > 0 || begin != UInt8(ascii: "{") {
      document.entries[value].kind = hasKeys ? .object : .array
    }
    document.close(value)
    if hasKeys {
      setMissingKeys(value, &document)
      dropCountedKeys(value, &document)
    }
    return hasComma
  }

  /// Reads what may stand behind the arguments of a call without brackets: what ends a statement or a block. Anything
  /// else goes on with the last argument, or says when the call is made.
  private mutating func readEndOfCall() throws(SourceError) {
    guard let byte = cursor.next, !";)}".utf8.contains(byte) else { return }
    let place = cursor.place
    let word = try cursor.word()
    guard !word.isEmpty else { throw unexpected(.oneOf([","])) }
    guard ["do", "end", "rescue", "and", "or"].contains(word) else {
      throw expression(word, at: place)
    }
  }

  /// Reads one value between brackets, with its key if it has one.
  private mutating func readMember(
    of count: Int, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    let place = cursor.place
    if let excess = document.excess { throw cursor.error(excess) }
    let first = document.entries.count
    if let byte = cursor.next, TextCursor.isWordByte(byte), !(0x30...0x39 ~= byte) {
      let word = try cursor.word()
      if cursor.next == UInt8(ascii: "("), count == 0, FilledValues.methods.contains(word) {
        block = word
        throw expression(word, at: place)
      }
      let isString = cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'")
      if !isString {
        let isDirect = cursor.next == UInt8(ascii: ":")
        try skipSpaceAndComments()
        if cursor.next == UInt8(ascii: ":") {
          try cursor.skip()
          if !(isDirect && cursor.next == UInt8(ascii: ":")) {
            try readKeyed(word, &document)
            return true
          }
          try cursor.skip()
          let inner = try cursor.word()
          try readNamed(inner, key: -1, at: place, &document)
          return try readIfKeyed(first, &document)
        }
        if try cursor.skip(UInt8(ascii: "=")) {
          _ = try cursor.skip(UInt8(ascii: ">"))
          try readKeyed(word, &document)
          return true
        }
      }
      try readNamed(word, key: -1, at: place, &document)
      try skipCallsWithoutArguments()
    } else {
      try readForeignValue(key: -1, &document)
    }
    return try readIfKeyed(first, &document)
  }

  /// Takes the value that was read for the key of the next, where `=>` or `:` follows it.
  private mutating func readIfKeyed(
    _ first: Int, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    var isPair = false
    try skipSpaceAndComments()
    if try cursor.skip(UInt8(ascii: "=")) {
      // `["a"] = "b"` of C# and Lua.
      if try !cursor.skip(UInt8(ascii: ">")) {
        guard document.entries[first].kind == .array, document.entries.count == first + 2 else {
          throw unexpected(.oneOf([",", ">"]))
        }
        unwrapOnly(first, key: -1, &document)
      }
    } else if cursor.next == UInt8(ascii: "t") {
      // `"a" to listOf("b")` of Kotlin.
      let error = unexpected(.oneOf([",", "}"]))
      guard try cursor.word() == "to" else { throw error }
      isPair = true
    } else if !(try cursor.skip(UInt8(ascii: ":"))) {
      return false
    }
    guard document.entries.count == first + 1 else { throw unexpected(.key) }
    let text = document.text(of: first)
    hasTextKey = hasTextKey || document.entries[first].kind == .string
    document.removeLast(from: first)
    try readKeyed(text, &document)
    if isPair { depthOfPair = depth }
    return true
  }

  private mutating func readKeyed(
    _ key: String, _ document: inout SourceDocument
  ) throws(SourceError) {
    keyedCount += 1
    try skipSpaceAndComments()
    try readMember(key: document.key(key), &document)
  }

  /// Makes an array of records with the keys that PHP prints before those of one: 0, 1, 2 …
  private func dropCountedKeys(_ value: Int, _ document: inout SourceDocument) {
    var members: [Int] = []
    document.forEachChild(of: value) { members.append($0) }
    guard
      members.indices.allSatisfy({ place in
        document.entries[members[place]].kind == .object
          && document.key(of: members[place]) == String(place)
      })
    else { return }
    document.entries[value].kind = .array
    for member in members { document.entries[member].key = -1 }
  }

  /// Values without a key among others that have one are known by their place.
  private func setMissingKeys(_ value: Int, _ document: inout SourceDocument) {
    var without: [Int] = []
    var place = 0
    document.forEachChild(of: value) { child in
      if document.entries[child].key < 0 { without.append(child) }
    }
    for child in without {
      document.entries[child].key = document.key(String(place))
      place += 1
    }
  }

  /// Puts the only value of a collection in its place.
  func unwrapOnly(_ value: Int, key: Int32, _ document: inout SourceDocument) {
    guard document.entries[value].kind == .array, document.entries.count > value + 1,
      Int(document.entries[value + 1].end) == document.entries.count
    else { return }
    document.entries.remove(at: value)
    for index in value..<document.entries.count { document.entries[index].end -= 1 }
    document.entries[value].key = key
  }
}
