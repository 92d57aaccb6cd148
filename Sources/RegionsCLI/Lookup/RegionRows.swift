import Regions
import RegionsFiles

/// What is printed of regions, made once for each: millions of rows speak of some thousands of regions. Two million
/// take 0.15 s with it, and 4.6 s where each row is made anew.
///
/// Rows lie behind each other in one block of memory. Past `limit` bytes those of further regions are
/// made each time, so that memory stays flat whatever the data set.
///
/// Memory of its own and copies of whole words are what three times the rate of awk takes: with arrays of bytes the same
/// rows came 2.2 times as fast as awk's.
@safe
final class RegionRows {
  /// How rows are made of bytes.
  struct Format {
    /// Appends what a path says of one of its regions.
    var step: (TreeStorage, Int, inout [UInt8]) -> Void
    /// What stands between two of these.
    var separator: UInt8
    /// Appends a row. The path goes from the root to the region, whose own step is its last one.
    var row: (_ region: Region, _ path: [UInt8], _ step: Range<Int>, inout [UInt8]) -> Void
  }

  /// More bytes than this may be read behind a row: who copies takes whole words.
  static let padding = 128

  private let tree: RegionTree
  private let format: Format
  private var block: UnsafeMutableRawPointer
  private var capacity = 1 << 18
  private var used = 0
  /// By region number: where its row begins, behind four bytes for its length; 0 if it wasn't made.
  private let positions: UnsafeMutablePointer<UInt32>
  /// The paths of the regions that have others below them, as far as they were needed.
  private var paths: [[UInt8]]
  /// The row that is being made.
  private var fresh: [UInt8] = []

  /// Room for every row of 700,000 regions as text, or of 100,000 as JSON.
  private static let limit = 48 << 20

  init(of tree: RegionTree, _ format: Format) {
    self.tree = tree
    self.format = format
    unsafe block = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64)
    unsafe positions = UnsafeMutablePointer.allocate(capacity: max(tree.count, 1))
    unsafe positions.initialize(repeating: 0, count: max(tree.count, 1))
    paths = Array(repeating: [], count: tree.storage.levelStarts.dropLast().last ?? 0)
  }

  deinit {
    unsafe block.deallocate()
    unsafe positions.deallocate()
  }

  /// The row of the region with a number, until the next one is asked for.
  @inline(__always)
  func row(_ number: Int) -> UnsafeRawBufferPointer {
    let position = unsafe positions[number]
    guard position != 0 else { return unsafe make(number) }
    let start = unsafe block + Int(position)
    let count = unsafe (start - Self.header).loadUnaligned(as: UInt32.self)
    return unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
  }

  private static let header = MemoryLayout<UInt32>.size

  @inline(never)
  private func make(_ number: Int) -> UnsafeRawBufferPointer {
    var path: [UInt8] = []
    let step = appendPath(of: number, to: &path)
    fresh.removeAll(keepingCapacity: true)
    format.row(tree[number: number], path, step, &fresh)
    let start = used + Self.header
    let count = fresh.count
    fresh.append(contentsOf: repeatElement(0, count: Self.padding))
    reserve(start + fresh.count)
    unsafe fresh.withUnsafeBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(start: block + start, count: bytes.count).copyMemory(
        from: bytes)
    }
    unsafe (block + used).storeBytes(of: UInt32(count), as: UInt32.self)
    // The next one that isn't kept takes its place.
    if start + count <= Self.limit {
      used = start + count
      unsafe positions[number] = UInt32(start)
    }
    return unsafe UnsafeRawBufferPointer(start: block + start, count: count)
  }

  private func reserve(_ size: Int) {
    guard size > capacity else { return }
    capacity = max(size, capacity * 2)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64)
    unsafe larger.copyMemory(from: block, byteCount: used)
    unsafe block.deallocate()
    unsafe block = unsafe larger
  }

  /// Appends the path to a region; what is above it was most often needed before.
  ///
  /// - Returns: where the region's own step lies.
  private func appendPath(of number: Int, to path: inout [UInt8]) -> Range<Int> {
    if let parent = tree.storage.parent(of: number) {
      if paths[parent].isEmpty {
        var above: [UInt8] = []
        _ = appendPath(of: parent, to: &above)
        paths[parent] = above
      }
      path += paths[parent]
      path.append(format.separator)
    }
    let start = path.count
    format.step(tree.storage, number, &path)
    return start..<path.count
  }
}

extension RegionRows.Format {
  /// Rows as ``RegionLine`` prints them.
  static var text: Self {
    Self(
      step: { storage, number, path in RegionLine.appendName(of: number, in: storage, to: &path) },
      separator: UInt8(ascii: "/"),
      row: { region, path, step, row in
        RegionLine.append(region, path: path, step: step, to: &row)
      })
  }

  /// Objects as ``RegionLine`` prints them.
  static var json: Self {
    Self(
      step: { storage, number, path in RegionLine.appendStep(of: number, in: storage, to: &path) },
      separator: UInt8(ascii: ","),
      row: { region, path, step, row in
        RegionLine.appendObject(region, path: path, step: step, to: &row)
      })
  }

  /// What names and paths are put into another row as.
  ///
  /// - Parameter row: appends the addition for a name and a path.
  static func addition(
    _ row: @escaping (Region, _ name: ArraySlice<UInt8>, _ path: [UInt8], inout [UInt8]) -> Void
  ) -> Self {
    Self(
      step: { storage, number, path in storage.appendName(of: number, to: &path) },
      separator: UInt8(ascii: "/"),
      row: { region, path, step, bytes in row(region, path[step], path, &bytes) })
  }
}
