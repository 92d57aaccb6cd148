// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import RegionPicker
import Regions

@c @implementation
public func regions_picker_status(_ picker: OpaquePointer!) -> Int32 {
  unsafe PickerHandle.read(picker) { object in
    switch object.picker.phase {
    case .idle, .open: Int32(REGIONS_CHOOSING)
    case .finished: Int32(REGIONS_FINISHED)
    case .cancelled: Int32(REGIONS_CANCELLED)
    }
  } ?? Int32(REGIONS_CHOOSING)
}

@c @implementation
public func regions_picker_focus(_ picker: OpaquePointer!) -> UInt32 {
  unsafe PickerHandle.read(picker) { UInt32(max(0, $0.picker.focusedLevel)) } ?? 0
}

@c @implementation
public func regions_picker_column_count(_ picker: OpaquePointer!) -> UInt32 {
  unsafe PickerHandle.read(picker) { UInt32($0.picker.columns.count) } ?? 0
}

@c @implementation
public func regions_picker_option_count(_ picker: OpaquePointer!, _ level: UInt32) -> UInt32 {
  unsafe PickerHandle.read(picker) { UInt32($0.picker.columns[at: level]?.count ?? 0) } ?? 0
}

@c @implementation
public func regions_picker_option(
  _ picker: OpaquePointer!, _ level: UInt32, _ row: UInt32,
  _ node: UnsafeMutablePointer<regions_node>!, _ children: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe node?.pointee = none
  unsafe children?.pointee = 0
  return unsafe PickerHandle.read(picker) { object in
    guard let option = object.picker.columns[at: level]?[at: row] else { return invalid }
    unsafe node?.pointee = object.node(of: option.id)
    unsafe children?.pointee = UInt32(clamping: option.childCount ?? 0)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_picker_selected_count(_ picker: OpaquePointer!) -> UInt32 {
  unsafe PickerHandle.read(picker) { UInt32($0.picker.path.count) } ?? 0
}

@c @implementation
public func regions_picker_selected(
  _ picker: OpaquePointer!, _ level: UInt32, _ node: UnsafeMutablePointer<regions_node>!,
  _ row: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe node?.pointee = none
  unsafe row?.pointee = 0
  return unsafe PickerHandle.read(picker) { object in
    guard let option = object.picker.selected[at: level],
      let selectedRow = object.picker.path[at: level]
    else { return invalid }
    unsafe node?.pointee = object.node(of: option.id)
    unsafe row?.pointee = UInt32(selectedRow)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_picker_title_count(_ picker: OpaquePointer!) -> UInt32 {
  unsafe PickerHandle.read(picker) { UInt32($0.picker.titles.count) } ?? 0
}

@c @implementation
public func regions_picker_title(
  _ picker: OpaquePointer!, _ index: UInt32, _ level: UnsafeMutablePointer<UInt32>!,
  _ node: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe level?.pointee = 0
  unsafe node?.pointee = none
  return unsafe PickerHandle.read(picker) { object in
    guard let title = object.picker.titles[at: index] else { return invalid }
    unsafe level?.pointee = UInt32(title.level)
    if !title.isPlaceholder {
      unsafe node?.pointee = object.node(of: object.picker.selected[title.level].id)
    }
    return ok
  } ?? invalid
}

@c @implementation
public func regions_picker_is_filtered(_ picker: OpaquePointer!) -> Bool {
  unsafe PickerHandle.read(picker) { $0.picker.filter != nil } ?? false
}

@c @implementation
public func regions_picker_match_count(_ picker: OpaquePointer!) -> UInt32 {
  unsafe PickerHandle.read(picker) { UInt32($0.picker.visibleCount) } ?? 0
}

@c @implementation
public func regions_picker_match(
  _ picker: OpaquePointer!, _ index: UInt32, _ row: UnsafeMutablePointer<UInt32>!,
  _ start: UnsafeMutablePointer<UInt32>!, _ end: UnsafeMutablePointer<UInt32>!
) -> regions_status {
  unsafe row?.pointee = 0
  unsafe start?.pointee = 0
  unsafe end?.pointee = 0
  return unsafe PickerHandle.read(picker) { object in
    let picker = object.picker
    let index = Int(clamping: index)
    guard index < picker.visibleCount else { return invalid }
    unsafe row?.pointee = UInt32(picker.visibleRow(at: index))
    if let range = picker.filter?.matches[index].range {
      unsafe start?.pointee = UInt32(range.lowerBound)
      unsafe end?.pointee = UInt32(range.upperBound)
    }
    return ok
  } ?? invalid
}

@c @implementation
public func regions_picker_is_searching(_ picker: OpaquePointer!) -> Bool {
  unsafe PickerHandle.read(picker) { $0.picker.search != nil } ?? false
}

@c @implementation
public func regions_picker_result_count(_ picker: OpaquePointer!) -> UInt32 {
  unsafe PickerHandle.read(picker) { UInt32($0.picker.search?.results.count ?? 0) } ?? 0
}

@c @implementation
public func regions_picker_result(
  _ picker: OpaquePointer!, _ index: UInt32, _ node: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe node?.pointee = none
  return unsafe PickerHandle.read(picker) { object in
    guard let id = object.picker.search?.results[at: index]?.ids.last else { return invalid }
    unsafe node?.pointee = object.node(of: id)
    return ok
  } ?? invalid
}
