/// An open `.regions` file. Every question about a tree ends here; nodes are plain numbers.
///
/// Answers are read from the file's bytes, or, by who asks often, from a `LazyTable` of them. A
/// malformed file may give wrong ones, but each is a valid answer: a node number is in range, a parent
/// above its child.
@usableFromInline package final class TreeStorage: Sendable {
  private let file: FileBytes
  let bytes: ByteView
  let table: SectionTable
  let shape: TreeShape
  let ids: IDs
  /// Of IDs that are kept as numbers.
  private let idTable: LazyTable<NumericIDTable>
  let names: StringColumn
  let columns: [AttributeColumn]
  /// `nil` if the file says nothing about ranks.
  let ranks: RankRuns?

  enum IDs {
    case numeric(NumericIDs)
    case text(TextIDs)
  }

  /// Opens a file.
  ///
  /// All that may fail is done before there is an object: in Embedded Swift 6.3 one whose initialiser
  /// fails is never given back.
  static func open(_ file: FileBytes) throws(RegionFileError) -> TreeStorage {
    let bytes = file.view
    let table = try SectionTable(bytes)
    var reader = try Self.reader(.tree, table, bytes)
    let shape = try TreeShape.read(&reader)
    try reader.finish()
    let ids: IDs
    reader = try Self.reader(.ids, table, bytes)
    if try reader.number(upTo: 1, "the kind of IDs") == 0 {
      ids = .numeric(try NumericIDs.read(&reader, levelStarts: shape.levelStarts))
    } else {
      ids = .text(try TextIDs.read(&reader, nodeCount: shape.nodeCount))
    }
    try reader.finish()
    reader = try Self.reader(.names, table, bytes)
    let names = try StringColumn.read(&reader)
    guard names.count == shape.nodeCount else {
      throw reader.malformed("has \(names.count) names for \(shape.nodeCount) regions")
    }
    try reader.finish()
    var columns: [AttributeColumn] = []
    if table.has(.attributes) {
      reader = try Self.reader(.attributes, table, bytes)
      for _ in 0..<(try reader.number(upTo: 1 << 16, "the number of attributes")) {
        if let column = try AttributeColumn(&reader, nodeCount: shape.nodeCount) {
          columns.append(column)
        }
      }
      try reader.finish()
    }
    var ranks: RankRuns?
    if table.has(.ranks) {
      reader = try Self.reader(.ranks, table, bytes)
      ranks = try RankRuns(&reader)
      try reader.finish()
    }
    _ = try table.entry(.metadata)
    return TreeStorage(
      file, table, shape: shape, ids: ids, names: names, columns: columns, ranks: ranks)
  }

  private init(
    _ file: FileBytes, _ table: SectionTable, shape: TreeShape, ids: IDs, names: StringColumn,
    columns: [AttributeColumn], ranks: RankRuns?
  ) {
    self.file = file
    bytes = file.view
    self.table = table
    self.shape = shape
    self.ids = ids
    idTable = LazyTable(patience: max(32, shape.nodeCount / 8))
    self.names = names
    self.columns = columns
    self.ranks = ranks
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
  package var sections: [RegionFileSection] {
    table.entries.map { RegionFileSection(name: $0.name, bytes: $0.range.count) }
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
    if table.has(.ranks) {
      reader = try Self.reader(.ranks, table, bytes)
      metadata.rankNames = try RankRuns.names(&reader)
    }
    return metadata
  }

  // MARK: The tree

  @usableFromInline package var nodeCount: Int { shape.nodeCount }
  /// The number of the first node of each level, then the number of nodes.
  package var levelStarts: [Int] { shape.levelStarts }
  @usableFromInline package func parent(of node: Int) -> Int? { shape.parent(of: node) }
  @usableFromInline package func children(of node: Int) -> Range<Int> { shape.children(of: node) }
  @usableFromInline package func level(of node: Int) -> Int { shape.level(of: node) }

  // MARK: IDs

  package var idKind: RegionTree.IDKind {
    switch ids {
    case .numeric: .numeric
    case .text: .text
    }
  }

  @usableFromInline package func node(forID id: String) -> Int? {
    if case .text(let ids) = ids { return ids.node(for: id) }
    return NumericID(id).flatMap { node(forNumber: $0) }
  }

  /// The node whose ID is a number, written without leading zeros.
  @usableFromInline package func node(forInteger id: Int) -> Int? {
    if case .text(let ids) = ids { return ids.node(for: String(id)) }
    return NumericID(id).flatMap { node(forNumber: $0) }
  }

  /// The node of an ID that is kept as a number.
  @inline(__always)
  func node(forNumber number: NumericID) -> Int? {
    idTable.read { $0.node(for: number) } ?? nodeInFile(number)
  }

  /// On its own, so that who has the table does nothing besides.
  @inline(never)
  private func nodeInFile(_ number: NumericID) -> Int? {
    guard case .numeric(let ids) = ids else { return nil }
    idTable.ask(ids.makeTable)
    return ids.node(for: number)
  }

  @usableFromInline package func id(of node: Int) -> String {
    ByteSink.string { writeID(of: node, to: &$0) }
  }

  /// Appends the UTF-8 bytes of an ID.
  package func appendID(of node: Int, to bytes: inout [UInt8]) {
    ByteSink.append(to: &bytes) { writeID(of: node, to: &$0) }
  }

  func writeID(of node: Int, to sink: inout ByteSink) {
    switch ids {
    case .numeric(let ids): ids.write(node, to: &sink)
    case .text(let ids): ids.column.write(node, to: &sink)
    }
  }

  // MARK: Names and attributes

  @usableFromInline package func name(of node: Int) -> String {
    ByteSink.string { names.write(node, to: &$0) }
  }

  /// Appends the UTF-8 bytes of a name, without a `String` in between.
  package func appendName(of node: Int, to bytes: inout [UInt8]) {
    ByteSink.append(to: &bytes) { names.write(node, to: &$0) }
  }

  package var attributeNames: [String] { columns.map { $0.name } }

  package func kind(ofAttribute name: String) -> AttributeValue.Kind? {
    columns.first { $0.name == name }?.kind
  }

  package func attribute(_ name: String, of node: Int) -> AttributeValue? {
    columns.first { $0.name == name }?.value(of: node, name: self.name(of: node))
  }
}
