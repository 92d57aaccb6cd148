public import Regions

/// What an address says about where it is.
public struct AddressMatch: Sendable {
  /// The region the address lies in, as far down as it tells and was asked for; `nil` if it names none.
  public var region: Region?

  /// What is left of the address behind the region: 文三路478号; of an address in English, which has the
  /// street first, what stands before it. All of it without a region.
  public var rest: Substring

  /// How sure the parse is.
  public var confidence: Confidence

  /// The names the region was read from, in the order of the text.
  public var parts: [Part]

  /// Other regions that could be meant, the likeliest first; empty where the answer is certain.
  public var alternatives: [Region]

  /// How sure the region is.
  public enum Confidence: String, Sendable, Hashable, Comparable, CaseIterable {
    /// One of several regions the text could mean, the best known of them.
    case guess
    /// The best parse, but names are cut short or apart, another region is named nearly as well, or the
    /// address goes on where the data set has smaller regions.
    case likely
    /// No other region of the data set reads the same text as well.
    case certain

    public static func < (left: Confidence, right: Confidence) -> Bool { left.order < right.order }

    private var order: Int {
      switch self {
      case .guess: 0
      case .likely: 1
      case .certain: 2
      }
    }
  }

  /// A part of the text that stands for a region.
  public struct Part: Sendable {
    /// As it stands in the address.
    public var text: Substring
    /// The region it stands for; of a region that is no more, the one that is there now.
    public var region: Region
    /// By what kind of name the region is meant.
    public var kind: Kind

    /// A part of the address that names a region.
    public init(text: Substring, region: Region, kind: Kind) {
      self.text = text
      self.region = region
      self.kind = kind
    }

    /// What kind of name the text has.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The whole name of a province, prefecture or county.
      case name
      /// The name without its ending, or with another.
      case shortName = "short-name"
      /// A name in use besides the official one.
      case alias
      /// A name of before, of this region or of one it followed.
      case formerName = "former-name"
      /// An area that is no division and lies in the region, all or in part; it stays in the rest.
      case zone
      /// A name of a town.
      case town
      /// A name of a village.
      case village
    }
  }
}
