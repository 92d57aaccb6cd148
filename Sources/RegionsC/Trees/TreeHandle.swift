import CRegions
import Regions

/// What a `regions_tree` points at.
typealias TreeHandle = Handle<TreeStorage>

extension Handle where Object == TreeStorage {
  /// What `body` makes of a node; `REGIONS_INVALID` if it isn't one.
  @inline(__always)
  static func read(
    _ tree: OpaquePointer?, _ node: regions_node, _ body: (TreeStorage, Int) -> regions_status
  ) -> regions_status {
    unsafe read(tree) { storage in
      // As numbers of 64 bits, whatever `Int` is.
      guard UInt64(node) < UInt64(storage.nodeCount) else { return invalid }
      return body(storage, Int(node))
    } ?? invalid
  }
}

/// Writes the nodes of regions if all of them fit, and how many there are.
func write(
  _ regions: some Collection<Region>, _ nodes: UnsafeMutablePointer<regions_node>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> regions_status {
  unsafe count?.pointee = regions.count
  guard !regions.isEmpty else { return ok }
  // A size_t with its highest bit set is as large as can be.
  guard let nodes = unsafe nodes, capacity < 0 || regions.count <= capacity else { return tooSmall }
  for (index, region) in regions.enumerated() { unsafe nodes[index] = node(region.number) }
  return ok
}

/// The number of a node, which is below 2³¹.
@inline(__always)
func node(_ number: Int) -> regions_node { regions_node(truncatingIfNeeded: number) }
