import Regions

/// Writes a tree as XML, one element a line: `<region id name>` with the attributes, nested, under a
/// `<regions>` that carries the metadata. `<level name>`, `<rank name>` and `<attribute name type>` come
/// first.
struct XMLExport {
  private let storage: TreeStorage
  private let metadata: RegionMetadata
  private let ranks: RankForm
  private let columns: [AttributeColumn]
  private let scope: ExportScope

  init(_ tree: RegionTree, _ scope: ExportScope) {
    storage = tree.storage
    metadata = tree.metadata
    ranks = RankForm(tree, depth: scope.depth)
    columns = AttributeColumn.all(of: tree, ranks: ranks, where: Self.isAttributeName)
    self.scope = scope
  }

  func write(to writer: inout ByteWriter) throws {
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<regions")
    for (key, value) in metadata.exportedFields(ranks) {
      writer.write(" ")
      writer.write(Array(key.utf8)[...])
      writer.write("=")
      try writeValue(value, nil, &writer)
    }
    writer.write(">\n")
    for label in metadata.levelLabels {
      writer.write(" <level name=")
      try writeValue(label, nil, &writer)
      writer.write("/>\n")
    }
    for name in metadata.rankNames {
      writer.write(" <rank name=")
      try writeValue(name, nil, &writer)
      writer.write("/>\n")
    }
    for column in columns {
      writer.write(" <attribute name=")
      try writeValue(column.name, nil, &writer)
      writer.write(column.isInteger ? " type=\"integer\"/>\n" : " type=\"text\"/>\n")
    }
    var text: [UInt8] = []
    let keys = columns.map { Array(" \($0.key)=".utf8)[...] }
    try writeRegions(scope.roots, 1, keys, &text, &writer)
    writer.write("</regions>\n")
  }

  private func writeRegions(
    _ nodes: ExportScope.Members, _ level: Int, _ keys: [ArraySlice<UInt8>], _ text: inout [UInt8],
    _ writer: inout ByteWriter
  ) throws {
    for node in nodes {
      indent(level, &writer)
      text.removeAll(keepingCapacity: true)
      storage.appendID(of: node, to: &text)
      let nameStart = text.count
      storage.appendName(of: node, to: &text)
      try check(text[...], node)
      writer.write("<region id=")
      writer.writeXML(text[..<nameStart])
      writer.write(" name=")
      writer.writeXML(text[nameStart...])
      if ranks == .given, storage.rank(of: node) > 0 {
        writer.write(" rank=\"")
        writer.write(Int64(storage.rank(of: node)))
        writer.write("\"")
      }
      for (column, key) in zip(columns, keys) {
        guard let value = storage.attribute(column.name, of: node) else { continue }
        writer.write(key)
        try writeValue(value.description, node, &writer)
      }
      let children = scope.children(of: node, level: level)
      if !children.isEmpty {
        writer.write(">\n")
        try writeRegions(children, level + 1, keys, &text, &writer)
        indent(level, &writer)
        writer.write("</region>\n")
      } else {
        writer.write("/>\n")
      }
      try writer.flushIfFull()
    }
  }

  private func indent(_ level: Int, _ writer: inout ByteWriter) {
    for _ in 0..<level { writer.write(" ") }
  }

  private func writeValue(_ value: String, _ node: Int?, _ writer: inout ByteWriter) throws {
    let bytes = Array(value.utf8)
    try check(bytes[...], node)
    writer.writeXML(bytes)
  }

  private func check(_ bytes: ArraySlice<UInt8>, _ node: Int?) throws {
    guard let code = Inexpressible.inXML(bytes) else { return }
    throw ExportError.character(
      code: code, id: node.map { storage.id(of: $0) } ?? "", format: .xml)
  }

  /// Whether XML can call an attribute so. Of the characters beyond ASCII that it allows, the Han
  /// characters are enough here; other names get a key.
  private static func isAttributeName(_ name: String) -> Bool {
    var isFirst = true
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_", "\u{4E00}"..."\u{9FFF}": break
      case "0"..."9", "-", ".": if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    // Names that begin with "xml" belong to XML itself.
    return !isFirst && !name.lowercased().hasPrefix("xml")
  }
}
