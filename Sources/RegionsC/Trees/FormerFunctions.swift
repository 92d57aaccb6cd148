// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions
import RegionsChina

/// What `body` makes of former regions and those of today.
private func read(
  _ former: OpaquePointer?, _ current: OpaquePointer?, _ body: (FormerRegions) -> regions_status
) -> regions_status {
  let status = unsafe TreeHandle.read(former) { former in
    unsafe TreeHandle.read(current) { current in
      body(FormerRegions(RegionTree(storage: former), current: RegionTree(storage: current)))
    }
  }
  return (status ?? nil) ?? invalid
}

@c @implementation
public func regions_former_find(
  _ former: OpaquePointer!, _ current: OpaquePointer!, _ id: UnsafePointer<CChar>!, _ length: Int,
  _ found: UnsafeMutablePointer<regions_node>!, _ until: UnsafeMutablePointer<Int32>!,
  _ successors: UnsafeMutablePointer<regions_node>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> regions_status {
  unsafe found?.pointee = none
  unsafe until?.pointee = 0
  unsafe count?.pointee = 0
  return unsafe read(former, current) { regions in
    guard let region = unsafe regions[string(id, length)] else { return notFound }
    unsafe found?.pointee = node(region.region.number)
    unsafe until?.pointee = Int32(clamping: region.until)
    return unsafe write(region.successors, successors, capacity, count)
  }
}

@c @implementation
public func regions_former_predecessors(
  _ former: OpaquePointer!, _ current: OpaquePointer!, _ successor: regions_node,
  _ nodes: UnsafeMutablePointer<regions_node>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> regions_status {
  unsafe count?.pointee = 0
  return unsafe read(former, current) { regions in
    guard UInt64(successor) < UInt64(regions.current.count) else { return invalid }
    return unsafe write(
      regions.predecessors(of: regions.current[number: Int(successor)]), nodes, capacity, count)
  }
}
