// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import RegionPicker
import Regions

typealias PickerHandle = Handle<PickerObject>

@c @implementation
public func regions_picker_open(
  _ tree: OpaquePointer!, _ within: regions_node, _ depth: UInt32, _ flags: UInt32,
  _ picker: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe regions_picker_open_until(tree, within, depth, 0, flags, picker)
}

@c @implementation
public func regions_picker_open_until(
  _ tree: OpaquePointer!, _ within: regions_node, _ depth: UInt32, _ until: UInt32,
  _ flags: UInt32, _ picker: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe PickerHandle.open(picker) { () throws(Refusal) in
    let tree = RegionTree(storage: unsafe try TreeHandle.object(tree))
    guard let scope = Scope(tree, within: within, until: until), depth <= Int32.max else {
      throw .invalid
    }
    let root = scope.within?.id
    var source = RegionTreeSource(tree, until: scope.until)
    guard root == nil || !source.options(below: root).isEmpty else { throw .notFound }
    let configuration = CascadePicker<String>.Configuration(
      maxDepth: depth == 0 ? nil : Int(depth), root: root,
      allowsAnyLevel: flags & UInt32(REGIONS_PICKER_ANY_LEVEL) != 0)
    return PickerObject(source, configuration)
  }
}

@c @implementation
public func regions_picker_close(_ picker: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe PickerHandle.close(picker)
}

/// Sends an event, and says whether it was taken.
private func send(_ picker: OpaquePointer?, _ event: (PickerObject) -> Bool) -> regions_status {
  unsafe PickerHandle.read(picker) { event($0) ? ok : refused } ?? invalid
}

@c @implementation
public func regions_picker_select(
  _ picker: OpaquePointer!, _ level: UInt32, _ row: UInt32
) -> regions_status {
  unsafe send(picker) {
    $0.sendReopening(.select(level: Int(clamping: level), row: Int(clamping: row)))
  }
}

@c @implementation
public func regions_picker_select_node(
  _ picker: OpaquePointer!, _ level: UInt32, _ node: regions_node
) -> regions_status {
  unsafe PickerHandle.read(picker) { object in
    guard UInt64(node) < UInt64(object.tree.count) else { return invalid }
    let level = Int(clamping: level)
    guard let row = object.row(of: Int(node), level: level) else { return refused }
    return object.sendReopening(.select(level: level, row: row)) ? ok : refused
  } ?? invalid
}

@c @implementation
public func regions_picker_tab(_ picker: OpaquePointer!, _ level: UInt32) -> regions_status {
  unsafe send(picker) { $0.sendReopening(.selectTab(Int(clamping: level))) }
}

@c @implementation
public func regions_picker_preset(
  _ picker: OpaquePointer!, _ node: regions_node
) -> regions_status {
  unsafe PickerHandle.read(picker) { object in
    guard UInt64(node) < UInt64(object.tree.count) else { return invalid }
    return object.preset(object.tree[number: Int(node)].id) ? ok : refused
  } ?? invalid
}

@c @implementation
public func regions_picker_filter(
  _ picker: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int
) -> regions_status {
  unsafe send(picker) { unsafe $0.send(.filter(string(text, length))) }
}

@c @implementation
public func regions_picker_search(
  _ picker: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int
) -> regions_status {
  unsafe send(picker) { unsafe $0.send(.search(string(text, length))) }
}

@c @implementation
public func regions_picker_accept(_ picker: OpaquePointer!, _ index: UInt32) -> regions_status {
  unsafe send(picker) { $0.send(.acceptResult(Int(clamping: index))) }
}

@c @implementation
public func regions_picker_confirm(_ picker: OpaquePointer!) -> regions_status {
  unsafe send(picker) { $0.send(.confirm()) }
}

@c @implementation
public func regions_picker_back(_ picker: OpaquePointer!) -> regions_status {
  unsafe send(picker) { $0.send(.back) }
}

@c @implementation
public func regions_picker_cancel(_ picker: OpaquePointer!) -> regions_status {
  unsafe send(picker) { $0.sendReopening(.cancel()) }
}
