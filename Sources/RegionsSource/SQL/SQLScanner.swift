/// Cuts SQL into tokens and values, whatever its dialect.
struct SQLScanner: ~Copyable {
  struct Token {
    enum Kind {
      /// A word without quotes: a keyword, or a name.
      case word
      /// A name in quotes, backticks or brackets.
      case quotedName
      case string, number, punctuation
    }

    var kind: Kind
    var text: String
    var place: TextPosition
    /// Whether it is the first of its line, where statements begin.
    var isFirstOnLine: Bool

    var isWord: Bool { kind == .word }
    var isName: Bool { kind == .word || kind == .quotedName }
    /// A word in capitals; else empty.
    var keyword: String { kind == .word ? text.uppercased() : "" }
    func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }
  }

  /// One value of a row.
  struct Value {
    /// `string`, `number`, `boolean` or `null`.
    var kind: SourceDocument.Kind
    var text: [UInt8]
    var place = TextPosition()
  }

  /// What Oracle and PostgreSQL take numbers from.
  var sequences = SQLSequences()
  private var cursor: TextCursor
  private var unread: Token?
  private var lastLine: UInt32 = 0
  /// Whether a minus stands before the next byte.
  private(set) var hasMinus = false

  init(_ text: TextSource) throws(SourceError) {
    cursor = try TextCursor(text)
  }

  func error(_ problem: SourceProblem, at place: TextPosition? = nil) -> SourceError {
    cursor.error(problem, at: place)
  }

  // MARK: Tokens

  /// The next token, or `nil` at the end.
  mutating func token() throws(SourceError) -> Token? {
    if let token = unread {
      unread = nil
      return token
    }
    try skipSpaceAndComments()
    guard let byte = cursor.next else { return nil }
    let place = cursor.place
    var token = Token(kind: .punctuation, text: "", place: place, isFirstOnLine: false)
    token.isFirstOnLine = place.line != lastLine
    lastLine = place.line
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "["):
      token.kind = .quotedName
      token.text = String(decoding: try quoted(backslashes: false), as: UTF8.self)
    case UInt8(ascii: "'"):
      token.kind = .string
      token.text = String(decoding: try quoted(backslashes: true), as: UTF8.self)
    case _ where TextCursor.isWordByte(byte):
      token.text = try cursor.word()
      token.kind = 0x30...0x39 ~= byte ? .number : .word
    default:
      try cursor.skip()
      token.text = String(Unicode.Scalar(byte))
    }
    return token
  }

  /// Gives a token back, to be the next.
  mutating func putBack(_ token: Token) {
    unread = token
  }

  /// Passes over the rest of a statement: up to its `;`, or to the line on which one begins that
  /// matters, for dialects that go without.
  mutating func skipStatement(after token: Token?) throws(SourceError) {
    var token = token
    if token == nil || token?.isFirstOnLine == true { token = try self.token() }
    while let word = token {
      if word.isPunctuation(";") || word.keyword == "GO" { return }
      if word.isFirstOnLine, ["INSERT", "CREATE", "COPY"].contains(word.keyword) {
        return putBack(word)
      }
      token = try self.token()
    }
  }

  private mutating func skipSpaceAndComments() throws(SourceError) {
    hasMinus = false
    while true {
      try cursor.skipSpace()
      switch cursor.next {
      case UInt8(ascii: "#"): try cursor.skipLine()
      case UInt8(ascii: "-"):
        try cursor.skip()
        if cursor.next == UInt8(ascii: "-") {
          try cursor.skipLine()
        } else {
          hasMinus = true
          return
        }
      case UInt8(ascii: "/"):
        try cursor.skip()
        if try cursor.skip(UInt8(ascii: "*")) { try cursor.skipBlockComment() }
      default: return
      }
    }
  }

  // MARK: Values

  /// Reads the value that begins here, up to the `,` or `)` behind it: of an expression such as
  /// `CAST(N'…' AS text)` the first literal in it.
  ///
  /// - Parameter isAssigned: it stands behind `=`, and the statement's end is behind the last.
  mutating func value(isAssigned: Bool = false) throws(SourceError) -> Value {
    try skipSpaceAndComments()
    var result = Value(kind: .null, text: [], place: cursor.place)
    var isFound = false
    var depth = 0
    // What stands in front of a sequence's name in brackets.
    var request: SQLSequences.Request?
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ")"):
        if depth == 0 { return result }
        try cursor.skip()
        if byte == UInt8(ascii: ")") { depth -= 1 }
      case UInt8(ascii: ";") where isAssigned && depth == 0: return result
      case UInt8(ascii: "("):
        try cursor.skip()
        depth += 1
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        let text = try quoted(backslashes: true)
        if isFound { break }
        let number = request.flatMap {
          sequences.number($0, of: String(decoding: text, as: UTF8.self))
        }
        (result.kind, result.text) = number.map { (.number, Array($0.utf8)) } ?? (.string, text)
        isFound = true
      case _ where TextCursor.isWordByte(byte) || byte == UInt8(ascii: "."):
        let (kind, text) = try bareValue(isNegative: hasMinus)
        if isFound { break }
        if kind != .element {
          (result.kind, result.text, isFound) = (kind, Array(text.utf8), true)
        } else if let number = sequences.number(text) {
          (result.kind, result.text, isFound) = (.number, Array(number.utf8), true)
        } else {
          request = SQLSequences.Request(word: text)
        }
      default: try cursor.skip()
      }
      try skipSpaceAndComments()
    }
    throw cursor.error(.unclosed(.row), at: result.place)
  }

  /// Where the next token begins.
  var place: TextPosition { cursor.place }

  /// The values of `SELECT 1, 'a' AS name FROM dual`, and what stands behind them: `UNION`, the statement's
  /// end, or `nil` at the text's. No values if one is a column or comes from a table.
  mutating func selectedValues() throws(SourceError) -> ([Value], end: Token?)? {
    var values: [Value] = []
    while true {
      try skipSpaceAndComments()
      let place = cursor.place
      let isNegative = hasMinus
      var value: Value
      switch cursor.next {
      case UInt8(ascii: "'"):
        value = Value(kind: .string, text: try quoted(backslashes: true), place: place)
      case .some(let byte) where 0x30...0x39 ~= byte:
        let (kind, text) = try bareValue(isNegative: isNegative)
        value = Value(kind: kind, text: Array(text.utf8), place: place)
      case .some(let byte) where TextCursor.isWordByte(byte):
        let word = try cursor.word()
        // N'…' is a string of its own kind.
        if word.uppercased() == "N", cursor.next == UInt8(ascii: "'") {
          value = Value(kind: .string, text: try quoted(backslashes: true), place: place)
        } else if word.uppercased() == "NULL" {
          value = Value(kind: .null, text: [], place: place)
        } else {
          return nil
        }
      default: return nil
      }
      values.append(value)
      try checkWidth(values.count)
      var token = try self.token()
      if token?.keyword == "AS" { token = try self.token() }
      // A name of the column, with or without AS.
      if let name = token, name.isName, !["FROM", "UNION"].contains(name.keyword) {
        token = try self.token()
      }
      if token?.isPunctuation(",") == true { continue }
      if token?.keyword == "FROM" {
        guard let table = try self.token(), ["DUAL", "SYSIBM"].contains(table.keyword) else {
          return nil
        }
        token = try self.token()
        while token?.isPunctuation(".") == true {
          _ = try self.token()
          token = try self.token()
        }
      }
      return (values, end: token)
    }
  }

  /// Moves behind a comma, if there is one.
  mutating func skipCommaIfAny() throws(SourceError) -> Bool {
    try cursor.skip(UInt8(ascii: ","))
  }

  /// Moves behind a value's comma, or behind the row's closing parenthesis and returns `false`.
  mutating func skipComma() throws(SourceError) -> Bool {
    let isComma = cursor.next == UInt8(ascii: ",")
    try cursor.skip()
    return isComma
  }

  /// A number, `NULL` or a truth value; `.element` for a word that is no value.
  private mutating func bareValue(
    isNegative: Bool
  ) throws(SourceError) -> (SourceDocument.Kind, String) {
    var text = isNegative ? "-" : ""
    while true {
      text += try cursor.word()
      guard cursor.next == UInt8(ascii: "."), text.utf8.count < Bound.word else { break }
      text += "."
      try cursor.skip()
    }
    switch text.uppercased() {
    case "NULL": return (.null, "")
    case "TRUE", "FALSE": return (.boolean, text.lowercased())
    default:
      let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
      return (digits.first.map { 0x30...0x39 ~= $0 } == true ? .number : .element, text)
    }
  }

  /// How the rows behind `COPY … FROM stdin` are written: with tabs and backslashes, or as CSV.
  struct CopyStyle {
    var delimiter = UInt8(ascii: "\t")
    var isCSV = false
    var hasHeader = false

    /// - Parameter options: What follows `stdin`, as in `WITH (FORMAT csv, HEADER true, DELIMITER ';')`.
    init(_ options: String) {
      let words = options.uppercased().split { " (),=;".contains($0) }
      isCSV = words.contains("CSV") || words.contains("'CSV'")
      hasHeader =
        words.firstIndex(of: "HEADER").map { index in
          !words.dropFirst(index + 1).prefix(1).contains("FALSE")
        } ?? false
      if isCSV { delimiter = UInt8(ascii: ",") }
      // The delimiter may be one of those that words are cut at.
      let parts = options.split(separator: "'", omittingEmptySubsequences: false)
      for (place, part) in parts.enumerated()
      where place + 1 < parts.count && part.uppercased().hasSuffix("DELIMITER ") {
        let given = parts[place + 1].utf8
        if given.count == 1, let byte = given.first { delimiter = byte }
      }
    }
  }

  /// What is left of the line; the next one begins behind it.
  mutating func restOfLine() throws(SourceError) -> String {
    var text: [UInt8] = []
    while let byte = cursor.next, byte != 0x0A {
      if text.count < Bound.word { text.append(byte) }
      try cursor.skip()
    }
    try cursor.skip()
    return String(decoding: text, as: UTF8.self)
  }

  /// The rest of a line of `COPY … FROM stdin`; `nil` at its last line.
  mutating func copiedRow(_ style: CopyStyle) throws(SourceError) -> [Value]? {
    guard cursor.next != nil else { return nil }
    let place = cursor.place
    var values = [Value(kind: .string, text: [], place: place)]
    var isQuoted = false
    while let byte = cursor.next {
      guard values[values.count - 1].text.count <= Bound.text else {
        throw cursor.error(TextCursor.tooLong, at: place)
      }
      try cursor.skip()
      if style.isCSV, byte == UInt8(ascii: "\"") {
        if isQuoted, try cursor.skip(byte) {
          values[values.count - 1].text.append(byte)
        } else {
          isQuoted.toggle()
        }
        continue
      }
      if isQuoted {
        values[values.count - 1].text.append(byte)
        continue
      }
      if byte == 0x0A { break }
      if byte == style.delimiter {
        values.append(Value(kind: .string, text: [], place: cursor.place))
        try checkWidth(values.count)
      } else if byte == UInt8(ascii: "\\"), let next = cursor.next,
        !style.isCSV || next == UInt8(ascii: ".")
      {
        try cursor.skip()
        if next == UInt8(ascii: "."), values.count == 1, values[0].text.isEmpty {
          try cursor.skipLine()
          return nil
        }
        if next == UInt8(ascii: "N") {
          values[values.count - 1].kind = .null
        } else {
          values[values.count - 1].text.append(Self.unescaped(next))
        }
      } else if byte != 0x0D {
        values[values.count - 1].text.append(byte)
      }
    }
    if isQuoted { throw cursor.error(.unclosed(.quote), at: place) }
    return values
  }

  /// Refuses a row before it takes what a whole document may.
  func checkWidth(_ count: Int) throws(SourceError) {
    guard count <= Bound.cells else { throw cursor.error(.tooManyCells(limit: Bound.cells)) }
  }

  /// Reads what is quoted: by doubled quotes, and if they count by backslashes, quotes are in it.
  private mutating func quoted(backslashes: Bool) throws(SourceError) -> [UInt8] {
    let place = cursor.place
    guard let first = cursor.next else { return [] }
    let quote = first == UInt8(ascii: "[") ? UInt8(ascii: "]") : first
    try cursor.skip()
    var text: [UInt8] = []
    while let byte = cursor.next, text.count <= Bound.text {
      try cursor.skip()
      if byte == quote {
        guard try cursor.skip(quote) else { return text }
        text.append(quote)
      } else if backslashes, byte == UInt8(ascii: "\\"), let next = cursor.next {
        try cursor.skip()
        text.append(Self.unescaped(next))
      } else {
        text.append(byte)
      }
    }
    let isLong = text.count > Bound.text
    throw cursor.error(isLong ? TextCursor.tooLong : .unclosed(.quote), at: place)
  }

  private static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }
}
