/// What the first unit of a name, or one in it, tells about whether the query may stand for it.
struct UnitFlags: OptionSet {
  let rawValue: UInt8

  /// It occurs in the query.
  static let occurs = UnitFlags(rawValue: 1)
  /// A word of the query begins with it.
  static let beginsWord = UnitFlags(rawValue: 2)
  /// A word of the query may begin with its syllable.
  static let soundsLikeWord = UnitFlags(rawValue: 4)
  /// Letters of the query may begin with its syllable.
  static let sounds = UnitFlags(rawValue: 8)
}
