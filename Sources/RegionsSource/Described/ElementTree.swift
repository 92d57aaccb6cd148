/// Reads the XML formats that write values, arrays or tables down as elements: property lists,
/// Android's resources, Excel's XML spreadsheets, records whose fields are elements with a name.
///
/// Takes what the XML reader made and makes the document that it describes.
struct ElementTree {
  let source: SourceDocument
  private(set) var result: SourceDocument

  /// The document that the elements describe; `nil` if they are just elements.
  static func interpret(_ source: SourceDocument) throws(SourceError) -> SourceDocument? {
    guard source.entries.first?.kind == .element else { return nil }
    var tree = ElementTree(source)
    switch tree.name(0) {
    case "plist": try tree.readPropertyList()
    case "resources": guard tree.readResources() else { return nil }
    case "kml": guard tree.readPlacemarks() else { return nil }
    case "Workbook": guard try tree.readWorkbook() else { return nil }
    case "rss", "RDF", "feed":
      if tree.isFeed { throw tree.error(.foreignFile(.feed), at: 0) }
      return nil
    default:
      guard
        tree.readNamedFields() || tree.readPageTables() || tree.readPageChoices()
          || tree.readPageLists() || tree.readTypes()
      else { return nil }
    }
    if let excess = tree.result.excess { throw tree.error(excess, at: 0) }
    return tree.result
  }

  /// Whether the cells that reach over others were too many to go on; nothing more is appended then.
  var isTooLarge: Bool { result.excess != nil }

  private init(_ source: SourceDocument) {
    self.source = source
    result = SourceDocument(describedBy: source)
  }

  // MARK: What the formats need

  typealias Value = SourceDocument.Value

  /// The tag of an element, or the name of an attribute.
  func name(_ value: Value) -> String { source.key(of: value) ?? "" }

  /// The child elements, in order.
  func elements(of value: Value) -> [Value] {
    children(of: value, kind: .element)
  }

  /// An attribute's text, or `nil`.
  func attribute(_ name: String, of value: Value) -> String? {
    children(of: value, kind: .attribute).first { self.name($0) == name }.map {
      source.text(of: $0)
    }
  }

  /// All text in an element, also that of elements in it.
  func text(in value: Value) -> [UInt8] {
    var text: [UInt8] = []
    for entry in source.entries[value..<Int(source.entries[value].end)] where entry.kind == .string
    {
      let start = Int(entry.textStart)
      text.append(contentsOf: source.arena[start..<start + Int(entry.textCount)])
    }
    return text
  }

  /// Appends a value that stands where `value` stands.
  mutating func append(
    _ kind: SourceDocument.Kind, key: Int32 = -1, text: [UInt8], at value: Value
  ) {
    guard !isTooLarge else { return }
    let entry = source.entries[value]
    result.append(kind, key: key, text: text, line: entry.line, column: entry.column)
  }

  /// Opens a value that stands where `value` stands.
  mutating func open(_ kind: SourceDocument.Kind, key: Int32 = -1, at value: Value) -> Value {
    let entry = source.entries[value]
    return result.open(kind, key: key, line: entry.line, column: entry.column)
  }

  /// Puts the only child of the result's first value in its place.
  mutating func unwrap() { result.unwrapFirst() }
  mutating func close(_ value: Value) { result.close(value) }
  mutating func dropLast(from value: Value) { result.removeLast(from: value) }
  mutating func key(_ text: String) -> Int32 { result.key(text) }
  mutating func setFormat(_ format: String) { result.format = format }

  /// An error at an element.
  func error(_ problem: SourceProblem, at value: Value) -> SourceError {
    let entry = source.entries[value]
    return .content(
      SourceDiagnostic(
        DiagnosticLocation(source.name, line: Int(entry.line), column: Int(entry.column)), problem))
  }

  private func children(of value: Value, kind: SourceDocument.Kind) -> [Value] {
    var children: [Value] = []
    source.forEachChild(of: value) { child in
      if source.entries[child].kind == kind { children.append(child) }
    }
    return children
  }
}
