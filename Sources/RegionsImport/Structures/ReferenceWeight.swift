import RegionsSource

/// How much each sign that a column names the records above weighs, beside the share of its texts that are
/// found among their IDs.
enum ReferenceWeight {
  /// "pid", "上级代码".
  static var parentWord: Double { Sign.hint }
  /// "sort", "level": small numbers are among row numbers.
  static var measure: Double { -Sign.likely }
  /// By the share of another list that it names: cities are in all provinces, their kinds in few rows.
  static var coverage: Double { Sign.hint }
  /// A column of the same list whose heading says nothing: "group".
  static var unworded: Double { -Sign.hint }

  // MARK: Limits

  /// Less explains nothing: a fourth of the parents missing, and no word for one.
  static var enough: Double { Sign.likely + Sign.hint }
  /// No more rows than these may well have a parent each.
  static var fewMatched: Int { Count.dozen }
  /// Above this number, records that each name another one are told something else of, without a word.
  static var fewPairs: Int { Count.several }
  /// Weaker by more than this is no choice.
  static var nearness: Double { Weight.nearness }
  /// Two that differ by less speak for as much: of lists the larger one is nearer, of columns that say otherwise
  /// somebody has to choose.
  static var noBetter: Double { Sign.hint }
}
