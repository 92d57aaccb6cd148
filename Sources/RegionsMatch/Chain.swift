import TypedNumbers

/// A parse of a part of the text: names in a row, each of a region below the one before.
struct Chain {
  /// The last name's region.
  var region: ForestRegion
  /// Where in the text what belongs to it ends.
  var end: Int
  var score: Int32
  /// Its last link.
  var link: LinkNumber.OrNone
  /// The name behind the last link's that says its region, or one above, once more.
  var confirmation: Confirmation?

  struct Confirmation {
    var start: Int
    var worth: Int32
  }
}

/// One name of a ``Chain``.
struct Link {
  var region: ForestRegion
  var start: Int
  var end: Int
  /// Where what confirms it ends, if anything does.
  var confirmedEnd: Int?
  var quality: NameQuality
  var kind: NameEntry.Kind
  /// Whether other words stand before it, where a name was expected.
  var isApart: Bool
  /// Whether it is another name of one region and a short one of others: 九龙, of 香港 and 九龙县.
  var isShared = false
  /// Whether it is a name of before that a region in force has: only a county below tells that it is meant.
  var needsCounty = false
  /// The link before.
  var previous = LinkNumber.OrNone()
}

typealias LinkNumber = Number<Link>

/// How well a text has a name.
enum NameQuality: UInt8 {
  /// Without what it ends in: 朝阳.
  case short
  /// With an ending that is used for regions of its rank: 大理州, 宁乡县.
  case variant
  case alias
  /// All of it.
  case whole

  /// The score of a name by its length in units. The whole name of a county outweighs a short one that
  /// is two units longer: 吉林市 is no 吉林省, 济宁 and 市中区 are more than 济宁市. A short name that is
  /// longer by one goes before another name: 九龙坡 is not in 九龙.
  func score(_ length: Int) -> Int32 {
    let length = Int32(truncatingIfNeeded: length)
    return switch self {
    case .short: 1 + 4 * length
    case .variant: 4 + 3 * length
    case .alias: 3 + 4 * length
    case .whole: 8 + 4 * length
    }
  }
}
