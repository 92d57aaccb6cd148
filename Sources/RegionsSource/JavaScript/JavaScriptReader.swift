extension FormatReader {
  /// JavaScript and TypeScript files that hold values, and JSON written as in JavaScript.
  static let javaScript = FormatReader(.javaScript) {
    (text, document) throws(SourceError) in
    try JavaScriptReader.read(text, &document)
  }

  /// Files of PHP, Python, Ruby, Dart, Go, C# or Rust that hold values.
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
/// Values of PHP, Python, Ruby and Dart stand in such files where those of JavaScript do, and are read by the same
/// rules if that is asked for.
struct JavaScriptReader: ~Copyable {
  /// What stands before the next token, as far as it tells whether a value may begin there.
  private enum Before {
    /// The beginning, `;`, `=`, `(`, `,`, or the words `default` and `return`: a value may follow.
    case value
    /// Something else: a brace begins the body of a function or a block.
    case other
  }

  private var literal: LiteralReader
  private var before = Before.value
  /// The last identifier, but for those of a type: the name of what is assigned next.
  private var name = ""
  private var isInType = false
  /// The line in which it begins; 0 in front of it.
  private var lineOfType: UInt32 = 0
  /// Whether the last token was `=`, or `return`.
  private var isAssigned = false
  /// How many values were put behind the last of a list: `$list[] = `.
  private var appended = 0
  /// How many `<` of the type are open, as in `Record<string, string[]>`.
  private var angles = 0
  /// The string that was the last token, if it was an argument.
  private var argument = ""
  /// The only argument of a call whose result is called next: `table('cities')->insert([…])`.
  private var table = ""
  /// Whether what follows is called on it: `->` or `.` was the last token.
  private var isChained = false
  /// What has the method that is called next: `Department::insert([…])`, `District.create([…])`.
  private var receiver = ""
  /// The last word, which may be a method.
  private var method = ""
  /// Whether a method that makes a record is called: `District.create!(name: "Una")`.
  private var isMaking = false
  /// Whether its arguments have no brackets around them: `District.create name: "Una"`.
  private var isInLine = false
  /// The records that such calls made, by what has the method: the first until there is another, then none.
  private var made: [String: SourceDocument] = [:]
  /// By what has the method: where the first record was made of what is not written out, `District.create(row)`.
  private var unwritten: [String: SourceError] = [:]
  /// Why a record that a call makes could not be read.
  private var lost: SourceError?
  /// The same, if a text that is written out follows in the line.
  private var suspect: (error: SourceError, line: UInt32)?
  /// What was assigned last, and in which line: `provinces = Object.freeze([…])`.
  private var assigned: (name: String, line: UInt32) = ("", 0)
  /// The longest text that is a delimited table.
  private var tableText: [UInt8] = []
  private var statements = StatementTexts()
  /// Values where there are no others.
  private var enumerated = EnumeratedTexts()
  private var count = 0
  /// The place in a list that is assigned next, as in `city[1] = `: the list's name and the index.
  private var place: (name: String, index: String)?
  /// The list whose places were assigned last.
  private var list: (name: String, value: SourceDocument.Value)?
  /// Why the first array or object that seemed to be a value is none.
  private var fault: SourceError?

  static func read(
    _ text: TextSource, _ document: inout SourceDocument, isForeign: Bool = false
  ) throws(SourceError) {
    var reader = JavaScriptReader(
      try LiteralReader(text, isForeign: isForeign, hasHoles: true))
    let object = document.open(.object, line: 1, column: 1)
    try reader.readStatements(&document)
    reader.closeList(&document)
    try reader.closeRecords(&document)
    document.close(object)
    if reader.count == 0, !reader.statements.text.isEmpty {
      return try readText(reader.statements.text, &document, SQLReader.read)
    }
    if reader.count == 0, !reader.tableText.isEmpty {
      return try readText(reader.tableText, &document, DelimitedReader.read)
    }
    if reader.count == 0 { reader.putEnumeration(&document) }
    guard reader.count > 0 else {
      throw reader.fault ?? text.error(.nothingIn(.script))
    }
    reader.count -= reader.literal.putNamedValues(in: &document)
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
      // What stands behind a colon in a call without brackets is no type.
      if literal.isForeign, isInType, angles == 0 {
        let line = literal.cursor.place.line
        if lineOfType == 0 { lineOfType = line }
        if line > lineOfType { isInType = false }
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
        try takeString(at: start, &document)
      case _ where TextCursor.isWordByte(byte):
        try readWord(&document)
      case UInt8(ascii: "#") where literal.cursor.place.line > 1:
        // What other languages say in a comment would be read here.
        throw literal.unexpected(.value)
      default:
        try literal.cursor.skip()
        readPunctuation(byte)
      }
    }
  }

  /// Takes the string that was read for what stands here: JSON, a place in a list, a name's value, an argument.
  private mutating func takeString(
    at start: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
    statements.add(literal.string)
    if let suspect, suspect.line == start.line { lost = lost ?? suspect.error }
    if before == .value, try readEncoded(at: start, &document) { return }
    if before == .value, literal.string.count > tableText.count, Self.isTable(literal.string) {
      tableText = literal.string
    }
    if before == .value, place != nil {
      let key = beginValue(&document)
      document.append(
        .string, key: key, text: literal.string, line: start.line, column: start.column)
      before = .other
      return
    }
    if isAssigned, !name.isEmpty {
      literal.constants[name] = (.string, String(decoding: literal.string, as: UTF8.self))
    }
    enumerated.readString(
      .init(name: name, text: literal.string, start: start), isAssigned: isAssigned)
    // As in `add("0_1", […])`.
    argument = before == .value ? String(decoding: literal.string, as: UTF8.self) : ""
    before = .other
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

  private mutating func readPunctuation(_ byte: UInt8) {
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
      isInType = true
      lineOfType = 0
      before = .other
    default:
      before = .other
    }
    if byte != UInt8(ascii: "=") { place = nil }
    enumerated.readPunctuation(byte)
    if literal.isForeign, byte == UInt8(ascii: "("), receiver.first?.isLowercase ?? false,
      Self.makers.contains(method)
    {
      // `province.districts.create!(name: "Una")`.
      lost = lost ?? literal.expression(receiver, at: literal.cursor.place)
    }
    isMaking =
      literal.isForeign && byte == UInt8(ascii: "(") && receiver.first?.isUppercase ?? false
      && Self.makers.contains(method)
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
        assigned.line == literal.cursor.place.line && !isMaking ? assigned.name : receiver
    } else if byte != UInt8(ascii: "=") && !isArrow && !isInType {
      name = ""
    }
    argument = ""
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

  /// Reads what is between brackets behind a name: the place in a list, if it is written out.
  private mutating func readIndex() throws(SourceError) {
    let list = name
    name = ""
    before = .other
    try literal.cursor.skip()
    try literal.skipSpaceAndComments()
    var index = ""
    if literal.cursor.next == UInt8(ascii: "\"") || literal.cursor.next == UInt8(ascii: "'") {
      try literal.readString()
      index = String(decoding: literal.string, as: UTF8.self)
    } else {
      index = try literal.cursor.word()
      guard index.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return }
    }
    try literal.skipSpaceAndComments()
    if index.isEmpty, literal.isForeign, literal.cursor.next == UInt8(ascii: "]") {
      if self.list?.name != list { appended = 0 }
      index = String(appended)
      appended += 1
    }
    if !index.isEmpty, try literal.cursor.skip(UInt8(ascii: "]")) { place = (list, index) }
  }

  /// The key of the value that begins: its place in the list whose places are being assigned, or its
  /// name.
  private mutating func beginValue(_ document: inout SourceDocument) -> Int32 {
    defer {
      name = ""
      place = nil
    }
    guard let place else {
      closeList(&document)
      return name.isEmpty || name == "exports" ? -1 : document.key(name)
    }
    if list?.name != place.name {
      closeList(&document)
      list = (place.name, document.open(.object, key: document.key(place.name)))
      count += 1
    }
    return document.key(place.index)
  }

  /// Puts the members of the file's enumerations as the members of an object.
  private mutating func putEnumeration(_ document: inout SourceDocument) {
    let members = enumerated.members
    guard let first = members.first, members.count > 1 else { return }
    document.removeLast(from: 0)
    let object = document.open(.object, line: first.start.line, column: first.start.column)
    for member in members {
      document.append(
        .string, key: document.key(member.name), text: member.text, line: member.start.line,
        column: member.start.column)
    }
    document.close(object)
    count = members.count
  }

  /// Ends the list whose places were assigned: an array, if they were 0, 1, 2 … or 1, 2, 3 …
  private mutating func closeList(_ document: inout SourceDocument) {
    guard let (_, value) = list else { return }
    list = nil
    document.close(value)
    var values: [SourceDocument.Value] = []
    document.forEachChild(of: value) { values.append($0) }
    guard let first = values.first else {
      // Nothing but values that were none.
      document.removeLast(from: value)
      count -= 1
      return
    }
    let start = document.key(of: first) == "1" ? 1 : 0
    guard values.indices.allSatisfy({ document.key(of: values[$0]) == String(start + $0) }) else {
      return
    }
    document.entries[value].kind = .array
    for child in values { document.entries[child].key = -1 }
  }

  /// Methods of Rails and Django that are given a record's fields by their names.
  private static let makers: Set<String> = [
    "create", "find_or_create_by", "create_or_find_by", "get_or_create", "new",
  ]

  /// Words behind `=` that a value's type follows: C#'s and Java's, Go's, Rust's.
  private static let constructors: Set<String> = ["new", "map", "vec"]

  private mutating func readWord(_ document: inout SourceDocument) throws(SourceError) {
    let start = literal.cursor.place
    if !isChained { table = "" }
    isChained = false
    let word = try literal.cursor.word()
    if !literal.isForeign { enumerated.readWord(word, isAssigned: isAssigned) }
    if isAssigned, !name.isEmpty, word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      literal.constants[name] = (.number, word)
    }
    if word == "new", before == .value, !literal.isForeign {
      return try readValue(&document, as: .constructed(start))
    }
    if literal.isForeign, before == .value,
      LiteralReader.listWords.contains(word.lowercased())
    {
      try literal.skipSpaceAndComments()
      // `list < 3` has no types behind it.
      if literal.cursor.next == UInt8(ascii: "<"), try !literal.skipTypesInLine() {
        isAssigned = false
        before = .other
        return
      }
      if literal.cursor.next == UInt8(ascii: "(") { return try readValue(&document, as: .list) }
      if isAssigned, literal.cursor.next == UInt8(ascii: ".") {
        return try readValue(&document, as: .named(word, start))
      }
    }
    // `u"…"` of Python is a text.
    if literal.isForeign, LiteralReader.textMarks.contains(word.lowercased()),
      literal.cursor.next == UInt8(ascii: "\"") || literal.cursor.next == UInt8(ascii: "'")
    {
      return
    }
    if literal.isForeign, isAssigned, Self.constructors.contains(word) {
      return try readValue(&document, as: .named(word, start))
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

  /// Reads the record that a call makes. One by itself is no list, `AdminUser.create!(email: …)`, unless another list
  /// refers to it.
  private mutating func readRecord(_ document: inout SourceDocument) throws(SourceError) {
    let list = name
    if let first = made[list] {
      putFirst(first, of: list, &document)
      name = list
      let known = count
      let place = literal.cursor.place
      try readValue(&document, as: .arguments(inLine: isInLine))
      if count == known { noteUnwritten(list, at: place) }
      return
    }
    closeList(&document)
    var trial = SourceDocument(describedBy: document)
    let (known, expressions) = (count, literal.expressions)
    let place = literal.cursor.place
    try readValue(&trial, as: .arguments(inLine: isInLine))
    if literal.expressions.count > expressions.count {
      if trial.entries.count > 1 {
        lost = lost ?? literal.expression(literal.expressions.last?.word ?? list, at: place)
      }
    } else if count == known {
      noteUnwritten(list, at: place)
    } else if made.count < Bound.keys {
      made[list] = trial
    }
    literal.expressions = expressions
    count = known
  }

  private mutating func noteUnwritten(_ list: String, at place: TextPosition) {
    guard unwritten.count < Bound.keys, unwritten[list] == nil else { return }
    unwritten[list] = literal.expression(list, at: place)
  }

  /// Puts the first record of a list, which was kept until there is another.
  private mutating func putFirst(
    _ first: SourceDocument, of list: String, _ document: inout SourceDocument
  ) {
    guard !first.entries.isEmpty else { return }
    closeList(&document)
    document.copy(0, of: first, key: document.key(list))
    count += 1
    made[list] = SourceDocument(describedBy: document)
  }

  /// Ends the lists whose records were made by calls: those with one record belong to them if others refer to them,
  /// and what could not be read of one is no longer only program.
  private mutating func closeRecords(_ document: inout SourceDocument) throws(SourceError) {
    guard made.values.contains(where: { $0.entries.isEmpty }) else { return }
    if let lost { throw lost }
    for (list, error) in unwritten.sorted(by: { $0.key < $1.key })
    where made[list].map({ $0.entries.isEmpty }) ?? false {
      throw error
    }
    let keys = document.keys.map { $0.lowercased() }
    for (list, first) in made.sorted(by: { $0.key < $1.key })
    where !first.entries.isEmpty && keys.contains(where: { $0.hasPrefix(list.lowercased()) }) {
      putFirst(first, of: list, &document)
    }
  }

  /// Whether arguments are what only running the program would tell; others are faults of the source.
  private static func isOfProgram(_ error: SourceError) -> Bool {
    guard case .content(let found) = error else { return false }
    switch found.problem {
    case .notALiteral, .unexpected: return true
    default: return false
    }
  }

  /// How an array or object is written.
  private enum Form {
    case literal
    /// Behind the word `new`, which stands at a place.
    case constructed(TextPosition)
    /// Behind a name, which stands at a place.
    case named(String, TextPosition)
    /// As the arguments of a call.
    case list
    /// As those, behind the bracket, or behind a blank where there are no brackets.
    case arguments(inLine: Bool)
  }

  /// Reads the array or object that seems to begin here, and takes it back if it is none.
  private mutating func readValue(
    _ document: inout SourceDocument, as form: Form = .literal
  ) throws(SourceError) {
    let isInList = place != nil
    let name = self.name
    let key = beginValue(&document)
    let first = document.entries.count
    let expressions = literal.expressions.count
    let keyed = literal.keyedCount
    literal.first = first
    literal.hasTextKey = false
    before = .other
    isAssigned = false
    do throws(SourceError) {
      switch form {
      case .literal: try literal.readValue(key: key, &document)
      case .constructed(let start): try literal.readConstructor(key: key, at: start, &document)
      case .named(let word, let start):
        try literal.readNamed(word, key: key, at: start, &document)
      case .list: try literal.readList(key: key, &document)
      case .arguments(let inLine):
        try literal.readArguments(inLine: inLine, key: key, &document)
      }
    } catch {
      if case .arguments = form, Self.isOfProgram(error) {
        // A loop gives all of a record from elsewhere: `name: row.name`.
        if document.entries.count > first + 1 { lost = lost ?? error }
        if literal.keyedCount > keyed { suspect = (error, literal.cursor.place.line) }
        if document.entries.count > first { document.removeLast(from: first) }
        literal.expressions.removeLast(literal.expressions.count - expressions)
        return
      }
      // Values came before the fault: it was data. Else it may be a block or a pattern, and what
      // lies in it may still have values. Behind a file's data it is the options of a script.
      let size = document.entries.count - first
      let data = max(first, tableText.count { $0 == 0x0A })
      guard case .content = error, size <= 1 || data > 100 && size * 4 < data else {
        throw error
      }
      // Something else than an array is made anew.
      guard size > 0 else { return }
      // What follows the bracket of an array may be a value of it.
      if document.entries[first].kind == .array { before = .value }
      document.removeLast(from: first)
      literal.expressions.removeLast(literal.expressions.count - expressions)
      fault = fault ?? error
      return
    }
    if document.entries.count > first + 1 {
      count += isInList ? 0 : 1
      literal.named.insert(name)
    } else {
      // `Osaka = ("Osaka")` is a text in brackets.
      if document.entries.count > first, document.entries[first].kind == .string, !name.isEmpty {
        literal.constants[name] = (.string, document.text(of: first))
      }
      // An empty one, as in `define([], …)`.
      document.removeLast(from: first)
    }
  }
}
