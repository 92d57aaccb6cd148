// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions
import RegionsChina

/// What `body` makes of former regions and those of today.
private func read(
  _ former: OpaquePointer?, _ current: OpaquePointer?, _ body: (FormerRegions) -> regions_status
) -> regions_status {
  let status = TreeHandle.read(former) { former in
    TreeHandle.read(current) { current in
      body(FormerRegions(RegionTree(storage: former), current: RegionTree(storage: current)))
    }
  }
  return (status ?? nil) ?? invalid
}

/// Writes nodes if all of them fit.
private func write(
  _ regions: [Region], _ nodes: UnsafeMutablePointer<regions_node>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> regions_status {
  count?.pointee = regions.count
  guard !regions.isEmpty else { return ok }
  // A size_t with its highest bit set is as large as can be.
  guard let nodes, capacity < 0 || regions.count <= capacity else { return tooSmall }
  for (index, region) in regions.enumerated() { nodes[index] = node(region.number) }
  return ok
}

@c @implementation
public func regions_former_find(
  _ former: OpaquePointer!, _ current: OpaquePointer!, _ id: UnsafePointer<CChar>!, _ length: Int,
  _ found: UnsafeMutablePointer<regions_node>!, _ until: UnsafeMutablePointer<Int32>!,
  _ successors: UnsafeMutablePointer<regions_node>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> regions_status {
  found?.pointee = none
  until?.pointee = 0
  count?.pointee = 0
  return read(former, current) { regions in
    guard let region = regions[string(id, length)] else { return notFound }
    found?.pointee = node(region.region.number)
    until?.pointee = Int32(clamping: region.until)
    return write(region.successors, successors, capacity, count)
  }
}

@c @implementation
public func regions_former_before(
  _ former: OpaquePointer!, _ current: OpaquePointer!, _ successor: regions_node,
  _ nodes: UnsafeMutablePointer<regions_node>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> regions_status {
  count?.pointee = 0
  return read(former, current) { regions in
    guard UInt64(successor) < UInt64(regions.current.count) else { return invalid }
    return write(regions.before(regions.current[number: Int(successor)]), nodes, capacity, count)
  }
}
