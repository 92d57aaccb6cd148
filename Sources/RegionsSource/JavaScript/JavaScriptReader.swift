extension FormatReader {
  /// JavaScript and TypeScript files that hold values, and JSON written as in JavaScript.
  static let javaScript = FormatReader(.javaScript) {
    (text, document) throws(SourceError) in
    try JavaScriptReader.read(text, &document)
  }

  /// Files of other languages that hold values: PHP, Python, Ruby, Dart, Go, C#, Rust, Kotlin, Java, Swift, Elixir and Lua.
  static let script = FormatReader(.script) {
    (text, document) throws(SourceError) in
    try JavaScriptReader.read(text, &document, isForeign: true)
  }
}

/// Finds the arrays and objects in a JavaScript file: `var x = […]`, `module.exports = {…}`,
/// `export default […]`, `callback({…})`, or the bare value.
///
/// It doesn't run anything: values have to be written out as in JSON, whereby comments, trailing
/// commas, single quotes and keys without quotes are welcome. Where a file has several values the
/// document is an object of them, by the names they are given.
///
/// Values of other languages stand in such files where those of JavaScript do, and are read by the same rules if that is
/// asked for.
struct JavaScriptReader: ~Copyable {
  /// What stands before the next token, as far as it tells whether a value may begin there.
  enum Before {
    /// The beginning, `;`, `=`, `(`, `,`, or the words `default` and `return`: a value may follow.
    case value
    /// Something else: a brace begins the body of a function or a block.
    case other
  }

  var literal: LiteralReader
  var before = Before.value
  /// The last identifier, but for those of a type: the name of what is assigned next.
  var name = ""
  private var isInType = false
  /// The line in which it begins; 0 in front of it.
  private var lineOfType: UInt32 = 0
  /// Whether the last token was `=`, or `return`.
  var isAssigned = false
  /// How many `<` of the type are open, as in `Record<string, string[]>`.
  private var angles = 0
  /// Whether the last token was `@`.
  private var isAttribute = false
  /// The string that was the last token, if it was an argument.
  private var argument = ""
  /// The only argument of a call whose result is called next: `table('cities')->insert([…])`.
  private var table = ""
  /// Whether what follows is called on it: `->` or `.` was the last token.
  var isChained = false
  /// What has the method that is called next: `Department::insert([…])`, `District.create([…])`.
  private(set) var receiver = ""
  /// The last word, which may be a method.
  var method = ""
  /// Whether a method that makes a record is called: `District.create!(name: "Una")`.
  private var isMaking = false
  /// Whether its arguments have no brackets around them: `District.create name: "Una"`.
  var isInLine = false
  var records = CallRecords()
  var enumerations = Enumerations()
  var filled = FilledValues()
  var made = MadeRecords()
  var fields = AssignedFields()
  /// What was assigned last, and in which line: `provinces = Object.freeze([…])`.
  private(set) var assigned: (name: String, line: UInt32) = ("", 0)
  /// The last name in a tuple of Elixir that begins with an atom, and in which line.
  private var pattern: (name: String, line: UInt32) = ("", 0)
  /// Whether such a tuple is open, and whether one may begin, as the last token was a brace.
  private var isInPattern = false, mayBePattern = false
  /// The longest text that is a delimited table.
  var tableText: [UInt8] = []
  private var statements = StatementTexts()
  private var packed = PackedText()
  var count = 0
  var places = AssignedPlaces()
  /// Why the first array or object that seemed to be a value is none.
  var fault: SourceError?
  /// The function of Ruby or Elixir that began last, and in which line; 0 behind the first token of its body.
  private var function: (name: String, line: UInt32) = ("", 0)
  /// Where the brace is that was the last token and may begin a block.
  private var brace: TextPosition?
  /// Where an object began that was taken for a block, though it has a key that is written as a text.
  private var lostObject: SourceError?

  static func read(
    _ text: TextSource, _ document: inout SourceDocument, isForeign: Bool = false
  ) throws(SourceError) {
    var reader = JavaScriptReader(
      try LiteralReader(text, isForeign: isForeign, hasHoles: true))
    reader.literal.isLua = isForeign && ScriptSniffer.isLua(text.beginning)
    let object = document.open(.object, line: 1, column: 1)
    try reader.readStatements(&document)
    reader.closeList(&document)
    try reader.closeRecords(&document)
    if reader.count > 0 { try reader.putFilled(&document) }
    document.close(object)
    try reader.mergePlaces(&document)
    reader.addFilled(&document)
    if let fault = reader.statements.fault, reader.count == 0 { throw fault }
    if reader.count == 0, !reader.statements.text.isEmpty {
      return try readText(reader.statements.text, &document, SQLReader.read)
    }
    if reader.count == 0, reader.packed.put(&document) { return }
    if reader.count == 0, !reader.tableText.isEmpty {
      return try readText(reader.tableText, &document, DelimitedReader.read)
    }
    if reader.count == 0 { try reader.putEnumerations(&document) }
    if reader.count == 0 { reader.putMade(&document) }
    if reader.count == 0 { try reader.putFields(&document) }
    // What calls fill beside constants and records are messages.
    if reader.count == 0 { try reader.putOnlyFilled(&document) }
    guard reader.count > 0 else {
      throw reader.fault ?? reader.enumerations.fault ?? text.error(.nothingIn(.script))
    }
    // What was lost may belong to what was read, whatever that is.
    if let lost = reader.lostObject { throw lost }
    if !reader.literal.expressions.isEmpty || !reader.filled.awaited.isEmpty {
      reader.count -= reader.literal.putNamedValues(in: &document)
    }
    try reader.literal.noteExpressions(&document)
    if reader.count == 1 { document.unwrapFirst(isNamed: true) }
  }

  private init(_ literal: consuming LiteralReader) {
    self.literal = literal
  }

  /// Whether a text is a delimited table of several lines, as in `rows = """01;Lima\n02;Callao"""`.
  private static func isTable(_ text: [UInt8]) -> Bool {
    let text = Array(text[...].trimmed)
    return text.contains(0x0A) && DialectFinding.find(in: text, isWhole: true).isCertain
  }

  /// Reads such a text, in place of all that was read.
  private static func readText(
    _ text: [UInt8], _ document: inout SourceDocument,
    _ read: (TextSource, inout SourceDocument) throws(SourceError) -> Void
  ) throws(SourceError) {
    let bytes = try SourceBytes(.bytes(Array(text[...].trimmed), name: document.name))
    document.removeLast(from: 0)
    try read(TextSource(bytes, encoding: .utf8), &document)
  }

  private mutating func readStatements(_ document: inout SourceDocument) throws(SourceError) {
    while true {
      try literal.skipSpaceAndComments()
      guard let byte = literal.cursor.next else { return }
      if function.line > 0 { beginBody(byte) }
      // What stands behind a colon in a call without brackets is no type.
      if literal.isForeign, isInType, angles == 0 {
        let line = literal.cursor.place.line
        if lineOfType == 0 { lineOfType = line }
        if line > lineOfType { isInType = false }
      }
      if !filled.next.isEmpty {
        try readFilling(document)
        continue
      }
      if let field = fields.next {
        try readField(field)
        continue
      }
      if literal.isForeign, try readForeignBeginning(byte, &document) { continue }
      switch byte {
      case UInt8(ascii: "[") where before == .value, UInt8(ascii: "{") where before == .value:
        try readValue(&document)
      case UInt8(ascii: "[") where !name.isEmpty && !isInType:
        try readIndex()
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        let start = literal.cursor.place
        try literal.readString()
        if let brace { try noteLostObject(at: brace) }
        try takeString(at: start, &document)
      case _ where TextCursor.isWordByte(byte):
        try readWord(&document)
      case UInt8(ascii: "#") where literal.cursor.place.line > 1:
        // What other languages say in a comment would be read here.
        throw literal.unexpected(.value)
      case UInt8(ascii: "\\") where literal.isForeign && literal.cursor.second == 0x0A:
        // The line goes on in the next one.
        try literal.cursor.skip()
      default:
        let start = literal.cursor.place
        try literal.cursor.skip()
        readPunctuation(byte)
        brace = byte == UInt8(ascii: "{") ? start : nil
        continue
      }
      brace = nil
    }
  }

  /// Notes where a function of Ruby or Elixir begins, and what it is called: `def self.all`.
  private mutating func noteFunction(_ word: String) {
    let line = literal.cursor.place.line
    if word == "def" || word == "defp" {
      function = ("", line)
    } else if function.line == line, function.name.isEmpty, word != "self" {
      function.name = word
    }
  }

  /// Takes a list that a function begins with for what it returns: `def all do` above `[%{city: "Lima"}]`.
  private mutating func beginBody(_ byte: UInt8) {
    guard literal.cursor.place.line > function.line else { return }
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "%") {
      name = function.name
      before = .value
      isAssigned = true
    }
    function = ("", 0)
  }

  /// Reads the JSON that a script of PHP prints: `echo '{"cities": […]}';`.
  ///
  /// - Returns: `false` if no text follows: then it is a variable, or what is printed is no JSON.
  private mutating func readPrinted(_ document: inout SourceDocument) throws(SourceError) -> Bool {
    try literal.skipSpaceAndComments()
    guard let byte = literal.cursor.next, "'\"".utf8.contains(byte) else { return false }
    let start = literal.cursor.place
    try literal.readString()
    name = ""
    before = .value
    try takeString(at: start, &document)
    before = .other
    argument = ""
    return true
  }

  /// Notes that an object begins where no value was expected, if the text that was read is the key of its first member.
  private mutating func noteLostObject(at start: TextPosition) throws(SourceError) {
    try literal.cursor.skipSpace()
    guard literal.cursor.next == UInt8(ascii: ":") else { return }
    lostObject = lostObject ?? literal.expression("{…}", at: start)
  }

  /// Takes the string that was read for what stands here: JSON, a place in a list, a name's value, an argument.
  private mutating func takeString(
    at start: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
    guard try literal.readConcatenated() else { return takePart(at: start) }
    statements.add(literal.string)
    packed.add(literal.string)
    if let suspect = records.suspect, suspect.line == start.line {
      records.lost = records.lost ?? suspect.error
    }
    if before == .value, try readEncoded(at: start, &document) { return }
    if before == .value, literal.string.count > tableText.count, Self.isTable(literal.string) {
      tableText = literal.string
    }
    if before == .value, places.next != nil {
      let key = beginValue(&document)
      document.append(
        .string, key: key, text: literal.string, line: start.line, column: start.column)
      before = .other
      return
    }
    if isAssigned, !name.isEmpty {
      literal.constants[name] = (.string, String(decoding: literal.string, as: UTF8.self))
    }
    // As in `add("0_1", […])`.
    argument = before == .value ? String(decoding: literal.string, as: UTF8.self) : ""
    before = .other
  }

  /// Leaves a text that goes on with something else than texts: a part of it is none of a file's data.
  private mutating func takePart(at start: TextPosition) {
    let error = literal.expression("+", at: start)
    if before == .value { fault = fault ?? error }
    statements.addPart(literal.string, error)
    if before == .value, Self.isTable(literal.string) {
      statements.fault = statements.fault ?? error
    }
    if let place = places.next { places.parts[place.name] = error }
    argument = ""
    places.next = nil
    before = .other
    isAssigned = false
  }

  /// Reads the JSON that the last string is, as in `JSON.parse('[…]')`, `json.loads("""[…]""")` or `$json = '{…}'`.
  ///
  /// - Returns: `false` if it is another string.
  private mutating func readEncoded(
    at start: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    var trial = SourceDocument(describedBy: document)
    let text = literal.string
    guard try trial.appendEncoded(text, key: -1, line: start.line, column: start.column) else {
      return false
    }
    let key = beginValue(&document)
    document.copy(0, of: trial, key: key)
    before = .other
    isAssigned = false
    count += 1
    return true
  }

  /// Reads what begins a value in other languages only: a tuple behind `=`, `%w`, types before a list.
  private mutating func readForeignBeginning(
    _ byte: UInt8, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    defer {
      isMaking = false
      isInLine = false
    }
    guard before == .value else { return false }
    switch byte {
    case _ where isMaking && (TextCursor.isWordByte(byte) || ":\"'".utf8.contains(byte)):
      try readRecord(&document)
    case UInt8(ascii: "[") where isMaking:
      records.next = name
      return false
    case UInt8(ascii: "%") where isMaking: try readStruct(&document)
    case UInt8(ascii: "(") where isAssigned, UInt8(ascii: "%") where isAssigned:
      try readValue(&document)
    case UInt8(ascii: "<"):
      let start = literal.cursor.place
      if try literal.readHereDocument() {
        try takeString(at: start, &document)
      } else if isAssigned {
        try literal.skipTypes(isOpen: true)
      } else {
        readPunctuation(byte)
      }
    case UInt8(ascii: "&") where isAssigned:
      try literal.cursor.skip()
    default: return false
    }
    return true
  }

  mutating func readPunctuation(_ byte: UInt8) {
    // `Districts => new List<District> {…}` of C# has its value behind the arrow.
    let isArrow = literal.isForeign && isAssigned && byte == UInt8(ascii: ">")
    isAssigned = byte == UInt8(ascii: "=") || isArrow
    switch byte {
    case UInt8(ascii: ">") where isArrow: before = .value
    case UInt8(ascii: "<") where isInType: angles += 1
    case UInt8(ascii: ">") where isInType: angles -= 1
    case UInt8(ascii: ",") where isInType && angles > 0: break
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","):
      before = .value
      isInType = false
      angles = 0
    case UInt8(ascii: ":"):
      // Behind Python's colon at the end of a line begins a block.
      isInType = literal.cursor.next != 0x0A && literal.cursor.next != 0x0D
      lineOfType = 0
      before = .other
    default:
      before = .other
    }
    isAttribute = literal.isForeign && byte == UInt8(ascii: "@")
    if byte != UInt8(ascii: "=") { places.next = nil }
    if literal.isForeign, byte == UInt8(ascii: "("), receiver.first?.isLowercase ?? false,
      Self.makers.contains(method)
    {
      // `province.districts.create!(name: "Una")`.
      records.lost = records.lost ?? literal.expression(receiver, at: literal.cursor.place)
    }
    isMaking =
      literal.isForeign && byte == UInt8(ascii: "(") && receiver.first?.isUppercase ?? false
      && (Self.makers.contains(method) || receiver == Self.store && method == "insert"
        || isOfContext && literal.cursor.next == UInt8(ascii: "%"))
    noteFilling(byte)
    if literal.isForeign { noteField(byte) }
    takePattern(byte)
    setReceiver(byte)
    isChained = "->.".utf8.contains(byte)
    if byte == UInt8(ascii: ")") {
      table = argument
    } else if !"->.(".utf8.contains(byte) {
      table = ""
    }
    if byte == UInt8(ascii: ","), !argument.isEmpty {
      name = argument
    } else if byte == UInt8(ascii: "("), !table.isEmpty {
      name = table
      table = ""
    } else if byte == UInt8(ascii: "(") {
      name =
        isMaking && isOfContext
        ? String(method.dropFirst(Self.contextMaker.count))
        : assigned.line == literal.cursor.place.line && !isMaking ? assigned.name : receiver
    } else if byte != UInt8(ascii: "=") && !isArrow && !isInType {
      name = ""
    }
    argument = ""
  }

  /// Takes for the name of what is assigned the one in the tuple before: `{:ok, lima} = …` of Elixir.
  private mutating func takePattern(_ byte: UInt8) {
    defer { mayBePattern = byte == UInt8(ascii: "{") }
    switch byte {
    case UInt8(ascii: ":") where mayBePattern && name.isEmpty: isInPattern = true
    case UInt8(ascii: "}") where isInPattern:
      pattern = (name, literal.cursor.place.line)
      isInPattern = false
    case UInt8(ascii: "=") where name.isEmpty && pattern.line == literal.cursor.place.line:
      name = pattern.name
    default: break
    }
  }

  /// Keeps the name of what a method is of, and of what is assigned.
  private mutating func setReceiver(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ":"):
      // What Django's models keep their records in.
      if !name.isEmpty, name != "objects" { receiver = name }
    case UInt8(ascii: "="):
      assigned = (name, literal.cursor.place.line)
      receiver = ""
    // The last belongs to the name of a method: `District.create!([…])`.
    case UInt8(ascii: "("), UInt8(ascii: "!"): break
    default: receiver = ""
    }
  }

  /// Words behind `=` that a value's type follows: C#'s and Java's, Go's, Rust's; or that a call of Java begins with.
  private static let constructors: Set<String> = ["new", "map", "vec", "Map.", "ImmutableMap."]

  /// C#'s and Java's, whose elements stand behind them.
  private static let collections: Set<String> = [
    "List", "Dictionary", "HashSet", "SortedDictionary", "ArrayList", "HashMap", "LinkedHashMap",
    "TreeMap",
  ]

  /// Whether a word is the mark of a text: `u"…"` of Python.
  func isMark(_ word: String) -> Bool {
    literal.isForeign && LiteralReader.textMarks.contains(word.lowercased())
      && (literal.cursor.next == UInt8(ascii: "\"") || literal.cursor.next == UInt8(ascii: "'"))
  }

  private mutating func readWord(_ document: inout SourceDocument) throws(SourceError) {
    let start = literal.cursor.place
    let isMember = isChained
    if !isMember { table = "" }
    isChained = false
    let word = try literal.cursor.word()
    // `map.put("Lima", towns)` fills a variable of that name.
    if FilledValues.branchWords.contains(word), literal.cursor.next != UInt8(ascii: ".") {
      filled.branches += 1
    }
    // In `String[] towns = {…}` the brackets are the type's, and no place of a list.
    if !isAssigned { places.next = nil }
    if isAssigned, !name.isEmpty, word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      literal.constants[name] = (.number, word)
    }
    if word == "enum", !isAssigned, !isMember { return try readEnumeration(document) }
    if literal.isForeign {
      if try readForeignWord(word, at: start, isMember: isMember, &document) { return }
    } else if word == "new", before == .value {
      return try readValue(&document, as: .constructed(start))
    }
    isAssigned = word == "return"
    if word == "default" || word == "return" {
      name = ""
      before = .value
    } else if literal.isForeign, word == "const" || word == "final", before == .value {
      isAssigned = true
    } else {
      if !isInType { name = word }
      method = word
      before = .other
      // `District.create name: "Una"` of Ruby.
      if literal.isForeign, receiver.first?.isUppercase ?? false, Self.makers.contains(word) {
        _ = try literal.cursor.skip(UInt8(ascii: "!"))
        guard literal.cursor.next == 0x20 else { return }
        name = receiver
        isMaking = true
        isInLine = true
        before = .value
      }
    }
  }

  /// Reads what a word begins in other languages: an attribute, an enumeration, a list, a value of a type.
  ///
  /// - Returns: `false` if it is a word as in JavaScript.
  private mutating func readForeignWord(
    _ word: String, at start: TextPosition, isMember: Bool, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    let isAttribute = isAttribute
    self.isAttribute = false
    if isAttribute, try readAttribute(word) { return true }
    // Kotlin's stand behind a brace as well: `by lazy { listOf(…) }`.
    if before == .value || word.hasSuffix("Of") && !isMember,
      LiteralReader.listWords.contains(word.lowercased())
    {
      try literal.skipSpaceAndComments()
      // `list < 3` has no types behind it.
      if literal.cursor.next == UInt8(ascii: "<"), try !literal.skipTypesInLine() {
        isAssigned = false
        before = .other
        return true
      }
      if literal.cursor.next == UInt8(ascii: "(") {
        try readValue(&document, as: .list)
        return true
      }
      if isAssigned, literal.cursor.next == UInt8(ascii: ".") {
        try readValue(&document, as: .named(word, start))
        return true
      }
    }
    if word == "echo", !isMember, try readPrinted(&document) { return true }
    noteFunction(word)
    if word == "case", !enumerations.lists.isEmpty { try readLabel() }
    if ["var", "func", "get"].contains(name), !enumerations.lists.isEmpty {
      enumerations.property = word
    }
    if word == "class", !isInType, !isMember, !isAssigned {
      try readEnumeration(document, indent: start.column)
      return true
    }
    if isMark(word) { return true }
    if word == "new", before == .value, !isAssigned {
      try readCollection(at: start, &document)
      return true
    }
    guard isAssigned else { return false }
    if Self.constructors.contains(literal.cursor.next == UInt8(ascii: ".") ? word + "." : word) {
      let variable = name
      literal.emptyCall = ""
      try readValue(&document, as: .named(word, start))
      if !literal.emptyCall.isEmpty, word == "new" {
        beginFields(of: variable, literal.emptyCall, describedBy: document)
      }
      return true
    }
    return try readTyped(word, at: start, &document)
  }

  /// Reads a record that a type's name begins, or the values of a list whose type has one: `Province("Lima")`, `regions{`.
  ///
  /// - Returns: `false` if it is neither.
  private mutating func readTyped(
    _ word: String, at start: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) -> Bool {
    guard !name.isEmpty, let first = word.first else { return false }
    if first.isUppercase, literal.cursor.next == UInt8(ascii: "(") {
      try readMade(word, &document)
      return true
    }
    // `regions{`, as Go writes a list whose type has a name.
    guard first.isLetter, literal.cursor.next == UInt8(ascii: "{"),
      first.isUppercase || literal.cursor.second == 0x0A
        || literal.cursor.second == UInt8(ascii: "{")
    else { return false }
    try readValue(&document, as: .named(word, start))
    return true
  }

  /// Reads a collection that a call is given, behind the word `new`: `AddDistricts("MW", new List<District> {…})`.
  private mutating func readCollection(
    at start: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
    try literal.skipSpaceAndComments()
    let type = try literal.cursor.word()
    guard Self.collections.contains(type), literal.cursor.next == UInt8(ascii: "<") else {
      if !isInType { name = type }
      before = .other
      return
    }
    try readValue(&document, as: .named(type, start))
  }

  /// Takes what stands behind an attribute of Elixir's modules for its value, and no place of a list: `@states ["Lima"]`.
  private mutating func readAttribute(_ word: String) throws(SourceError) -> Bool {
    guard literal.cursor.next == 0x20 else { return false }
    try literal.cursor.skip()
    guard literal.cursor.next.map({ "[%".utf8.contains($0) }) ?? false else { return false }
    (name, before, isAssigned) = (word, .value, true)
    return true
  }
}
