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
  /// Whether the first value that it is made of is what others call it by, as in Python.
  var isCalledByValue = false

  /// How many values it is made of; none if they are named.
  var count: Int {
    var count = 0
    arguments?.forEachChild(of: 0) { _ in count += 1 }
    return arguments?.entries[0].kind == .array ? count : 0
  }

  /// Whether it is given nothing that says more than its name.
  var isBare: Bool { arguments == nil && value?.kind != .string && label == nil }

  /// What stands for it in what it is a value of: the only text that it has, or its name.
  var text: String {
    var texts = [label, value?.kind == .string ? value?.text : nil].compactMap { $0 }
    arguments?.forEachChild(of: 0) {
      if arguments?.entries[$0].kind == .string { texts.append(arguments?.text(of: $0) ?? "") }
    }
    return texts.count == 1 ? texts[0] : name
  }

  /// Whether one of them is the name again, "TH-37" of `TH_37`, or stands for it.
  var isRepeated: Bool {
    var isFound = isCalledByValue
    arguments?.forEachChild(of: 0) {
      let text = arguments?.bytes(of: $0).map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
      isFound = isFound || text?.elementsEqual(name.utf8) ?? false
    }
    return isFound
  }
}

/// Enumerations of Java, Kotlin, C#, Swift, PHP, Rust and TypeScript:
///
///     enum Province { LIMA("Lima", 15), CALLAO("Callao", 7); … }
///     enum Province: String { case lima = "Lima", callao = "Callao" }
///     enum Province { [Description("Lima")] Lima = 15, [Description("Callao")] Callao = 7 }
extension LiteralReader {
  /// Reads what is behind the word `enum`, up to the last constant.
  ///
  /// - Returns: the enumeration's name, an empty one if there is none; its constants; the word that was read behind them.
  mutating func readEnumeration(
    describedBy document: SourceDocument
  ) throws(SourceError) -> (name: String, constants: [EnumerationConstant], next: String) {
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
        return (name, constants, word)
      }
      guard !word.isEmpty else {
        if constants.isEmpty { return ("", [], "") }
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
    return (name, constants, "")
  }

  /// Reads what a constant is given, if anything: `("Lima", 15)`, `= "Lima"`, `= 15`.
  private mutating func readValue(
    of constant: inout EnumerationConstant, describedBy document: SourceDocument
  ) throws(SourceError) {
    var given = SourceDocument(describedBy: document)
    if cursor.next == UInt8(ascii: "(") {
      takesConstants = true
      defer { takesConstants = false }
      _ = try readCollection(key: -1, at: constant.place, &given)
      // What a case of Swift is given is a type.
      if constant.isCase { throw expression(constant.name, at: constant.place) }
      constant.arguments = given
    } else if try cursor.skip(UInt8(ascii: "=")) {
      try skipSpaceAndComments()
      try readValue(key: -1, &given)
      guard let entry = given.entries.first, [.string, .number].contains(entry.kind) else {
        throw expression(constant.name, at: constant.place)
      }
      constant.value = (entry.kind, Self.decimal(given.text(of: 0)))
    }
    if let excess = given.excess { throw cursor.error(excess) }
  }

  /// A whole number in decimal digits: 15 of `0x0F`.
  private static func decimal(_ text: String) -> String {
    let bases: [(String, Int)] = [("0x", 16), ("0X", 16), ("0b", 2), ("0o", 8)]
    for (mark, base) in bases where text.hasPrefix(mark) {
      let digits = text.dropFirst(mark.count).filter { $0 != "_" }
      if let value = Int(digits, radix: base) { return String(value) }
    }
    return text
  }

  /// What is in front of a constant to say what people call it, before what it is called in files.
  private static let labels = [
    "Description", "LocalizedDescription", "Display", "DisplayName", "StringValue", "Label",
    "Caption", "Title", "Text", "Name", "EnumMember", "JsonProperty", "JsonPropertyName",
    "SerialName", "SerializedName", "XmlEnum", "PgName", "strum", "serde",
  ]

  private static let keysOfNames: Set<String> = ["name", "to_string", "serialize", "rename"]

  /// Reads what stands in front of a constant: `@JsonProperty("Lima")`, `[Description("Lima")]`.
  ///
  /// - Returns: the text that it says the constant is called; of several that with the key `Name`.
  private mutating func readAttributes(
    describedBy document: SourceDocument
  ) throws(SourceError) -> String? {
    var found: (rank: Int, text: String)?
    while true {
      try skipToAttribute()
      let isBracket = cursor.next == UInt8(ascii: "[")
      guard isBracket || cursor.next == UInt8(ascii: "@") else { break }
      repeat {
        var word = ""
        repeat {
          try cursor.skip()
          try skipSpaceAndComments()
          word = try cursor.word()
        } while !word.isEmpty
          && (cursor.next == UInt8(ascii: ".") || cursor.next == UInt8(ascii: ":"))
        try skipSpaceAndComments()
        guard cursor.next == UInt8(ascii: "(") else { continue }
        var given = SourceDocument(describedBy: document)
        _ = try readCollection(key: -1, at: cursor.place, &given)
        if let rank = Self.labels.firstIndex(of: word), rank < found?.rank ?? .max,
          let text = Self.name(in: given)
        {
          found = (rank, text)
        }
        try skipSpaceAndComments()
        // `[Description("Lima"), Obsolete]` of C#.
      } while isBracket && cursor.next == UInt8(ascii: ",")
      if isBracket {
        guard try cursor.skip(UInt8(ascii: "]")) else { throw unexpected(.oneOf(["]"])) }
      }
    }
    return found?.text
  }

  /// Skips space and comments, and the mark before the bracket of an attribute of Rust and PHP: `#[strum(…)]`.
  private mutating func skipToAttribute() throws(SourceError) {
    while true {
      try cursor.skipSpace()
      if try cursor.skip(UInt8(ascii: "#")) {
        if cursor.next == UInt8(ascii: "[") { return }
        try cursor.skipLine()
      } else if try !skipSlashedComment() {
        return
      }
    }
  }

  /// The text under `Name` or what Rust calls it, of several the first, or else the only one.
  private static func name(in given: SourceDocument) -> String? {
    var texts: [String] = []
    var named: String?
    given.forEachChild(of: 0) { child in
      guard given.entries[child].kind == .string else { return }
      texts.append(given.text(of: child))
      if named == nil,
        given.key(of: child).map({ Self.keysOfNames.contains($0.lowercased()) }) ?? false
      {
        named = texts.last
      }
    }
    return named ?? (texts.count == 1 ? texts[0] : nil)
  }

  mutating func skipBlanks() throws(SourceError) {
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
