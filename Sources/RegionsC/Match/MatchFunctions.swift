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
  guard let matcher = unsafe matcher as UnsafeMutablePointer<OpaquePointer?>? else {
    return invalid
  }
  unsafe matcher.pointee = nil
  return unsafe TreeHandle.read(tree) { storage in
    let former = unsafe TreeHandle.read(former) { RegionTree(storage: $0) }
    guard let object = MatcherObject(RegionTree(storage: storage), former: former) else {
      return noMemory
    }
    unsafe Handle.open(object, matcher)
    return ok
  } ?? invalid
}

@c @implementation
public func regions_matcher_close(_ matcher: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe Handle<MatcherObject>.close(matcher)
}

/// What narrows a match, as the library takes it; `nil` if a region or rank is none.
func matchScope(
  _ tree: RegionTree, _ within: regions_node, _ until: UInt32
) -> (within: Region?, until: RegionRank?)? {
  guard within == none || UInt64(within) < UInt64(tree.count), until <= RegionRank.maximum else {
    return nil
  }
  return (
    within == none ? nil : tree[number: Int(within)],
    until == 0 ? nil : RegionRank(rawValue: Int(until))
  )
}

@c @implementation
public func regions_matcher_read(
  _ matcher: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ within: regions_node, _ until: UInt32, _ match: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  guard let match = unsafe match as UnsafeMutablePointer<OpaquePointer?>? else { return invalid }
  unsafe match.pointee = nil
  return unsafe Handle<MatcherObject>.read(matcher) { object in
    guard let scope = matchScope(object.matcher.tree, within, until) else { return invalid }
    let text = unsafe string(text, length)
    let found = object.matcher.match(text, within: scope.within, until: scope.until)
    unsafe Handle.open(MatchObject(found, of: text), match)
    return ok
  } ?? invalid
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
    guard index < object.match.alternatives.count else { return invalid }
    unsafe found?.pointee = node(object.match.alternatives[Int(index)].number)
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
    guard index < object.parts.count else { return invalid }
    let part = object.match.parts[Int(index)]
    unsafe found?.pointee = node(part.region.number)
    unsafe start?.pointee = object.parts[Int(index)].lowerBound
    unsafe end?.pointee = object.parts[Int(index)].upperBound
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
  unsafe answers?.pointee = unsafe ArrowArray()
  unsafe answersSchema?.pointee = unsafe ArrowSchema()
  guard let answers = unsafe answers as UnsafeMutablePointer<ArrowArray>?,
    let answersSchema = unsafe answersSchema as UnsafeMutablePointer<ArrowSchema>?,
    let texts = unsafe texts as UnsafePointer<ArrowArray>?,
    let schema = unsafe schema as UnsafePointer<ArrowSchema>?
  else { return invalid }
  return unsafe Handle<MatcherObject>.read(matcher) { object in
    guard let scope = matchScope(object.matcher.tree, within, until),
      let input = unsafe ArrowInput(texts.pointee, schema.pointee),
      unsafe input.dictionary.first?.layout.isText ?? input.layout.isText
    else { return invalid }
    guard let run = unsafe MatchRun(object, input, scope, threads: threads),
      let output = run.output()
    else { return noMemory }
    unsafe output.give(answers, answersSchema)
    return ok
  } ?? invalid
}
