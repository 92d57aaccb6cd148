/// JSON within a text of JSON, as replies and stored settings have it: `{"statusCode": 200, "body": "[{\"id\": 1}]"}`.
struct EncodedTexts {
  typealias Value = SourceDocument.Value

  private let source: SourceDocument
  private var result: SourceDocument
  private var hasDecoded = false

  /// The document with such texts as what they hold; `nil` if it has none.
  ///
  /// Only what lies in no array is looked at: a text of each record is an attribute.
  static func decode(_ source: SourceDocument) throws(SourceError) -> SourceDocument? {
    guard let root = source.entries.first, root.kind == .object || root.kind == .string else {
      return nil
    }
    var texts = EncodedTexts(source)
    guard texts.isThere(0) else { return nil }
    try texts.copy(0)
    return texts.hasDecoded ? texts.result : nil
  }

  private init(_ source: SourceDocument) {
    self.source = source
    result = SourceDocument(describedBy: source)
  }

  /// Whether a value is, or has, a text that begins as JSON does.
  private func isThere(_ value: Value) -> Bool {
    switch source.entries[value].kind {
    case .string: return source.bytes(of: value).beginsAsJSON
    case .object:
      var isThere = false
      source.forEachChild(of: value) { isThere = isThere || self.isThere($0) }
      return isThere
    default: return false
    }
  }

  private mutating func copy(_ value: Value) throws(SourceError) {
    let entry = source.entries[value]
    let key = source.key(of: value).map { result.key($0) } ?? -1
    switch entry.kind {
    case .object where isThere(value):
      let object = result.open(.object, key: key, line: entry.line, column: entry.column)
      var children: [Value] = []
      source.forEachChild(of: value) { children.append($0) }
      for child in children { try copy(child) }
      result.close(object)
    case .string where source.bytes(of: value).beginsAsJSON:
      let text = Array(source.bytes(of: value))
      if try result.appendEncoded(text, key: key, line: entry.line, column: entry.column) {
        hasDecoded = true
      } else {
        result.append(.string, key: key, text: text, line: entry.line, column: entry.column)
      }
    default: result.copy(value, of: source, key: key)
    }
  }
}

extension SourceDocument {
  /// Appends the values that a text of JSON holds, each where the text stands.
  ///
  /// - Returns: `false` if the text is something else, or has no texts within.
  mutating func appendEncoded(
    _ text: [UInt8], key: Int32, line: UInt32, column: UInt32
  ) throws(SourceError) -> Bool {
    guard text[...].beginsAsJSON else { return false }
    let value = entries.count
    do throws(SourceError) {
      try LiteralReader.read(text, key: key, &self)
    } catch {
      if error.isLimit { throw error }
      // Brackets that are no JSON: a pattern, or a text for people.
      removeLast(from: value)
      return false
    }
    // `[0-9]` is none either.
    guard entries[value...].contains(where: { $0.kind == .string }) else {
      removeLast(from: value)
      return false
    }
    for index in value..<entries.count {
      entries[index].line = line
      entries[index].column = column
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Whether an array or an object of JSON may begin here.
  fileprivate var beginsAsJSON: Bool {
    let first = first { $0 > 0x20 }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }
}
