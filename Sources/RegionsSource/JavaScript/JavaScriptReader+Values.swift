extension JavaScriptReader {
  /// How an array or object is written.
  enum Form {
    case literal
    /// Behind the word `new`, which stands at a place.
    case constructed(TextPosition)
    /// Behind a name, which stands at a place.
    case named(String, TextPosition)
    /// As the arguments of a call.
    case list
    /// As those, behind the bracket, or behind a blank where there are no brackets.
    case arguments(inLine: Bool)
  }

  /// Reads the array or object that seems to begin here, and takes it back if it is none.
  mutating func readValue(
    _ document: inout SourceDocument, as form: Form = .literal
  ) throws(SourceError) {
    let isInList = places.next != nil
    let name = self.name
    let isNamed = literal.isForeign && isAssigned && !name.isEmpty
    let isMade = !name.isEmpty && name == records.next
    records.next = ""
    let place = literal.cursor.place
    let key = beginValue(&document)
    let first = document.entries.count
    let expressions = literal.expressions.count
    let keyed = literal.keyedCount
    let isArray = literal.cursor.next == UInt8(ascii: "[")
    literal.first = first
    literal.hasTextKey = false
    before = .other
    isAssigned = false
    do throws(SourceError) {
      try read(form, key: key, &document)
    } catch {
      if takeBlock(of: name) {
        if document.entries.count > first { document.removeLast(from: first) }
        return
      }
      if case .arguments = form, Self.isOfProgram(error) {
        // A loop gives all of a record from elsewhere: `name: row.name`.
        if document.entries.count > first + 1 { records.lost = records.lost ?? error }
        if literal.keyedCount > keyed { records.suspect = (error, literal.cursor.place.line) }
        if document.entries.count > first { document.removeLast(from: first) }
        literal.expressions.removeLast(literal.expressions.count - expressions)
        return
      }
      // Values came before the fault: it was data. Else it may be a block or a pattern, and what
      // lies in it may still have values. Behind a file's data it is the options of a script.
      let size = document.entries.count - first
      let data = max(first, tableText.count { $0 == 0x0A })
      guard case .content = error,
        size <= 1 || data > 100 && size * 4 < data || isComponent(error, from: first, document)
      else { throw error }
      if literal.isForeign, isArray, Self.isOfProgram(error) {
        enumerations.lostArray = enumerations.lostArray ?? error
      }
      // Something else than an array is made anew.
      guard size > 0 else { return }
      // What follows the bracket of an array may be a value of it.
      if document.entries[first].kind == .array { before = .value }
      document.removeLast(from: first)
      literal.expressions.removeLast(literal.expressions.count - expressions)
      fault = fault ?? error
      return
    }
    if isNamed, document.entries.count > first + 1 { try refuseSum() }
    guard document.entries.count > first + 1 else {
      return takeSingle(first, named: name, &document)
    }
    count += isInList ? 0 : 1
    literal.named.insert(name)
    if isMade { noteMade(name, at: place) }
  }

  /// Whether an object of a few words and numbers has a method or a function, as components and stores of Vue do:
  /// `{ name: "Towns", setup() {…} }`, `{ namespaced: true, state: () => ({…}) }`.
  private func isComponent(
    _ error: SourceError, from first: SourceDocument.Value, _ document: SourceDocument
  ) -> Bool {
    guard case .content(let found) = error,
      case .unexpected(UInt8(ascii: "("), let expected) = found.problem,
      expected == .oneOf([":"]) || expected == .value
    else { return false }
    return document.entries[first].kind == .object
      && document.entries[first...].dropFirst().allSatisfy {
        $0.kind != .object && $0.kind != .array
      }
  }

  /// Refuses a list that goes on with another: `CITIES = ["Lima"] + ["Puno"]`.
  private mutating func refuseSum() throws(SourceError) {
    try literal.skipSpaceAndComments()
    let place = literal.cursor.place
    guard try literal.cursor.skip(UInt8(ascii: "+")) else { return }
    _ = try literal.cursor.skip(UInt8(ascii: "+"))
    try literal.skipSpaceAndComments()
    if literal.cursor.next == UInt8(ascii: "[") { throw literal.expression("+", at: place) }
  }

  /// Takes what was read for a constant if it is one text: `Osaka = ("Osaka")`. Or it is an empty list, as in
  /// `define([], …)`.
  private mutating func takeSingle(
    _ value: SourceDocument.Value, named name: String, _ document: inout SourceDocument
  ) {
    if document.entries.count > value, document.entries[value].kind == .string, !name.isEmpty {
      literal.constants[name] = (.string, document.text(of: value))
    }
    document.removeLast(from: value)
  }

  private mutating func read(
    _ form: Form, key: Int32, _ document: inout SourceDocument
  ) throws(SourceError) {
    switch form {
    case .literal: try literal.readValue(key: key, &document)
    case .constructed(let start): try literal.readConstructor(key: key, at: start, &document)
    case .named(let word, let start):
      try literal.readNamed(word, key: key, at: start, &document)
    case .list: try literal.readList(key: key, &document)
    case .arguments(let inLine):
      try literal.readArguments(inLine: inLine, key: key, &document)
    }
  }
}
