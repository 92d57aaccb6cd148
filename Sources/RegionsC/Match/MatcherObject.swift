import CRegions
import Regions
import RegionsMatch

/// What a `regions_matcher` points at.
final class MatcherObject: Sendable {
  let matcher: AddressMatcher
  /// The IDs of all regions, for columns of matches.
  let ids: AnswerTable

  /// - Returns: `nil` if there is not enough memory.
  init?(_ tree: RegionTree, former: RegionTree?) {
    guard
      let ids = AnswerTable(
        tree.storage, regions_answer(REGIONS_IDS), rank: 0, separator: [])
    else { return nil }
    self.ids = ids
    matcher = AddressMatcher(tree, former: former)
  }
}

/// What a `regions_match` points at.
final class MatchObject: Sendable {
  let match: AddressMatch
  /// The part of the address, in bytes, that each name is.
  let parts: [Range<Int>]
  /// Where the rest stands.
  let rest: Range<Int>

  init(_ match: AddressMatch, of text: String) {
    self.match = match
    let utf8 = text.utf8
    func offset(_ index: String.Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
    parts = match.parts.map { offset($0.text.startIndex)..<offset($0.text.endIndex) }
    rest = offset(match.rest.startIndex)..<offset(match.rest.endIndex)
  }
}

extension AddressMatch.Confidence {
  var code: regions_confidence {
    switch self {
    case .guess: regions_confidence(REGIONS_GUESS)
    case .likely: regions_confidence(REGIONS_LIKELY)
    case .certain: regions_confidence(REGIONS_CERTAIN)
    }
  }
}

extension AddressMatch.Part.Kind {
  var name: StaticString {
    switch self {
    case .name: "name"
    case .shortName: "short-name"
    case .alias: "alias"
    case .formerName: "former-name"
    case .zone: "zone"
    case .town: "town"
    case .village: "village"
    }
  }
}
