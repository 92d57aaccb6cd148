import Regions

/// What is printed of regions, made once for each: millions of rows speak of some thousands of regions.
///
/// Rows lie behind each other in one block of memory. Past `limit` bytes those of further regions are
/// made each time, so that memory stays flat whatever the data set.
struct RegionRows {
  private let tree: RegionTree
  private let make: (Region) -> [UInt8]
  private var block: [UInt8] = []
  /// By region number: where its row begins, and in the lower half how long it is; 0 if it wasn't made.
  private var places: [UInt64]

  /// Room for every row of 700,000 regions as text, or of 100,000 as JSON.
  private static let limit = 48 << 20

  init(of tree: RegionTree, _ make: @escaping (Region) -> [UInt8]) {
    self.tree = tree
    self.make = make
    places = [UInt64](repeating: 0, count: tree.count)
  }

  /// Writes the row of the region with a number.
  mutating func write(_ number: Int, to output: ByteOutput) throws(WriteError) {
    var row: [UInt8] = []
    append(number, to: &row)
    try output.write(row)
  }

  /// Appends the row of the region with a number.
  mutating func append(_ number: Int, to output: inout [UInt8]) {
    var place = places[number]
    if place == 0 {
      let row = make(tree[number: number])
      guard block.count + row.count <= Self.limit else { return output.append(contentsOf: row) }
      place = UInt64(block.count) << 32 | UInt64(row.count)
      places[number] = place
      block.append(contentsOf: row)
    }
    let start = Int(place >> 32)
    block.withUnsafeBytes { bytes in
      output.append(
        contentsOf: UnsafeRawBufferPointer(
          rebasing: bytes[start..<start + Int(place & 0xFFFF_FFFF)]))
    }
  }
}
