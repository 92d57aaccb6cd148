import TypedNumbers

/// What is known of each node's children, and of the roots.
struct ByParent<Element> {
  /// That of the roots, then those of the nodes.
  private var elements: [Element]

  /// - Parameter count: how many nodes there are.
  init(repeating element: Element, count: Int) {
    elements = [Element](repeating: element, count: count + 1)
  }

  /// - Parameter parent: none for the roots.
  subscript(parent: ImportedTree.Node.OrNone) -> Element {
    get { elements[Self.place(parent)] }
    set { elements[Self.place(parent)] = newValue }
  }

  private static func place(_ parent: ImportedTree.Node.OrNone) -> Int {
    (parent.number?.index ?? -1) + 1
  }
}
