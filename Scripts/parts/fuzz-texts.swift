import Regions
import RegionsMatch

/// Takes what the fuzzer made up for a message and for an address: each field lies within the text, no two have a
/// byte in common, and nothing traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTexts(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let contact = Readers.contacts.read(bytes)
  var ranges = contact.phones.map(\.range) + (contact.region?.ranges ?? [])
  for field in [contact.name, contact.postcode, contact.idNumber, contact.detail] {
    ranges += field?.ranges ?? []
  }
  ranges += contact.leftOver.flatMap(\.ranges)
  ranges.sort { $0.lowerBound < $1.lowerBound }
  var end = 0
  for range in ranges {
    precondition(range.lowerBound >= end && !range.isEmpty, "fields overlap: \(ranges)")
    end = range.upperBound
  }
  precondition(end <= count, "a field ends behind the text")
  let reading = Readers.addresses.read(bytes)
  precondition(
    0 <= reading.restStart && reading.restStart <= reading.restEnd && reading.restEnd <= count)
  return 0
}

/// Readers of the data set beside it. The fuzzer has one thread.
enum Readers {
  private static let matcher: AddressMatcher = {
    guard let tree = try? RegionTree(contentsOf: "texts.regions") else { fatalError("no data set") }
    return AddressMatcher(tree)
  }()
  nonisolated(unsafe) static var contacts = ContactReader(matcher)
  nonisolated(unsafe) static var addresses = matcher.reader()
}
