/// The enumerations of a file, by name.
struct Enumerations {
  struct List {
    let name: String
    var constants: [EnumerationConstant]
  }

  var lists: [List] = []
  /// What a program is asked for: `var name: String { switch self { … } }`, `func title() -> String`.
  var property = ""
  /// Why one of them could not be read.
  var fault: SourceError?
  /// Why an array could not be read, as `[City.lima, City.callao]` of constants that are elsewhere.
  var lostArray: SourceError?

  /// The least constants without a text of their own that are a list of regions: any program has a few states and sides.
  static var fewestBare: Int { Count.some }

  /// What a program calls a constant's name for people.
  static let properties: Set<String> = [
    "name", "title", "label", "text", "displayname", "displaytitle", "displaytext", "fullname",
    "localizedname", "localizedstring", "description", "desc", "stringvalue", "japanese", "korean",
    "chinese",
  ]
}

extension JavaScriptReader {
  /// Reads the constants of an enumeration, which are what the file holds if it has nothing else.
  ///
  /// - Parameter indent: The column of the word `class` of Python; `nil` behind the word `enum`.
  mutating func readEnumeration(
    _ document: SourceDocument, indent: UInt32? = nil
  ) throws(SourceError) {
    before = .other
    guard count == 0, enumerations.fault == nil else { return }
    enumerations.property = ""
    do throws(SourceError) {
      let place = literal.cursor.place
      let (name, constants, next) =
        if let indent { try literal.readChoices(indent: indent, describedBy: document) } else {
          try literal.readEnumeration(describedBy: document)
        }
      self.name = next
      guard constants.isEmpty || enumerations.lists.count < Bound.keys else {
        throw literal.expression(name, at: place)
      }
      if !constants.isEmpty { enumerations.lists.append(.init(name: name, constants: constants)) }
      // What records have of them: `majorRegion: Region.kowloon`.
      for constant in constants { literal.constants[constant.name] = (.string, constant.text) }
    } catch {
      guard Self.isOfProgram(error) else { throw error }
      enumerations.fault = error
    }
  }

  /// Reads what a program shows for a constant, behind the word `case`: `.lima: return "Lima"`.
  mutating func readLabel() throws(SourceError) {
    try literal.skipSpaceAndComments()
    guard try literal.cursor.skip(UInt8(ascii: ".")) else { return }
    let name = try literal.cursor.word()
    try literal.skipSpaceAndComments()
    guard try literal.cursor.skip(UInt8(ascii: ":")) else { return }
    try literal.skipSpaceAndComments()
    if literal.cursor.next.map(TextCursor.isWordByte) ?? false {
      guard try literal.cursor.word() == "return" else { return }
      try literal.skipSpaceAndComments()
    }
    let last = enumerations.lists.count - 1
    guard literal.cursor.next == UInt8(ascii: "\""), last >= 0,
      Enumerations.properties.contains(enumerations.property.lowercased()),
      let constant = enumerations.lists[last].constants.firstIndex(where: { $0.name == name }),
      enumerations.lists[last].constants[constant].label == nil
    else { return }
    try literal.readString()
    enumerations.lists[last].constants[constant].label = String(
      decoding: literal.string, as: UTF8.self)
  }

  /// Puts the enumerations of a file that holds nothing else: all of them, for one may refer to another.
  mutating func putEnumerations(_ document: inout SourceDocument) throws(SourceError) {
    let lists = enumerations.lists.filter {
      !$0.constants.allSatisfy(\.isBare) || isOnly($0.constants)
    }
    guard !lists.isEmpty || enumerations.fault != nil && !enumerations.lists.isEmpty else { return }
    if let fault = enumerations.fault { throw fault }
    // What belongs to constants that have nothing but their names would be lost.
    if let fault = enumerations.lostArray, lists.allSatisfy({ $0.constants.allSatisfy(\.isBare) }) {
      throw fault
    }
    document.removeLast(from: 0)
    let object = document.open(.object, line: 1, column: 1)
    for list in lists {
      let constants = list.constants
      let first = constants[0]
      // What overloaded constructors are given, named arguments, texts beside numbers: nothing has its place.
      if let other = constants.first(where: {
        $0.count != first.count || $0.value?.kind != first.value?.kind
          || ($0.arguments == nil) != (first.arguments == nil)
          || $0.arguments != nil && $0.count == 0
      }) {
        throw literal.expression(other.name, at: other.place)
      }
      put(constants, key: document.key(list.name), &document)
    }
    document.close(object)
    count = lists.count
  }

  /// Whether constants are all that a file's enumerations have, and more than any program has of its own.
  private func isOnly(_ constants: [EnumerationConstant]) -> Bool {
    enumerations.lists.count == 1 && constants.count >= Enumerations.fewestBare
  }

  /// Whether the first whole number that each constant is given is its own, as small as those that count or in order, which
  /// tells it better than what the program calls it: `BEIJING("北京", 2)`.
  private func areNumbered(_ constants: [EnumerationConstant]) -> Bool {
    var numbers: [Int] = []
    for constant in constants {
      guard let arguments = constant.arguments else { return false }
      var first: Int?
      arguments.forEachChild(of: 0) { value in
        if first == nil, arguments.entries[value].kind == .number {
          first = Int(arguments.text(of: value).prefix(while: \.isNumber))
        }
      }
      guard let first else { return false }
      numbers.append(first)
    }
    let areSmall = numbers.allSatisfy { 0...(Count.dozen * numbers.count) ~= $0 }
    return Set(numbers).count == numbers.count
      && (areSmall || zip(numbers, numbers.dropFirst()).allSatisfy(<))
  }

  /// Puts constants as what they are given, a row each; else as records with a name each, and an ID where the name or the
  /// value of the constant is one.
  private func put(
    _ constants: [EnumerationConstant], key: Int32, _ document: inout SourceDocument
  ) {
    let first = constants[0]
    var labels = constants.compactMap(\.label)
    if labels.count < constants.count || Set(labels).count < labels.count { labels = [] }
    let texts = constants.compactMap { $0.value?.kind == .string ? $0.value?.text : nil }
    let hasCodes = texts.count == constants.count && texts.allSatisfy(Self.isCode)
    // A text of its own that is no code comes before what a switch shows.
    if !hasCodes, texts.count == constants.count { labels = texts }
    // Unless it is in capitals, a number tells a constant better than its name, and so does nothing if that is in a script
    // that IDs are not in.
    let isCalledByCodes =
      !labels.isEmpty
      && constants.allSatisfy {
        LiteralReader.isLoud($0.name)
          || $0.value?.kind != .number && $0.name.utf8.allSatisfy { $0 < 0x80 }
      }
    let isRepeated = constants.allSatisfy(\.isRepeated)
    let isNumbered = areNumbered(constants)
    let list = document.open(.array, key: key, line: first.place.line, column: first.place.column)
    for (place, constant) in constants.enumerated() {
      let (line, column) = (constant.place.line, constant.place.column)
      func append(_ kind: SourceDocument.Kind, _ key: String?, _ text: String) {
        let key = key.map { document.key($0) } ?? -1
        document.append(kind, key: key, text: text.utf8, line: line, column: column)
      }
      if let arguments = constant.arguments {
        let row = document.open(.array, line: line, column: column)
        if !isRepeated, !isNumbered { append(.string, nil, constant.name) }
        arguments.forEachChild(of: 0) { document.copy($0, of: arguments, key: -1) }
        if !isRepeated, isNumbered { append(.string, nil, constant.name) }
        document.close(row)
        continue
      }
      let code = isCalledByCodes ? constant.name : hasCodes ? constant.value?.text : nil
      let number = constant.value?.kind == .number ? constant.value?.text : nil
      guard code != nil || number != nil else {
        append(.string, nil, labels.isEmpty ? constant.name : labels[place])
        continue
      }
      let record = document.open(.object, line: line, column: column)
      if let code { append(.string, "code", code) }
      append(.string, "name", labels.isEmpty ? constant.name : labels[place])
      if let number { append(.number, code == nil ? "id" : "value", number) }
      document.close(record)
    }
    document.close(list)
  }

  /// Whether a text is an abbreviation or a number, or two of them: "CA", "07", "PE-LIM".
  private static func isCode(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && LiteralReader.isLoud(String(part))
          && (part.utf8.count <= Length.ofAbbreviation || part.utf8.allSatisfy { 48...57 ~= $0 })
      }
  }
}
