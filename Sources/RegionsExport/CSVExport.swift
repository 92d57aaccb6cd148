import Regions
import RegionsFiles

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
    ranks = ExchangeRanks(tree, scope)
    columns = ExportColumn.all(of: tree, ranks: ranks)
    self.scope = scope
    description = scope.isPlain ? [] : Description(scope.metadata(of: tree), ranks, columns).line
  }

  func write(to writer: inout ByteWriter) throws {
    writer.write(key: ExchangeKey.firstColumns.joined(separator: ","))
    if ranks == .given { writer.write(key: ",\(ExchangeKey.rank)") }
    for column in columns {
      writer.write(",")
      let key = Array(column.key.utf8)
      try check(key[...], of: nil)
      writer.writeCSV(key)
    }
    if !description.isEmpty { writer.write(key: ",\(ExchangeKey.description)") }
    writer.write("\n")
    var texts = RegionTexts(storage)
    try scope.forEachInDocumentOrder { node, parent in
      let row = texts.row(of: node, below: parent)
      try check(row.all[...], of: node)
      writer.writeCSV(row.id)
      writer.write(",")
      writer.writeCSV(row.parent)
      writer.write(",")
      writer.writeCSV(row.name)
      if ranks == .given {
        writer.write(",")
        let rank = storage.rank(of: node)
        if rank > 0 { writer.write(Int64(rank)) }
      }
      for column in columns {
        writer.write(",")
        switch storage.attribute(column.name, of: node) {
        case .integer(let number): writer.write(number)
        case .text(let value): try write(Array(value.utf8), of: node, to: &writer)
        case nil: break
        }
      }
      if !description.isEmpty {
        writer.write(",")
        if node == scope.first { writer.writeCSV(description) }
      }
      writer.write("\n")
      try writer.flushIfFull()
    }
  }

  /// An empty field means that the region has no such attribute; an empty text is a backslash, and
  /// a text that begins with a backslash gets another.
  private func write(_ value: [UInt8], of node: Int, to writer: inout ByteWriter) throws {
    try check(value[...], of: node)
    let backslash = UInt8(ascii: "\\")
    writer.writeCSV(value.first == nil || value.first == backslash ? [backslash] + value : value)
  }

  private func check(_ bytes: ArraySlice<UInt8>, of node: Int?) throws {
    guard let code = Inexpressible.inCSV(bytes) else { return }
    throw ExportError.character(
      code: code, id: node.map { storage.id(of: $0) } ?? "", format: .csv)
  }
}
