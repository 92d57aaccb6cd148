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

/// The number of a node, which is below 2³¹.
@inline(__always)
func node(_ number: Int) -> regions_node { regions_node(truncatingIfNeeded: number) }
