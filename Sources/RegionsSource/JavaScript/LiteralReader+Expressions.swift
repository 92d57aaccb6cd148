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
        depthOfExpression == depth, count > first + 1
      else { throw error }
      document.removeLast(from: count)
      if cursor.next == UInt8(ascii: "(") { word += "()" }
      let constant = constants[String(word.split(separator: ".").last ?? "")]
      try skipSpaceAndComments()
      if let constant, cursor.next.map({ ",)]}".utf8.contains($0) }) ?? false {
        document.append(
          constant.kind, key: key, text: constant.text.utf8, line: place.line, column: place.column)
        return
      }
      if !expressions.contains(where: { $0.key == key && $0.word == word }) {
        expressions.append((key, word, fault.location))
      }
      try skipRest()
      document.append(.null, key: key, text: "".utf8, line: place.line, column: place.column)
    }
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
    // A null that is written out has a text.
    var keys: Set<Int32> = []
    var lists: Set<String> = []
    for (value, entry) in document.entries.enumerated()
    where entry.key >= 0 && (entry.kind != .null || entry.textCount > 0) {
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
}
