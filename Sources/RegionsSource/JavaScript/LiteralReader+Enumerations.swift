/// The constants of an enumeration of Java or Kotlin with what each is made of:
///
///     enum Province { LIMA("Lima", 15), CALLAO("Callao", 7); … }
extension LiteralReader {
  /// Reads what is behind the word `enum`, up to the last constant: an array of each, its name in front of what it is given;
  /// nothing if the constants are given nothing.
  ///
  /// - Returns: the enumeration's name; an empty one if there is none.
  mutating func readEnumeration(
    _ document: inout SourceDocument
  ) throws(SourceError) -> String {
    let name = try readEnumerationHead()
    var constants: [Constant] = []
    while !name.isEmpty {
      try skipSpaceAndComments()
      // A comma may stand behind the last.
      if !constants.isEmpty, cursor.next.map({ ";}".utf8.contains($0) }) ?? false { break }
      let place = cursor.place
      let word = try cursor.word()
      try skipSpaceAndComments()
      guard !word.isEmpty, cursor.next == UInt8(ascii: "(") else {
        if constants.isEmpty { return "" }
        throw unexpected(.oneOf([",", ";", "}"]))
      }
      var arguments = SourceDocument(describedBy: document)
      _ = try readCollection(key: -1, at: place, &arguments)
      constants.append(Constant(name: word, place: place, arguments: arguments))
      if let excess = arguments.excess { throw cursor.error(excess) }
      try skipSpaceAndComments()
      guard try cursor.skip(UInt8(ascii: ",")) else {
        guard let byte = cursor.next, ";}".utf8.contains(byte) else {
          throw unexpected(.oneOf([",", ";", "}"]))
        }
        break
      }
    }
    guard let first = constants.first else { return "" }
    // What overloaded constructors are given, or named arguments, has no places.
    if let other = constants.first(where: { $0.count == 0 || $0.count != first.count }) {
      throw expression(other.name, at: other.place)
    }
    put(constants, in: &document)
    return name
  }

  private struct Constant {
    let name: String
    let place: TextPosition
    /// An array of them.
    let arguments: SourceDocument

    /// How many there are; none if they are named.
    var count: Int {
      var count = 0
      arguments.forEachChild(of: 0) { _ in count += 1 }
      return arguments.entries[0].kind == .array ? count : 0
    }

    /// Whether one of them is the name again.
    var isRepeated: Bool {
      var isFound = false
      arguments.forEachChild(of: 0) {
        isFound = isFound || arguments.bytes(of: $0).elementsEqual(name.utf8)
      }
      return isFound
    }
  }

  private func put(_ constants: [Constant], in document: inout SourceDocument) {
    guard let first = constants.first else { return }
    let isRepeated = constants.allSatisfy(\.isRepeated)
    let value = document.open(.array, line: first.place.line, column: first.place.column)
    for constant in constants {
      let (line, column) = (constant.place.line, constant.place.column)
      let array = document.open(.array, line: line, column: column)
      if !isRepeated {
        document.append(.string, key: -1, text: constant.name.utf8, line: line, column: column)
      }
      constant.arguments.forEachChild(of: 0) {
        document.copy($0, of: constant.arguments, key: -1)
      }
      document.close(array)
    }
    document.close(value)
  }

  private mutating func skipBlanks() throws(SourceError) {
    while cursor.next == 0x20 || cursor.next == 0x09 { try cursor.skip() }
  }

  /// Reads up to the brace: a name, what it is made of, `enum class County(val code: Int) : Named {`.
  ///
  /// - Returns: the name; an empty one if another word for something else stands here.
  private mutating func readEnumerationHead() throws(SourceError) -> String {
    try skipBlanks()
    var name = try cursor.word()
    if name == "class" {
      try skipBlanks()
      name = try cursor.word()
    }
    guard !name.isEmpty, name != "import" else { return "" }
    // What it is made of may stand on several lines, and the brace on one of its own.
    var open = 0
    while let byte = cursor.next, byte != UInt8(ascii: "{") {
      guard TextCursor.isWordByte(byte) || " \n\r\t(),:<>.?@".utf8.contains(byte) else { return "" }
      if byte == 0x0A, open == 0 {
        try skipSpaceAndComments()
        guard cursor.next == UInt8(ascii: "{") else { return "" }
        break
      }
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      try cursor.skip()
    }
    try cursor.skip()
    return name
  }
}
