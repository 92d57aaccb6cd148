/// What part of others a count is, in words, so that the same question has one limit wherever it is asked.
///
/// Exact in integers; a part of none is as large and as small as one likes.
extension Int {
  // MARK: Large

  /// More than half: of two ways to read something the one that most rows speak for.
  package func isMost(of whole: Int) -> Bool { !(whole - self).isHalf(of: whole) }

  /// At least half: as many may be missing as are there, such as borders between provinces that an
  /// excerpt has not.
  package func isHalf(of whole: Int) -> Bool { self * 2 >= whole }

  /// All but a small part: what a list is by and large, where a slice of it was taken or remarks were added.
  package func isLargePart(of whole: Int) -> Bool { (whole - self).isSmallPart(of: whole) }

  /// All but a few: what all of a list are meant to be.
  package func isNearlyAll(of whole: Int) -> Bool { (whole - self).isFew(of: whole) }

  /// All but slips: what has to be so of codes, where two rows that were typed twice don't count.
  package func isAllButSlips(of whole: Int) -> Bool { (whole - self).isSlip(of: whole) }

  /// At least a fifth: enough to say what some of a list are, such as those that have something above.
  package func isPart(of whole: Int) -> Bool { self * Share.part >= whole }

  // MARK: Small

  /// At most a fifth: levels that some places lack, as municipalities have no cities.
  package func isSmallPart(of whole: Int) -> Bool { self * Share.part <= whole }

  /// At most a tenth: exceptions, such as towns that share a code with another, a remark, another spelling.
  package func isFew(of whole: Int) -> Bool { self * Share.exceptions <= whole }

  /// At most one in fifty: mistakes in typing, not a rule of the source.
  package func isSlip(of whole: Int) -> Bool { self * Share.slip <= whole }

  // MARK: Different texts

  /// As a count of different texts: at least a fifth of all come back, as a province's code does in the
  /// rows of its cities.
  package func isGrouping(of whole: Int) -> Bool { (whole - self).isPart(of: whole) }

  /// As a count of different texts: at least three for two of a level above, or it is the same level in
  /// other words.
  package func isHalfMore(than other: Int) -> Bool { (self - other).isHalf(of: other) }
}

/// The same of a share between 0 and 1, such as that of a column's cells that are filled.
extension Double {
  /// More than half.
  package var isMost: Bool { self > 0.5 }

  /// At least half.
  package var isHalf: Bool { self >= 0.5 }

  /// All but a small part.
  package var isLargePart: Bool { self * Double(Share.part) >= Double(Share.part - 1) }

  /// All but a few.
  package var isNearlyAll: Bool { self * Double(Share.exceptions) >= Double(Share.exceptions - 1) }

  /// All but a little: of texts that decide what a column is.
  package var isAllButLittle: Bool { self * Double(Share.little) >= Double(Share.little - 1) }

  /// At most a fifth.
  package var isSmallPart: Bool { self * Double(Share.part) <= 1 }

  /// At least a fifth.
  package var isPart: Bool { self * Double(Share.part) >= 1 }

  /// At most a tenth.
  package var isFew: Bool { self * Double(Share.exceptions) <= 1 }

  /// At most one in twenty.
  package var isLittle: Bool { self * Double(Share.little) <= 1 }
}
