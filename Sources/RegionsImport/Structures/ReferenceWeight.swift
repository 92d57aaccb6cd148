/// How much each sign that a column names the records above weighs, beside the share of its texts that are
/// found among their IDs.
enum ReferenceWeight {
  /// "pid", "上级代码".
  static let parentWord = 0.3
  /// "sort", "level": small numbers are among row numbers.
  static let measure = -0.5
  /// By the share of another list that it names: cities are in all provinces, their kinds in few rows.
  static let coverage = 0.3
  /// A column of the same list whose heading says nothing: "group".
  static let unworded = -0.2

  // MARK: Limits

  /// Less explains nothing: a fourth of the parents missing, and no word for one.
  static let enough = 0.75
  /// Without a word for it, of five texts of a column one has to be an ID of its own table: small numbers
  /// meet a few by chance.
  static let matchedShare = 5
  /// Of ten rows one has to have a parent that another has as well: "next" names each row once.
  static let siblingShare = 10
  /// No more rows than these may well have a parent each.
  static let fewMatched = 20
  /// As many records that each name another one are told something else of, without a word.
  static var fewPairs: Int { Count.several }
  /// Weaker by more than this is no choice.
  static var nearness: Double { Weight.nearness }
  /// Two that differ by less speak for as much: the larger list is nearer.
  static let sameReason = 0.15
  /// Two that differ by less and say otherwise: somebody has to choose.
  static let noBetter = 0.05
}
