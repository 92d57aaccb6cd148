import ExchangeForm
import Regions

/// Writes a tree as CSV (RFC 4180, but lines end in LF): id, parent, name, rank if it doesn't follow
/// from the IDs, a column for each attribute, each region before its children. The parent of a root is empty.
///
/// What else is known of the data set stands as one line in the first row's last column, `$regions`,
/// which is there only if something is known.
struct CSVExport {
  private let storage: TreeStorage
  private let ranks: ExchangeRanks
  private let columns: [ExportColumn]
  private let scope: ExportScope
  private let description: [UInt8]

  init(_ tree: RegionTree, _ scope: ExportScope) {
    storage = tree.storage
    ranks = ExchangeRanks(tree, depth: scope.depth)
    columns = ExportColumn.all(of: tree, ranks: ranks)
    self.scope = scope
    description = scope.isPlain ? [] : Description(tree.metadata, ranks, columns).line
  }

  func write(to writer: inout ByteWriter) throws {
    writer.write(key: ExchangeKey.firstColumns.joined(separator: ","))
    if ranks == .given { writer.write(key: ",\(ExchangeKey.rank)") }
    for column in columns {
      writer.write(",")
      let key = Array(column.key.utf8)
      try check(key[...], nil)
      writer.writeCSV(key)
    }
    if !description.isEmpty { writer.write(key: ",\(ExchangeKey.description)") }
    writer.write("\n")
    var text: [UInt8] = []
    try scope.forEachInDocumentOrder { node, parent in
      text.removeAll(keepingCapacity: true)
      storage.appendID(of: node, to: &text)
      let parentStart = text.count
      if let parent { storage.appendID(of: parent, to: &text) }
      let nameStart = text.count
      storage.appendName(of: node, to: &text)
      try check(text[...], node)
      writer.writeCSV(text[..<parentStart])
      writer.write(",")
      writer.writeCSV(text[parentStart..<nameStart])
      writer.write(",")
      writer.writeCSV(text[nameStart...])
      if ranks == .given {
        writer.write(",")
        let rank = storage.rank(of: node)
        if rank > 0 { writer.write(Int64(rank)) }
      }
      for column in columns {
        writer.write(",")
        switch storage.attribute(column.name, of: node) {
        case .integer(let number): writer.write(number)
        case .text(let value): try writeText(Array(value.utf8), node, &writer)
        case nil: break
        }
      }
      if !description.isEmpty {
        writer.write(",")
        if node == 0 { writer.writeCSV(description) }
      }
      writer.write("\n")
      try writer.flushIfFull()
    }
  }

  /// An empty field means that the region has no such attribute; an empty text is a backslash, and
  /// a text that begins with a backslash gets another.
  private func writeText(_ value: [UInt8], _ node: Int, _ writer: inout ByteWriter) throws {
    try check(value[...], node)
    let backslash = UInt8(ascii: "\\")
    writer.writeCSV(value.first == nil || value.first == backslash ? [backslash] + value : value)
  }

  private func check(_ bytes: ArraySlice<UInt8>, _ node: Int?) throws {
    guard let code = Inexpressible.inCSV(bytes) else { return }
    throw ExportError.character(
      code: code, id: node.map { storage.id(of: $0) } ?? "", format: .csv)
  }
}
