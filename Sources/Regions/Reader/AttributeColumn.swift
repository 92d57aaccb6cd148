/// One attribute: which nodes have it, and their values.
struct AttributeColumn: Sendable {
  let name: String
  /// The nodes that have the attribute, or `nil` if all have it.
  let nodes: MonotoneSequence?
  // Objects of a case of an enum are kept by pointers that have bits of the case in them, which checkers of leaks don't
  // take for pointers: these are kept besides.
  let values: Values
  private let objects: [StringColumn]

  enum Values: Sendable {
    case text(StringColumn)
    case integers(IntegerColumn)
    case spelled(SpelledColumn)
  }

  /// Of which kind the values are.
  var kind: AttributeValue.Kind {
    switch values {
    case .text, .spelled: .text
    case .integers: .integer
    }
  }

  /// How values are kept, by the number in a file.
  enum Encoding: Int {
    case text = 0
    case integers = 1
    case spelled = 2
  }

  /// - Returns: `nil` if the column is of a kind that a later minor version brought.
  init?(_ reader: inout SectionReader, nodeCount: Int) throws(RegionFileError) {
    var reader = try reader.part(reader.size("a column's size"))
    name = try reader.text()
    guard let encoding = Encoding(rawValue: try reader.number(upTo: .max, "a column's kind")) else {
      return nil
    }
    let isSparse = try reader.number(upTo: 1, "a column's flag") == 1
    let nodes = isSparse ? try MonotoneSequence(&reader, searchable: true) : nil
    self.nodes = nodes
    let count: Int
    switch encoding {
    case .text:
      let column = try StringColumn.read(&reader)
      count = column.count
      values = .text(column)
      objects = [column]
    case .integers:
      let column = try IntegerColumn(&reader)
      count = column.count
      values = .integers(column)
      objects = []
    case .spelled:
      count = nodes?.count ?? nodeCount
      let column = try SpelledColumn(&reader)
      values = .spelled(column)
      objects = [column.spellings, column.exceptionValues]
    }
    guard count == nodes?.count ?? nodeCount else {
      throw reader.malformed("an attribute has \(count) values for other regions")
    }
    try reader.finish()
  }

  /// The place of a node's value in the column, or `nil` if it has none.
  private func index(of node: Int) -> Int? {
    guard let nodes else { return node }
    let index = nodes.index(of: UInt64(node))
    return index >= 0 && nodes[index] == node ? index : nil
  }

  /// - Parameter name: the node's name, which some values follow from.
  func value(of node: Int, name: @autoclosure () -> String) -> AttributeValue? {
    guard let index = index(of: node) else { return nil }
    switch values {
    case .text(let column): return .text(ByteSink.string { column.write(index, to: &$0) })
    case .integers(let column): return .integer(column[index])
    case .spelled(let column): return .text(column.value(of: node, name: name()))
    }
  }
}

/// Integers of any size, each as what it is more than the smallest, in equally many bits.
struct IntegerColumn: Sendable {
  private let bytes: ByteView
  let count: Int
  private let minimum: Int64
  private let width: Int
  private let start: BitPosition

  init(_ reader: inout SectionReader) throws(RegionFileError) {
    bytes = reader.bytes
    count = try reader.number(upTo: FileLayout.maximumNodeCount, "the number of values")
    minimum = Int64(bitPattern: try reader.number())
    width = try reader.number(upTo: 64, "a value's width")
    start = try reader.skip(count, width: width)
  }

  subscript(index: Int) -> Int64 {
    minimum &+ Int64(bitPattern: bytes.packed(index, at: start, width: width))
  }
}
