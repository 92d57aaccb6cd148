import Regions
import RegionsFiles

/// Writes a tree as JSON, one region a line, nested or flat.
struct JSONExport {
  private let storage: TreeStorage
  private let metadata: RegionMetadata
  private let ranks: ExchangeRanks
  private let columns: [ExportColumn]
  private let scope: ExportScope
  /// `,"key":` of each attribute.
  private let keys: [ArraySlice<UInt8>]
  /// `"key":` of the parts of a region.
  private let own = OwnKeys()

  private struct OwnKeys {
    let id = Self.bytes(ExchangeKey.id)
    let name = Self.bytes(ExchangeKey.name)
    let parent = Self.bytes(ExchangeKey.parent)
    let children = Self.bytes(ExchangeKey.children)
    let rank = Self.bytes(ExchangeKey.rank)

    private static func bytes(_ key: String) -> ArraySlice<UInt8> {
      Array("\"\(key)\":".utf8)[...]
    }
  }

  init(_ tree: RegionTree, _ scope: ExportScope) {
    storage = tree.storage
    metadata = scope.metadata(of: tree)
    ranks = ExchangeRanks(tree, scope)
    columns = ExportColumn.all(of: tree, ranks: ranks)
    self.scope = scope
    keys = columns.map { column in
      var bytes: [UInt8] = []
      var writer = unsafe ByteWriter { unsafe bytes.append(contentsOf: $0) }
      writer.write(UInt8(ascii: ","))
      writer.writeJSON(column.key.utf8)
      writer.write(UInt8(ascii: ":"))
      try? writer.flush()  // the sink can't fail
      return bytes[...]
    }
  }

  /// `[{"id","name",attributes,"children":[…]}]`; a region without children has no such key.
  func writeNested(to writer: inout ByteWriter) throws {
    var texts = RegionTexts(storage)
    try writeChildren(scope.roots, level: 1, &texts, to: &writer)
    writer.write("\n")
  }

  private func writeChildren(
    _ nodes: ExportScope.Members, level: Int, _ texts: inout RegionTexts,
    to writer: inout ByteWriter
  ) throws {
    try writer.writeObjects(of: nodes) { node, writer in
      if node == scope.first {
        writeDescription(metadata.nestedFields(ranks, columns, scope), to: &writer)
      }
      writer.write(own.id)
      writer.writeJSON(texts.id(of: node))
      writer.write(",")
      writer.write(own.name)
      writer.writeJSON(texts.name(of: node))
      writeAttributes(of: node, to: &writer)
      let children = scope.children(of: node, level: level)
      if !children.isEmpty {
        writer.write(",")
        writer.write(own.children)
        try writeChildren(children, level: level + 1, &texts, to: &writer)
      }
    }
  }

  /// `[{"id","parent",attributes,"name"}]`, each region before its children; the parent of a root
  /// is null.
  func writeFlat(to writer: inout ByteWriter) throws {
    var texts = RegionTexts(storage)
    writer.write("[")
    try scope.forEachInDocumentOrder { node, parent in
      writer.write(node == scope.first ? "\n{" : ",\n{")
      if node == scope.first { writeDescription(metadata.exportedFields(ranks), to: &writer) }
      writer.write(own.id)
      writer.writeJSON(texts.id(of: node))
      writer.write(",")
      writer.write(own.parent)
      if let parent { writer.writeJSON(texts.id(of: parent)) } else { writer.write("null") }
      writer.write(",")
      writer.write(own.name)
      writer.writeJSON(texts.name(of: node))
      writeAttributes(of: node, to: &writer)
      writer.write("}")
      try writer.flushIfFull()
    }
    writer.write("]\n")
  }

  private func writeAttributes(of node: Int, to writer: inout ByteWriter) {
    if ranks == .given, storage.rank(of: node) > 0 {
      writer.write(",")
      writer.write(own.rank)
      writer.write(Int64(storage.rank(of: node)))
    }
    for (column, key) in zip(columns, keys) {
      guard let value = storage.attribute(column.name, of: node) else { continue }
      writer.write(key)
      switch value {
      case .integer(let number): writer.write(number)
      case .text(let text): writer.writeJSON(text.utf8)
      }
    }
  }

  /// `"$regions":{…},` as the first region's first key, unless there is nothing to describe.
  private func writeDescription(
    _ fields: [(key: String, value: String)], to writer: inout ByteWriter
  ) {
    guard
      !scope.isPlain,
      !(fields.isEmpty && metadata.levelLabels.isEmpty && metadata.rankNames.isEmpty
        && columns.isEmpty)
    else { return }
    var separator: StaticString = ""
    writer.writeJSON(ExchangeKey.description.utf8)
    writer.write(":{")
    for (key, value) in fields {
      writer.write(separator)
      separator = ","
      writer.writeJSON(key.utf8)
      writer.write(":")
      writer.writeJSON(value.utf8)
    }
    for (key, names) in [
      (ExchangeKey.levels, metadata.levelLabels), (ExchangeKey.rankNames, metadata.rankNames),
    ] where !names.isEmpty {
      writer.write(separator)
      separator = ","
      writer.writeJSON(key.utf8)
      writer.write(":[")
      for (index, name) in names.enumerated() {
        if index > 0 { writer.write(",") }
        writer.writeJSON(name.utf8)
      }
      writer.write("]")
    }
    if !columns.isEmpty {
      writer.write(separator)
      writer.writeJSON(ExchangeKey.attributes.utf8)
      writer.write(":[")
      for (index, column) in columns.enumerated() {
        if index > 0 { writer.write(",") }
        writer.write("{")
        writer.write(own.name)
        writer.writeJSON(column.name.utf8)
        writer.write(",")
        writer.writeJSON(ExchangeKey.type.utf8)
        writer.write(":")
        writer.writeJSON(column.kind.rawValue.utf8)
        writer.write("}")
      }
      writer.write("]")
    }
    writer.write("},")
  }
}
