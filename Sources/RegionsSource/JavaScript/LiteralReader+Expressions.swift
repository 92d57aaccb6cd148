/// Expressions where values could be: `now()`, `Status.active`, `$user->id`. Nothing is run, so what they stand for is
/// unknown: the member has no value, and that is told.
extension LiteralReader {
  /// The fault of an expression at a place.
  mutating func expression(_ word: String, at place: TextPosition) -> SourceError {
    depthOfExpression = depth
    return cursor.error(.notALiteral(word), at: place)
  }

  /// Reads the value of a member, or moves behind the expression that stands there in data.
  mutating func readMember(key: Int32, _ document: inout SourceDocument) throws(SourceError) {
    let place = cursor.place
    let count = document.entries.count
    do throws(SourceError) {
      try readValue(key: key, &document)
    } catch {
      // What begins with an expression is a block or a pattern.
      guard case .content(let fault) = error, case .notALiteral = fault.problem,
        depthOfExpression == depth, count > first + 1
      else { throw error }
      document.removeLast(from: count)
      if !expressions.contains(where: { $0.key == key && $0.fault == fault.problem }) {
        expressions.append((key, fault.problem, fault.location))
      }
      try skipRest()
      document.append(.null, key: key, text: "null".utf8, line: place.line, column: place.column)
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
  /// - Throws: the fault of one that may stand for what the tree is made of: under a key that has lists or objects
  ///   elsewhere, or the name of one.
  func noteExpressions(_ document: inout SourceDocument) throws(SourceError) {
    guard !expressions.isEmpty else { return }
    let containers = document.entries.filter { $0.kind == .array || $0.kind == .object }
    let keys = Set(containers.lazy.map(\.key).filter { $0 >= 0 })
    let names = Set(keys.map { document.key(number: $0) })
    for (key, fault, location) in expressions {
      let note = SourceDiagnostic(location, fault)
      if case .notALiteral(let word) = fault, keys.contains(key) || names.contains(word) {
        throw .content(note)
      }
      if !document.notes.contains(where: { $0.problem == fault }) { document.notes.append(note) }
    }
  }
}
