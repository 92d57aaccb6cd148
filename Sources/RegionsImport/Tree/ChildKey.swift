import TypedNumbers

/// What tells the children of a node, or the roots, apart: the number of a text of theirs.
struct ChildKey: Hashable {
  private let parent: ImportedTree.Node.OrNone
  private let text: Int32

  init(_ text: Int32, below parent: ImportedTree.Node.OrNone) {
    self.parent = parent
    self.text = text
  }

  /// Both at once: a table of them is asked for each cell of wide rows.
  func hash(into hasher: inout Hasher) {
    hasher.combine(Int64(parent.number?.index ?? -1) << 32 | Int64(text))
  }
}
