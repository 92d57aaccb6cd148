/// Values as PHP, Python, Ruby, Dart, Go, C# and Rust write them: `array('a' => 1)`, `('a', u'b')`,
/// `{ :a => %w[b c] }`, `<String>['a']`, `Region(id: 1)`, `[]City{{Name: "b"}}`, `new List<string> { "a" }`.
extension LiteralReader {
  mutating func readForeignValue(
    key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    let place = cursor.place
    switch cursor.next {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
      let first = document.entries.count
      let isTuple = cursor.next == UInt8(ascii: "(")
      let hasComma = try readCollection(key: key, at: place, &document)
      // Round brackets around one value are just brackets.
      if isTuple, !hasComma { unwrapOnly(first, key: key, &document) }
      // The type of what follows, as in `[]City{…}`.
      if !isTuple, document.entries.count == first + 1, isType(cursor.next) {
        document.removeLast(from: first)
        _ = try cursor.skip(UInt8(ascii: "*"))
        return try readNamed(try cursor.word(), key: key, at: place, &document)
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      try readString()
      document.append(.string, key: key, text: string, line: place.line, column: place.column)
    case UInt8(ascii: "<"):
      try skipTypes()
      try skipSpaceAndComments()
      guard cursor.next == UInt8(ascii: "[") || cursor.next == UInt8(ascii: "{") else {
        throw unexpected(.value)
      }
      return try readForeignValue(key: key, &document)
    case UInt8(ascii: ":"):
      try cursor.skip()
      if cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'") {
        try readString()
      } else {
        string = Array(try cursor.word().utf8)
      }
      guard !string.isEmpty else { throw unexpected(.value) }
      document.append(.string, key: key, text: string, line: place.line, column: place.column)
    case UInt8(ascii: "%"): try readWords(key: key, &document)
    case UInt8(ascii: "&"):
      try cursor.skip()
      return try readForeignValue(key: key, &document)
    case let byte? where TextCursor.isWordByte(byte) && !(0x30...0x39 ~= byte):
      let word = try cursor.word()
      try readNamed(word, key: key, at: place, &document)
    default:
      let (kind, text) = try readBareValue()
      document.append(kind, key: key, text: text.utf8, line: place.line, column: place.column)
    }
    try skipCallsWithoutArguments()
  }

  /// Reads what begins with a word: nothing, yes or no, a string with a letter before it, or a call, which stands
  /// for what it is given.
  mutating func readNamed(
    _ word: String, key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
    var first = word
    while ["new", "const", "final"].contains(first.lowercased()) {
      try skipSpaceAndComments()
      first = try cursor.word()
      if first.isEmpty { return try readForeignValue(key: key, &document) }
    }
    switch first.lowercased() {
    case "none", "nil", "null", "undefined":
      return document.append(
        .null, key: key, text: "null".utf8, line: place.line, column: place.column)
    case "true", "false":
      return document.append(
        .boolean, key: key, text: first.lowercased().utf8, line: place.line, column: place.column)
    case let mark where Self.textMarks.contains(mark):
      if cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'") {
        try readString()
        return document.append(
          .string, key: key, text: string, line: place.line, column: place.column)
      }
    default: break
    }
    var word = first
    while cursor.next == UInt8(ascii: ".") || cursor.next == UInt8(ascii: ":") {
      try cursor.skip()
      _ = try cursor.skip(UInt8(ascii: ":"))
      word = try cursor.word()
      guard !word.isEmpty else { break }
    }
    if cursor.next == UInt8(ascii: "<") { try skipTypes() }
    try skipSpaceAndComments()
    // `map[string][]string{…}`, `new string[] {…}`, `vec![…]`, `City{Name: "Tunja"}`.
    try skipElementTypes()
    guard cursor.next == UInt8(ascii: "(") || Self.opens(cursor.next) else {
      // The name of a constant of the file stands for its value.
      if word == first, let constant = constants[word],
        cursor.next.map({ ",)]}".utf8.contains($0) }) ?? false
      {
        return document.append(
          constant.kind, key: key, text: constant.text.utf8, line: place.line, column: place.column)
      }
      throw expression(word.isEmpty ? first : word, at: place)
    }
    let value = document.entries.count
    _ = try readCollection(key: key, at: place, &document)
    // A call stands for what it is given.
    guard document.entries.count > value + 1 || Self.listWords.contains(first.lowercased()) else {
      throw expression((word.isEmpty ? first : word) + "()", at: place)
    }
    if Self.translations.contains(word.isEmpty ? first : word) { keepFirst(value, &document) }
    // `_('Alto')` is its text; `array('Alto')` and `list(…)` are what they say.
    if !Self.listWords.contains(first.lowercased()) { unwrapOnly(value, key: key, &document) }
  }

  /// Letters before a text: `u"…"` of Python.
  static let textMarks: Set<String> = ["u", "r", "b", "ur", "br", "f"]

  /// Whether a type goes on behind `[]`.
  private func isType(_ byte: UInt8?) -> Bool {
    byte.map { $0 == UInt8(ascii: "*") || TextCursor.isWordByte($0) } ?? false
  }

  private static func opens(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Moves behind what says of what type the values between the next braces are: `[string][]string`, `!` of a macro.
  private mutating func skipElementTypes() throws(SourceError) {
    if try cursor.skip(UInt8(ascii: "!")) { return }
    while cursor.next == UInt8(ascii: "[") {
      try cursor.skip()
      _ = try cursor.word()
      guard try cursor.skip(UInt8(ascii: "]")) else { throw unexpected(.oneOf(["]"])) }
      _ = try cursor.skip(UInt8(ascii: "*"))
      _ = try cursor.word()
      try skipSpaceAndComments()
    }
  }

  /// Calls that translate a text: what else they are given is not the text's.
  private static let translations: Set<String> = [
    "__", "_", "_x", "_e", "t", "trans", "gettext", "gettext_lazy", "ugettext_lazy", "esc_html__",
    "esc_attr__", "translate", "tr",
  ]

  /// Leaves out all values of a collection but the first.
  private func keepFirst(_ value: Int, _ document: inout SourceDocument) {
    guard document.entries[value].kind == .array, document.entries.count > value + 1 else { return }
    let second = Int(document.entries[value + 1].end)
    if second < document.entries.count { document.removeLast(from: second) }
    document.entries[value].end = Int32(document.entries.count)
  }

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
  private mutating func readCollection(
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
      if try cursor.skip(UInt8(ascii: ",")) {
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
      guard try cursor.skip(UInt8(ascii: ">")) else { throw unexpected(.oneOf([",", ">"])) }
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
  private func unwrapOnly(_ value: Int, key: Int32, _ document: inout SourceDocument) {
    guard document.entries[value].kind == .array, document.entries.count > value + 1,
      Int(document.entries[value + 1].end) == document.entries.count
    else { return }
    document.entries.remove(at: value)
    for index in value..<document.entries.count { document.entries[index].end -= 1 }
    document.entries[value].key = key
  }

  /// Reads Ruby's `%w[a b]`.
  private mutating func readWords(
    key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    let place = cursor.place
    try cursor.skip()
    let mark = try cursor.word()
    guard let begin = cursor.next, ["w", "W", "i", "I"].contains(mark),
      let end = Self.closing[begin]
    else { throw unexpected(.value) }
    try cursor.skip()
    let list = document.open(.array, key: key, line: place.line, column: place.column)
    while true {
      try cursor.skipSpace()
      if try cursor.skip(end) { break }
      let start = cursor.place
      var word: [UInt8] = []
      while let byte = cursor.next, byte > 0x20, byte != end, word.count < 4096 {
        if byte == UInt8(ascii: "\\") { try cursor.skip() }
        if let byte = cursor.next { word.append(byte) }
        try cursor.skip()
      }
      guard !word.isEmpty else { throw cursor.error(.unclosed(.quote), at: place) }
      document.append(.string, text: word, line: start.line, column: start.column)
    }
    document.close(list)
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "("): UInt8(ascii: ")"),
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "<"): UInt8(ascii: ">"),
    UInt8(ascii: "|"): UInt8(ascii: "|"),
  ]

  /// Reads a text whose end a word tells, `<<<JSON` of PHP and `<<~JSON` of Ruby, into `string`; `false` with the
  /// first bracket passed if it is none.
  mutating func readHereDocument() throws(SourceError) -> Bool {
    let place = cursor.place
    try cursor.skip()
    guard try cursor.skip(UInt8(ascii: "<")) else { return false }
    while let byte = cursor.next, "<~-\"' ".utf8.contains(byte) { try cursor.skip() }
    let word = Array(try cursor.word().utf8)
    try cursor.skipLine()
    string.removeAll(keepingCapacity: true)
    var line: [UInt8] = []
    while !word.isEmpty, let byte = cursor.next, string.count <= Bound.text {
      try cursor.skip()
      line.append(byte)
      guard byte == 0x0A || cursor.next == nil || line.count > Bound.text else { continue }
      if line[...].trimmed.starts(with: word) { return true }
      string += line
      line.removeAll(keepingCapacity: true)
    }
    throw cursor.error(.unclosed(.quote), at: place)
  }

  /// Moves behind types in angle brackets: `<String, List<String>>`.
  ///
  /// - Parameter isOpen: whether the first bracket is passed.
  mutating func skipTypes(isOpen: Bool = false) throws(SourceError) {
    guard try skipTypes(open: isOpen ? 1 : 0, with: " <>,?[]().\n\r\t") else {
      throw unexpected(.value)
    }
  }

  /// The same where what stands there may be no types: those that end in the same line.
  ///
  /// - Returns: `false` if there are none.
  mutating func skipTypesInLine() throws(SourceError) -> Bool {
    try skipTypes(open: 0, with: " <>,?[].")
  }

  private mutating func skipTypes(open: Int, with marks: String) throws(SourceError) -> Bool {
    var open = open
    repeat {
      guard let byte = cursor.next, TextCursor.isWordByte(byte) || marks.utf8.contains(byte)
      else { return false }
      if byte == UInt8(ascii: "<") { open += 1 }
      if byte == UInt8(ascii: ">") { open -= 1 }
      try cursor.skip()
    } while open > 0
    return true
  }

  /// Moves behind `.freeze` and the like.
  private mutating func skipCallsWithoutArguments() throws(SourceError) {
    while cursor.next == UInt8(ascii: ".") {
      try cursor.skip()
      guard !(try cursor.word()).isEmpty else { throw unexpected(.oneOf([","])) }
      if try cursor.skip(UInt8(ascii: "(")), !(try cursor.skip(UInt8(ascii: ")"))) {
        throw unexpected(.oneOf([")"]))
      }
    }
  }

  /// Reads the rest of a string between three quotes.
  mutating func readLongString(
    _ quote: UInt8, from place: TextPosition
  ) throws(SourceError) {
    var quotes = 0
    while let byte = cursor.next, string.count <= Bound.text {
      if byte == UInt8(ascii: "\\") {
        quotes = 0
        try readEscape()
        continue
      }
      try cursor.skip()
      string.append(byte)
      quotes = byte == quote ? quotes + 1 : 0
      if quotes == 3 {
        string.removeLast(3)
        return
      }
    }
    throw cursor.error(
      string.count > Bound.text ? TextCursor.tooLong : .unclosed(.quote), at: place)
  }
}
