// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions
import RegionsChina

/// Opens a tree and says how that went.
private func open(
  _ tree: UnsafeMutablePointer<OpaquePointer?>?, _ message: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ make: () throws(RegionFileError) -> RegionTree
) -> regions_status {
  let output = TextOutput(message, capacity, nil)
  guard let tree else { return invalid }
  tree.pointee = nil
  do throws(RegionFileError) {
    TreeHandle.open(try make().storage, tree)
    return ok
  } catch {
    output.writeCutOff(error.description)
    return error.status
  }
}

@c @implementation
public func regions_tree_open(
  _ path: UnsafePointer<CChar>!, _ tree: UnsafeMutablePointer<OpaquePointer?>!,
  _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  guard let path = path as UnsafePointer<CChar>? else {
    tree?.pointee = nil
    _ = TextOutput(message, capacity, nil)
    return invalid
  }
  return open(tree, message, capacity) { () throws(RegionFileError) in
    try RegionTree(contentsOf: String(cString: path))
  }
}

@c @implementation
public func regions_tree_open_bytes(
  _ bytes: UnsafeRawPointer!, _ count: Int, _ tree: UnsafeMutablePointer<OpaquePointer?>!,
  _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  let buffer = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : max(count, 0))
  return open(tree, message, capacity) { () throws(RegionFileError) in
    try RegionTree(bytes: Array(buffer))
  }
}

@c @implementation
public func regions_tree_open_borrowed(
  _ bytes: UnsafeRawPointer!, _ count: Int, _ tree: UnsafeMutablePointer<OpaquePointer?>!,
  _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  guard let bytes = bytes as UnsafeRawPointer?, count > 0 else {
    return regions_tree_open_bytes(nil, 0, tree, message, capacity)
  }
  let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
  return open(tree, message, capacity) { () throws(RegionFileError) in
    try RegionTree(programBytes: buffer)
  }
}

@c @implementation
public func regions_tree_open_bundled(
  _ tree: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  open(tree, nil, 0) { .china }
}

@c @implementation
public func regions_tree_open_bundled_former(
  _ tree: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  open(tree, nil, 0) { .chinaFormer }
}

@c @implementation
public func regions_tree_close(_ tree: UnsafeMutablePointer<OpaquePointer?>!) {
  TreeHandle.close(tree)
}

@c @implementation
public func regions_tree_verify_checksums(
  _ tree: OpaquePointer!, _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  verify(tree, message, capacity) { storage throws(RegionFileError) in
    try storage.verifyChecksums()
  }
}

@c @implementation
public func regions_tree_verify(
  _ tree: OpaquePointer!, _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  verify(tree, message, capacity) { storage throws(RegionFileError) in try storage.verify() }
}

private func verify(
  _ tree: OpaquePointer?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ check: (TreeStorage) throws(RegionFileError) -> Void
) -> regions_status {
  let output = TextOutput(message, capacity, nil)
  return TreeHandle.read(tree) { storage in
    do throws(RegionFileError) {
      try check(storage)
      return ok
    } catch {
      output.writeCutOff(error.description)
      return error.status
    }
  } ?? invalid
}
