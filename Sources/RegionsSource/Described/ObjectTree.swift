/// Reads the JSON formats that put data in a wrapping of their own: GeoJSON and TopoJSON, Django's
/// fixtures, phpMyAdmin's export, document stores' typed values, services' replies, statistical cubes, records with
/// the way to them.
///
/// Takes the values that were read and makes the document that they describe.
struct ObjectTree {
  typealias Value = SourceDocument.Value

  let source: SourceDocument
  var result: SourceDocument

  /// The document that the values describe; `nil` if they are just values.
  static func interpret(_ source: SourceDocument) throws(SourceError) -> SourceDocument? {
    guard let root = source.entries.first, root.kind == .object || root.kind == .array else {
      return nil
    }
    var tree = ObjectTree(source)
    var isRead = try tree.readPrinted()
    if !isRead { isRead = try tree.readStatistics() }
    if !isRead { isRead = try tree.readStructures() }
    isRead =
      isRead || tree.readFeatures() || tree.readFixtures() || tree.readExportedTables()
      || tree.readBindings() || tree.readResources() || tree.readViewRows()
      || tree.readConnections() || tree.readTyped() || tree.readLinked() || tree.readFrame()
      || tree.readPaths()
    return isRead ? tree.result : nil
  }

  private init(_ source: SourceDocument) {
    self.source = source
    result = SourceDocument(describedBy: source)
  }

  // MARK: What the formats need

  func kind(_ value: Value) -> SourceDocument.Kind { source.entries[value].kind }

  func children(of value: Value) -> [Value] {
    var children: [Value] = []
    source.forEachChild(of: value) { children.append($0) }
    return children
  }

  /// The member of an object, or `nil`.
  func member(_ name: String, of object: Value) -> Value? {
    guard kind(object) == .object else { return nil }
    return children(of: object).first { source.key(of: $0) == name }
  }

  /// The text of an object's member, or `nil`.
  func text(_ name: String, of object: Value) -> String? {
    member(name, of: object).map { source.text(of: $0) }
  }

  /// Appends a value as it is, under another key.
  mutating func copy(_ value: Value, key: String?) {
    result.copy(value, of: source, key: key.map { result.key($0) } ?? -1)
  }

  /// Appends a text that stands where `value` stands.
  mutating func append(_ text: ArraySlice<UInt8>, key: String, at value: Value) {
    let entry = source.entries[value]
    result.append(.string, key: result.key(key), text: text, line: entry.line, column: entry.column)
  }

  /// Appends an object of members, each of them a key and its value.
  mutating func appendObject(_ members: [(key: String, value: Value)], at place: Value) {
    let object = open(.object, at: place)
    for member in members { copy(member.value, key: member.key) }
    close(object)
  }

  /// Opens a value that stands where `value` stands.
  mutating func open(
    _ kind: SourceDocument.Kind, key: String? = nil, at value: Value
  ) -> Value {
    let entry = source.entries[value]
    return result.open(
      kind, key: key.map { result.key($0) } ?? -1, line: entry.line, column: entry.column)
  }

  /// Puts the only child of the result's first value in its place.
  mutating func unwrap() { result.unwrapFirst() }
  mutating func close(_ value: Value) { result.close(value) }
  mutating func setFormat(_ format: String) { result.format = format }
}
