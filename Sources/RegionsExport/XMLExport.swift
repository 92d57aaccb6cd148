import Regions
import RegionsFiles

/// Writes a tree as XML, one element a line: `<region id name>` with the attributes, nested, under a
/// `<regions>` that carries the metadata. `<level name>`, `<rank name>` and `<attribute name type>` come
/// first.
struct XMLExport {
  private let storage: TreeStorage
  private let metadata: RegionMetadata
  private let ranks: ExchangeRanks
  private let columns: [ExportColumn]
  private let scope: ExportScope
  private let own = OwnTags()

  /// What is written for every region.
  private struct OwnTags {
    let opening = Self.bytes("<\(ExchangeKey.region) \(ExchangeKey.id)=")
    let name = Self.bytes(" \(ExchangeKey.name)=")
    let rank = Self.bytes(" \(ExchangeKey.rank)=\"")
    let closing = Self.bytes("</\(ExchangeKey.region)>\n")

    private static func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }
  }

  init(_ tree: RegionTree, _ scope: ExportScope) {
    storage = tree.storage
    metadata = scope.metadata(of: tree)
    ranks = ExchangeRanks(tree, scope)
    columns = ExportColumn.all(of: tree, ranks: ranks, where: Self.isAttributeName)
    self.scope = scope
  }

  func write(to writer: inout ByteWriter) throws {
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    writer.write(key: ExchangeKey.regions)
    for (key, value) in metadata.nestedFields(ranks, columns, scope) {
      writer.write(" ")
      writer.write(Array(key.utf8)[...])
      writer.write("=")
      try write(value, to: &writer)
    }
    writer.write(">\n")
    for label in metadata.levelLabels {
      writer.write(key: " <\(ExchangeKey.level) \(ExchangeKey.name)=")
      try write(label, to: &writer)
      writer.write("/>\n")
    }
    for name in metadata.rankNames {
      writer.write(key: " <\(ExchangeKey.rank) \(ExchangeKey.name)=")
      try write(name, to: &writer)
      writer.write("/>\n")
    }
    for column in columns {
      writer.write(key: " <\(ExchangeKey.attribute) \(ExchangeKey.name)=")
      try write(column.name, to: &writer)
      writer.write(key: " \(ExchangeKey.type)=\"\(column.kind.rawValue)\"/>\n")
    }
    var texts = RegionTexts(storage)
    let keys = columns.map { Array(" \($0.key)=".utf8)[...] }
    try writeRegions(scope.roots, level: 1, keys: keys, &texts, to: &writer)
    writer.write(key: "</\(ExchangeKey.regions)>\n")
  }

  private func writeRegions(
    _ nodes: ExportScope.Members, level: Int, keys: [ArraySlice<UInt8>],
    _ texts: inout RegionTexts, to writer: inout ByteWriter
  ) throws {
    for node in nodes {
      indent(level, &writer)
      let row = texts.row(of: node, below: nil)
      try check(row.all[...], of: node)
      writer.write(own.opening)
      writer.writeXML(row.id)
      writer.write(own.name)
      writer.writeXML(row.name)
      if ranks == .given, storage.rank(of: node) > 0 {
        writer.write(own.rank)
        writer.write(Int64(storage.rank(of: node)))
        writer.write("\"")
      }
      for (column, key) in zip(columns, keys) {
        guard let value = storage.attribute(column.name, of: node) else { continue }
        writer.write(key)
        try write(value.description, of: node, to: &writer)
      }
      let children = scope.children(of: node, level: level)
      if !children.isEmpty {
        writer.write(">\n")
        try writeRegions(children, level: level + 1, keys: keys, &texts, to: &writer)
        indent(level, &writer)
        writer.write(own.closing)
      } else {
        writer.write("/>\n")
      }
      try writer.flushIfFull()
    }
  }

  private func indent(_ level: Int, _ writer: inout ByteWriter) {
    for _ in 0..<level { writer.write(" ") }
  }

  private func write(_ value: String, of node: Int? = nil, to writer: inout ByteWriter) throws {
    let bytes = Array(value.utf8)
    try check(bytes[...], of: node)
    writer.writeXML(bytes)
  }

  private func check(_ bytes: ArraySlice<UInt8>, of node: Int?) throws {
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
