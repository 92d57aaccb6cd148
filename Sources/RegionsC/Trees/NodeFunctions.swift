// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions

@c @implementation
public func regions_node_id(
  _ tree: OpaquePointer!, _ node: regions_node, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe TreeHandle.read(tree, node) { storage, node in
    unsafe storage.withID(of: node) { unsafe output.write($0) }
  }
}

@c @implementation
public func regions_node_name(
  _ tree: OpaquePointer!, _ node: regions_node, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe TreeHandle.read(tree, node) { storage, node in
    unsafe storage.withName(of: node) { unsafe output.write($0) }
  }
}

@c @implementation
public func regions_node_path(
  _ tree: OpaquePointer!, _ node: regions_node, _ separator: UnsafePointer<CChar>!,
  _ separatorLength: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe TreeHandle.read(tree, node) { storage, node in
    var path: [UInt8] = []
    for region in RegionTree(storage: storage)[number: node].path {
      if !path.isEmpty { unsafe path.append(contentsOf: bytes(separator, separatorLength)) }
      storage.appendName(of: region.number, to: &path)
    }
    return output.write(path)
  }
}

@c @implementation
public func regions_node_level(
  _ tree: OpaquePointer!, _ node: regions_node, _ level: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe level?.pointee = 0
  return unsafe TreeHandle.read(tree, node) { storage, node in
    unsafe level?.pointee = UInt32(storage.level(of: node))
    return ok
  }
}

@c @implementation
public func regions_node_parent(
  _ tree: OpaquePointer!, _ node: regions_node, _ parent: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe parent?.pointee = none
  return unsafe TreeHandle.read(tree, node) { storage, node in
    guard let number = storage.parent(of: node) else { return notFound }
    unsafe parent?.pointee = regions_node(truncatingIfNeeded: number)
    return ok
  }
}

@c @implementation
public func regions_node_children(
  _ tree: OpaquePointer!, _ node: regions_node, _ first: UnsafeMutablePointer<regions_node>!,
  _ count: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe first?.pointee = none
  unsafe count?.pointee = 0
  return unsafe TreeHandle.read(tree, node) { storage, node in
    let children = storage.children(of: node)
    guard !children.isEmpty else { return ok }
    unsafe first?.pointee = regions_node(truncatingIfNeeded: children.lowerBound)
    unsafe count?.pointee = UInt32(truncatingIfNeeded: children.count)
    return ok
  }
}

@c @implementation
public func regions_node_ancestors(
  _ tree: OpaquePointer!, _ node: regions_node, _ nodes: UnsafeMutablePointer<regions_node>!,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> regions_status {
  unsafe count?.pointee = 0
  return unsafe TreeHandle.read(tree, node) { storage, node in
    unsafe write(RegionTree(storage: storage)[number: node].path, nodes, capacity, count)
  }
}

/// The value of an attribute; `nil` if there is no such attribute, `.some(nil)` if the node has none.
private func attribute(_ attribute: UInt32, of node: Int, _ storage: TreeStorage)
  -> AttributeValue??
{
  storage.attributeNames[at: attribute].map { storage.attribute($0, of: node) }
}

@c @implementation
public func regions_node_attribute(
  _ tree: OpaquePointer!, _ node: regions_node, _ index: UInt32,
  _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe TreeHandle.read(tree, node) { storage, node in
    guard let value = attribute(index, of: node, storage) else { return invalid }
    guard let value else { return notFound }
    return output.write(value.description)
  }
}

@c @implementation
public func regions_node_attribute_integer(
  _ tree: OpaquePointer!, _ node: regions_node, _ index: UInt32,
  _ number: UnsafeMutablePointer<Int64>!
) -> regions_status {
  unsafe number?.pointee = 0
  return unsafe TreeHandle.read(tree, node) { storage, node in
    guard let value = attribute(index, of: node, storage) else { return invalid }
    guard case .integer(let integer)? = value else { return notFound }
    unsafe number?.pointee = integer
    return ok
  }
}

@c @implementation
public func regions_node_rank(
  _ tree: OpaquePointer!, _ node: regions_node, _ rank: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe rank?.pointee = 0
  return unsafe TreeHandle.read(tree, node) { storage, node in
    let value = storage.rank(of: node)
    unsafe rank?.pointee = UInt32(value)
    return value > 0 ? ok : notFound
  }
}

@c @implementation
public func regions_node_of_rank(
  _ tree: OpaquePointer!, _ node: regions_node, _ rank: UInt32,
  _ found: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe found?.pointee = none
  return unsafe TreeHandle.read(tree, node) { storage, node in
    var number: Int? = node
    while let candidate = number {
      if storage.rank(of: candidate) == Int(clamping: rank), rank > 0 {
        unsafe found?.pointee = regions_node(truncatingIfNeeded: candidate)
        return ok
      }
      number = storage.parent(of: candidate)
    }
    return notFound
  }
}
