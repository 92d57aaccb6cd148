/// An open `.regions` file. Every question about a tree ends here; nodes are plain numbers.
///
/// Answers are read from the file's bytes, or, by who asks often, from a `LazyTable` of them. A malformed file may give wrong ones, but each
/// is a valid answer: a node number is in range, a parent above its child.
package final class TreeStorage: Sendable {
  private let file: FileBytes
  let bytes: ByteView
  let table: SectionTable
  let shape: TreeShape
  let ids: IDs
  let names: StringColumn
  let columns: [AttributeColumn]

  enum IDs {
    case numeric(NumericIDs)
    case text(StringColumn, NodeIndex)
  }

  init(_ file: FileBytes) throws(RegionFileError) {
    self.file = file
    bytes = file.view
    table = try SectionTable(bytes)
    var reader = try Self.reader(.tree, table, bytes)
    let shape = try TreeShape(&reader)
    try reader.finish()
    self.shape = shape
    reader = try Self.reader(.ids, table, bytes)
    if try reader.number(upTo: 1, "the kind of IDs") == 0 {
      ids = .numeric(try NumericIDs(&reader, levelStarts: shape.levelStarts))
    } else {
      let column = try StringColumn(&reader)
      guard column.count == shape.nodeCount else {
        throw reader.malformed("has \(column.count) IDs for \(shape.nodeCount) regions")
      }
      ids = .text(column, try NodeIndex(&reader, nodeCount: shape.nodeCount))
    }
    try reader.finish()
    reader = try Self.reader(.names, table, bytes)
    names = try StringColumn(&reader)
    guard names.count == shape.nodeCount else {
      throw reader.malformed("has \(names.count) names for \(shape.nodeCount) regions")
    }
    try reader.finish()
    var columns: [AttributeColumn] = []
    if table.entries.contains(where: { $0.tag == FileLayout.Section.attributes.tag }) {
      reader = try Self.reader(.attributes, table, bytes)
      for _ in 0..<(try reader.number(upTo: 1 << 16, "the number of attributes")) {
        if let column = try AttributeColumn(&reader, nodeCount: shape.nodeCount) {
          columns.append(column)
        }
      }
      try reader.finish()
    }
    self.columns = columns
    _ = try table.entry(.metadata)
  }

  static func reader(
    _ section: FileLayout.Section, _ table: SectionTable, _ bytes: ByteView
  ) throws(RegionFileError) -> SectionReader {
    let entry = try table.entry(section)
    return SectionReader(bytes, entry.range, section: entry.name)
  }

  // MARK: The file

  package var byteCount: Int { bytes.count }
  package var formatVersion: String { "\(table.majorVersion).\(table.minorVersion)" }
  package var sections: [(name: String, bytes: Int)] {
    table.entries.map { ($0.name, $0.range.count) }
  }
  package var metadata: RegionMetadata { (try? readMetadata()) ?? RegionMetadata() }

  func readMetadata() throws(RegionFileError) -> RegionMetadata {
    var reader = try Self.reader(.metadata, table, bytes)
    var metadata = RegionMetadata()
    metadata.title = try reader.text()
    metadata.asOf = try reader.text()
    metadata.origin = try reader.text()
    metadata.license = try reader.text()
    for _ in 0..<(try reader.number(upTo: FileLayout.maximumDepth, "the number of labels")) {
      metadata.levelLabels.append(try reader.text())
    }
    try reader.finish()
    return metadata
  }

  // MARK: The tree

  package var nodeCount: Int { shape.nodeCount }
  /// The number of the first node of each level, then the number of nodes.
  package var levelStarts: [Int] { shape.levelStarts }
  package func parent(of node: Int) -> Int? { shape.parent(of: node) }
  package func children(of node: Int) -> Range<Int> { shape.children(of: node) }
  package func level(of node: Int) -> Int { shape.level(of: node) }

  // MARK: IDs

  package var idKind: RegionTree.IDKind {
    switch ids {
    case .numeric: .numeric
    case .text: .text
    }
  }

  package func node(forID id: String) -> Int? { node(forIDBytes: id.utf8) }

  /// The node with an ID given as bytes of UTF-8.
  package func node(forIDBytes id: some Sequence<UInt8>) -> Int? {
    switch ids {
    case .numeric(let ids): ids.node(for: id)
    case .text(let column, let index): node(forText: id, column, index)
    }
  }

  /// On its own because of the room on the stack that it takes.
  @inline(never)
  private func node(
    forText id: some Sequence<UInt8>, _ column: StringColumn, _ index: NodeIndex
  ) -> Int? {
    index.first(for: id) { node in ByteSink.equals(id) { column.write(node, to: &$0) } }
  }

  package func id(of node: Int) -> String {
    ByteSink.string { writeID(of: node, to: &$0) }
  }

  /// Appends the UTF-8 bytes of an ID.
  package func appendID(of node: Int, to bytes: inout [UInt8]) {
    ByteSink.append(to: &bytes) { writeID(of: node, to: &$0) }
  }

  private func writeID(of node: Int, to sink: inout ByteSink) {
    switch ids {
    case .numeric(let ids): ids.write(node, to: &sink)
    case .text(let column, _): column.write(node, to: &sink)
    }
  }

  // MARK: Names and attributes

  package func name(of node: Int) -> String {
    ByteSink.string { names.write(node, to: &$0) }
  }

  /// Appends the UTF-8 bytes of a name, without a `String` in between.
  package func appendName(of node: Int, to bytes: inout [UInt8]) {
    ByteSink.append(to: &bytes) { names.write(node, to: &$0) }
  }

  package var attributeNames: [String] { columns.map(\.name) }

  package func attribute(_ name: String, of node: Int) -> AttributeValue? {
    columns.first { $0.name == name }?.value(of: node, name: self.name(of: node))
  }
}
