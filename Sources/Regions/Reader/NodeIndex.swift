/// Finds nodes by the bytes of their IDs: a hash table of node numbers with linear probing. The IDs
/// themselves are not in it; who asks compares.
struct NodeIndex: Sendable {
  private let bytes: ByteView
  /// How many places there are; 0 if the index is empty.
  let slotCount: Int
  private let width: Int
  private let slots: BitPosition
  private let nodeCount: Int

  /// - Parameter nodeCount: places hold 1 more than a node's number, 0 if they are free.
  init(_ reader: inout SectionReader, nodeCount: Int) throws(RegionFileError) {
    bytes = reader.bytes
    self.nodeCount = nodeCount
    slotCount = try reader.number(
      upTo: Int(clamping: 2 * Int64(FileLayout.maximumNodeCount)), "the index's size")
    width = bitWidth(of: UInt64(nodeCount))
    slots = try reader.skip(slotCount, width: width)
  }

  /// The first place to look at for an ID.
  static func slot(for id: some Sequence<UInt8>, slotCount: Int) -> Int {
    // FNV-1a, then a multiplication that carries every bit up; the upper half scaled to the table.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(((hash >> 32) &* UInt64(slotCount)) >> 32)
  }

  /// The first node in the places for an ID that `matches`.
  func first(for id: some Sequence<UInt8>, where matches: (Int) -> Bool) -> Int? {
    guard slotCount > 0 else { return nil }
    var slot = Self.slot(for: id, slotCount: slotCount)
    for _ in 0..<slotCount {
      let entry = Int(truncatingIfNeeded: bytes.packed(slot, at: slots, width: width))
      guard entry > 0, entry <= nodeCount else { return nil }
      if matches(entry - 1) { return entry - 1 }
      slot = slot + 1 == slotCount ? 0 : slot + 1
    }
    return nil
  }
}
