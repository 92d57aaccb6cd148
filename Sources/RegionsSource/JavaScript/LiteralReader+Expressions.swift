/// Expressions where values could be: `now()`, `Status.active`, `$user->id`. Nothing is run, so that the member has no
/// value, which is told, unless a constant of the file is meant.
extension LiteralReader {
  /// The fault of an expression at a place.
  mutating func expression(_ word: String, at place: TextPosition) -> SourceError {
    depthOfExpression = depth
    return cursor.error(.notALiteral(word), at: place)
  }

  /// Reads the value of a member, or moves behind the expression that stands there in data: the name of a constant of
  /// the file stands for its value.
  mutating func readMember(key: Int32, _ document: inout SourceDocument) throws(SourceError) {
    let place = cursor.place
    let count = document.entries.count
    do throws(SourceError) {
      try readValue(key: key, &document)
    } catch {
      // What begins with an expression is a block or a pattern.
      guard case .content(let fault) = error, case .notALiteral(var word) = fault.problem,
        depthOfExpression == depth, count > first + 1 || hasTextKey && named.contains(word)
      else { throw error }
      document.removeLast(from: count)
      if cursor.next == UInt8(ascii: "(") { word += "()" }
      let constant = constants[String(word.split(separator: ".").last ?? "")]
      try skipSpaceAndComments()
      let isAlone = cursor.next.map { ",)]}".utf8.contains($0) } ?? false
      if let constant, isAlone {
        document.append(
          constant.kind, key: key, text: constant.text.utf8, line: place.line, column: place.column)
        return
      }
      if !expressions.contains(where: { $0.key == key && $0.word == word }) {
        expressions.append((key, word, fault.location))
      }
      try skipRest()
      // Alone it may be the name of another value of the file; `towns[0]` is none.
      let name = isAlone ? word : ""
      document.append(.null, key: key, text: name.utf8, line: place.line, column: place.column)
    }
  }

  /// Takes the name of a member for the variable that has its value: `{ name: "Lima", countryId }`.
  ///
  /// - Throws: where nothing was read of the object yet, which is a block or a pattern then.
  mutating func readShorthand(
    key: Int32, at place: TextPosition, _ document: inout SourceDocument
  ) throws(SourceError) {
    guard hasHoles, cursor.next.map({ ",}".utf8.contains($0) }) ?? false,
      document.entries.count > first + 1
    else { throw unexpected(.oneOf([":"])) }
    let name = document.key(number: key)
    if let constant = constants[name] {
      return document.append(
        constant.kind, key: key, text: constant.text.utf8, line: place.line, column: place.column)
    }
    if case .content(let fault) = expression(name, at: place),
      !expressions.contains(where: { $0.key == key && $0.word == name })
    {
      expressions.append((key, name, fault.location))
    }
    document.append(.null, key: key, text: name.utf8, line: place.line, column: place.column)
  }

  /// Moves to the comma or the closing bracket behind an expression.
  private mutating func skipRest() throws(SourceError) {
    var open = 0
    while true {
      try skipSpaceAndComments()
      guard let byte = cursor.next else { return }
      switch byte {
      case UInt8(ascii: ",") where open == 0: return
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"):
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

  /// Tells of each expression once.
  ///
  /// - Throws: the fault of one that may stand for what the tree is made of: under a key that has values elsewhere, or
  ///   the name of a list.
  func noteExpressions(_ document: inout SourceDocument) throws(SourceError) {
    guard !expressions.isEmpty else { return }
    // A null that is written out has that text.
    var keys: Set<Int32> = []
    var lists: Set<String> = []
    for (value, entry) in document.entries.enumerated()
    where entry.key >= 0 && (entry.kind != .null || document.text(of: value) == "null") {
      keys.insert(entry.key)
      // `new DateTime(2007, 1, 1)` is none.
      if entry.kind == .object
        || entry.kind == .array && Int(entry.end) > value + 1
          && document.entries[value + 1].kind != .number
      {
        lists.insert(document.key(number: entry.key))
      }
    }
    for (key, word, location) in expressions {
      let note = SourceDiagnostic(location, .notALiteral(word))
      if keys.contains(key) || lists.contains(word) { throw .content(note) }
      if !document.notes.contains(where: { $0.problem == note.problem }) {
        document.notes.append(note)
      }
    }
  }

  /// Puts the arrays and objects of a file in the place of their names: `const ikeja = […]` and
  /// `{ name: "Lagos", areas: ikeja }`. Each can stand in one place.
  ///
  /// - Returns: how many were put elsewhere.
  mutating func putNamedValues(in document: inout SourceDocument) -> Int {
    var values: [String: SourceDocument.Value] = [:]
    document.forEachChild(of: 0) { value in
      let kind = document.entries[value].kind
      guard kind == .array || kind == .object, let key = document.key(of: value) else { return }
      values[key] = value
    }
    var places: [SourceDocument.Value: SourceDocument.Value] = [:]
    var used: Set<SourceDocument.Value> = []
    for (place, entry) in document.entries.enumerated() where entry.kind == .null {
      guard let value = values[document.text(of: place)] else { continue }
      // What holds itself, or stands in two places, is no tree.
      guard !(value..<Int(document.entries[value].end) ~= place), used.insert(value).inserted else {
        return 0
      }
      places[place] = value
    }
    guard !places.isEmpty else { return 0 }
    let source = document
    var result = SourceDocument(describedBy: source)
    var copied = 0
    func copy(_ value: SourceDocument.Value, key: Int32, depth: Int) {
      guard depth <= Bound.depth else { return }
      let entry = source.entries[value]
      guard entry.kind == .array || entry.kind == .object else {
        if let other = places[value] {
          copied += 1
          return copy(other, key: key, depth: depth)
        }
        return result.append(
          entry.kind, key: key, text: source.bytes(of: value), line: entry.line,
          column: entry.column)
      }
      let open = result.open(entry.kind, key: key, line: entry.line, column: entry.column)
      source.forEachChild(of: value) { child in
        guard value != 0 || !used.contains(child) else { return }
        copy(child, key: source.key(of: child).map { result.key($0) } ?? -1, depth: depth + 1)
      }
      result.close(open)
    }
    copy(0, key: -1, depth: 0)
    // Values that only hold each other are in none that is left.
    guard copied == used.count else { return 0 }
    document = result
    expressions.removeAll { values[$0.word] != nil }
    return used.count
  }
}
