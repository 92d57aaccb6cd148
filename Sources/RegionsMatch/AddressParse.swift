/// Where an address is, as plain numbers.
public struct AddressParse: Sendable, Hashable {
  /// The region's number in its tree, or `nil` if the address names none.
  public var region: Int?
  /// Where the rest of the address begins, in bytes.
  public var restStart: Int
  /// Where it ends: with the address or, where the street stands before the region, as in English, before
  /// that.
  public var restEnd: Int
  /// How sure the parse is.
  public var confidence: AddressMatch.Confidence
}

/// A parse with how it came about.
struct Verdict {
  var parse: AddressParse
  /// The best chain's link that has the answer; those before it lead there.
  var lastLink: LinkNumber?
  /// What else could be meant, as regions of today.
  var alternatives: [ForestRegion] = []
}
