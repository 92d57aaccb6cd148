/// Texts as other languages than JavaScript write them: `%w[a b]`, `<<~JSON`, `"""…"""`.
extension LiteralReader {
  /// Reads Ruby's `%w[a b]`.
  mutating func readWords(
    key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
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

  /// Reads the texts that are put behind the one that was read: `"{\n" + "  \"1\": …"`.
  ///
  /// - Returns: `false` if something else is put behind them, which only running the program would tell.
  mutating func readConcatenated() throws(SourceError) -> Bool {
    var whole: [UInt8] = []
    while true {
      try skipSpaceAndComments()
      let goesOn = cursor.next == UInt8(ascii: "+")
      if whole.isEmpty, !goesOn { return true }
      whole += string
      guard whole.count <= Bound.text else { throw cursor.error(TextCursor.tooLong) }
      if goesOn {
        try cursor.skip()
        try skipSpaceAndComments()
      }
      guard goesOn, cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "'") else {
        string = whole
        return !goesOn
      }
      try readString()
    }
  }
}
