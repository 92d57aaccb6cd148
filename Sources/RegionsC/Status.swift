// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions

let ok = regions_status(REGIONS_OK)
let notFound = regions_status(REGIONS_NOT_FOUND)
let tooSmall = regions_status(REGIONS_TOO_SMALL)
let invalid = regions_status(REGIONS_INVALID)
let refused = regions_status(REGIONS_REFUSED)
let noMemory = regions_status(REGIONS_NO_MEMORY)
let noID = regions_status(REGIONS_NO_ID)
let otherOffice = regions_status(REGIONS_OTHER_OFFICE)

/// The number that says no region.
let none = regions_node.max

extension RegionFileError {
  /// What C is told of this error.
  var status: regions_status {
    switch kind {
    case .unreadable: regions_status(REGIONS_UNREADABLE)
    case .notARegionFile: regions_status(REGIONS_NOT_A_REGION_FILE)
    case .unsupportedVersion: regions_status(REGIONS_UNSUPPORTED_VERSION)
    case .damaged: regions_status(REGIONS_DAMAGED)
    default: regions_status(REGIONS_MALFORMED)
    }
  }
}

/// A text of the program as C takes it: with a NUL behind it.
func text(_ text: StaticString) -> UnsafePointer<CChar> {
  unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

@c @implementation
public func regions_strerror(_ status: regions_status) -> UnsafePointer<CChar>! {
  switch Int(status) {
  case Int(REGIONS_OK): unsafe text("no error")
  case Int(REGIONS_NOT_FOUND): unsafe text("not found")
  case Int(REGIONS_TOO_SMALL): unsafe text("the buffer is too small")
  case Int(REGIONS_INVALID): unsafe text("an argument is invalid")
  case Int(REGIONS_REFUSED): unsafe text("the picker does not take this event now")
  case Int(REGIONS_UNREADABLE): unsafe text("the file can't be opened or read")
  case Int(REGIONS_NOT_A_REGION_FILE): unsafe text("not a .regions file")
  case Int(REGIONS_UNSUPPORTED_VERSION): unsafe text("a format version this library does not know")
  case Int(REGIONS_MALFORMED): unsafe text("the file is malformed")
  case Int(REGIONS_DAMAGED): unsafe text("the file is damaged")
  case Int(REGIONS_NO_MEMORY): unsafe text("not enough memory")
  case Int(REGIONS_NO_ID):
    unsafe text("an ID is an integer or a text, not a number with a fraction")
  case Int(REGIONS_OTHER_OFFICE):
    unsafe text(
      "a town's code of 12 digits is the Bureau of Statistics', one of 9 the Ministry's: it may mean another town"
    )
  default: unsafe text("unknown status")
  }
}

@c @implementation
public func regions_version() -> UnsafePointer<CChar>! { unsafe text(LibraryVersion.text) }
