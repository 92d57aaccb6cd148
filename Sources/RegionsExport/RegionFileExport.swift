import Regions
import RegionsFiles

/// Writes a part of a tree as a `.regions` file of its own: what a page downloads when it asks for no more
/// than the counties.
///
/// Regions keep their IDs, names, ranks, attributes and order, and the file says of itself what the whole
/// one says. With nothing left out it is the file the tree was read from, byte by byte, if the library
/// that made that was of the same version.
struct RegionFileExport {
  private let tree: RegionTree
  private let scope: ExportScope
  /// The attributes that are written, in the tree's order.
  private let attributes: [String]

  /// - Parameter attributes: which are written; `nil` for all.
  init(_ tree: RegionTree, _ scope: ExportScope, attributes: [String]? = nil) {
    self.tree = tree
    self.scope = scope
    self.attributes = tree.attributeNames.filter { attributes?.contains($0) ?? true }
  }

  func write(to writer: inout ByteWriter) throws {
    let storage = tree.storage
    var builder = RegionTreeBuilder()
    if !scope.isPlain {
      builder.metadata = scope.metadata(of: tree)
      let labels = builder.metadata.levelLabels
      builder.metadata.levelLabels = Array(labels.prefix(scope.depth))
      for name in attributes { builder.declareAttribute(name) }
    }
    var texts = RegionTexts(storage)
    // By node: what the builder calls it.
    var handles = [Int32](repeating: -1, count: storage.nodeCount)
    try scope.forEachInDocumentOrder { node, parent in
      let row = texts.row(of: node, below: nil)
      let handle = try builder.add(
        utf8ID: row.id, utf8Name: row.name, under: parent.map { Int(handles[$0]) })
      handles[node] = Int32(handle)
      builder.setRank(RegionRank(rawValue: storage.rank(of: node)), for: handle)
      guard !scope.isPlain else { return }
      for name in attributes {
        if let value = storage.attribute(name, of: node) {
          builder.set(name, to: value, for: handle)
        }
      }
    }
    writer.write(try builder.build()[...])
  }
}
