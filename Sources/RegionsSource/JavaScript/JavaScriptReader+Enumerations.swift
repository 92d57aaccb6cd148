/// The enumerations of a file, by name.
struct Enumerations {
  var lists: [(name: String, constants: [EnumerationConstant])] = []
  /// What a program shows for constants, by name: `case .lima: return "Lima"`.
  var labels: [String: String] = [:]
  /// Why one of them could not be read.
  var fault: SourceError?

  /// Of fewer constants that are given nothing but a number each, or not that, any program has some.
  static var fewestBare: Int { Count.some }
}

extension JavaScriptReader {
  /// Reads the constants of an enumeration, which are what the file holds if it has nothing else.
  mutating func readEnumeration(_ document: SourceDocument) throws(SourceError) {
    before = .other
    guard count == 0, enumerations.fault == nil, enumerations.lists.count < Bound.keys else {
      return
    }
    do throws(SourceError) {
      let (name, constants) = try literal.readEnumeration(describedBy: document)
      if !constants.isEmpty { enumerations.lists.append((name, constants)) }
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
    guard literal.cursor.next == UInt8(ascii: "\""), enumerations.labels[name] == nil else {
      return
    }
    try literal.readString()
    enumerations.labels[name] = String(decoding: literal.string, as: UTF8.self)
  }

  /// Puts the enumerations of a file that holds nothing else: all of them, for one may refer to another.
  mutating func putEnumerations(_ document: inout SourceDocument) throws(SourceError) {
    let lists = enumerations.lists.filter { !isBare($0.constants) || isOnly($0.constants) }
    guard !lists.isEmpty || enumerations.fault != nil && !enumerations.lists.isEmpty else { return }
    if let fault = enumerations.fault { throw fault }
    document.removeLast(from: 0)
    let object = document.open(.object, line: 1, column: 1)
    for (name, constants) in lists {
      let first = constants[0]
      // What overloaded constructors are given, named arguments, texts beside numbers: nothing has its place.
      if let other = constants.first(where: {
        $0.count != first.count || $0.value?.kind != first.value?.kind
          || ($0.arguments == nil) != (first.arguments == nil)
          || $0.arguments != nil && $0.count == 0
      }) {
        throw literal.expression(other.name, at: other.place)
      }
      put(constants, key: document.key(name), &document)
    }
    document.close(object)
    count = lists.count
  }

  /// Whether constants are given nothing that says more than their names.
  private func isBare(_ constants: [EnumerationConstant]) -> Bool {
    constants.allSatisfy { $0.arguments == nil && $0.value?.kind != .string && $0.label == nil }
  }

  /// Whether constants are all that a file's enumerations have, and more than any program has of its own.
  private func isOnly(_ constants: [EnumerationConstant]) -> Bool {
    enumerations.lists.count == 1 && constants.count >= Enumerations.fewestBare
  }

  /// Puts constants as what they are given, a row each; else as records with a name each, and an ID where the name or the
  /// value of the constant is one.
  private func put(
    _ constants: [EnumerationConstant], key: Int32, _ document: inout SourceDocument
  ) {
    let first = constants[0]
    var labels = constants.compactMap { $0.label ?? enumerations.labels[$0.name] }
    if labels.count < constants.count || Set(labels).count < labels.count { labels = [] }
    let texts = constants.compactMap { $0.value?.kind == .string ? $0.value?.text : nil }
    let hasCodes = texts.count == constants.count && texts.allSatisfy(Self.isCode)
    if labels.isEmpty, !hasCodes, texts.count == constants.count { labels = texts }
    let isCalledByCodes = !labels.isEmpty && constants.allSatisfy { Self.isLoud($0.name) }
    let isRepeated = constants.allSatisfy(\.isRepeated)
    let list = document.open(.array, key: key, line: first.place.line, column: first.place.column)
    for (place, constant) in constants.enumerated() {
      let (line, column) = (constant.place.line, constant.place.column)
      func append(_ kind: SourceDocument.Kind, _ key: String?, _ text: String) {
        let key = key.map { document.key($0) } ?? -1
        document.append(kind, key: key, text: text.utf8, line: line, column: column)
      }
      if let arguments = constant.arguments {
        let row = document.open(.array, line: line, column: column)
        if !isRepeated { append(.string, nil, constant.name) }
        arguments.forEachChild(of: 0) { document.copy($0, of: arguments, key: -1) }
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

  /// Whether a text is in capitals, as constants of Java are.
  private static func isLoud(_ text: String) -> Bool {
    text.utf8.allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 || $0 == UInt8(ascii: "_") }
  }

  /// Whether a text is an abbreviation or a number: "CA", "07".
  private static func isCode(_ text: String) -> Bool {
    isLoud(text)
      && (text.utf8.count <= Length.ofAbbreviation || text.utf8.allSatisfy { 48...57 ~= $0 })
  }
}
