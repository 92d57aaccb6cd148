import Regions
import RegionsNames

/// The folded names of all regions, one after the other in UTF-16 units, by region number.
///
/// Two bytes a character and four a region: 0.5 MB for 42,000 regions. A query reads it from one end
/// to the other, which costs less than an index would cost to build and keep.
struct NameTable: Sendable {
  private(set) var units: [UInt16] = []
  /// Where each name starts in `units`, then the number of units.
  private(set) var starts: [UInt32] = []
  /// Whether most names are written in Latin letters.
  private(set) var isLatin = false

  /// Reads all names.
  ///
  /// - Complexity: O(bytes of the names).
  init(_ storage: TreeStorage) {
    let count = storage.nodeCount
    units.reserveCapacity(count * 6)
    starts.reserveCapacity(count + 1)
    var latin = 0
    // Names are folded side by side and moved together: it takes longer to move a few bytes that were
    // just written than many.
    var folded = [UInt16](repeating: 0, count: 1 << 14)
    var length = 0
    unsafe NameFolding.table.withUnsafeBufferPointer { table in
      unsafe storage.forEachNameInPlace { bytes in
        if bytes.count > folded.count - length {
          units.append(contentsOf: folded[..<length])
          length = 0
          while bytes.count > folded.count { folded += folded }
        }
        starts.append(UInt32(truncatingIfNeeded: units.count + length))
        unsafe folded.withUnsafeMutableBufferPointer { folded in
          let free = unsafe UnsafeMutableBufferPointer(rebasing: folded[length...])
          length += unsafe NameFolding.write(bytes.bindMemory(to: UInt8.self), table, to: free)
        }
        if let first = unsafe bytes.first, first < 0x80 { latin += 1 }
      }
    }
    units.append(contentsOf: folded[..<length])
    starts.append(UInt32(truncatingIfNeeded: units.count))
    isLatin = latin * 4 > count
  }

  @inline(__always)
  func range(of node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }
}
