// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions
import RegionsMatch

@c @implementation
public func regions_contact_read(
  _ matcher: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ within: regions_node, _ until: UInt32, _ contact: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe Handle<ContactObject>.open(contact) { () throws(Refusal) in
    let matcher = unsafe try Handle<MatcherObject>.object(matcher).matcher
    guard let scope = Scope(matcher.tree, within: within, until: until) else { throw .invalid }
    var reader = ContactReader(matcher, within: scope.within, until: scope.until)
    return ContactObject(
      unsafe reader.read(bytes(text, length).assumingMemoryBound(to: UInt8.self)))
  }
}

@c @implementation
public func regions_contact_close(_ contact: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe Handle<ContactObject>.close(contact)
}

@c @implementation
public func regions_contact_count(
  _ contact: OpaquePointer!, _ part: regions_contact_part
) -> UInt32 {
  unsafe Handle<ContactObject>.read(contact) { UInt32($0.count(part)) } ?? 0
}

@c @implementation
public func regions_contact_text(
  _ contact: OpaquePointer!, _ part: regions_contact_part, _ index: UInt32,
  _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> regions_status {
  let output = unsafe TextOutput(buffer, capacity, length)
  return unsafe Handle<ContactObject>.read(contact) { object in
    guard let text = object.text(part, index) else { return invalid }
    return output.write(text)
  } ?? invalid
}

@c @implementation
public func regions_contact_confidence(
  _ contact: OpaquePointer!, _ part: regions_contact_part, _ index: UInt32
) -> regions_confidence {
  unsafe Handle<ContactObject>.read(contact) { $0.confidence(part, index)?.code }?
    .flatMap { $0 } ?? regions_confidence(REGIONS_NO_MATCH)
}

@c @implementation
public func regions_contact_range_count(
  _ contact: OpaquePointer!, _ part: regions_contact_part, _ index: UInt32
) -> UInt32 {
  unsafe Handle<ContactObject>.read(contact) { UInt32($0.ranges(part, index).count) } ?? 0
}

@c @implementation
public func regions_contact_range(
  _ contact: OpaquePointer!, _ part: regions_contact_part, _ index: UInt32, _ range: UInt32,
  _ start: UnsafeMutablePointer<Int>!, _ end: UnsafeMutablePointer<Int>!
) -> regions_status {
  unsafe start?.pointee = 0
  unsafe end?.pointee = 0
  return unsafe Handle<ContactObject>.read(contact) { object in
    guard let found = object.ranges(part, index)[at: range] else { return invalid }
    unsafe start?.pointee = found.lowerBound
    unsafe end?.pointee = found.upperBound
    return ok
  } ?? invalid
}

@c @implementation
public func regions_contact_region(
  _ contact: OpaquePointer!, _ found: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe found?.pointee = none
  return unsafe Handle<ContactObject>.read(contact) { object in
    if let region = object.contact.region {
      unsafe found?.pointee = node(region.region.number)
    }
    return ok
  } ?? invalid
}

@c @implementation
public func regions_contact_alternative_count(_ contact: OpaquePointer!) -> UInt32 {
  unsafe Handle<ContactObject>.read(contact) {
    UInt32($0.contact.region?.alternatives.count ?? 0)
  } ?? 0
}

@c @implementation
public func regions_contact_alternative(
  _ contact: OpaquePointer!, _ index: UInt32, _ found: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe found?.pointee = none
  return unsafe Handle<ContactObject>.read(contact) { object in
    guard let region = object.contact.region?.alternatives[at: index] else { return invalid }
    unsafe found?.pointee = node(region.number)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_contact_map(
  _ matcher: OpaquePointer!, _ texts: UnsafePointer<ArrowArray>!,
  _ schema: UnsafePointer<ArrowSchema>!, _ within: regions_node, _ until: UInt32,
  _ threads: UInt32, _ answers: UnsafeMutablePointer<ArrowArray>!,
  _ answersSchema: UnsafeMutablePointer<ArrowSchema>!
) -> regions_status {
  unsafe ArrowCall(answers, answersSchema).answer(texts, schema) { input throws(Refusal) in
    let object = unsafe try Handle<MatcherObject>.object(matcher)
    guard let scope = Scope(object.matcher.tree, within: within, until: until),
      unsafe (input.dictionary.first ?? input).layout.isText || input.isEmpty
    else { throw .invalid }
    return unsafe ContactRun(object.matcher, input, scope, threads: threads).output()
  }
}
