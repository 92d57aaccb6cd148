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
  let output = unsafe TextOutput(message, capacity, nil)
  guard let tree = unsafe tree else { return invalid }
  unsafe tree.pointee = nil
  do throws(RegionFileError) {
    unsafe TreeHandle.open(try make().storage, tree)
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
  guard let path = unsafe path as UnsafePointer<CChar>? else {
    unsafe tree?.pointee = nil
    _ = unsafe TextOutput(message, capacity, nil)
    return invalid
  }
  return unsafe open(tree, message, capacity) { () throws(RegionFileError) in
    unsafe try RegionTree(contentsOf: String(cString: path))
  }
}

@c @implementation
public func regions_tree_open_bytes(
  _ bytes: UnsafeRawPointer!, _ count: Int, _ tree: UnsafeMutablePointer<OpaquePointer?>!,
  _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : max(count, 0))
  return unsafe open(tree, message, capacity) { () throws(RegionFileError) in
    unsafe try RegionTree(bytes: Array(buffer))
  }
}

@c @implementation
public func regions_tree_open_borrowed(
  _ bytes: UnsafeRawPointer!, _ count: Int, _ tree: UnsafeMutablePointer<OpaquePointer?>!,
  _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  guard let bytes = unsafe bytes as UnsafeRawPointer?, count > 0 else {
    return unsafe regions_tree_open_bytes(nil, 0, tree, message, capacity)
  }
  let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: count)
  return unsafe open(tree, message, capacity) { () throws(RegionFileError) in
    unsafe try RegionTree(programBytes: buffer)
  }
}

@c @implementation
public func regions_tree_open_bundled(
  _ tree: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe open(tree, nil, 0) { .china }
}

@c @implementation
public func regions_tree_open_bundled_former(
  _ tree: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe open(tree, nil, 0) { .chinaFormer }
}

@c @implementation
public func regions_tree_close(_ tree: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe TreeHandle.close(tree)
}

@c @implementation
public func regions_tree_verify_checksums(
  _ tree: OpaquePointer!, _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  unsafe verify(tree, message, capacity) { storage throws(RegionFileError) in
    try storage.verifyChecksums()
  }
}

@c @implementation
public func regions_tree_verify(
  _ tree: OpaquePointer!, _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> regions_status {
  unsafe verify(tree, message, capacity) { storage throws(RegionFileError) in try storage.verify() }
}

private func verify(
  _ tree: OpaquePointer?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ check: (TreeStorage) throws(RegionFileError) -> Void
) -> regions_status {
  let output = unsafe TextOutput(message, capacity, nil)
  return unsafe TreeHandle.read(tree) { storage in
    do throws(RegionFileError) {
      try check(storage)
      return ok
    } catch {
      output.writeCutOff(error.description)
      return error.status
    }
  } ?? invalid
}
