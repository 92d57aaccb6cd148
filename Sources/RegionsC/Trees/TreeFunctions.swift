// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions
import RegionsNames

@c @implementation
public func regions_tree_count(_ tree: OpaquePointer!) -> UInt32 {
  unsafe TreeHandle.read(tree) { node($0.nodeCount) } ?? 0
}

@c @implementation
public func regions_tree_depth(_ tree: OpaquePointer!) -> UInt32 {
  unsafe TreeHandle.read(tree) { UInt32($0.levelStarts.count - 1) } ?? 0
}

@c @implementation
public func regions_tree_byte_count(_ tree: OpaquePointer!) -> UInt64 {
  unsafe TreeHandle.read(tree) { UInt64($0.byteCount) } ?? 0
}

@c @implementation
public func regions_tree_level(
  _ tree: OpaquePointer!, _ level: UInt32, _ first: UnsafeMutablePointer<regions_node>!,
  _ count: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe first?.pointee = none
  unsafe count?.pointee = 0
  return unsafe TreeHandle.read(tree) { storage in
    let starts = storage.levelStarts
    guard level >= 1, let end = starts[at: level], let start = starts[at: level - 1] else {
      return invalid
    }
    unsafe first?.pointee = node(start)
    unsafe count?.pointee = node(end - start)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_tree_metadata(
  _ tree: OpaquePointer!, _ part: regions_metadata, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe TreeHandle.read(tree) { storage in
    switch Int(part) {
    case Int(REGIONS_TITLE): output.write(storage.metadata.title)
    case Int(REGIONS_AS_OF): output.write(storage.metadata.asOf)
    case Int(REGIONS_ORIGIN): output.write(storage.metadata.origin)
    case Int(REGIONS_LICENSE): output.write(storage.metadata.license)
    case Int(REGIONS_FORMAT_VERSION): output.write(storage.formatVersion)
    default: invalid
    }
  } ?? invalid
}

@c @implementation
public func regions_tree_level_label(
  _ tree: OpaquePointer!, _ level: UInt32, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe TreeHandle.read(tree) { storage in
    guard level >= 1, level < storage.levelStarts.count else { return invalid }
    return output.write(storage.metadata.levelLabels[at: level - 1] ?? "")
  } ?? invalid
}

@c @implementation
public func regions_tree_attribute_count(_ tree: OpaquePointer!) -> UInt32 {
  unsafe TreeHandle.read(tree) { UInt32($0.attributeNames.count) } ?? 0
}

@c @implementation
public func regions_tree_attribute_name(
  _ tree: OpaquePointer!, _ attribute: UInt32, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe TreeHandle.read(tree) { storage in
    storage.attributeNames[at: attribute].map { output.write($0) } ?? invalid
  } ?? invalid
}

@c @implementation
public func regions_tree_find_attribute(
  _ tree: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ length: Int,
  _ attribute: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe attribute?.pointee = .max
  return unsafe TreeHandle.read(tree) { storage in
    guard let index = unsafe storage.attributeNames.firstIndex(of: string(name, length)) else {
      return notFound
    }
    unsafe attribute?.pointee = UInt32(index)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_tree_find(
  _ tree: OpaquePointer!, _ id: UnsafePointer<CChar>!, _ length: Int,
  _ found: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe found?.pointee = none
  return unsafe TreeHandle.read(tree) { storage in
    guard let number = unsafe storage.node(forBytes: bytes(id, length)) else { return notFound }
    unsafe found?.pointee = node(number)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_tree_find_integer(
  _ tree: OpaquePointer!, _ id: UInt64, _ found: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe found?.pointee = none
  return unsafe TreeHandle.read(tree) { storage in
    guard let number = storage.node(forInteger64: id) else { return notFound }
    unsafe found?.pointee = node(number)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_tree_find_written(
  _ tree: OpaquePointer!, _ id: UnsafePointer<CChar>!, _ length: Int,
  _ found: UnsafeMutablePointer<regions_node>!, _ form: UnsafeMutablePointer<regions_form>!
) -> regions_status {
  unsafe found?.pointee = none
  unsafe form?.pointee = regions_form(REGIONS_EXACT)
  return unsafe TreeHandle.read(tree) { storage in
    guard let (number, written) = unsafe storage.node(forWritten: bytes(id, length)) else {
      return unsafe storage.isOfOtherOffice(written: bytes(id, length)) ? otherOffice : notFound
    }
    unsafe found?.pointee = node(number)
    unsafe form?.pointee = regions_form(written.rawValue)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_tree_find_float(
  _ tree: OpaquePointer!, _ id: Double, _ found: UnsafeMutablePointer<regions_node>!,
  _ form: UnsafeMutablePointer<regions_form>!
) -> regions_status {
  unsafe found?.pointee = none
  unsafe form?.pointee = regions_form(REGIONS_EXACT)
  return unsafe TreeHandle.read(tree) { storage in
    switch Whole(id) {
    case .fraction?: return noID
    case .id(let value)?:
      guard let (number, written) = storage.node(forWritten: value) else {
        return storage.isOfOtherOffice(written: value) ? otherOffice : notFound
      }
      unsafe found?.pointee = node(number)
      unsafe form?.pointee = regions_form(written.rawValue)
      return ok
    case .other?, nil: return notFound
    }
  } ?? invalid
}

@c @implementation
public func regions_tree_has_ranks(_ tree: OpaquePointer!) -> Bool {
  unsafe TreeHandle.read(tree) { RegionTree(storage: $0).hasRanks } ?? false
}

@c @implementation
public func regions_tree_find_rank(
  _ tree: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ rank: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe rank?.pointee = 0
  return unsafe TreeHandle.read(tree) { storage in
    let tree = RegionTree(storage: storage)
    guard let found = RankWords.rank(unsafe string(text, length), in: tree) else {
      return notFound
    }
    unsafe rank?.pointee = UInt32(found.rawValue)
    return ok
  } ?? invalid
}
