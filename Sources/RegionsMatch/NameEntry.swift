import RegionsNames
import TypedNumbers

/// A name in a bucket: whose it is, what it ends in, and what kind of name it is.
struct NameEntry: Sendable {
  private let bits: UInt64

  enum Kind: UInt8 {
    case official, alias, formerName
    /// The pinyin of the official name.
    case romanized
    /// An area that is no division and lies in the region.
    case zone
  }

  /// - Parameter ending: one of the first 65,536.
  init(region: ForestRegion, ending: EndingNumber, rank: Int, kind: Kind) {
    bits =
      UInt64(UInt32(truncatingIfNeeded: region.index)) << 32
      | UInt64(UInt16(truncatingIfNeeded: ending.index)) << 16
      | UInt64(truncatingIfNeeded: rank) << 8 | UInt64(kind.rawValue)
  }

  var region: ForestRegion { ForestRegion(Int(truncatingIfNeeded: bits >> 32)) }
  var ending: EndingNumber { EndingNumber(Int(truncatingIfNeeded: bits >> 16 & 0xFFFF)) }
  var rank: Int { Int(truncatingIfNeeded: bits >> 8 & 0xFF) }
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .official }

  /// By region.
  static func < (left: NameEntry, right: NameEntry) -> Bool { left.bits < right.bits }
}

/// The number of what a name ends in.
typealias EndingNumber = Number<RankSuffix>

extension EndingNumber {
  /// That of a name that ends in nothing.
  static var none: EndingNumber { EndingNumber(0) }
}
