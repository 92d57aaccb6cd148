/// IDs that are not all digits: their texts, and an index that finds a node by one.
final class TextIDs: Sendable {
  let column: StringColumn
  private let index: NodeIndex

  private init(column: StringColumn, index: NodeIndex) {
    self.column = column
    self.index = index
  }

  static func read(
    _ reader: inout SectionReader, nodeCount: Int
  ) throws(RegionFileError) -> TextIDs {
    let column = try StringColumn.read(&reader)
    guard column.count == nodeCount else {
      throw reader.malformed("has \(column.count) IDs for \(nodeCount) regions")
    }
    return TextIDs(column: column, index: try NodeIndex(&reader, nodeCount: nodeCount))
  }

  /// The node with an ID, or `nil`.
  ///
  /// - Complexity: O(1) texts are read.
  func node(for id: String) -> Int? { node(forBytes: id.utf8) }

  /// The same for an ID given as UTF-8.
  func node(forBytes id: some Sequence<UInt8>) -> Int? {
    index.first(for: id) { node in ByteSink.equals(id) { column.write(node, to: &$0) } }
  }
}
