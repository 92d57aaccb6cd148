/// A constant of an enumeration, with what is told of it.
struct EnumerationConstant {
  let name: String
  let place: TextPosition
  /// The text in front of it, or that a program shows for it.
  var label: String?
  /// What it is: `LIMA = 15`.
  var value: (kind: SourceDocument.Kind, text: String)?
  /// What it is made of, an array: `LIMA("Lima", 15)`.
  var arguments: SourceDocument?
  /// Whether the word `case` is in front of it, and a comma behind it.
  var isCase = false, hasComma = false

  /// How many values it is made of; none if they are named.
  var count: Int {
    var count = 0
    arguments?.forEachChild(of: 0) { _ in count += 1 }
    return arguments?.entries[0].kind == .array ? count : 0
  }

  /// What stands for it in what it is a value of: the only text that it has, or its name.
  var text: String {
    var texts = [label, value?.kind == .string ? value?.text : nil].compactMap { $0 }
    arguments?.forEachChild(of: 0) {
      if arguments?.entries[$0].kind == .string { texts.append(arguments?.text(of: $0) ?? "") }
    }
    return texts.count == 1 ? texts[0] : name
  }

  /// Whether one of them is the name again.
  var isRepeated: Bool {
    var isFound = false
    arguments?.forEachChild(of: 0) {
      isFound = isFound || arguments?.bytes(of: $0).elementsEqual(name.utf8) ?? false
    }
    return isFound
  }
}

/// Enumerations of Java, Kotlin, C#, Swift, PHP and Rust:
///
///     enum Province { LIMA("Lima", 15), CALLAO("Callao", 7); … }
///     enum Province: String { case lima = "Lima", callao = "Callao" }
///     enum Province { [Description("Lima")] Lima = 15, [Description("Callao")] Callao = 7 }
extension LiteralReader {
  /// Reads what is behind the word `enum`, up to the last constant.
  ///
  /// - Returns: the enumeration's name, an empty one if there is none; and its constants.
  mutating func readEnumeration(
    describedBy document: SourceDocument
  ) throws(SourceError) -> (name: String, constants: [EnumerationConstant]) {
    let name = try readEnumerationHead()
    var constants: [EnumerationConstant] = []
    while !name.isEmpty {
      let label = try readAttributes(describedBy: document)
      // A comma may stand behind the last.
      if !constants.isEmpty, cursor.next.map({ ";}".utf8.contains($0) }) ?? false { break }
      let place = cursor.place
      var word = try cursor.word()
      try skipSpaceAndComments()
      // `case lima, callao` of Swift and PHP: behind the last stands something else, or nothing.
      let isCase = word == "case" && cursor.next.map(TextCursor.isWordByte) ?? false
      if isCase {
        word = try cursor.word()
        try skipSpaceAndComments()
      } else if constants.last?.isCase ?? false, !(constants.last?.hasComma ?? false) {
        break
      }
      guard !word.isEmpty else {
        if constants.isEmpty { return ("", []) }
        throw unexpected(.oneOf([",", ";", "}"]))
      }
      var constant = EnumerationConstant(name: word, place: place, label: label)
      constant.isCase = isCase || constants.last?.hasComma ?? false && constants[0].isCase
      try readValue(of: &constant, describedBy: document)
      try skipSpaceAndComments()
      constant.hasComma = try cursor.skip(UInt8(ascii: ","))
      constants.append(constant)
      if constant.isCase {
        _ = try cursor.skip(UInt8(ascii: ";"))
      } else if !constant.hasComma {
        guard let byte = cursor.next, ";}".utf8.contains(byte) else {
          throw unexpected(.oneOf([",", ";", "}"]))
        }
        break
      }
    }
    return (name, constants)
  }

  /// Reads what a constant is given, if anything: `("Lima", 15)`, `= "Lima"`, `= 15`.
  private mutating func readValue(
    of constant: inout EnumerationConstant, describedBy document: SourceDocument
  ) throws(SourceError) {
    var given = SourceDocument(describedBy: document)
    if cursor.next == UInt8(ascii: "(") {
      _ = try readCollection(key: -1, at: constant.place, &given)
      // What a case of Swift is given is a type.
      if constant.isCase { throw expression(constant.name, at: constant.place) }
      constant.arguments = given
    } else if try cursor.skip(UInt8(ascii: "=")) {
      try skipSpaceAndComments()
      try readForeignValue(key: -1, &given)
      guard let entry = given.entries.first, [.string, .number].contains(entry.kind) else {
        throw expression(constant.name, at: constant.place)
      }
      constant.value = (entry.kind, given.text(of: 0))
    }
    if let excess = given.excess { throw cursor.error(excess) }
  }

  /// Reads what stands in front of a constant: `@JsonProperty("Lima")`, `[Description("Lima")]`.
  ///
  /// - Returns: the only text that it has.
  private mutating func readAttributes(
    describedBy document: SourceDocument
  ) throws(SourceError) -> String? {
    var texts: [String] = []
    while true {
      try skipSpaceAndComments()
      let isBracket = cursor.next == UInt8(ascii: "[")
      guard isBracket || cursor.next == UInt8(ascii: "@") else { break }
      repeat {
        try cursor.skip()
        try skipSpaceAndComments()
      } while !(try cursor.word()).isEmpty
        && [".", ":"].contains(cursor.next.map { Character(Unicode.Scalar($0)) })
      if cursor.next == UInt8(ascii: "(") {
        var given = SourceDocument(describedBy: document)
        _ = try readCollection(key: -1, at: cursor.place, &given)
        given.forEachChild(of: 0) {
          if given.entries[$0].kind == .string { texts.append(given.text(of: $0)) }
        }
      }
      if isBracket {
        try skipSpaceAndComments()
        guard try cursor.skip(UInt8(ascii: "]")) else { throw unexpected(.oneOf(["]"])) }
      }
    }
    return texts.count == 1 ? texts[0] : nil
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
