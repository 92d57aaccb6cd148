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
    case UInt8(ascii: "%"):
      try cursor.skip()
      if try readMap(key: key, at: place, &document) { return }
      try readWords(key: key, at: place, &document)
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
      if first.isEmpty {
        // `new() { … }` of C#.
        if cursor.next == UInt8(ascii: "(") {
          return try readCall(key: key, at: place, &document)
        }
        return try readForeignValue(key: key, &document)
      }
    }
    if try readWordAlone(first, key: key, at: place, &document) { return }
    var word = first
    while cursor.next == UInt8(ascii: ".") || cursor.next == UInt8(ascii: ":") {
      try cursor.skip()
      _ = try cursor.skip(UInt8(ascii: ":"))
      word = try cursor.word()
      guard !word.isEmpty else { break }
    }
    // `$province->id` of PHP.
    if rows[first] != nil, try cursor.skip(UInt8(ascii: "-")), try cursor.skip(UInt8(ascii: ">")) {
      word = try cursor.word()
    }
    if cursor.next == UInt8(ascii: "<") { try skipTypes() }
    try skipSpaceAndComments()
    // `map[string][]string{…}`, `new string[] {…}`, `vec![…]`, `City{Name: "Tunja"}`.
    let isArray = try skipElementTypes()
    guard cursor.next == UInt8(ascii: "(") || Self.opens(cursor.next) else {
      if appendNamed(word, of: first, key: key, at: place, &document) { return }
      throw expression(word.isEmpty ? first : word, at: place)
    }
    let value = document.entries.count
    try readCall(key: key, at: place, &document)
    if ["map", "immutablemap"].contains(first.lowercased()), word == "of" {
      try pairUp(value, key: key, &document)
    }
    // A call stands for what it is given.
    let isList = Self.listWords.contains(first.lowercased())
    let called = word.isEmpty ? first : word
    guard document.entries.count > value + 1 || isList else {
      if document.entries.count == value + 1, depth == 0 { emptyCall = called }
      throw expression(called + "()", at: place)
    }
    if Self.translations.contains(called) { keepFirst(value, &document) }
    // `_('Alto')` is its text; `array('Alto')` and `list(…)` are what they say.
    if !isArray, !isList { unwrapOnly(value, key: key, &document) }
  }

  /// Appends what a name stands for: a constant of the file, a record that a variable was given, a constant of another class.
  ///
  /// - Returns: `false` if nothing is known of it.
  private func appendNamed(
    _ word: String, of first: String, key: Int32, at place: TextPosition,
    _ document: inout SourceDocument
  ) -> Bool {
    // The name of a constant of the file stands for its value.
    if word == first, let constant = constants[word],
      cursor.next.map({ ",)]}".utf8.contains($0) }) ?? false
    {
      document.append(
        constant.kind, key: key, text: constant.text.utf8, line: place.line, column: place.column)
      return true
    }
    if let row = rows[first], word == first || word == "id" {
      appendRow(row, key: key, at: place, &document)
      return true
    }
    guard takesConstants, word != first, first.first?.isUppercase ?? false, Self.isLoud(word)
    else { return false }
    document.append(.string, key: key, text: word.utf8, line: place.line, column: place.column)
    return true
  }

  /// Whether a name is in capitals, as constants are.
  static func isLoud(_ name: String) -> Bool {
    name.utf8.allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 || $0 == UInt8(ascii: "_") }
  }

  /// Reads what is behind the mark of a map or a struct of Elixir: `%{name: "Lima"}`, `%State{name: "Lima"}`.
  ///
  /// - Returns: `false` if it is none.
  private mutating func readMap(
    key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    if cursor.next.map({ 65...90 ~= $0 }) ?? false {
      repeat {
        guard !(try cursor.word()).isEmpty else { throw unexpected(.value) }
      } while try cursor.skip(UInt8(ascii: "."))
      guard cursor.next == UInt8(ascii: "{") else { throw unexpected(.oneOf(["{"])) }
    }
    guard cursor.next == UInt8(ascii: "{") else { return false }
    _ = try readCollection(key: key, at: place, &document)
    return true
  }

  /// Appends the number of a record that a variable stands for, as the ID by which a database knows it.
  private func appendRow(
    _ row: Int, key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) {
    let name = key < 0 ? "" : document.key(number: key)
    let key = key < 0 || name.lowercased().hasSuffix("id") ? key : document.key(name + "_id")
    document.append(
      .number, key: key, text: String(row).utf8, line: place.line, column: place.column)
  }

  /// Reads what a word alone says: nothing, yes or no, a string with a letter before it.
  ///
  /// - Returns: whether it is such a word.
  private mutating func readWordAlone(
    _ word: String, key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    switch word.lowercased() {
    case "none", "nil", "null", "undefined":
      document.append(
        .null, key: key, text: "null".utf8, line: place.line, column: place.column)
    case "true", "false":
      document.append(
        .boolean, key: key, text: word.lowercased().utf8, line: place.line, column: place.column)
    case let mark where Self.textMarks.contains(mark):
      guard cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'") else {
        return false
      }
      try readString()
      document.append(.string, key: key, text: string, line: place.line, column: place.column)
    default: return false
    }
    return true
  }

  /// Reads what is between brackets, or between the braces behind empty ones: `new List<string>() {"Una"}`.
  private mutating func readCall(
    key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
    let value = document.entries.count
    let isCall = cursor.next == UInt8(ascii: "(")
    _ = try readCollection(key: key, at: place, &document)
    guard isCall, document.entries.count == value + 1 else { return }
    try skipSpaceAndComments()
    guard cursor.next == UInt8(ascii: "{") else { return }
    document.removeLast(from: value)
    _ = try readCollection(key: key, at: place, &document)
  }

  /// Makes an object of the keys and values of `Map.of("Una", 1, "Due", 2)`.
  private func pairUp(
    _ value: Int, key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    var items: [Int] = []
    document.forEachChild(of: value) { items.append($0) }
    let keys = items.indices.filter { $0.isMultiple(of: 2) }.map { items[$0] }
    guard document.entries[value].kind == .array, items.count.isMultiple(of: 2),
      keys.allSatisfy({ document.entries[$0].kind == .string })
    else { return }
    var pairs = SourceDocument(describedBy: document)
    let (line, column) = (document.entries[value].line, document.entries[value].column)
    let object = pairs.open(.object, line: line, column: column)
    for (key, item) in zip(keys, items.indices.filter { !$0.isMultiple(of: 2) }) {
      pairs.copy(items[item], of: document, key: pairs.key(document.text(of: key)))
    }
    pairs.close(object)
    document.removeLast(from: value)
    document.copy(object, of: pairs, key: key)
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
  ///
  /// - Returns: whether it says that they are a list: `new String[] {"Una"}`.
  private mutating func skipElementTypes() throws(SourceError) -> Bool {
    if try cursor.skip(UInt8(ascii: "!")) { return false }
    let isArray = cursor.next == UInt8(ascii: "[")
    while cursor.next == UInt8(ascii: "[") {
      try cursor.skip()
      _ = try cursor.word()
      guard try cursor.skip(UInt8(ascii: "]")) else { throw unexpected(.oneOf(["]"])) }
      _ = try cursor.skip(UInt8(ascii: "*"))
      // Braces of its own end a type that anything has.
      if try cursor.word() == "interface", try cursor.skip(UInt8(ascii: "{")) {
        guard try cursor.skip(UInt8(ascii: "}")) else { throw unexpected(.oneOf(["}"])) }
      }
      try skipSpaceAndComments()
    }
    return isArray
  }

  /// Calls that translate a text: what else they are given is not the text's.
  static let translations: Set<String> = [
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
  mutating func skipCallsWithoutArguments() throws(SourceError) {
    while cursor.next == UInt8(ascii: ".") {
      try cursor.skip()
      guard !(try cursor.word()).isEmpty else { throw unexpected(.oneOf([","])) }
      if try cursor.skip(UInt8(ascii: "(")), !(try cursor.skip(UInt8(ascii: ")"))) {
        throw unexpected(.oneOf([")"]))
      }
    }
  }
}
