extension NodeIndex {
  /// Writes the index of some nodes.
  ///
  /// - Parameter order: by node, its ID as an index of the arena.
  static func write(
    _ nodes: [Int], _ arena: TextArena, order: [Int32], to section: inout SectionWriter
  ) {
    // A quarter of the places stays free, so that probing ends soon; at least one does.
    let slotCount = nodes.isEmpty ? 0 : nodes.count + nodes.count / 3 + 1
    section.number(slotCount)
    var slots = [Int](repeating: 0, count: slotCount)
    for node in nodes {
      let id = arena.bytes[arena[order[node]]]
      var slot = Self.slot(for: id, slotCount: slotCount)
      while slots[slot] != 0 { slot = slot + 1 == slotCount ? 0 : slot + 1 }
      slots[slot] = node + 1
    }
    var bits = PackedBits()
    let width = bitWidth(of: UInt64(order.count))
    for entry in slots { bits.append(UInt64(entry), width: width) }
    section.append(bits)
  }
}
