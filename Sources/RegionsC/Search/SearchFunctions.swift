// Functions are named as in regions.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CRegions
import Regions
import RegionsSearch

/// What a `regions_search` points at.
final class SearchObject: Sendable {
  let search: RegionSearch

  init(_ search: RegionSearch) { self.search = search }
}

/// What `regions_results` point at.
final class ResultsObject: Sendable {
  let matches: [RegionMatch]

  init(_ matches: [RegionMatch]) { self.matches = matches }
}

extension RegionMatch.Kind {
  /// How C calls this kind, and how the command line does.
  var code: (number: regions_kind, name: StaticString) {
    switch self {
    case .name: (regions_kind(REGIONS_BY_NAME), "name")
    case .shortName: (regions_kind(REGIONS_BY_SHORT_NAME), "short-name")
    case .part: (regions_kind(REGIONS_BY_PART), "part")
    case .pinyin: (regions_kind(REGIONS_BY_PINYIN), "pinyin")
    case .pinyinInitials: (regions_kind(REGIONS_BY_PINYIN_INITIALS), "pinyin-initials")
    case .id: (regions_kind(REGIONS_BY_ID), "id")
    case .typo: (regions_kind(REGIONS_BY_TYPO), "typo")
    case .alias: (regions_kind(REGIONS_BY_ALIAS), "alias")
    case .formerName: (regions_kind(REGIONS_BY_FORMER_NAME), "former-name")
    case .zone: (regions_kind(REGIONS_BY_ZONE), "zone")
    case .traditional: (regions_kind(REGIONS_BY_TRADITIONAL), "traditional")
    case .path: (regions_kind(REGIONS_BY_PATH), "path")
    #if !arch(wasm32)
    case .areaCode: (regions_kind(REGIONS_BY_AREA_CODE), "area-code")
    case .postcode: (regions_kind(REGIONS_BY_POSTCODE), "postcode")
    #endif
    }
  }
}

@c @implementation
public func regions_kind_name(_ kind: regions_kind) -> UnsafePointer<CChar>! {
  for candidate in RegionMatch.Kind.allCases where candidate.code.number == kind {
    return unsafe text(candidate.code.name)
  }
  return unsafe text("unknown")
}

@c @implementation
public func regions_search_open(
  _ tree: OpaquePointer!, _ search: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe regions_search_open_former(tree, nil, search)
}

@c @implementation
public func regions_search_open_former(
  _ tree: OpaquePointer!, _ former: OpaquePointer!,
  _ search: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe Handle<SearchObject>.open(search) { () throws(Refusal) in
    let tree = RegionTree(storage: unsafe try TreeHandle.object(tree))
    let former = unsafe TreeHandle.read(former) { RegionTree(storage: $0) }
    return SearchObject(RegionSearch(tree, former: former))
  }
}

@c @implementation
public func regions_search_close(_ search: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe Handle<SearchObject>.close(search)
}

@c @implementation
public func regions_search_find(
  _ search: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ within: regions_node, _ level: UInt32, _ limit: UInt32,
  _ results: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe regions_search_find_until(search, text, length, within, level, 0, limit, results)
}

@c @implementation
public func regions_search_find_until(
  _ search: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ within: regions_node, _ level: UInt32, _ until: UInt32, _ limit: UInt32,
  _ results: UnsafeMutablePointer<OpaquePointer?>!
) -> regions_status {
  unsafe Handle<ResultsObject>.open(results) { () throws(Refusal) in
    let search = unsafe try Handle<SearchObject>.object(search).search
    guard let scope = Scope(search.tree, within: within, until: until) else { throw .invalid }
    return ResultsObject(
      unsafe search.results(
        for: string(text, length), limit: Int(clamping: limit), within: scope.within,
        level: level == 0 ? nil : Int(clamping: level), until: scope.until))
  }
}

@c @implementation
public func regions_results_close(_ results: UnsafeMutablePointer<OpaquePointer?>!) {
  unsafe Handle<ResultsObject>.close(results)
}

@c @implementation
public func regions_results_count(_ results: OpaquePointer!) -> UInt32 {
  unsafe Handle<ResultsObject>.read(results) { UInt32($0.matches.count) } ?? 0
}

@c @implementation
public func regions_results_get(
  _ results: OpaquePointer!, _ index: UInt32, _ found: UnsafeMutablePointer<regions_node>!,
  _ kind: UnsafeMutablePointer<regions_kind>!
) -> regions_status {
  unsafe found?.pointee = none
  unsafe kind?.pointee = 0
  return unsafe Handle<ResultsObject>.read(results) { object in
    guard let match = object.matches[at: index] else { return invalid }
    unsafe found?.pointee = node(match.region.number)
    unsafe kind?.pointee = match.kind.code.number
    return ok
  } ?? invalid
}

@c @implementation
public func regions_results_highlights(
  _ results: OpaquePointer!, _ index: UInt32, _ ranges: UnsafeMutablePointer<UInt32>!,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> regions_status {
  unsafe regions_results_path_highlights(results, index, 0, ranges, capacity, count)
}

@c @implementation
public func regions_results_path_highlights(
  _ results: OpaquePointer!, _ index: UInt32, _ level: UInt32,
  _ ranges: UnsafeMutablePointer<UInt32>!, _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> regions_status {
  unsafe count?.pointee = 0
  return unsafe Handle<ResultsObject>.read(results) { object in
    guard let match = object.matches[at: index] else { return invalid }
    guard let highlights = ([match.highlights] + match.pathHighlights)[at: level] else {
      return invalid
    }
    unsafe count?.pointee = highlights.count
    guard !highlights.isEmpty else { return ok }
    guard let ranges = unsafe ranges as UnsafeMutablePointer<UInt32>?,
      capacity < 0 || highlights.count <= capacity
    else { return tooSmall }
    for (index, range) in highlights.enumerated() {
      unsafe ranges[2 * index] = UInt32(range.lowerBound)
      unsafe ranges[2 * index + 1] = UInt32(range.upperBound)
    }
    return ok
  } ?? invalid
}
