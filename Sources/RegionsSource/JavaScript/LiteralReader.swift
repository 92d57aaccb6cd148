/// Reads one value as JavaScript writes it: JSON, and besides comments, trailing commas, single and
/// back quotes, keys without quotes, `undefined`.
struct LiteralReader: ~Copyable {
  var cursor: TextCursor
  /// Whether values may be written as other languages than JavaScript do as well.
  let isForeign: Bool
  /// Whether texts go on over lines, as those of PHP do. Elsewhere a quote that nothing closes in its line is none,
  /// such as that of Rust's `'static`, and would take the data up to the next one.
  private let spansLines: Bool
  /// Whether places of arrays may have nothing in them: in a program, and not in JSON, however relaxed.
  let hasHoles: Bool
  /// The last string that was read.
  var string: [UInt8] = []
  var depth = 0
  /// Where in the document the value begins that is read.
  var first = 0
  /// Whether a key of the value that is read is written as a text, as in no block and no pattern.
  var hasTextKey = false
  /// The names of the values that were read before.
  var named: Set<String> = []
  /// Keys of members whose value is an expression, each with what it begins with, `now()` or `Status.active`, and
  /// where the first one is.
  var expressions: [(key: Int32, word: String, location: DiagnosticLocation)] = []
  /// Strings and numbers that were given a name: `const NORTE = 1;`.
  var constants: [String: (kind: SourceDocument.Kind, text: String)] = [:]
  /// Whether comments are those of Lua, and semicolons stand between the members of its tables.
  var isLua = false
  /// Whether constants of other classes stand for their names, as among what those of an enumeration are given:
  /// `AIN(1, "Ain", Region.ALPES)`.
  var takesConstants = false
  /// What was called last without arguments in place of a whole value.
  var emptyCall = ""
  /// The numbers of the records that a database made, by the variables that they were given to: `lima = Province.create(…)`.
  var rows: [String: Int] = [:]
  /// The word of the first call in a block that makes a value: `new HashMap<>() {{ put("01", "Lima"); }}` of Java.
  var block = ""
  /// How many values had a name in front of them: `name: "Una"`.
  var keyedCount = 0
  /// How deep the last pair by `to` was read; -1 if it is counted.
  var depthOfPair = -1
  /// How deep the last expression was found.
  var depthOfExpression = 0

  init(
    _ text: TextSource, isForeign: Bool = false, hasHoles: Bool = false
  ) throws(SourceError) {
    cursor = try TextCursor(text)
    self.isForeign = isForeign
    self.hasHoles = hasHoles
    // "<?php" stands at the very beginning.
    spansLines = isForeign && cursor.next == UInt8(ascii: "<")
  }

  /// Reads the value that a text in UTF-8 is, with nothing behind it.
  static func read(
    _ text: [UInt8], key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    let bytes = try SourceBytes(.bytes(text, name: document.name))
    var reader = try LiteralReader(TextSource(bytes, encoding: .utf8))
    try reader.skipSpaceAndComments()
    try reader.readValue(key: key, &document)
    try reader.skipSpaceAndComments()
    guard reader.cursor.next == nil else { throw reader.unexpected(.oneOf([])) }
    if let (_, word, location) = reader.expressions.first {
      throw .content(SourceDiagnostic(location, .notALiteral(word)))
    }
  }

  mutating func skipSpaceAndComments() throws(SourceError) {
    while true {
      try cursor.skipSpace()
      if isForeign, cursor.next == UInt8(ascii: "#") {
        try cursor.skipLine()
        continue
      }
      if isLua, cursor.next == UInt8(ascii: "-"), cursor.second == UInt8(ascii: "-") {
        try skipComment()
        continue
      }
      guard try skipSlashedComment() else { return }
    }
  }

  /// Moves behind `// …` or `/* … */`.
  mutating func skipSlashedComment() throws(SourceError) -> Bool {
    guard try cursor.skip(UInt8(ascii: "/")) else { return false }
    if try cursor.skip(UInt8(ascii: "*")) {
      try cursor.skipBlockComment()
    } else {
      try cursor.skipLine()
    }
    return true
  }

  /// Moves behind a comment of Lua: `-- …`, or several lines of `--[[ … ]]`.
  private mutating func skipComment() throws(SourceError) {
    try cursor.skip()
    try cursor.skip()
    guard cursor.next == UInt8(ascii: "["), cursor.second == UInt8(ascii: "[") else {
      return try cursor.skipLine()
    }
    var last: UInt8 = 0
    while let byte = cursor.next {
      try cursor.skip()
      if last == UInt8(ascii: "]"), byte == last { return try cursor.skipLine() }
      last = byte
    }
  }

  /// Reads the value that begins here.
  mutating func readValue(
    key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    let place = cursor.place
    if let excess = document.excess { throw cursor.error(excess) }
    if isForeign { return try readForeignValue(key: key, &document) }
    switch cursor.next {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard depth < Bound.depth else {
        throw cursor.error(.tooDeep(limit: Bound.depth))
      }
      let isArray = cursor.next == UInt8(ascii: "[")
      let value = document.open(
        isArray ? .array : .object, key: key, line: place.line, column: place.column)
      depth += 1
      defer { depth -= 1 }
      if isArray {
        try readElements(upTo: UInt8(ascii: "]"), &document)
      } else {
        try readMembers(&document)
      }
      document.close(value)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      try readString()
      document.append(.string, key: key, text: string, line: place.line, column: place.column)
    default:
      let (kind, text) = try readBareValue()
      if kind == .array { return try readConstructor(key: key, at: place, &document) }
      document.append(kind, key: key, text: text.utf8, line: place.line, column: place.column)
    }
  }

  private mutating func readElements(
    upTo end: UInt8, _ document: inout SourceDocument
  ) throws(SourceError) {
    try cursor.skip()
    while true {
      try skipSpaceAndComments()
      if try cursor.skip(end) { return }
      // `["a", , "b"]` of JavaScript: nothing stands there.
      if hasHoles, try cursor.skip(UInt8(ascii: ",")) { continue }
      try readValue(key: -1, &document)
      try skipAssertion(upTo: end)
      if try cursor.skip(UInt8(ascii: ",")) { continue }
      guard try cursor.skip(end) else {
        throw unexpected(.oneOf([",", Character(Unicode.Scalar(end))]))
      }
      return
    }
  }

  /// Reads `Array(…)` behind `new`: an array of what is in the brackets, an empty one of a number
  /// alone, which is its size.
  mutating func readConstructor(
    key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
    try skipSpaceAndComments()
    let word = try cursor.word()
    try skipSpaceAndComments()
    guard word == "Array" || word == "Object", cursor.next == UInt8(ascii: "("),
      depth < Bound.depth
    else { throw expression("new \(word)", at: place) }
    let value = document.open(
      word == "Array" ? .array : .object, key: key, line: place.line, column: place.column)
    depth += 1
    defer { depth -= 1 }
    try readElements(upTo: UInt8(ascii: ")"), &document)
    if document.entries.count == value + 2, document.entries[value + 1].kind == .number {
      document.removeLast(from: value + 1)
    }
    document.close(value)
  }

  private mutating func readMembers(_ document: inout SourceDocument) throws(SourceError) {
    try cursor.skip()
    while true {
      try skipSpaceAndComments()
      if try cursor.skip(UInt8(ascii: "}")) { return }
      let place = cursor.place
      let key = try readKey(&document)
      try skipSpaceAndComments()
      if try cursor.skip(UInt8(ascii: ":")) {
        try skipSpaceAndComments()
        try readMember(key: key, &document)
        try skipAssertion(upTo: UInt8(ascii: "}"))
      } else {
        try readShorthand(key: key, at: place, &document)
      }
      if try cursor.skip(UInt8(ascii: ",")) { continue }
      guard try cursor.skip(UInt8(ascii: "}")) else { throw unexpected(.oneOf([",", "}"])) }
      return
    }
  }

  /// Moves behind what TypeScript says of a value's type: `[84.1, 28.4] as [number, number]`.
  private mutating func skipAssertion(upTo end: UInt8) throws(SourceError) {
    try skipSpaceAndComments()
    while let byte = cursor.next, byte == UInt8(ascii: "a") || byte == UInt8(ascii: "s") {
      let place = cursor.place
      let word = try cursor.word()
      guard word == "as" || word == "satisfies" else {
        let expected = [",", Character(Unicode.Scalar(end))]
        throw cursor.error(.unexpected(byte, expected: .oneOf(expected)), at: place)
      }
      try skipType()
      try skipSpaceAndComments()
    }
  }

  /// Moves to the comma or bracket behind a type.
  private mutating func skipType() throws(SourceError) {
    var open = 0
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: ",") where open == 0: return
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"):
        if open == 0 { return }
        open -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        try readString()
        continue
      default: break
      }
      try cursor.skip()
    }
  }

  private mutating func readKey(_ document: inout SourceDocument) throws(SourceError) -> Int32 {
    if cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'") {
      try readString()
      hasTextKey = true
      return document.key(String(decoding: string, as: UTF8.self))
    }
    let word = try cursor.word()
    guard !word.isEmpty else { throw unexpected(.key) }
    return document.key(word)
  }

  /// Reads a number, or `true`, `false`, `null`, `undefined`, `NaN`; an array's kind for the word `new`.
  mutating func readBareValue() throws(SourceError) -> (SourceDocument.Kind, String) {
    let place = cursor.place
    var text = ""
    while let byte = cursor.next, text.utf8.count < Bound.word,
      TextCursor.isWordByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".")
    {
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
        try cursor.skip()
      } else {
        text += try cursor.word()
      }
    }
    switch text {
    case "": throw unexpected(.value)
    case "true", "false": return (.boolean, text)
    case "null", "undefined", "NaN": return (.null, "null")
    // As in `new Array(…)`.
    case "new": return (.array, text)
    default:
      guard let first = text.utf8.first(where: { $0 != UInt8(ascii: "-") && $0 != 0x2B }),
        0x30...0x39 ~= first || first == UInt8(ascii: ".")
      else { throw expression(text, at: place) }
      return (.number, Self.withoutType(text))
    }
  }

  /// A number without the letters that say of what type it is: `1L`, `110000n`, `39.9f`.
  private static func withoutType(_ number: String) -> String {
    let digits = number.prefix { $0.isASCII && $0.isNumber || "+-.".contains($0) }
    let rest = number.dropFirst(digits.count)
    guard !rest.isEmpty, rest.count <= Count.twice,
      rest.allSatisfy((digits.contains(".") ? "fFdDmM" : "lLuUn").contains)
    else { return number }
    return String(digits)
  }

  /// Reads the string that begins here into `string`.
  mutating func readString() throws(SourceError) {
    let place = cursor.place
    guard let quote = cursor.next else { return }
    try cursor.skip()
    string.removeAll(keepingCapacity: true)
    if isForeign, quote != UInt8(ascii: "`"), try cursor.skip(quote) {
      if try cursor.skip(quote) { try readLongString(quote, from: place) }
      return
    }
    while let byte = cursor.next, string.count <= Bound.text {
      if byte == UInt8(ascii: "\\") {
        try readEscape()
        continue
      }
      if byte == 0x0A, quote != UInt8(ascii: "`"), !spansLines { break }
      try cursor.skip()
      if byte == quote { return }
      string.append(byte)
    }
    throw cursor.error(
      string.count > Bound.text
        ? TextCursor.tooLong : .unclosed(.quote), at: place)
  }

  mutating func readEscape() throws(SourceError) {
    try cursor.skip()
    guard let byte = cursor.next else { return }
    let place = cursor.place
    try cursor.skip()
    switch byte {
    case UInt8(ascii: "n"): string.append(0x0A)
    case UInt8(ascii: "t"): string.append(0x09)
    case UInt8(ascii: "r"): string.append(0x0D)
    case UInt8(ascii: "b"): string.append(0x08)
    case UInt8(ascii: "f"): string.append(0x0C)
    case 0x0A: break
    case UInt8(ascii: "x"): try append(try readHex(2), at: place)
    case UInt8(ascii: "u"): try append(try readCodePoint(), at: place)
    default: string.append(byte)
    }
  }

  /// Reads what is behind `\u`: four digits, twice four of a surrogate pair, or any number in braces, `\u{f2}`.
  private mutating func readCodePoint() throws(SourceError) -> UInt32 {
    if try cursor.skip(UInt8(ascii: "{")) {
      var value = try readHex(1)
      while cursor.next != UInt8(ascii: "}"), value <= 0x10FFFF {
        value = value << 4 + (try readHex(1))
      }
      try cursor.skip()
      return value
    }
    let unit = try readHex(4)
    guard 0xD800...0xDBFF ~= unit, try cursor.skip(UInt8(ascii: "\\")),
      try cursor.skip(UInt8(ascii: "u"))
    else { return unit }
    let low = try readHex(4)
    return 0xDC00...0xDFFF ~= low ? 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00) : unit
  }

  private mutating func append(_ scalar: UInt32, at place: TextPosition) throws(SourceError) {
    guard let scalar = Unicode.Scalar(scalar) else {
      throw cursor.error(.halfOfSurrogatePair, at: place)
    }
    string.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private mutating func readHex(_ count: Int) throws(SourceError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let byte = cursor.next,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw unexpected(.hexadecimalDigit) }
      value = value << 4 + UInt32(digit)
      try cursor.skip()
    }
    return value
  }

  func unexpected(_ expected: SourceProblem.Expected) -> SourceError {
    cursor.error(.unexpected(cursor.next, expected: expected))
  }
}
