/// What part of others a count is, in words, so that the same question has one limit wherever it is asked.
///
/// Exact in integers; a part of none is as large and as small as one likes.
extension Int {
  // MARK: Large

  /// More than half: of two ways to read something the one that most rows speak for.
  func isMost(of whole: Int) -> Bool { self * 2 > whole }

  /// At least half: as many may be missing as are there, such as borders between provinces that an
  /// excerpt has not.
  func isHalf(of whole: Int) -> Bool { self * 2 >= whole }

  /// At least four fifths: what a list is by and large, where a slice of it was taken or remarks were added.
  func isLargePart(of whole: Int) -> Bool { self * 5 >= whole * 4 }

  /// At least nine tenths: what all of a list are meant to be, a few exceptions aside.
  func isNearlyAll(of whole: Int) -> Bool { self * 10 >= whole * 9 }

  /// At least 98 of 100: what has to be so of codes, where two rows that were typed twice don't count.
  func isAllButSlips(of whole: Int) -> Bool { (whole - self).isSlip(of: whole) }

  // MARK: Small

  /// At most a quarter: levels that some places lack, as municipalities have no cities.
  func isSmallPart(of whole: Int) -> Bool { self * 4 <= whole }

  /// At most a tenth: exceptions, such as towns that share a code with another.
  func isFew(of whole: Int) -> Bool { self * 10 <= whole }

  /// At most one in twenty: what is the same but for a remark, a name that slipped in, another spelling.
  func isLittle(of whole: Int) -> Bool { self * 20 <= whole }

  /// At most one in fifty: mistakes in typing, not a rule of the source.
  func isSlip(of whole: Int) -> Bool { self * 50 <= whole }

  // MARK: Different texts

  /// As a count of different texts: at least a quarter of all come back, as a province's code does in the
  /// rows of its cities.
  func isGrouping(of whole: Int) -> Bool { self * 4 <= whole * 3 }

  /// As a count of different texts: at least three for two of a level above, or it is the same level in
  /// other words.
  func isHalfMore(than other: Int) -> Bool { self * 2 >= other * 3 }
}

/// The same of a share between 0 and 1, such as that of a column's cells that are filled.
extension Double {
  /// More than half.
  var isMost: Bool { self > 0.5 }

  /// At least half.
  var isHalf: Bool { self >= 0.5 }

  /// At least four fifths.
  var isLargePart: Bool { self >= 0.8 }

  /// At least nine tenths.
  var isNearlyAll: Bool { self >= 0.9 }

  /// At least 19 of 20: the rest is little.
  var isAllButLittle: Bool { self >= 0.95 }

  /// At most one in twenty.
  var isLittle: Bool { self <= 0.05 }
}
