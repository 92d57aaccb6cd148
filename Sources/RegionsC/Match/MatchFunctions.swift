// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions
import RegionsMatch

@c @implementation
public func regions_matcher_open(
  _ tree: OpaquePointer!, _ former: OpaquePointer!,
  _ matcher: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe Handle<MatcherObject>.open(matcher) { () throws(Refusal) in
    let tree = RegionTree(storage: unsafe try TreeHandle.object(tree))
    let former = unsafe TreeHandle.read(former) { RegionTree(storage: $0) }
    guard let object = MatcherObject(tree, former: former) else { throw .noMemory }
    return object
  }
}

@c @implementation
public func regions_matcher_close(_ matcher: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe Handle<MatcherObject>.close(matcher)
}

@c @implementation
public func regions_matcher_read(
  _ matcher: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ within: regions_node, _ until: UInt32, _ match: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe Handle<MatchObject>.open(match) { () throws(Refusal) in
    let matcher = unsafe try Handle<MatcherObject>.object(matcher).matcher
    guard let scope = Scope(matcher.tree, within: within, until: until) else { throw .invalid }
    let text = unsafe string(text, length)
    let found = matcher.match(text, within: scope.within, until: scope.until)
    return MatchObject(found, of: text)
  }
}

@c @implementation
public func regions_match_close(_ match: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe Handle<MatchObject>.close(match)
}

@c @implementation
public func regions_match_get(
  _ match: OpaquePointer!, _ found: UnsafeMutablePointer<regions_node>!,
  _ confidence: UnsafeMutablePointer<regions_confidence>!, _ rest: UnsafeMutablePointer<Int>!
) -> regions_status {
  unsafe found?.pointee = none
  unsafe confidence?.pointee = regions_confidence(REGIONS_NO_MATCH)
  unsafe rest?.pointee = 0
  return unsafe Handle<MatchObject>.read(match) { object in
    if let region = object.match.region {
      unsafe found?.pointee = node(region.number)
      unsafe confidence?.pointee = object.match.confidence.code
    }
    unsafe rest?.pointee = object.rest.lowerBound
    return ok
  } ?? invalid
}

@c @implementation
public func regions_match_rest_end(_ match: OpaquePointer!) -> Int {
  unsafe Handle<MatchObject>.read(match) { $0.rest.upperBound } ?? 0
}

@c @implementation
public func regions_match_alternative_count(_ match: OpaquePointer!) -> UInt32 {
  unsafe Handle<MatchObject>.read(match) { UInt32($0.match.alternatives.count) } ?? 0
}

@c @implementation
public func regions_match_alternative(
  _ match: OpaquePointer!, _ index: UInt32, _ found: UnsafeMutablePointer<regions_node>!
) -> regions_status {
  unsafe found?.pointee = none
  return unsafe Handle<MatchObject>.read(match) { object in
    guard let region = object.match.alternatives[at: index] else { return invalid }
    unsafe found?.pointee = node(region.number)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_match_part_count(_ match: OpaquePointer!) -> UInt32 {
  unsafe Handle<MatchObject>.read(match) { UInt32($0.parts.count) } ?? 0
}

@c @implementation
public func regions_match_part(
  _ match: OpaquePointer!, _ index: UInt32, _ found: UnsafeMutablePointer<regions_node>!,
  _ start: UnsafeMutablePointer<Int>!, _ end: UnsafeMutablePointer<Int>!,
  _ kind: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> regions_status {
  unsafe found?.pointee = none
  unsafe start?.pointee = 0
  unsafe end?.pointee = 0
  unsafe kind?.pointee = unsafe text("")
  return unsafe Handle<MatchObject>.read(match) { object in
    guard let part = object.match.parts[at: index], let range = object.parts[at: index] else {
      return invalid
    }
    unsafe found?.pointee = node(part.region.number)
    unsafe start?.pointee = range.lowerBound
    unsafe end?.pointee = range.upperBound
    unsafe kind?.pointee = unsafe text(part.kind.name)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_matcher_map(
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
    return unsafe MatchRun(object, input, scope, threads: threads)?.output()
  }
}
