import Regions

/// The IDs and names of regions as bytes, in memory that is used again for the next.
struct RegionTexts {
  private let storage: TreeStorage
  private var bytes: [UInt8] = []

  init(_ storage: TreeStorage) { self.storage = storage }

  mutating func id(of node: Int) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    storage.appendID(of: node, to: &bytes)
    return bytes
  }

  mutating func name(of node: Int) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    storage.appendName(of: node, to: &bytes)
    return bytes
  }

  /// All that a row of a table begins with.
  mutating func row(of node: Int, below parent: Int?) -> Row {
    bytes.removeAll(keepingCapacity: true)
    storage.appendID(of: node, to: &bytes)
    let idEnd = bytes.count
    if let parent { storage.appendID(of: parent, to: &bytes) }
    let parentEnd = bytes.count
    storage.appendName(of: node, to: &bytes)
    return Row(all: bytes, idEnd: idEnd, parentEnd: parentEnd)
  }

  /// A region's ID, its parent's, which is empty for a root, and its name.
  struct Row {
    let all: [UInt8]
    fileprivate let idEnd: Int
    fileprivate let parentEnd: Int

    var id: ArraySlice<UInt8> { all[..<idEnd] }
    var parent: ArraySlice<UInt8> { all[idEnd..<parentEnd] }
    var name: ArraySlice<UInt8> { all[parentEnd...] }
  }
}
