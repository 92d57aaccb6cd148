import RegionsSource

/// XML that was read, asked for its elements by name. The root is element 0.
struct Elements {
  typealias Value = SourceDocument.Value

  let document: SourceDocument

  init(_ document: SourceDocument) {
    self.document = document
  }

  /// The tag of an element without its prefix.
  func name(_ value: Value) -> String { document.key(of: value) ?? "" }

  /// The child elements, in order.
  func elements(of value: Value) -> [Value] {
    var children: [Value] = []
    document.forEachChild(of: value) { child in
      if document.entries[child].kind == .element { children.append(child) }
    }
    return children
  }

  /// The first child element of a name.
  func first(_ name: String, of value: Value) -> Value? {
    elements(of: value).first { self.name($0) == name }
  }

  /// An attribute's text, or `nil`.
  func attribute(_ name: String, of value: Value) -> String? {
    var found: String?
    document.forEachChild(of: value) { child in
      if document.entries[child].kind == .attribute, document.key(of: child) == name {
        found = found ?? document.text(of: child)
      }
    }
    return found
  }
}
