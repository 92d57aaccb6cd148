/// Enumerations of Python, which are classes made of one:
///
///     class Province(models.TextChoices):
///         LIMA = "LIM", _("Lima")
///         CALLAO = "CAL", _("Callao")
extension LiteralReader {
  /// Reads what is behind the word `class`, up to the last constant, if it is an enumeration.
  ///
  /// - Parameter indent: The column of that word, behind which all constants stand.
  /// - Returns: the enumeration's name, an empty one if it is another class; its constants; the word that was read behind
  ///   them.
  mutating func readChoices(
    indent: UInt32, describedBy document: SourceDocument
  ) throws(SourceError) -> (name: String, constants: [EnumerationConstant], next: String) {
    try skipBlanks()
    let name = try cursor.word()
    guard try isMadeOfEnumeration() else { return ("", [], name) }
    var constants: [EnumerationConstant] = []
    while true {
      try skipSpaceAndComments()
      // What is said of the class.
      if let quote = cursor.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        try readString()
        continue
      }
      let place = cursor.place
      guard cursor.next.map(TextCursor.isWordByte) ?? false, place.column > indent else {
        return (name, constants, "")
      }
      let word = try cursor.word()
      try skipBlanks()
      guard try cursor.skip(UInt8(ascii: "=")) else { return (name, constants, word) }
      constants.append(try readChoice(word, at: place, describedBy: document))
    }
  }

  /// Reads the bases of a class: `(str, Enum):`.
  private mutating func isMadeOfEnumeration() throws(SourceError) -> Bool {
    guard cursor.next == UInt8(ascii: "(") else { return false }
    var base = ""
    var isEnumeration = false
    while let byte = cursor.next, "(,. ".utf8.contains(byte) || TextCursor.isWordByte(byte) {
      guard TextCursor.isWordByte(byte) else {
        try cursor.skip()
        continue
      }
      base = try cursor.word()
      isEnumeration = isEnumeration || base.hasSuffix("Enum") || base.hasSuffix("Choices")
    }
    guard isEnumeration, try cursor.skip(UInt8(ascii: ")")) else { return false }
    return try cursor.skip(UInt8(ascii: ":"))
  }

  /// Reads the values of a constant up to the end of the line: one, or a code and a name.
  private mutating func readChoice(
    _ word: String, at place: TextPosition, describedBy document: SourceDocument
  ) throws(SourceError) -> EnumerationConstant {
    var constant = EnumerationConstant(name: word, place: place)
    var given = SourceDocument(describedBy: document)
    let array = given.open(.array, line: place.line, column: place.column)
    var values = 0
    repeat {
      try skipBlanks()
      guard let byte = cursor.next, !"\r\n#".utf8.contains(byte) else { break }
      try readValue(key: -1, &given)
      values += 1
      try skipBlanks()
    } while try cursor.skip(UInt8(ascii: ","))
    given.close(array)
    if let excess = given.excess { throw cursor.error(excess) }
    guard values == 1 else {
      constant.arguments = given
      constant.isCalledByValue = true
      return constant
    }
    switch given.entries[1].kind {
    case .string, .number: constant.value = (given.entries[1].kind, given.text(of: 1))
    case .array:
      // `LIMA = ("LIM", "Lima")`.
      var inner = SourceDocument(describedBy: document)
      inner.copy(1, of: given, key: -1)
      constant.arguments = inner
      constant.isCalledByValue = true
    default: throw expression(word, at: place)
    }
    return constant
  }
}
