/// Opens what the fuzzer made up, after giving it checksums that fit, and asks everything of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  repair(&bytes)
  guard let tree = try? RegionTree(bytes: bytes) else { return 0 }
  _ = tree.metadata
  // More than once, so that small files are read from the tables made for who asks often as well.
  for _ in 0..<(tree.count < 100 ? 2 : 1) {
    for number in stride(from: 0, to: tree.count, by: max(1, tree.count / 50)) {
      let region = tree[number: number]
      _ = (region.name, region.path.count, region.attributes.count, region.children.count)
      _ = tree[region.id]
    }
  }
  if tree.count < 100 { try? tree.verify() }
  return 0
}

/// Writes the magic, the size and the checksums a file should have, so that mutations get behind them.
private func repair(_ bytes: inout [UInt8]) {
  guard bytes.count >= FileLayout.headerSize + FileLayout.tailSize else { return }
  func store(_ value: UInt64, _ size: Int, at offset: Int) {
    for index in 0..<size {
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
    }
  }
  func checksum(_ range: Range<Int>, after previous: UInt32 = 0) -> UInt32 {
    let copy = FileBytes(copying: bytes)
    defer { withExtendedLifetime(copy) {} }
    return CRC32.checksum(of: copy.view, in: range, continuing: previous)
  }
  bytes.replaceSubrange(0..<8, with: FileLayout.magic)
  store(UInt64(bytes.count), 8, at: 16)
  store(0, 8, at: bytes.count - FileLayout.tailSize)
  let room = bytes.count - FileLayout.headerSize - FileLayout.tailSize
  let sections = min(Int(bytes[12]), room / FileLayout.sectionEntrySize)
  let tableEnd = FileLayout.headerSize + sections * FileLayout.sectionEntrySize
  store(UInt64(checksum(FileLayout.headerSize..<tableEnd, after: checksum(0..<28))), 4, at: 28)
}
