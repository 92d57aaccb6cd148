extension AttributeColumn {
  /// Writes a column.
  ///
  /// - Parameters:
  ///   - values: the nodes that have a value, rising, and the values.
  ///   - regionName: the name of a node, from which values may follow.
  static func write(
    _ name: String, _ values: [(node: Int, value: AttributeValue)], nodeCount: Int,
    regionName: (Int) -> String, to section: inout SectionWriter
  ) {
    var column = SectionWriter()
    column.text(name)
    let integers = values.compactMap { entry -> Int64? in
      if case .integer(let value) = entry.value { value } else { nil }
    }
    var encoding = integers.count == values.count && !values.isEmpty ? Encoding.integers : .text
    var spelled = SectionWriter()
    if integers.isEmpty,
      SpelledColumn.write(
        values.map { ($0.node, $0.value.description) }, name: regionName, to: &spelled)
    {
      encoding = .spelled
    }
    column.number(encoding.rawValue)
    column.number(values.count == nodeCount ? 0 : 1)
    if values.count != nodeCount {
      column.append(monotone: values.map { UInt64($0.node) }, searchable: true)
    }
    switch encoding {
    case .integers:
      IntegerColumn.write(integers, to: &column)
    case .spelled:
      column.bytes.append(contentsOf: spelled.bytes)
    case .text:
      var arena = TextArena()
      for entry in values { arena.append(entry.value.description.utf8) }
      StringColumnWriter.write(
        arena, order: (0..<Int32(values.count)).map { $0 }, to: &column)
    }
    section.number(column.bytes.count)
    section.bytes.append(contentsOf: column.bytes)
  }
}

extension IntegerColumn {
  static func write(_ values: [Int64], to section: inout SectionWriter) {
    let minimum = values.min() ?? 0
    let offsets = values.map { UInt64(bitPattern: $0 &- minimum) }
    let width = bitWidth(of: offsets.max() ?? 0)
    section.number(values.count)
    section.number(UInt64(bitPattern: minimum))
    section.number(width)
    var bits = PackedBits()
    for offset in offsets { bits.append(offset, width: width) }
    section.append(bits)
  }
}
